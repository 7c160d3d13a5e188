// Owns: the files that a plan is printed to.
using Octavo.Generator.Emission;
using Octavo.Generator.Emission.Assemblies;
using Octavo.Generator.Emission.Collections;
using Octavo.Generator.Emission.Unions;
using Octavo.Model.Planning;

namespace Octavo.Runtime.Pipeline;

internal static class PlanFiles
{
    /// <summary>The files, as the generator adds them.</summary>
    public static IEnumerable<(string Name, string Text)> Of(AssemblyPlan plan)
    {
        foreach (var codec in plan.Codecs)
        {
            yield return (CodecEmitter.FileName(codec), CodecEmitter.Emit(codec));
        }
        foreach (var union in plan.Unions)
        {
            yield return (UnionEmitter.FileName(union), UnionEmitter.Emit(union));
        }
        foreach (var root in plan.Roots)
        {
            yield return (EntryEmitter.FileName(root), EntryEmitter.EmitRoot(root));
        }
        foreach (var surrogate in plan.Surrogates)
        {
            yield return (SurrogateEmitter.FileName(surrogate), SurrogateEmitter.Emit(surrogate));
        }
        foreach (var type in plan.Enums)
        {
            yield return (EnumEmitter.FileName(type), EnumEmitter.Emit(type));
        }
        if (plan.Collections.Count != 0)
        {
            yield return (CollectionsEmitter.FileName, CollectionsEmitter.Emit(plan.Collections, plan.CollectionFormats, plan.IsObsolete));
        }
        if (plan.Keys.Count != 0)
        {
            yield return (KeyEmitter.FileName, KeyEmitter.Emit(plan.Keys, plan.IsObsolete));
        }
        AssemblyTable table = TableEmitter.Table(plan, new([]));
        yield return (TableEmitter.FileName(table), TableEmitter.Emit(table));
    }
}
