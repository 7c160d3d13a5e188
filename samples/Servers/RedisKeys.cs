// Owns: a value in Redis, in the bytes of a format.
// Packages: Octavo, StackExchange.Redis.
using Octavo;
using StackExchange.Redis;

namespace Servers;

internal static class RedisKeys
{
    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        OctavoCodecs.Require(typeof(Parcel), format);   // at start-up: says what would fail at the first value
        await using ConnectionMultiplexer redis = await ConnectionMultiplexer.ConnectAsync(address);
        IDatabase database = redis.GetDatabase();
        string key = $"parcel:{Guid.NewGuid():N}";
        await database.StringSetAsync(key, format.Serialize(Parcel.Sample), TimeSpan.FromMinutes(1));
        RedisValue value = await database.StringGetAsync(key);
        Parcel? cached = value.IsNull ? null : format.Deserialize<Parcel>((byte[])value!);
        RedisValue none = await database.StringGetAsync(key + ":none");
        Console.WriteLine($"Parcel {cached?.Id} in {value.Length()} bytes; another key: {(none.IsNull ? "nothing" : "something")}");
        return cached?.IsSample == true && none.IsNull;
    }
}
