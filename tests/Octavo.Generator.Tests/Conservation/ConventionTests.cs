// Owns: ShouldSerializeX, XSpecified and IExtensible as protobuf-net and Json.NET follow them, held against the libraries themselves, of codecs made by the
// build and at run time; and what of them is reported as not followed.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

public sealed class ConventionTests
{
    private static readonly string[] s_libraries = ["protobuf-net.Core.dll", "protobuf-net.dll", "Newtonsoft.Json.dll"];

    private static readonly MetadataReference[] s_references =
        [.. s_libraries.Select(l => Harness.Reference(Path.Combine(AppContext.BaseDirectory, "libraries", l)))];

    private static readonly Lazy<Assembly> s_conventions = new(() => Load(Sources.Read("NetConventions")));

    [Theory]
    [InlineData("Protobuf")]
    [InlineData("Others")]
    [InlineData("Merges")]
    public void Protobuf_nets_own_bytes(string check) => Invoke(s_conventions.Value, check);

    [Fact]
    public void Json_NETs_own_text() => Invoke(Load("Acme.Json", [Sources.Read("Trip"), Sources.Read("JsonConventions")]), "Run", "Acme.Json.Check");

    /// <summary>Types compiled before, without codecs: those of the run time look at the same names.</summary>
    [Fact]
    public void Run_time_codecs_do_the_same()
    {
        Assembly types = Load(Sources.Read("NetConventions").Replace("[GenerateCodec, ProtoContract", "[ProtoContract", StringComparison.Ordinal)
            .Replace("[GenerateCodec]", "", StringComparison.Ordinal).Replace("OctavoProtobuf.Populate(newer, ours);", "", StringComparison.Ordinal));
        Making.MadeAssemblies.Add(types);
        Invoke(types, "Protobuf");
        Invoke(types, "Others");
    }

    [Theory]
    [InlineData(true, "[ProtoMember(1)] public int A { get; } public bool ShouldSerializeA() => A != 3; public M(int a) => A = a;")]
    [InlineData(false, "[ProtoMember(1)] public int A { get; set; } public bool ShouldSerializeA() => A != 3;")]
    [InlineData(false, "[ProtoMember(1)] public int A { get; set; } public bool ASpecified { get; set; }")]
    [InlineData(false, "[ProtoMember(1)] public int A { get; set; } public int ASpecified { get; set; }")]
    [InlineData(false, "[ProtoMember(1)] public int A { get; set; } public int B { get; set; } public bool BSpecified { get; set; }")]
    public void What_is_not_followed_is_said(bool isSaid, string members) =>
        Assert.Equal(isSaid, Run("[Octavo.GenerateCodec, ProtoContract] public class M { " + members + " }").Diagnostics.Any(d => d.Id == "OCT0037"));

    [Theory]
    [InlineData(true, "[Octavo.GenerateCodec, ProtoContract, ProtoInclude(9, typeof(N))] public class M : IExtensible "
        + "{ [ProtoMember(1)] public int A { get; set; } IExtension IExtensible.GetExtensionObject(bool create) => null; } [Octavo.GenerateCodec, ProtoContract] public class N : M { }")]
    [InlineData(true, "[Octavo.GenerateCodec, ProtoContract] public struct M : IExtensible { [ProtoMember(1)] public int A { get; set; } "
        + "IExtension IExtensible.GetExtensionObject(bool create) => null; }")]
    [InlineData(false, "[Octavo.GenerateCodec, ProtoContract, ProtoInclude(9, typeof(N))] public class M : Extensible "
        + "{ [ProtoMember(1)] public int A { get; set; } } [Octavo.GenerateCodec, ProtoContract] public class N : M { }")]
    [InlineData(false, "[Octavo.GenerateCodec, ProtoContract] public class M : Extensible { [ProtoMember(1)] public int A { get; set; } }")]
    public void What_keeps_no_fields_is_said(bool isSaid, string types) =>
        Assert.Equal(isSaid, Run(types).Diagnostics.Any(d => d.Id == "OCT0037"));

    private static Generated Run(string source) => Harness.Run(Harness.Compilation(["using ProtoBuf; " + source],
        nullable: NullableContextOptions.Disable, assembly: "Acme", more: s_references));

    private static Assembly Load(string source) => Load("NetConventions", [source]);

    private static Assembly Load(string name, string[] sources)
    {
        CSharpCompilation compilation = Harness.Compilation(sources, assembly: name, more: s_references);
        // The library was compiled for an earlier platform.
        Generated generated = Harness.Run(compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions(
            [new("CS1591", ReportDiagnostic.Warn), new("CS1701", ReportDiagnostic.Suppress)])));
        var context = new AssemblyLoadContext(name);
        foreach (string library in s_libraries)
        {
            context.LoadFromAssemblyPath(Path.Combine(AppContext.BaseDirectory, "libraries", library));
        }
        return context.LoadFromStream(new MemoryStream(generated.Image()));
    }

    private static void Invoke(Assembly types, string check, string type = "Acme.Net.Check")
    {
        try
        {
            types.GetType(type, throwOnError: true)!.GetMethod(check)!.Invoke(null, null);
        }
        catch (TargetInvocationException found)
        {
            throw new InvalidOperationException(found.InnerException!.ToString());
        }
    }
}
