module example.com/strangers/player

go 1.23

require example.com/strangers/referee v0.0.0

replace example.com/strangers/referee => ../sdk
