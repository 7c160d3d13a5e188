// Owns: bases of projects that are referenced as compilations, as editors do: the generator reads their text and does not throw.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class SourceOfBasesTests
{
    [Theory]
    [InlineData("public HashSet<string> Names { get; } = new(StringComparer.OrdinalIgnoreCase);")]
    [InlineData("public HashSet<string> Names { get; set; } public B() => Names = Made(); static HashSet<string> Made() => new(StringComparer.Ordinal);")]
    [InlineData("public int X { get; set; } public B() { Reset(); } protected virtual void Reset() => X = 3;")]
    [InlineData("private string? _n; public string? N { get => _n?.Trim(); set => _n = value; } public void Drop() => _n = null;")]
    [InlineData("private int[]? _all; public int Y { get; set; } protected int[] All => _all ??= [Y];")]
    public void The_text_of_a_base_in_another_compilation_is_read(string members)
    {
        const string Usings = "using System; using System.Collections.Generic; using Octavo; ";
        Generated library = Harness.Run(Harness.Compilation([Usings + "public class B { " + members + " }"], assembly: "Lib"));
        MetadataReference reference = library.Output.ToMetadataReference();
        Assert.IsAssignableFrom<CompilationReference>(reference);
        Generated found = Harness.Run(Harness.Compilation([Usings + "[GenerateCodec(Omit = OmitPolicy.Default)] public class D : B { public int Z { get; set; } }"],
            assembly: "App", more: reference));
        // CS8785: the generator threw.
        Assert.DoesNotContain(found.Diagnostics.Concat(found.Found),
            d => d.Id.StartsWith("CS", StringComparison.Ordinal) && d.Severity == DiagnosticSeverity.Error);
    }

    /// <summary>Each operator is judged once: judged twice, forty of them took 2^40 steps.</summary>
    [Fact]
    public void Long_expressions_are_judged_in_linear_time()
    {
        string sum = string.Join(" + \"-\" + ", Enumerable.Repeat("\"x\"", 40).Append("a"));
        Generated found = Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] public class R { public string A { get; } public R(string a) { A = "
            + sum + "; } }"]));
        Assert.Contains(found.Diagnostics, d => d.Id == "OCT0045");
    }

    /// <summary>What is typed at the moment is not whole.</summary>
    [Theory]
    [InlineData("public int X { get => _x; set { if (value == ) { _x = value; } } } private int _x;")]
    [InlineData("public int X { get => _x; set { _x = ; } } private int _x;")]
    [InlineData("public R() { X = ; Y( } public int X { get; set; }")]
    public void Incomplete_code_does_not_end_the_generator(string members)
    {
        Generated found = Harness.Run(Harness.Compilation(["using Octavo; [GenerateCodec] public class R { " + members + " }"]));
        Assert.DoesNotContain(found.Diagnostics, d => d.Id is "CS8784" or "CS8785");
    }
}
