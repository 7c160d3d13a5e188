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
        bool isRight = packed.Length < plain.Length / 2 && samples.SequenceEqual(read) && samples.SequenceEqual(unpacked) && isSame;

        // From outside: few bytes that expand to many are refused before there is memory for them. These samples repeat and expand 83 times.
        OctavoMsgPackLz4Options untrusted = OctavoMsgPackLz4Options.Untrusted;
        isRight &= !OctavoMsgPackLz4.TryDeserialize(packed, out List<Sample>? _, out OctavoError error, untrusted);
        Console.WriteLine($"Refused: {error.Message}");

        // If data of yours repeats as much, allow what LZ4 can reach; all other bounds stay.
        OctavoMsgPackLz4Options wider = untrusted with { MaxRatio = OctavoMsgPackLz4Options.LargestRatio };
        isRight &= OctavoMsgPackLz4.TryDeserialize(packed, out List<Sample>? allowed, out _, wider) && samples.SequenceEqual(allowed!);

        // Slower to write, shorter, and read like the rest.
        byte[] high = OctavoMsgPackLz4.Serialize(samples, new OctavoMsgPackLz4Options { Level = MsgPackLz4Level.High });
        Console.WriteLine($"{high.Length:N0} bytes at the high level");
        return Task.FromResult(isRight && samples.SequenceEqual(OctavoMsgPackLz4.Deserialize<List<Sample>>(high)!));
    }
}
