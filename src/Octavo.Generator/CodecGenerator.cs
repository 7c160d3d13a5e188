// Owns: the pipelines: models to an assembly's plan, the plan to files; and a second one for diagnostics, which need locations.
using System.Collections.Immutable;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Emission;
using Octavo.Generator.Emission.Assemblies;
using Octavo.Generator.Emission.Collections;
using Octavo.Generator.Emission.Unions;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Qualifying;
using Octavo.Model;
using Octavo.Model.Planning;

namespace Octavo.Generator;

/// <summary>Emits the codecs of types with <c>[GenerateCodec]</c>, and the entries of roots seen in calls.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class CodecGenerator : IIncrementalGenerator
{
    internal const string TypesStep = "Types";
    internal const string CallsStep = "Calls";
    internal const string PlanStep = "Plan";
    internal const string CodecsStep = "Codecs";
    internal const string CollectionsStep = "Collections";
    internal const string TableStep = "Table";

    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var inputs = GeneratorInputs.Of(context);
        IncrementalValueProvider<AssemblyPlan> plan = PlanOf(context, inputs);
        IncrementalValueProvider<string> taken = context.CompilationProvider.Select(static (c, _) => TakenNames.Of(c));
        AddFiles(context, plan, taken);
        AddTable(context, plan, taken);
        ReportAll(context, inputs, plan);
    }

    private static IncrementalValueProvider<AssemblyPlan> PlanOf(IncrementalGeneratorInitializationContext context, GeneratorInputs inputs)
    {
        IncrementalValueProvider<ImmutableArray<Parsed>> types = Models(inputs.Types, TypesStep);
        IncrementalValueProvider<ImmutableArray<Parsed>> asked = new[] { inputs.Surfaces, inputs.Columns, inputs.Converters, inputs.Surrogates, inputs.Forms }
            .Aggregate(Models(inputs.Asked), static (all, more) => Both(all, Models(more)));
        IncrementalValueProvider<ImmutableArray<Parsed>> cases = Models(inputs.Cases);
        IncrementalValueProvider<ImmutableArray<Parsed>> calls = Models(inputs.Calls, CallsStep);
        IncrementalValueProvider<string> assembly = context.CompilationProvider.Select(static (c, _) => CSharpNames.AssemblyId(c.AssemblyName));
        return types.Combine(asked.Combine(cases)).Combine(calls).Combine(assembly)
            .Select(
                static (all, _) =>
                    ParsedPlan.Of(all.Right, all.Left.Left.Left.Concat(all.Left.Left.Right.Left).Concat(all.Left.Left.Right.Right).Concat(all.Left.Right)))
            .WithTrackingName(PlanStep);
    }

    private static void AddFiles(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<AssemblyPlan> plan,
        IncrementalValueProvider<string> taken)
    {
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Codecs).WithTrackingName(CodecsStep).Combine(taken), static (output, codec) =>
            Add(output, CodecEmitter.FileName(codec.Left), CodecEmitter.Emit(codec.Left), codec.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Unions).Combine(taken), static (output, union) =>
            Add(output, UnionEmitter.FileName(union.Left), UnionEmitter.Emit(union.Left), union.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Roots).Combine(taken), static (output, root) =>
            Add(output, EntryEmitter.FileName(root.Left), EntryEmitter.EmitRoot(root.Left), root.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Surrogates).Combine(taken), static (output, surrogate) =>
            Add(output, SurrogateEmitter.FileName(surrogate.Left), SurrogateEmitter.Emit(surrogate.Left), surrogate.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Enums).Combine(taken),
            static (output, type) => Add(output, EnumEmitter.FileName(type.Left), EnumEmitter.Emit(type.Left), type.Right));
        context.RegisterSourceOutput(
            plan.Select(static (p, _) => (p.Collections, p.CollectionFormats, p.IsObsolete)).WithTrackingName(CollectionsStep).Combine(taken),
            static (output, found) =>
        {
            if (found.Left.Collections.Count != 0)
            {
                Add(output, CollectionsEmitter.FileName,
                    CollectionsEmitter.Emit(found.Left.Collections, found.Left.CollectionFormats, found.Left.IsObsolete), found.Right);
            }
        });
        context.RegisterSourceOutput(plan.Select(static (p, _) => (p.Keys, p.IsObsolete)).Combine(taken), static (output, found) =>
        {
            if (found.Left.Keys.Count != 0)
            {
                Add(output, KeyEmitter.FileName, KeyEmitter.Emit(found.Left.Keys, found.Left.IsObsolete), found.Right);
            }
        });
        context.RegisterSourceOutput(plan.Select(static (p, _) => (p.Name, p.Mirrors)), static (output, found) =>
        {
            if (found.Mirrors.Count != 0)
            {
                Add(output, MirrorEmitter.FileName(found.Name), MirrorEmitter.Emit(found.Mirrors), "");
            }
        });
    }

    private static void AddTable(IncrementalGeneratorInitializationContext context, IncrementalValueProvider<AssemblyPlan> plan,
        IncrementalValueProvider<string> taken)
    {
        IncrementalValueProvider<EquatableList<string>> others = context.CompilationProvider.Select(static (c, _) => CodecPackages.Of(c));
        IncrementalValueProvider<AssemblyTable> tables = plan.Combine(others).Select(static (found, _) => TableEmitter.Table(found.Left, found.Right))
            .WithTrackingName(TableStep);
        context.RegisterSourceOutput(tables.Combine(taken), static (output, found) =>
        {
            if (found.Left is { } table && (table.Rows.Count != 0 || table.HoldsObjects || table.Others.Count != 0))
            {
                Add(output, TableEmitter.FileName(table), TableEmitter.Emit(table), found.Right);
            }
        });

        // Only rows of other assemblies' types have a layout's hash: without one, no compilation is looked at.
        context.RegisterSourceOutput(tables.SelectMany(static (table, _) => table.Rows.Where(r => r.LayoutHash != 0)).Combine(context.CompilationProvider),
            static (output, found) => ConflictingLayouts.Report(output, found.Left, found.Right));
    }

    private static void ReportAll(IncrementalGeneratorInitializationContext context, GeneratorInputs inputs, IncrementalValueProvider<AssemblyPlan> plan)
    {
        foreach (IncrementalValuesProvider<Parsed> parsed in inputs.All)
        {
            Report(context, parsed.SelectMany(static (p, _) => p.Diagnostics));
        }
        IncrementalValueProvider<ImmutableArray<CaseMention>> mentions =
            Both(Both(Mentions(inputs.Types), Mentions(inputs.Asked)), Mentions(inputs.Cases));
        Report(context, mentions.SelectMany(static (all, _) => CaseMentions.Check(all)));
        IncrementalValueProvider<FormatFacts> formats = plan.Select(static (p, _) => FormatFacts.Of(p));
        context.RegisterSourceOutput(inputs.Calls.SelectMany(static (p, _) => p.FormatCalls).Combine(formats)
            .Select(static (found, _) => found.Left.Check(found.Right)).Where(static found => found is not null).Combine(context.CompilationProvider),
                static (output, found) =>
            output.ReportDiagnostic(found.Left!.ToDiagnostic(found.Right)));
        IncrementalValueProvider<ImmutableArray<FormatClaim>> claims = Both(Claims(inputs.Types), Claims(inputs.Asked));
        Report(context, claims.Combine(formats).SelectMany(static (found, _) => found.Left.SelectMany(claim => claim.Check(found.Right))));
        IncrementalValueProvider<string?> oldLanguage = context.ParseOptionsProvider.Select(static (options, _) =>
            options is CSharpParseOptions { LanguageVersion: < LanguageVersion.CSharp14 and var version } ? version.ToDisplayString() : null);
        context.RegisterSourceOutput(oldLanguage.Combine(plan.Select(static (p, _) => p.HoldsObjects || p.Codecs.Count + p.Unions.Count + p.Roots.Count != 0)),
            static (output, found) =>
        {
            if (found is { Left: string version, Right: true })
            {
                output.ReportDiagnostic(Diagnostic.Create(Descriptors.LanguageTooOld, Location.None, version));
            }
        });
    }

    /// <summary>What code is emitted from, all of a kind together.</summary>
    private static IncrementalValueProvider<ImmutableArray<Parsed>> Models(IncrementalValuesProvider<Parsed> parsed, string? step = null)
    {
        IncrementalValuesProvider<Parsed> models = parsed.Select(static (p, _) => WithoutLocations(p));
        return (step is null ? models : models.WithTrackingName(step)).Collect();
    }

    private static IncrementalValueProvider<ImmutableArray<FormatClaim>> Claims(IncrementalValuesProvider<Parsed> parsed) =>
        parsed.SelectMany(static (p, _) => p.FormatClaims).Collect();

    private static IncrementalValueProvider<ImmutableArray<T>> Both<T>(IncrementalValueProvider<ImmutableArray<T>> one,
        IncrementalValueProvider<ImmutableArray<T>> other) =>
        one.Combine(other).Select(static (both, _) => both.Left.AddRange(both.Right));

    private static IncrementalValueProvider<ImmutableArray<CaseMention>> Mentions(IncrementalValuesProvider<Parsed> parsed) =>
        parsed.SelectMany(static (p, _) => p.Mentions).Collect();

    /// <summary>What code is emitted from does not change when a line is inserted above it.</summary>
    private static Parsed WithoutLocations(Parsed parsed) =>
        parsed with { Diagnostics = default, Mentions = default, FormatCalls = default, FormatClaims = default };

    private static void Report(IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<DiagnosticInfo> diagnostics) =>
        context.RegisterSourceOutput(diagnostics.Combine(context.CompilationProvider), static (output, found) =>
            output.ReportDiagnostic(found.Left.ToDiagnostic(found.Right)));

    /// <summary>A file name that is valid on every system; <see cref="CodecNames"/> ensures that no two differ only in case.</summary>
    private static string FileName(string file) =>
        BoundedName.File(file.Substring(0, file.Length - Names.Ending.Length).Replace('@', '_')) + Names.Ending;

    private static void Add(SourceProductionContext output, string file, string text, string taken) =>
        output.AddSource(FileName(file),
            taken.Length == 0 ? QualifiedText.FileOf(text) : EmittedText.Of(new StringBuilder(TakenNames.Avoid(QualifiedText.Of(text), taken))));
}
