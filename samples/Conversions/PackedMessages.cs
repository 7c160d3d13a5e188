// Owns: MessagePack compressed as MessagePack-CSharp compresses it (MessagePackCompression.Lz4BlockArray): either library reads the other's data.
// Packages: Octavo, Octavo.Lz4.
using Octavo;

namespace Conversions;

[GenerateCodec]
public sealed record Sample([property: CodecMember(1)] string Place, [property: CodecMember(2)] double Degrees);

internal static class PackedMessages
{
    internal static Task<bool> RunAsync()
    {
        List<Sample> samples = [.. Enumerable.Range(0, 1000).Select(i => new Sample("north", i % 20))];
        byte[] plain = OctavoMsgPack.Serialize(samples), packed = OctavoMsgPackLz4.Serialize(samples);
        List<Sample> read = OctavoMsgPackLz4.Deserialize<List<Sample>>(packed)!;
        Console.WriteLine($"{plain.Length:N0} bytes, {packed.Length:N0} compressed");

        // Uncompressed data is read too, and bytes without a type can be packed and unpacked.
        List<Sample> unpacked = OctavoMsgPackLz4.Deserialize<List<Sample>>(plain)!;
        bool isSame = OctavoMsgPackLz4.Decompress(packed).AsSpan().SequenceEqual(plain);
        return Task.FromResult(packed.Length < plain.Length / 2 && samples.SequenceEqual(read) && samples.SequenceEqual(unpacked) && isSame);
    }
}
