// Owns: the types that members of random models hold, and the text of what they are declared by: once for a library, once for a program.
using Octavo.Generator.Parsing.Compiling;
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Conservation;

/// <summary>The types of one assembly: those of a library have names that begin with <c>Lib</c>.</summary>
internal sealed class RandomParts(Random random, bool inLibrary)
{
    /// <summary>Each type with what declares it; it is declared if a text says its name.</summary>
    private static readonly (string Name, string Text)[] s_declarations =
    [
        ("Shade",
            """
                public enum Shade { None, Dark, Light }
            """),
        ("IHas",
            """
                public interface IHas<T> { T Has { get; set; } }
            """),
        ("Part",
            """
                [Octavo.GenerateCodec] public class Part { [Octavo.CodecMember(1)] public int P { get; set; } [Octavo.CodecMember(2)] public string? Q; }
            """),
        ("Loose",
            """
                [Octavo.GenerateCodec] public class Loose { public int P { get; set; } public string? Q; public Shape? S { get; init; } }
            """),
        ("Row",
            """
                [Octavo.GenerateCodec] public class Row : System.Collections.Generic.List<int> { }
            """),
        ("Map",
            """
                [Octavo.GenerateCodec] public class Map : System.Collections.Generic.Dictionary<string, int> { }
            """),
        ("Line",
            """
                [Octavo.GenerateCodec] public class Line : System.Collections.Generic.Queue<string> { }
            """),
        ("Pile",
            """
                [Octavo.GenerateCodec] public class Pile : System.Collections.Generic.Stack<long> { }
            """),
        ("Tags",
            """
                [Octavo.GenerateCodec] public class Tags : System.Collections.Generic.HashSet<string> { }
            """),
        ("Own",
            """
                [Octavo.GenerateCodec] public class Own : System.Collections.Generic.ICollection<string>
                {
                    private readonly System.Collections.Generic.List<string> _all = new();
                    public int Count => _all.Count;
                    public bool IsReadOnly => false;
                    public void Add(string item) => _all.Add(item);
                    public void Clear() => _all.Clear();
                    public bool Contains(string item) => _all.Contains(item);
                    public void CopyTo(string[] array, int index) => _all.CopyTo(array, index);
                    public bool Remove(string item) => _all.Remove(item);
                    public System.Collections.Generic.IEnumerator<string> GetEnumerator() => _all.GetEnumerator();
                    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
                }
            """),
        ("Own2",
            """
                [Octavo.GenerateCodec] public class Own2 : Own { }
            """),
        ("Bag",
            """
                [Octavo.GenerateCodec] public class Bag<T> : System.Collections.ObjectModel.Collection<T> { }
            """),
        ("Watched",
            """
                [Octavo.GenerateCodec] public class Watched : System.Collections.ObjectModel.ObservableCollection<int> { }
            """),
        ("Made",
            """
                [Octavo.GenerateCodec] public class Made : System.Collections.Generic.List<string> { private Made() { } public static Made Create() => new(); }
            """),
        ("View",
            """
                [Octavo.GenerateCodec, System.Runtime.CompilerServices.CollectionBuilder(typeof(Views), "Of")]
                public sealed class View<T> : System.Collections.Generic.IEnumerable<T>
                {
                    private readonly T[] _all;
                    internal View(T[] all) => _all = all;
                    public System.Collections.Generic.IEnumerator<T> GetEnumerator() => ((System.Collections.Generic.IEnumerable<T>)_all).GetEnumerator();
                    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
                }
                public static class Views { public static View<T> Of<T>(System.ReadOnlySpan<T> all) => new(all.ToArray()); }
            """),
        ("Few",
            """
                [Octavo.GenerateCodec, System.Runtime.CompilerServices.CollectionBuilder(typeof(Few), "Of")]
                public readonly struct Few : System.Collections.Generic.IReadOnlyCollection<int>
                {
                    private readonly int[]? _all;
                    private Few(int[] all) => _all = all;
                    public static Few Of(System.ReadOnlySpan<int> all) => new(all.ToArray());
                    public int Count => _all?.Length ?? 0;
                    public System.Collections.Generic.IEnumerator<int> GetEnumerator() =>
                        ((System.Collections.Generic.IEnumerable<int>)(_all ?? [])).GetEnumerator();
                    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
                }
            """),
        ("Num",
            """
                [Octavo.CodecAs(typeof(int))] public readonly partial struct Num(int value)
                {
                    private readonly int _value = value;
                    public override string ToString() => "n" + _value;
                }
            """),
        ("Word",
            """
                [Octavo.CodecAs(typeof(string))] public sealed partial class Word
                {
                    private readonly string _text;
                    private Word(string text) => _text = text;
                    public override string ToString() => _text;
                }
            """),
        ("Shape",
            """
                [Octavo.GenerateCodec, Octavo.CodecUnion(1, typeof(Flat)), Octavo.CodecUnion(4, typeof(Deep), "deep"), Octavo.CodecUnion(7, typeof(Inner))]
                public abstract class Shape { [Octavo.CodecMember(1)] public int S { get; set; } }
            """),
        ("Flat",
            """
                [Octavo.GenerateCodec] public class Flat : Shape { [Octavo.CodecMember(2)] public string? F { get; init; } }
            """),
        ("Deep",
            """
                [Octavo.GenerateCodec] public sealed class Deep : Flat
                { [Octavo.CodecMember(3)] public Shade D; [Octavo.CodecMember(4)] public Part? Held { get; set; } }
            """),
        ("Inner",
            """
                [Octavo.GenerateCodec, Octavo.CodecUnion(2, typeof(Most))] public abstract class Inner : Shape
                { [Octavo.CodecMember(2)] public long I { get; set; } }
            """),
        ("Most",
            """
                [Octavo.GenerateCodec] public sealed class Most : Inner { [Octavo.CodecMember(3)] public int? M { get; private set; } }
            """),
    ];

    private static readonly string[] s_scalars = ["int", "long", "byte", "bool", "double", "decimal", "char", "string", "System.Guid", "System.DateTime",
        "int?", "Shade", "Shade?", "Num", "Num?", "Word"];

    private static readonly string[] s_collections = ["Row", "Map", "Line", "Pile", "Tags", "Own", "Own2", "Bag<int>", "Bag<Part>", "Watched"];

    /// <summary>Collections that a method makes.</summary>
    private static readonly string[] s_made = ["Made", "View<int>", "View<Part>", "View<string>", "Few"];

    private readonly string _prefix = inLibrary ? "Lib" : "";

    /// <summary>The declarations that a text of the model needs, in the model's namespace.</summary>
    public string Declarations(string text)
    {
        var needed = new HashSet<string>();
        var left = new Queue<string>([text]);
        while (left.TryDequeue(out string? one))
        {
            foreach ((string name, string declaration) in s_declarations.Where(d => Says(one, d.Name) && needed.Add(d.Name)))
            {
                left.Enqueue(inLibrary ? Prefixed(declaration) : declaration);
            }
        }
        string all = string.Join("\n", s_declarations.Where(d => needed.Contains(d.Name)).Select(d => d.Text)) + "\n";
        return inLibrary ? Prefixed(all) : all;
    }

    /// <summary>A type of a member.</summary>
    public string Type()
    {
        string scalar = Scalar();
        return random.Next(15) switch
        {
            0 => "System.Collections.Generic.List<" + scalar + ">",
            1 => scalar + "[]",
            2 => "System.Collections.Generic.Dictionary<string, " + scalar + ">",
            3 => "(" + string.Join(", ", Enumerable.Range(0, random.Next(2, 11)).Select(_ => Scalar())) + ")",
            4 => Named("Part"),
            5 => Collection(s_collections[random.Next(s_collections.Length)]),
            6 => Named("Shape"),
            7 => "Octavo.CodecOptional<" + scalar + ">",
            8 => Collection(s_made[random.Next(s_made.Length)]),
            9 => random.Next(3) == 0 ? "System.Collections.Generic.List<" + Named("Shape") + ">" : Named("Loose"),
            _ => scalar,
        };
    }

    /// <summary>What follows a member that must not be null.</summary>
    public static string Initial(string type) =>
        type == "string" ? " = \"\""
            : type.StartsWith("System.Collections", StringComparison.Ordinal) || type.EndsWith("Row", StringComparison.Ordinal) ? " = new()"
            : type.EndsWith('?') || IsValue(type) ? "" : " = default!";

    /// <summary>Whether a type is one of the model's own collections.</summary>
    public static bool IsCollection(string type) =>
        s_collections.Any(c => type == c || type == "Lib" + c || type == "Lib" + c.Replace("<", "<Lib", StringComparison.Ordinal));

    private static bool IsValue(string type) =>
        type is "int" or "long" or "byte" or "bool" or "double" or "decimal" or "char" or "System.Guid" or "System.DateTime"
            || type.EndsWith("Shade", StringComparison.Ordinal)
            || type.EndsWith("Num", StringComparison.Ordinal)
            || type.EndsWith("Few", StringComparison.Ordinal);

    /// <summary>One of several texts.</summary>
    public string Pick(params string[] from) => from[random.Next(from.Length)];

    private string Scalar()
    {
        string scalar = s_scalars[random.Next(s_scalars.Length)];
        return char.IsUpper(scalar[0]) && !scalar.StartsWith("System", StringComparison.Ordinal) ? Named(scalar) : scalar;
    }

    private bool Says(string text, string name) => Regex.IsMatch(text, @"(?<!\w)" + _prefix + name + @"\b");

    /// <summary>The name of one of the types.</summary>
    public string Named(string type) => _prefix + type;

    private string Collection(string type) => Named(type.Replace("<Part", "<" + _prefix + "Part", StringComparison.Ordinal));

    /// <summary>The library's names, wherever a declaration says them.</summary>
    private static string Prefixed(string text) => Regex.Replace(text,
        @"(?<![\w.""])(IHas|Made|Views?|Few|Shade|Part|Loose|Row|Map|Line|Pile|Tags|Own2?|Bag|Watched|Num|Word|Shape|Flat|Deep|Inner|Most)\b", "Lib$1");
}
