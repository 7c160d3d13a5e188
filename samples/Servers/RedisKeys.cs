// Owns: a value in Redis, in the bytes of a format, and a value with a stamp, which a program of another version does not misread.
// Packages: Octavo, StackExchange.Redis.
using System.Buffers;
using Octavo;
using StackExchange.Redis;

namespace Servers;

/// <summary>The parcel of the next release, which has a member more.</summary>
[GenerateCodec]
public sealed record LaterParcel([property: CodecMember(1)] int Id, [property: CodecMember(2)] List<Stop> Stops, [property: CodecMember(3)] bool IsExpress);

internal static class RedisKeys
{
    private static readonly TimeSpan s_life = TimeSpan.FromMinutes(1);

    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        OctavoCodecs.EnsureCodec(typeof(Parcel), format);   // at start-up: says what would fail at the first value
        await using ConnectionMultiplexer redis = await ConnectionMultiplexer.ConnectAsync(address);
        IDatabase database = redis.GetDatabase();
        string key = $"parcel:{Guid.NewGuid():N}";
        await database.StringSetAsync(key, format.Serialize(Parcel.Sample), s_life);
        RedisValue value = await database.StringGetAsync(key);
        Parcel? cached = value.IsNull ? null : format.Deserialize<Parcel>((byte[])value!);
        RedisValue none = await database.StringGetAsync(key + ":none");
        Console.WriteLine($"Parcel {cached?.Id} in {value.Length()} bytes; another key: {(none.IsNull ? "nothing" : "something")}");

        // Programs of two versions with one cache: a stamp of format and schema makes the other's value a miss.
        var options = new OctavoStampedOptions { Format = format };
        var buffer = new ArrayBufferWriter<byte>();
        new OctavoStampedValues<Parcel>(options).Write(buffer, Parcel.Sample);
        await database.StringSetAsync(key + ":stamped", buffer.WrittenMemory, s_life);
        var stored = new ReadOnlySequence<byte>((byte[])(await database.StringGetAsync(key + ":stamped"))!);
        bool isRead = new OctavoStampedValues<Parcel>(options).TryRead(stored, out Parcel? again, out _);
        bool isMiss = !new OctavoStampedValues<LaterParcel>(options).TryRead(stored, out _, out string reason);
        Console.WriteLine($"Stamped: parcel {again?.Id}. The next release: {reason}");
        return cached?.IsSample == true && none.IsNull && isRead && again?.IsSample == true && isMiss;
    }
}
