// Owns: emitted code compiled at run time does what the C# compiler makes of it: the same values come back, in the bytes that the formats prescribe.
extern alias runtime;

using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Tests.TypeGraphs;
using runtime::Octavo.Runtime.Compiling;
using runtime::Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Generator.Tests.Compiling;

public sealed class SourceCompilerTests
{
    public static TheoryData<string> OfValues => [.. TestRun.Sample(["Scalars", "Construction", "Shapes", "Authored"], oneIn: 2)];

    /// <summary>The assembly of the sources has no codecs; those that were compiled at run time are the only ones that the calls can find.</summary>
    [Theory, MemberData(nameof(OfValues))]
    public void Values_come_back(string source)
    {
        Assembly types = Compile("AcmeOf" + source, [Samples.Stubs, Sources.Read("Trip"), Sources.Read(source)], out Assembly codecs);
        CodecCatalog.Add(Table(codecs));
        try
        {
            types.GetType("Acme." + source + ".Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null);
        }
        catch (TargetInvocationException found)
        {
            throw new InvalidOperationException(found.InnerException!.ToString());
        }
    }

    /// <summary>What snapshots show, every body of it.</summary>
    [Theory]
    [InlineData("Dotnet2019")]
    [InlineData("Keeping")]
    [InlineData("Messages")]
    [InlineData("Nino")]
    [InlineData("Parts")]
    [InlineData("Small")]
    [InlineData("Tolerant")]
    [InlineData("Unions")]
    public void Every_body_compiles(string source)
    {
        Compile("AcmeOf" + source, SnapshotTests.SourcesOf(source), out Assembly codecs);
        Entries(codecs);
    }

    [Theory, MemberData(nameof(Seeds))]
    public void Random_types_compile(int seed)
    {
        Compile("Graph" + seed, [TypeGraph.Source(seed)], out Assembly codecs);
        Entries(codecs);
    }

    public static TheoryData<int> Seeds() => [.. Enumerable.Range(0, 12)];

    [Fact]
    public void What_emitters_do_not_print_is_an_error_with_its_line()
    {
        InvalidOperationException found =
            Assert.Throws<InvalidOperationException>(
                () => SourceCompiler.Compile("Wrong", ["namespace A;\n\ninternal static class B\n{\n    checked;\n}\n"], new TypeNames(), []));
        Assert.Contains("line 5", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_is_not_known_is_an_error_with_its_method()
    {
        InvalidOperationException found =
            Assert.Throws<InvalidOperationException>(
                () => SourceCompiler.Compile("Unknown", ["namespace A;\n\ninternal static class B\n{\n    internal static int C() => Missing.D();\n}\n"],
                    new TypeNames(), []));
        Assert.Equal("A.B.C: Emitted code names what is not known: Missing", found.Message);
    }

    /// <summary>Compiles sources without the generator, and at run time what the generator makes of them.</summary>
    private static Assembly Compile(string name, string[] sources, out Assembly codecs)
    {
        var compilation = Harness.Loose(Harness.Compilation(sources, assembly: name));
        Generated generated = Harness.Run(compilation);
        var image = new MemoryStream();
        var emitted = compilation.Emit(image);
        Assert.True(emitted.Success, string.Join("\n", emitted.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        Assembly types = new AssemblyLoadContext(name).LoadFromStream(image);
        var names = new TypeNames();
        foreach (Type type in types.GetTypes())
        {
            names.Add(type.FullName!.Replace('+', '.'), type);
        }
        codecs = SourceCompiler.Compile(name + "Codecs", generated.Codecs.Select(f => f.Value), names, [types]);
        return types;
    }

    private static CodecTable Table(Assembly codecs) => (CodecTable)Activator.CreateInstance(codecs.GetTypes().Single(t => t.BaseType == typeof(CodecTable)))!;

    private static void Entries(Assembly codecs)
    {
        var entries = new Dictionary<Type, Func<CodecEntry>>();
        Table(codecs).Fill(entries);
        Assert.NotEmpty(entries);
        Assert.All(entries, entry => Assert.Equal(entry.Key, entry.Value().Type));
    }
}
