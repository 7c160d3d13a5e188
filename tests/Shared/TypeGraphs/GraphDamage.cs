// Owns: breaking of a source as typing, merging and mistakes break it. What comes of it need not compile. Knows no generator.
using System.Text.RegularExpressions;

namespace Octavo.Tests.TypeGraphs;

/// <summary>Damages a source; the same seed damages it alike.</summary>
internal sealed partial class GraphDamage(int seed)
{
    private static readonly string[] s_pieces =
    [
        "[GenerateCodec(Order = )]", "[GenerateCodec(Layout = (Layout)77)]", "[GenerateCodec(Order = (MemberOrder)9, Layout = Layout.Array)]",
            "[CodecMember(-1)]", "[CodecMember(0)]", "[CodecMember(int.MaxValue)]", "[CodecMember(1, null)]",
        "[CodecMember(\"\")]", "[CodecMember(1)] [CodecMember(2)]", "[CodecMember(", "[CodecIgnore]", "[CodecIgnore, CodecMember(3)]", "[GenerateCodec]",
            "[GenerateCodec", "[assembly: GenerateCodecFor(typeof())]", "[assembly: GenerateCodecFor(null)]",
        "[assembly: GenerateCodecFor(typeof(List<>))]", "[assembly: GenerateCodecFor(typeof(Missing))]", "[assembly: GenerateCodecFor(typeof(int*))]", "file ",
            "ref ", "partial ", "abstract ", "static ", "unsafe ", "required ", "readonly ", "const ",
        "private ", "protected internal ", "sealed ", "new ", "override ", "event System.Action E;", "this[int i] => i;", "public fixed byte Buffer[4];",
            "public delegate* <int> F;", "public (int, Missing<>) G;", "public dynamic D;", "public object? O;",
        "public int[,] P;", "public T Q;", "public List<List<List<Missing>>> S;", "public Span<int> U;", "public Nullable<Nullable<int>> V;",
            "public Dictionary<,> X;", "public global::Missing.Y Y;", "public static implicit operator int(", "where T : ",
        "<T>", "<T, >", "#nullable disable\n", "#nullable restore\n", "#if X\n", "#endif\n", "/*", "\"", "'", "\"\"\"", "{", "}", "(", ")", ";", ",", "=>",
            "default!", "\\u0041", "\0", "\uD800", "namespace N {", "using static Missing;", "global using System;",
        "[GenerateCodec] public class Self : Self { }", "[GenerateCodec] public class A1 : B1 { } public class B1 : A1 { }",
            "[GenerateCodec] public struct Loop { public Loop L; }",
            "[GenerateCodec] public class Generic<T> { [GenerateCodec] public class Inner { public T? Value; } }",
        "[GenerateCodec] public interface I { int P { get; set; } }", "[GenerateCodec] public ref struct Ref { public int A; }",
            "[GenerateCodec] file class Local { public int A; }", "[GenerateCodec] public enum E1 : Missing { A }",
            "[GenerateCodec] public record R1(int A, int a) : R2(A); public record R2(int A);",
        "[GenerateCodec] public class C1 { public C1(int a) { } private C1(string b) { } public int B { get; } }",
            "[GenerateCodec] public partial class P1 { public partial int A { get; set; } }",
            "[System.Runtime.CompilerServices.InlineArray(4)] [GenerateCodec] public struct Inline { public int A; }",
        "public static class Calls { public static void F<T>(T t) { OctavoBinary.Serialize(t); OctavoBinary.Serialize<Missing>(default); OctavoMsgPack.Deserialize<List<T>>(null!); OctavoBinary.Serialize(); OctavoBinary.Deserialize<int,int>([]); } }",
        "[GenerateCodec] public class @class<@in> where @in : struct { public @in? @out; }", "extension(string s) { public int L => s.Length; }",
            "[GenerateCodec] public class Field { public int A { get => field; set => field = value; } }",
    ];

    private readonly Random _random = new(seed);

    /// <summary>One to six changes.</summary>
    internal string Break(string source)
    {
        for (int i = _random.Next(6); i >= 0; i--)
        {
            source = Change(source);
        }
        return source;
    }

    private string Change(string source)
    {
        if (source.Length < 20)
        {
            return s_pieces[_random.Next(s_pieces.Length)];
        }
        MatchCollection tokens = Token().Matches(source);
        Match token = tokens[_random.Next(tokens.Count)];
        Match other = tokens[_random.Next(tokens.Count)];
        switch (_random.Next(8))
        {
            case 0:
                return source[.._random.Next(source.Length)];
            case 1:
                return source.Remove(token.Index, token.Length);
            case 2:
                return source.Remove(token.Index, Math.Min(source.Length - token.Index, _random.Next(200)));
            case 3:
                return source.Remove(token.Index, token.Length).Insert(token.Index, other.Value);
            case 4:
                return source.Insert(token.Index, source.Substring(other.Index, Math.Min(source.Length - other.Index, _random.Next(300))));
            case 5:
                int line = source.IndexOf('\n', token.Index);
                return source.Insert(line < 0 ? source.Length : line + 1, s_pieces[_random.Next(s_pieces.Length)] + "\n");
            default:
                return source.Insert(token.Index, s_pieces[_random.Next(s_pieces.Length)] + " ");
        }
    }

    [GeneratedRegex(@"[\w@]+|[^\w\s]")]
    private static partial Regex Token();
}
