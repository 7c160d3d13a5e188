// Owns: strange but ordinary models, written by hand in the files of Constructs, and what the build says about each, which tests ask once.
using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

internal sealed class StrangeModel
{
    private const string Usings = "using System; using System.Collections.Generic; using Octavo;\n";

    private static readonly ConcurrentDictionary<string, StrangeModel[]> s_files = new();

    private readonly Lazy<ModelBuild?> _library;
    private readonly Lazy<ModelBuild> _build;

    private StrangeModel(string part)
    {
        Title = ConstructFile.Title(part);
        Text = Usings + ConstructFile.Source(part);
        // What comes after the mark is a library, of which the program sees the reference assembly.
        string[] parts = ConstructFile.Source(part).Split("//==");
        HasLibrary = parts.Length != 1;
        _library = new(() => !HasLibrary ? null : ModelBuild.Of(ModelLibraries.Compilation(Usings + parts[1], "Lib"), isReferenced: true));
        _build = new(() => ModelBuild.Of(
            ModelLibraries.Compilation(Usings + parts[0], more: Library is null ? [] : [MetadataReference.CreateFromImage(Library.ReferenceImage!)])));
    }

    /// <summary>The files of models.</summary>
    public static string[] Files { get; } =
    [
        "strange.txt", "collections.txt", "stranger.txt", "strangest.txt", "ordinary.txt", "unseen.txt", "idioms.txt", "entities.txt",
        "graphs.txt", "libraries.txt", "quiet.txt", "views.txt", "losses.txt", "everyday.txt", "guards.txt",
    ];

    /// <summary>The models of a file, each after its title.</summary>
    public static StrangeModel[] Of(string file) => s_files.GetOrAdd(file, static f => [.. ConstructFile.Parts(f).Select(part => new StrangeModel(part))]);

    /// <summary>What the model is; after an exclamation mark the number of the error, if the build refuses it; after tildes the members because of which fields
    /// differ.</summary>
    public string Title { get; }

    /// <summary>The model's source, with its library's.</summary>
    public string Text { get; }

    public bool HasLibrary { get; }

    /// <summary>Null if the model has no library.</summary>
    public ModelBuild? Library => _library.Value;

    public ModelBuild Build => _build.Value;

    /// <summary>The model's source without the generator.</summary>
    public CSharpCompilation Compilation => ModelLibraries.Compilation(Text);
}

/// <summary>What a build gave; no compilation is kept.</summary>
/// <param name="Image">Null if it does not compile.</param>
/// <param name="ReferenceImage">Null if nobody refers to it, or it does not compile.</param>
/// <param name="Diagnostics">What the generator says.</param>
/// <param name="Errors">Errors of the generator, then of the compiler.</param>
internal sealed record ModelBuild(byte[]? Image, byte[]? ReferenceImage, Diagnostic[] Diagnostics, Diagnostic[] Errors)
{
    public static ModelBuild Of(CSharpCompilation compilation, bool isReferenced = false)
    {
        Generated generated = Harness.Run(compilation);
        byte[]? image = generated.TryImage();
        return new(image, isReferenced && image is not null ? generated.ReferenceImage() : null, [.. generated.Diagnostics],
            [.. generated.Diagnostics.Concat(generated.Found).Where(d => d.Severity == DiagnosticSeverity.Error)]);
    }

    /// <summary>Errors that are not the generator's.</summary>
    public IEnumerable<Diagnostic> ErrorsOfCompiler => Errors.Where(e => !e.Id.StartsWith("OCT", StringComparison.Ordinal));
}
