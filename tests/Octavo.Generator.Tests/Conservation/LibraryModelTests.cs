// Owns: models as other libraries' tools and users write them: what the build says about state that some formats, or other assemblies, do not see.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class LibraryModelTests
{
    private const string Protogen =
        """
        namespace ProtoBuf
        {
            public sealed class ProtoContractAttribute : System.Attribute;
            public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag { get; } = tag; }
            public interface IExtension
            {
                System.IO.Stream BeginAppend();
                void EndAppend(System.IO.Stream stream, bool commit);
                System.IO.Stream BeginQuery();
                void EndQuery(System.IO.Stream stream);
            }
            public interface IExtensible { IExtension GetExtensionObject(bool create); }
        }

        """;

    /// <summary>protogen gives each message an <c>IExtension</c>, those without fields too: it keeps unknown fields.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("[ProtoBuf.ProtoMember(1)] public int B { get; set; }")]
    public void Messages_of_protogen_build(string members)
    {
        Generated generated = Harness.Run(Harness.Compilation([Protogen
            + "[Octavo.GenerateCodec, ProtoBuf.ProtoContract] public partial class Response : ProtoBuf.IExtensible { private ProtoBuf.IExtension? _data; "
            + "ProtoBuf.IExtension ProtoBuf.IExtensible.GetExtensionObject(bool create) => _data ??= null!; " + members + " }"])).Compiles();
        Assert.NotEmpty(generated.Codecs);
    }

    /// <summary>Who closes a definition of another assembly does not see what is not public there: the definition tells.</summary>
    [Theory]
    [InlineData("public class Page<T> { private int _number; public T? Item { get; set; } public int Turn() => _number++; }", "'Page<T>._number'")]
    [InlineData("public class Page<T> { protected internal int Number { get; private set; } public T? Item { get; set; } public int Turn() => Number++; }",
        "'Page<T>.Number'")]
    [InlineData("public class Page<T> { public int Number { private get; set; } public T? Item { get; set; } }", "'Page<T>.Number'")]
    [InlineData("public struct Page<T> { private int _number; public T? Item { get; set; } public int Turn() => _number++; }", "'Page<T>._number'")]
    [InlineData("public class Page<T> : System.Collections.Generic.List<T> { private int _number; public int Turn() => _number++; }", "'Page<T>._number'")]
    [InlineData("public class Page<T> { [CodecIgnore] private int _number; public T? Item { get; set; } public int Turn() => _number++; }", null)]
    [InlineData("public partial class Page<T> { [CodecMember] private int _number; public T? Item { get; set; } public int Turn() => _number++; }", null)]
    [InlineData("internal class Page<T> { private int _number; public T? Item { get; set; } public int Turn() => _number++; }", null)]
    [InlineData("public partial class Page<T> { [System.Text.Json.Serialization.JsonInclude] protected string Number { get; } = \"\"; public T? Item { get; set; } }",
        "'Page<T>.Number'")]
    public void A_generic_definition_tells_of_its_state(string definition, string? named)
    {
        string[] found = [.. Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] " + definition])).Diagnostics
            .Where(d => d.Severity >= DiagnosticSeverity.Warning).Select(d => d.Id + " " + d.GetMessage())];
        if (named is null)
        {
            Assert.Empty(found);
            return;
        }
        Assert.StartsWith("OCT0008 " + named, Assert.Single(found), StringComparison.Ordinal);
        // Where it is closed here as well, it is told once.
        Assert.Single(Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] " + definition
            + " [GenerateCodec] public class Holder { public Page<int> A = new(); public Page<string> B = new(); }"])).Diagnostics,
            d => d.Id == "OCT0008");
    }

    /// <summary>What formats by name write is not said to be left out of them.</summary>
    [Theory]
    [InlineData("[GenerateCodec(Computed = ComputedMembers.Write)]", "written in formats by name, but not read in any: it has no setter")]
    [InlineData("[GenerateCodec]", "left out of every format: it has no setter")]
    public void State_that_nothing_sets_is_told_as_it_is(string attribute, string told) =>
        Assert.Contains("'A.B' is " + told,
            Assert.Single(Harness.Run("using Octavo; " + attribute + " public class A { public int B { get; } = 3; public int C; }").Diagnostics,
            d => d.Id == "OCT0008").GetMessage(), StringComparison.Ordinal);

    /// <summary>A partial property's accessors are in its other part: they name the field that it is.</summary>
    [Fact]
    public void Fields_of_partial_properties_are_carried() =>
        Harness.Run("using Octavo; [GenerateCodec] public partial class A { public partial string? P { get; set; } } "
            + "public partial class A { private string? _p; public partial string? P { get => _p; set => _p = value; } }").Compiles();

    /// <summary>Comparers come back however the object gets them: from methods, other members, methods that constructors call, constructors of derived types,
    /// at first use.</summary>
    [Theory]
    [InlineData("public HashSet<string> H { get; set; } = Make(); static HashSet<string> Make() => new(StringComparer.OrdinalIgnoreCase);")]
    [InlineData("public HashSet<string> H { get; set; } = Make; static HashSet<string> Make { get { return new(StringComparer.OrdinalIgnoreCase); } }")]
    [InlineData("public HashSet<string> H { get; set; } = Maker.Make<string>(StringComparer.OrdinalIgnoreCase);")]
    [InlineData("public HashSet<string> H { get; set; } public R() { Start(); } void Start() { H = new(StringComparer.OrdinalIgnoreCase); }")]
    [InlineData("public HashSet<string> H { get; set; } public R() { var made = new HashSet<string>(StringComparer.OrdinalIgnoreCase); H = made; }")]
    [InlineData("public HashSet<string> H { get; set; } public R() : this(true) { } public R(bool b) { H = b ? new(StringComparer.OrdinalIgnoreCase) : new(); }")]
    [InlineData("HashSet<string>? _h; public HashSet<string> H { get => _h ??= new(StringComparer.OrdinalIgnoreCase); set => _h = value; }")]
    [InlineData("public HashSet<string> H { get => field ??= new(StringComparer.OrdinalIgnoreCase); set; }")]
    [InlineData("} public class B { public HashSet<string> H { get; set; } = new(); } [GenerateCodec] public class C : B { public C() { H = new(StringComparer.OrdinalIgnoreCase); }", "C")]
    public void Comparers_come_back(string members, string type = "R")
    {
        string source = "using System; using System.Collections.Generic; using Octavo; [GenerateCodec] public class R { " + members + " } "
            + "public static class Maker { public static HashSet<T> Make<T>(IEqualityComparer<T> c) => new(c); } "
            + "public static class Check { public static void Run() { var r = new " + type + "(); r.H.Add(\"a\"); foreach (var back in new[] { OctavoBinary.Deserialize<" + type
            + ">(OctavoBinary.Serialize(r))!, OctavoJson.Deserialize<" + type + ">(OctavoJson.Serialize(r))! }) "
            + "if (!back.H.Contains(\"A\")) throw new InvalidOperationException(\"lost\"); } }";
        Harness.Run("#pragma warning disable CS8618\n" + source).Invoke("Check", "Run");
    }
}
