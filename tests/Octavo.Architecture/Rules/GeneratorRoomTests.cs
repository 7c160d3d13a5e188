// Owns: the rule that the generator's parser and its emitters meet in the model alone.
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed class GeneratorRoomTests
{
    private const string Generator = "src/Octavo.Generator";

    [Fact]
    public void ParsingDoesNotOpenEmission() => Assert.Empty(Naming("Parsing", "Emission"));

    [Fact]
    public void ParsingDoesNotOpenQualifying() => Assert.Empty(Naming("Parsing", "Qualifying"));

    [Fact]
    public void EmissionDoesNotOpenParsing() => Assert.Empty(Naming("Emission", "Parsing"));

    [Fact]
    public void TheModelKnowsNoRoslyn() =>
        Assert.Empty(Repository.Sources("src/Octavo.Model").Where(file => file.Names("CodeAnalysis")).Select(file => file.Path));

    [Fact]
    public void NamespacesAreFolders() => Assert.Empty(
        from file in Repository.Sources("src/Octavo.Model").Concat(Repository.Sources(Generator))
        where !file.IsUnder(Generator + "/Polyfills")
        let space = file.Path[..file.Path.LastIndexOf('/')]["src/".Length..].Replace('/', '.')
        where !file.Text.ReplaceLineEndings("\n").Contains($"\nnamespace {space};\n", StringComparison.Ordinal)
        select $"{file.Path} is not in {space}");

    private static IEnumerable<string> Naming(string folder, string room) =>
        Repository.Sources(Generator + "/" + folder).Where(file => file.Names(room)).Select(file => file.Path);
}
