// Owns: types with codecs in several assemblies: one layout is shared, two are refused, at build if a compilation sees both, otherwise at first use.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class ConflictingCodecsTests
{
    private const string Model = "namespace Model { public class M { public string B { get; set; } = \"\"; public int A { get; set; } } }";

    [Theory]
    [InlineData("", ", Order = MemberOrder.Name")]
    [InlineData(", Layout = Layout.Array", "")]
    [InlineData(", Names = NamePolicy.CamelCase", "")]
    public void Two_layouts_are_refused(string first, string second)
    {
        Generated model = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        (Generated one, Generated other) = (Library("One", first, model), Library("Other", second, model));
        MetadataReference[] all = [model.Output.ToMetadataReference(), one.Output.ToMetadataReference(), other.Output.ToMetadataReference()];
        foreach (string use in new[] { "[GenerateCodec] public class H { public Model.M? M { get; set; } }",
            "[GenerateCodec] public class H { public System.Collections.Generic.List<Model.M>? M { get; set; } }",
            "class C { byte[] D(Model.M m) => OctavoBinary.Serialize(m); }" })
        {
            Diagnostic found =
                Assert.Single(Harness.Run(Harness.Compilation(["using Octavo; " + use], assembly: "App", more: all)).Diagnostics,
                    d => d.Severity == DiagnosticSeverity.Error);
            Assert.Equal("OCT0036", found.Id);
            Assert.Contains("'One' and 'Other'", found.GetMessage(), StringComparison.Ordinal);
            Assert.True(found.Location.IsInSource);
        }
        AtFirstUse(model, one, other, (save, saveOther) =>
        {
            // The one that ran first has written; from then on no one can take its data for the other's.
            Assert.NotEmpty(save());
            Assert.Equal(OctavoErrorCode.CodecsDiffer, Refused(saveOther));
            Assert.Equal(OctavoErrorCode.CodecsDiffer, Refused(save));
        });
    }

    [Theory]
    [InlineData("", "")]
    [InlineData(", Order = MemberOrder.Name", ", Order = MemberOrder.Name")]
    public void One_layout_is_shared(string first, string second)
    {
        Generated model = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        (Generated one, Generated other) = (Library("One", first, model), Library("Other", second, model));
        Harness.Run(
            Harness.Compilation(["using Octavo; [GenerateCodec] public class H { public Model.M? M { get; set; } }"], assembly: "App",
                more: [model.Output.ToMetadataReference(), one.Output.ToMetadataReference(), other.Output.ToMetadataReference()])).Compiles();
        AtFirstUse(model, one, other, (save, saveOther) => Assert.Equal(save(), saveOther()));
    }

    /// <summary>An assembly that asks for a type with other options than one that it references.</summary>
    [Theory]
    [InlineData("", ", Order = MemberOrder.Name", true)]
    [InlineData(", Names = NamePolicy.CamelCase", "", true)]
    [InlineData(", Order = MemberOrder.Name", ", Order = MemberOrder.Name", false)]
    public void Its_own_layout_and_a_referenced_one_are_one(string there, string here, bool differ)
    {
        Generated model = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        Generated one = Library("One", there, model);
        Diagnostic[] found =
            [.. Harness.Run(Harness.Compilation(["using Octavo; [assembly: GenerateCodecFor(typeof(Model.M)" + here + ")]"], assembly: "App",
                more: [model.Output.ToMetadataReference(), one.Output.ToMetadataReference()])).Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)];
        Assert.Equal(differ ? ["OCT0036"] : [], found.Select(d => d.Id));
        Assert.All(found, d => Assert.True(d.Location.IsInSource && d.GetMessage().Contains("'App' and 'One'", StringComparison.Ordinal)));
    }

    /// <summary>Two libraries that say what stands for a type, or what its cases are, say one thing.</summary>
    [Theory]
    [InlineData("[assembly: CodecSurrogate(typeof(Model.M), typeof({0}.S))] namespace {0} {{ [GenerateCodec] public class S {{ public int Q; public static S From(Model.M m) => new() {{ Q = m.A }}; public static Model.M To(S s) => new() {{ A = s.Q }}; }} }}", null, true)]
    [InlineData("[assembly: CodecSurrogate(typeof(Model.M), typeof({0}.S))] namespace {0} {{ [GenerateCodec] public class S {{ public int Q; public static S From(Model.M m) => new() {{ Q = m.A }}; public static Model.M To(S s) => new() {{ A = s.Q }}; }} }}",
        "[assembly: GenerateCodecFor(typeof(Model.M))]", true)]
    [InlineData("[assembly: CodecAs(typeof(Model.Id), typeof(int))]", null, false)]
    [InlineData("[assembly: CodecAs(typeof(Model.Id), typeof(int))]", "[assembly: CodecAs(typeof(Model.Id), typeof(string))]", true)]
    [InlineData("[assembly: CodecConverter(typeof(Model.M), typeof({0}.C))] namespace {0} {{ public struct C : ICodec<Model.M> {{ public static void Write<W>(ref W w, scoped in Model.M v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteInt32(v.A); public static void Read<R>(ref R r, ref Model.M v) where R : struct, IFormatReader<R>, allows ref struct => v = new() {{ A = r.ReadInt32() }}; }} }}", null, true)]
    [InlineData(Cases + "[assembly: CodecUnionFor(typeof(Model.Shape), 0, typeof(Model.Circle))] [assembly: CodecUnionFor(typeof(Model.Shape), 1, typeof(Model.Square))]",
        Cases + "[assembly: CodecUnionFor(typeof(Model.Shape), 1, typeof(Model.Circle))] [assembly: CodecUnionFor(typeof(Model.Shape), 0, typeof(Model.Square))]", true)]
    [InlineData(Cases + "[assembly: CodecUnionFor(typeof(Model.Shape), 0, typeof(Model.Circle))] [assembly: CodecUnionFor(typeof(Model.Shape), 1, typeof(Model.Square))]", null, false)]
    public void Two_forms_are_refused(string first, string? second, bool differ)
    {
        const string Forms = "using Octavo; namespace Model { public class M { public int A { get; set; } } public readonly struct Id { private readonly int _v; public Id(int v) => _v = v; public int Value => _v; public override string ToString() => _v.ToString(); public static Id Parse(string s) => new(int.Parse(s)); } "
            + "[CodecUnion] public abstract class Shape { public int Id { get; set; } } public class Circle : Shape; public class Square : Shape; }";
        Generated model = Harness.Run(Harness.Compilation([Forms], assembly: "Model"));
        Generated Lib(string name, string text) => Harness.Run(
            Harness.Compilation(["using Octavo; " + string.Format(System.Globalization.CultureInfo.InvariantCulture, text, name)], assembly: name,
                more: model.Output.ToMetadataReference())).Compiles();
        (Generated one, Generated other) = (Lib("One", first), Lib("Other", second ?? first));
        string held = first.Contains("Model.Id", StringComparison.Ordinal) ? "Model.Id"
            : first.Contains("Shape", StringComparison.Ordinal) ? "Model.Shape?" : "Model.M?";
        Diagnostic[] found = [.. Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] public class H { public " + held + " M { get; set; } }"], assembly: "App",
            more: [model.Output.ToMetadataReference(), one.Output.ToMetadataReference(), other.Output.ToMetadataReference()])).Diagnostics
            .Where(d => d.Severity == DiagnosticSeverity.Error)];
        Assert.Equal(differ ? ["OCT0036"] : [], found.Select(d => d.Id));
    }

    private const string Cases = "[assembly: GenerateCodecFor(typeof(Model.Shape))] [assembly: GenerateCodecFor(typeof(Model.Circle))] [assembly: GenerateCodecFor(typeof(Model.Square))] ";

    /// <summary>A value that holds the type somewhere.</summary>
    [Fact]
    public void What_holds_two_layouts_is_refused()
    {
        Generated model = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        const string Holder =
            "namespace {0} {{ [GenerateCodec] public class H {{ public System.Collections.Generic.Dictionary<int, Model.M[]> M {{ get; set; }} = []; }} public static class Save {{ public static byte[] It(Model.M m) => OctavoBinary.Serialize(new H {{ M = {{ [1] = [m] }} }}); }} }}";
        (Generated one, Generated other) = (Library("One", "", model, Holder), Library("Other", ", Order = MemberOrder.Name", model, Holder));
        AtFirstUse(model, one, other, (save, saveOther) =>
        {
            Assert.NotEmpty(save());
            Assert.Equal(OctavoErrorCode.CodecsDiffer, Refused(saveOther));
            Assert.Equal(OctavoErrorCode.CodecsDiffer, Refused(save));
        });
    }

    [Theory]
    [InlineData("", "", null)]
    [InlineData("", ", Order = MemberOrder.Name", "OCT0035")]
    [InlineData("(Layout = Layout.NameMap)", "", "OCT0035")]
    [InlineData("(Layout = Layout.NameMap)", ", Layout = Layout.NameMap", null)]
    [InlineData("", ", Members = MemberSet.All", "OCT0035")]
    public void A_type_with_a_codec_of_its_own_has_its_options(string own, string asked, string? id)
    {
        string type = "[GenerateCodec" + own + "] public class M { public string? B { get; set; } public int A { get; set; } }";
        Generated library = Harness.Run(Harness.Compilation(["using Octavo; " + type], assembly: "Lib"));
        foreach (Generated found in new[]
        {
            Harness.Run(
                Harness.Compilation(["using Octavo; [assembly: GenerateCodecFor(typeof(M)" + asked + ")]"], assembly: "App",
                    more: library.Output.ToMetadataReference())),
            Harness.Run(Harness.Compilation(["using Octavo; [assembly: GenerateCodecFor(typeof(M)" + asked + ")] " + type])),
        })
        {
            Assert.Equal(id, found.Diagnostics.SingleOrDefault(d => d.Severity >= DiagnosticSeverity.Warning)?.Id);
        }
    }

    private const string Surrogates =
        "[GenerateCodec] public class S { public int Q; public static S From(M m) => new() { Q = m.B }; public static M To(S s) => new() { B = s.Q }; } [GenerateCodec] public class T { public int Q; public static T From(M m) => new() { Q = m.B }; public static M To(T s) => new() { B = s.Q }; }";

    /// <summary>Of two attributes of an assembly that give a type different data none wins in silence.</summary>
    [Theory]
    [InlineData("GenerateCodecFor(typeof(M)), GenerateCodecFor(typeof(M), Order = MemberOrder.Name)", "OCT0035", 2)]
    [InlineData("GenerateCodecFor(typeof(M), Names = NamePolicy.CamelCase), CodecSurrogate(typeof(M), typeof(S))", "OCT0035", 1)]
    [InlineData("CodecSurrogate(typeof(M), typeof(S)), CodecSurrogate(typeof(M), typeof(T))", "OCT0034", 2)]
    [InlineData("CodecSurrogate(typeof(M), typeof(S)), CodecAs(typeof(M), typeof(int))", "OCT0034", 2)]
    [InlineData("GenerateCodecFor(typeof(M)), CodecSurrogate(typeof(M), typeof(S))", null, 0)]
    [InlineData("GenerateCodecFor(typeof(M), Order = MemberOrder.Name), GenerateCodecFor(typeof(M), Order = MemberOrder.Name)", null, 0)]
    public void Two_attributes_of_an_assembly_agree(string attributes, string? id, int count)
    {
        Generated found = Harness.Run(Harness.Compilation(["using Octavo; [assembly: " + attributes
            + "] public class M { public M() { } public M(int b) => B = b; public int B { get; set; } } " + Surrogates]));
        Diagnostic[] wrong = [.. found.Diagnostics.Where(d => d.Severity >= DiagnosticSeverity.Warning)];
        Assert.True(wrong.Length == count && wrong.All(d => d.Id == id && d.Location.IsInSource), string.Join("\n", wrong.Select(d => d.ToString())));
        if (count == 0)
        {
            found.Compiles();
        }
    }

    /// <summary>Of an enum that two assemblies write in different forms, as a root or in one, no one's data is taken for the other's.</summary>
    [Theory]
    [InlineData("Model.E.B")]
    [InlineData("new System.Collections.Generic.List<Model.E> { Model.E.B }")]
    [InlineData("new Model.E?[] { null, Model.E.B }")]
    [InlineData("new System.Collections.Generic.Dictionary<Model.E, int> { [Model.E.B] = 1 }")]
    [InlineData("(Model.E.B, 1)")]
    public void Two_forms_of_an_enum_are_refused(string value)
    {
        Generated model = Harness.Run(Harness.Compilation(["namespace Model { public class M { } public enum E { A, B } }"], assembly: "Model"));
        Generated Lib(string name, string form) => Harness.Run(Harness.Compilation(["using Octavo; [assembly: CodecDefaults(Enum = EnumForm." + form
            + ")] namespace " + name + " { public static class Save { public static byte[] It(Model.M m) => OctavoJson.Serialize(" + value + "); } }"],
            assembly: name, more: model.Output.ToMetadataReference()));
        AtFirstUse(model, Lib("One", "Name"), Lib("Other", "Number"), (save, saveOther) =>
        {
            Assert.Contains("B", System.Text.Encoding.UTF8.GetString(save()), StringComparison.Ordinal);
            Assert.Equal(OctavoErrorCode.CodecsDiffer, Refused(saveOther));
        });
        AtFirstUse(model, Lib("One", "Name"), Lib("Other", "Name"), (save, saveOther) => Assert.Equal(save(), saveOther()));
    }

    private static Generated Library(string name, string options, Generated model,
        string more = "namespace {0} {{ public static class Save {{ public static byte[] It(Model.M m) => OctavoBinary.Serialize(m); }} }}") =>
        Harness.Run(
            Harness.Compilation(
                ["using Octavo; [assembly: GenerateCodecFor(typeof(Model.M)" + options + ")] "
                    + string.Format(System.Globalization.CultureInfo.InvariantCulture, more, name)], assembly: name, more: model.Output.ToMetadataReference()));

    private static void AtFirstUse(Generated model, Generated one, Generated other, Action<Func<byte[]>, Func<byte[]>> check)
    {
        var context = new AssemblyLoadContext("rivals", isCollectible: true);
        Type type = context.LoadFromStream(new MemoryStream(model.Image())).GetType("Model.M", throwOnError: true)!;
        Func<byte[]> save = Save(context, one, "One", type), saveOther = Save(context, other, "Other", type);
        check(save, saveOther);
        context.Unload();
    }

    private static Func<byte[]> Save(AssemblyLoadContext context, Generated library, string name, Type type)
    {
        MethodInfo method = context.LoadFromStream(new MemoryStream(library.Image())).GetType(name + ".Save", throwOnError: true)!.GetMethod("It")!;
        object value = Activator.CreateInstance(type)!;
        return () => (byte[])method.Invoke(null, [value])!;
    }

    private static OctavoErrorCode Refused(Func<byte[]> save) =>
        Assert.IsType<OctavoException>(Assert.Throws<TargetInvocationException>(() => save()).InnerException).Code;
}
