-- Commit one or more versions of a session, if nobody else has in the meantime.
--
-- KEYS  the session (a hash), its log (a list)
-- ARGV  the version it is based on ("0" to create), the session after it, lifetime in seconds, channel, message, entries...
-- Returns "done", "conflict" (another version is there) or "missing" (the session is gone).
local current = redis.call('HGET', KEYS[1], 'version')
if (current or '0') ~= ARGV[1] then
  -- A client that lost the reply sends the same commit again: its first entry is in its place already.
  if redis.call('LINDEX', KEYS[2], ARGV[1]) == ARGV[6] then
    return 'done'
  end
  return current and 'conflict' or 'missing'
end
if redis.call('LLEN', KEYS[2]) ~= tonumber(ARGV[1]) then
  -- Redis has dropped one of the keys: what is left is no session any more.
  redis.call('DEL', KEYS[1], KEYS[2])
  return 'missing'
end
redis.call('HSET', KEYS[1], 'version', ARGV[1] + #ARGV - 5, 'session', ARGV[2])
for i = 6, #ARGV do
  redis.call('RPUSH', KEYS[2], ARGV[i])
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[3])
redis.call('PUBLISH', ARGV[4], ARGV[5])
return 'done'
