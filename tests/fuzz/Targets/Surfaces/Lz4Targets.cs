// Owns: compressed MessagePack as a surface: values and bytes.
using Octavo.Interop.Tests.Haskell;
using Octavo.Interop.Tests.Types;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class Lz4Targets
{
    internal const string Name = "LZ4";

    /// <summary>Bytes that a byte may expand to: data from others is read so.</summary>
    private const int Ratio = 4;

    private static readonly OctavoMsgPackLz4Options s_untrusted = OctavoMsgPackLz4Options.Untrusted with { MaxRatio = Ratio };

    internal static IEnumerable<Target> All() =>
    [
        Of("values", () => Enumerable.Range(0, 3).Select(seed => new RandomValues(seed).Next())),
        Of("texts", () => new[] { Enumerable.Range(0, 60).Select(i => $"value {i}").ToList(), [], ["a"] }),
        Of("numbers", () => new[] { Enumerable.Range(0, 300).ToList(), [1] }),
        new SurfaceTarget<byte[]>("bytes", Name, () => Seeds(() => new[] { Enumerable.Range(0, 60).Select(i => $"value {i}").ToList() }),
            static input => OctavoMsgPackLz4.Decompress(input, s_untrusted))
        {
            IsPlaceInside = true,
            Check = static plain =>
            {
                if (!OctavoMsgPackLz4.Decompress(OctavoMsgPackLz4.Compress(plain)).AsSpan().SequenceEqual(plain))
                {
                    throw new FindingException("round trip", Convert.ToHexString(plain));
                }
            },
        },
    ];

    private static SurfaceTarget<T?> Of<T>(string entry, Func<IEnumerable<T>> values) =>
        new(entry, Name, () => Seeds(values), static input => OctavoMsgPackLz4.Deserialize<T>(input, s_untrusted))
        {
            AllowedPerByte = 200 * Ratio,
            IsPlaceInside = true,
            Check = static value => OctavoMsgPackLz4.Deserialize<T>(OctavoMsgPackLz4.Serialize(value)),
        };

    private static IEnumerable<byte[]> Seeds<T>(Func<IEnumerable<T>> values) =>
        from value in values()
        from form in Enum.GetValues<MsgPackLz4Form>()
        from block in (int[])[256, 32 * 1024]
        select OctavoMsgPackLz4.Serialize(value, new OctavoMsgPackLz4Options { Form = form, BlockLength = block, MinLength = 1 });
}
