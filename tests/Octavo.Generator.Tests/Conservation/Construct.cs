// Owns: one construct of C# as it is in a file of Constructs: its libraries, its program and how they are compiled. Knows no assertion.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

/// <summary>
/// A construct: after <c>////</c> its title and, after bars, options (<c>asm:</c> the assembly's name, <c>alias:</c> the library that is referenced by an
/// alias, <c>def:</c> a symbol, <c>checked</c>, <c>exe</c>, <c>nullable=disable</c>); then the program, its further files after <c>//-- file</c>, and libraries
/// after <c>//== lib</c>.
/// </summary>
internal sealed record Construct(string Title, string[] Options, string[] Program, (string Name, string[] Files)[] Libraries)
{
    private const string Alias = "libalias";

    private static string Folder => Path.Combine(AppContext.BaseDirectory, "Conservation", "Constructs");

    private string Assembly => Options.FirstOrDefault(o => o.StartsWith("asm:", StringComparison.Ordinal))?[4..] ?? "App";

    /// <summary>The constructs of a file.</summary>
    public static IEnumerable<Construct> Of(string file) =>
        ("\n" + File.ReadAllText(Path.Combine(Folder, file + ".txt"))).Split("\n//// ").Skip(1).Select(Parse);

    /// <summary>What the program and each library are compiled from, libraries first; each is given what was made of those before.</summary>
    public IEnumerable<Func<IReadOnlyList<MetadataReference>, CSharpCompilation>> Compilations()
    {
        foreach ((string name, string[] files) in Libraries)
        {
            yield return references => Compile(name, files, [.. references]);
        }
        yield return references => Compile(Assembly, [File.ReadAllText(Path.Combine(Folder, "RoundTrip.cs")), .. Program],
            [.. references.Select((r, i) => Options.Contains("alias:" + Libraries[i].Name) ? r.WithAliases([Alias]) : r)]);
    }

    private static Construct Parse(string text)
    {
        int end = text.IndexOf('\n', StringComparison.Ordinal);
        string[] parts = text[(end + 1)..].Split("\n//== lib ");
        return new Construct(text[..end], [.. text[..end].Split('|').Skip(1).SelectMany(o => o.Split(' ', StringSplitOptions.RemoveEmptyEntries))],
            Files(parts[0]),
            [.. parts.Skip(1)
                .Select(p => (p[..p.IndexOf('\n', StringComparison.Ordinal)].Trim(), Files(p[(p.IndexOf('\n', StringComparison.Ordinal) + 1)..])))]);
    }

    private static string[] Files(string text) => text.Split("\n//-- file\n");

    private CSharpCompilation Compile(string name, string[] files, MetadataReference[] references)
    {
        CSharpParseOptions parse = Harness.Options()
            .WithPreprocessorSymbols(Options.Where(o => o.StartsWith("def:", StringComparison.Ordinal)).Select(o => o[4..]));
        return CSharpCompilation.Create(name, files.Select((f, i) => CSharpSyntaxTree.ParseText(f, parse, $"Source{i}.cs")),
            Harness.Compilation("", assembly: name).References.Concat(references),
            new CSharpCompilationOptions(Options.Contains("exe") && name == Assembly ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: Options.Contains("nullable=disable") ? NullableContextOptions.Disable : NullableContextOptions.Enable,
                    checkOverflow: Options.Contains("checked")));
    }
}
