// Owns: roots whose codec is in a third assembly, neither the type's nor the caller's: the first use of the library loads it.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class CodecPackagesTests
{
    private const string Model = "namespace Model { public class M { public int A { get; set; } } public struct S { public int A { get; set; } } }";

    private const string Package = "using Octavo; [assembly: GenerateCodecFor(typeof(Model.M))] [assembly: GenerateCodecFor(typeof(Model.S))]";

    [Theory]
    [InlineData("OctavoBinary.Serialize(new Model.M())")]
    [InlineData("OctavoBinary.Serialize(new Model.S())")]
    [InlineData("OctavoBinary.Serialize(new Model.M(), typeof(Model.M))")]
    [InlineData("OctavoBinary.Serialize(new System.Collections.Generic.List<Model.M> { new() })")]
    [InlineData("Any(new Model.M())")]
    [InlineData("Any(new System.Collections.Generic.Dictionary<string, Model.M> { [\"a\"] = new() })")]
    [InlineData("Any<Model.S?>(new Model.S())")]
    public void The_first_use_loads_the_codecs_assembly(string call)
    {
        Generated model = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        Generated package = Harness.Run(Harness.Compilation([Package], assembly: "Package", more: model.Output.ToMetadataReference()));
        Generated app = Harness.Run(Harness.Compilation(["using Octavo; public static class App { public static byte[] Run() => " + call
            + "; static byte[] Any<T>(T value) => OctavoBinary.Serialize(value); }"], assembly: "App",
            more: [model.Output.ToMetadataReference(), package.Output.ToMetadataReference()]));
        var context = new AssemblyLoadContext(call, isCollectible: true);
        context.Resolving += (loading, name) => loading.LoadFromStream(new MemoryStream((name.Name == "Model" ? model : package).Image()));
        MethodInfo run = context.LoadFromStream(new MemoryStream(app.Image())).GetType("App", throwOnError: true)!.GetMethod("Run")!;
        Assert.NotEmpty((byte[])run.Invoke(null, null)!);
        context.Unload();
    }

    /// <summary>An assembly with codecs of its own types alone is loaded with the first of them, and an older C# has no codecs.</summary>
    [Fact]
    public void Nothing_else_is_emitted_for_it()
    {
        Generated model = Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] public class M { }"], assembly: "Model"));
        Assert.Empty(Harness.Run(Harness.Compilation(["class C { }"], assembly: "App", more: model.Output.ToMetadataReference())).Files);
        Generated plain = Harness.Run(Harness.Compilation([Model], assembly: "Model"));
        Generated package = Harness.Run(Harness.Compilation([Package], assembly: "Package", more: plain.Output.ToMetadataReference()));
        CSharpCompilation app = Harness.Compilation(["class C { }"], assembly: "App",
            more: [plain.Output.ToMetadataReference(), package.Output.ToMetadataReference()]);
        Assert.Single(Harness.Run(app).Files);
        Assert.Empty(Harness.Run(app.RemoveAllSyntaxTrees().AddSyntaxTrees(CSharpSyntaxTree.ParseText("class C { }",
            new CSharpParseOptions(LanguageVersion.CSharp10), cancellationToken: TestContext.Current.CancellationToken))).Files);
    }
}
