// Owns: a source of Attributes/Cases, with and without an attribute or one of its arguments, and what differs between the two. Knows no verdict.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Attributes;

/// <summary>
/// A case: after <c>////</c> the entry of the page's table that it shows, then a source in which the attribute, or the argument, comes between <c>[|</c> and
/// <c>|]</c>. If the effect is seen only at run time, a class <c>T</c> has a method <c>Run</c> that gives a text.
/// </summary>
internal sealed record AttributeCase(string Entry, string Source)
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "Attributes", "Cases");

    private const string Usings = "using System; using System.Collections.Generic; using Octavo;\n";

    /// <summary>The cases of a library, by the name of its table.</summary>
    public static AttributeCase[] Of(string library) =>
        [.. ("\n" + File.ReadAllText(Path.Combine(s_folder, library + ".txt")).ReplaceLineEndings("\n")).Split("\n//// ").Skip(1)
            .Select(
                text =>
                    new AttributeCase(text[..text.IndexOf('\n', StringComparison.Ordinal)].Trim(),
                        text[(text.IndexOf('\n', StringComparison.Ordinal) + 1)..]))];

    /// <summary>What the attribute changes: the diagnostics that it brings, and whether anything that is emitted, or told at run time, is other than without
    /// it.</summary>
    public (string[] Ids, bool IsOther) Compare(LibraryMetadata library)
    {
        int start = Source.IndexOf("[|", StringComparison.Ordinal);
        int end = Source.IndexOf("|]", StringComparison.Ordinal);
        Assert.True(start >= 0 && end > start, $"{Entry}: nothing stands between [| and |].");
        Generated with = Run(Source[..start] + Source[(start + 2)..end] + Source[(end + 2)..], library);
        Generated without = Run(Source[..start] + Source[(end + 2)..], library);
        string[] ids =
            [.. with.Diagnostics.Where(
                d => d.Severity > DiagnosticSeverity.Info && !without.Diagnostics.Any(w => w.Id == d.Id && w.GetMessage() == d.GetMessage())).Select(d => d.Id)
                    .Distinct()];
        bool isOther = !with.Files.OrderBy(f => f.Key, StringComparer.Ordinal).SequenceEqual(without.Files.OrderBy(f => f.Key, StringComparer.Ordinal));
        return (ids, isOther || (Source.Contains("class T ", StringComparison.Ordinal) && Tell(with) != Tell(without)));
    }

    private Generated Run(string source, LibraryMetadata library)
    {
        Generated generated = Harness.Run(
            Harness.Loose(Harness.Compilation([.. library.Stubs, Usings + library.Usings + source], more: library.References)));
        // protobuf-net 3 refuses arguments of version 2 as obsolete.
        string[] wrong =
            [.. generated.Found.Where(d => d.DefaultSeverity == DiagnosticSeverity.Error && d.Id != "CS0619").Select(d => d.ToString())];
        Assert.True(wrong.Length == 0 || generated.Diagnostics.Any(d => d.DefaultSeverity == DiagnosticSeverity.Error),
            $"{Entry} does not compile:\n{string.Join("\n", wrong)}\n{source}");
        return generated;
    }

    private static string Tell(Generated generated)
    {
        var context = new AssemblyLoadContext("attribute", isCollectible: true);
        context.Resolving += (loader, name) => LibraryMetadata.PathOf(name.Name!) is { } path ? loader.LoadFromAssemblyPath(path) : null;
        Assembly assembly = context.Load(generated.TryImage()!);
        var told =
            (string)assembly.GetType("T", throwOnError: true)!.GetMethod("Run", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)!.Invoke(
                null, null)!;
        context.Unload();
        return told;
    }
}
