// Owns: the examples of docs/features compile as they stand, each block a file of one project.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests;

public sealed partial class FeaturePagesTests
{
    private const string Usings = "using System; using System.Collections.Generic; using System.Net.Mail; using System.Runtime.Serialization; using Octavo; ";

    [Theory]
    [InlineData("callbacks")]
    [InlineData("collections-without-setters")]
    [InlineData("comparers")]
    [InlineData("constructors")]
    [InlineData("enums")]
    [InlineData("extension-data")]
    [InlineData("generic-types")]
    [InlineData("hand-written-codecs")]
    [InlineData("object-members")]
    [InlineData("omitting-members")]
    [InlineData("other-assemblies")]
    [InlineData("surrogates")]
    [InlineData("unions")]
    public void Examples_compile(string page)
    {
        string text = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "features", page + ".md"));
        string[] examples = [.. Example().Matches(text).Select(m => Usings + m.Groups[1].Value)];
        Assert.NotEmpty(examples);
        Harness.Run(Harness.Compilation(examples)).Compiles();
    }

    [GeneratedRegex("```csharp\n(.*?)```", RegexOptions.Singleline)]
    private static partial Regex Example();
}
