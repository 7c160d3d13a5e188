// Owns: values that a property keeps in a function: the build tells of those that the function changes. Knows no format.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class FunctionTests
{
    /// <summary>The function gives another value than the one that it was made with, or changes a variable that nothing else has.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { _f = () => a + 1; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int, int> _f; public R(int a) { _f = x => x * a; } public int A => _f(2); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { _f = () => { return a * 2; }; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { _f = () => a++; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R(int a) { private readonly Func<int> _f = () => a + 1; public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private Func<int> _f = () => 0; public int A { get => _f(); set => _f = () => value + 1; } }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { int Get() => a + 1; _f = Get; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { public R(int a) { F = () => a + 1; } [CodecIgnore] public Func<int> F { get; } public int A => F(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a, int b) { B = b; _f = () => a + b; } public int A => _f(); public int B { get; } }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { _f = () => -a; } public int A => _f.Invoke(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { int n = 0; _f = () => a + n++ * 0; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int, int> _f; public R(int a) { int sum = 0; _f = x => { sum += x; return a; }; } public int A => _f(0); public int Add(int x) => _f(x); }")]
    public void What_a_function_changes_is_named(string source)
    {
        Diagnostic[] found = [.. Found(source)];
        Assert.Contains(found, d => d.Id == "OCT0045" && d.GetMessage().Contains("'R.A'", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { _f = () => a; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Func<int> _f; public R(int a) { int Get() => a; _f = Get; } public int A => _f(); }")]
    [InlineData("[GenerateCodec] public class R { private readonly Lazy<int> _f; public R(int a) { _f = new(() => a); } public int A => _f.Value; }")]
    [InlineData("[GenerateCodec] public class R { private Func<string, int> _f = _ => 0; public int A { get => _f(\"\"); set => _f = _ => value; } }")]
    [InlineData("[GenerateCodec] public class R { private Func<int> _f = () => 0; public int A { get => _f(); set => _f = () => value; } }")]
    public void A_function_that_gives_its_value_is_no_news(string source) => Assert.Empty(Found(source));

    private static IEnumerable<Diagnostic> Found(string source) => Harness.Run(Harness.Compilation(["using System; using Octavo;\n" + source])).Diagnostics
        .Where(d => d.Severity >= DiagnosticSeverity.Warning);
}
