-- Count one request of a caller, unless it has used its allowance up (the generic cell rate algorithm).
--
-- KEYS  the caller: the time at which its allowance will be whole again
-- ARGV  microseconds after which it may make one more request, microseconds in which it may make them all
-- Returns the microseconds to wait; 0 when the request was counted.
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local whole = math.max(tonumber(redis.call('GET', KEYS[1])) or now, now) + ARGV[1]
local wait = whole - now - ARGV[2]
if wait > 0 then
  return wait
end
redis.call('SET', KEYS[1], string.format('%.0f', whole), 'PX', math.ceil((whole - now) / 1000))
return 0
