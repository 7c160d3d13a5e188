// Owns: large structs are passed by reference from the root to the last member: no emitted method takes one by value.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Emitting;

public sealed partial class ByInTests
{
    private const string Source = """
        using System.Collections.Generic;
        using Octavo;
        using Octavo.Internal;

        namespace Acme;

        [GenerateCodec] public struct Large { public long A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P; public string? Q; }
        [GenerateCodec] public struct Fixed { public long A, B, C; public DateTimeOffset D; }
        [GenerateCodec] public struct Image { public long A, B, C; }
        [GenerateCodec] public struct Outer { public Large Inner; public Fixed Fixed; public Image Image; public string? Text; }
        [GenerateCodec(Omit = OmitPolicy.Null)] public struct Sparse { public Large Inner; public string? Text; }

        [CodecConverter(typeof(ByHandCodec))] public struct ByHand { public long A, B, C; }

        public struct ByHandCodec : ICodec<ByHand>
        {
            public static void Write<W>(ref W w, scoped in ByHand value) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(null);
            public static void Read<R>(ref R r, ref ByHand value) where R : struct, IFormatReader<R>, allows ref struct => r.ReadText();
        }

        [GenerateCodec]
        public sealed class Holder
        {
            public Large Field;
            public Large Property { get; set; }
            public Large? Maybe;
            public Outer[]? Array;
            public List<Large>? List;
            public HashSet<Fixed>? Set;
            public Dictionary<Image, Large>? Map;
            public ByHand ByHand;
        }

        public static class Calls
        {
            public static byte[] Roots(Large large, Large? maybe, Outer[] array, Dictionary<string, Large> map) =>
                [.. OctavoBinary.Serialize(large), .. OctavoMsgPack.Serialize(maybe), .. OctavoBinary.Serialize(array), .. OctavoBinary.Serialize(map)];
        }
        """;

    [Fact]
    public void No_emitted_method_takes_a_large_struct_by_value()
    {
        Generated generated = Harness.Run("using System; " + Source).Compiles();
        int references = 0;
        foreach ((string file, string text) in generated.Files)
        {
            foreach (Match parameters in Declaration().Matches(text))
            {
                foreach (string parameter in parameters.Groups[1].Value.Split(", "))
                {
                    Match large = LargeStruct().Match(parameter);
                    if (large.Success)
                    {
                        Assert.True(parameter.StartsWith("in ", StringComparison.Ordinal) || parameter.StartsWith("scoped in ", StringComparison.Ordinal)
                            || parameter.StartsWith("ref ", StringComparison.Ordinal) || parameter.StartsWith("out ", StringComparison.Ordinal),
                                $"{file}: {parameter}");
                        references++;
                    }
                }
            }
        }
        Assert.InRange(references, 50, int.MaxValue);
    }

    [GeneratedRegex(@"^ *(?:public|private|internal) (?:override )?(?:static )?[^=(\n]*? \w+(?:<[WR]>)?\(([^()]*)\)", RegexOptions.Multiline)]
    private static partial Regex Declaration();

    [GeneratedRegex(@"global::Acme\.(Large|Fixed|Image|Outer|Sparse|ByHand)\?? \w+$")]
    private static partial Regex LargeStruct();
}
