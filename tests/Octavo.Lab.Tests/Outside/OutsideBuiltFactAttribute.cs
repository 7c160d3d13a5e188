// Owns: skipping tests of programs outside of .NET that no run has built here.
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>A fact about the first program of a peer outside of .NET; skipped with a reason if it lacks or is not built: nothing is built for tests.</summary>
public sealed class OutsideBuiltFactAttribute : FactAttribute
{
    public OutsideBuiltFactAttribute(string peer)
    {
        OutsidePeer found = OutsidePeer.FindAll(LabPaths.Find().Peers).Single(one => one.Name == peer);
        OutsideProgram program = found.Manifest.Programs[0];
        Skip = Builder.Lacks(found, program) ?? (Builder.IsBuilt(found, program) ? null : $"it is not built here: \"run {found.Manifest.Option}\" builds it");
    }

    /// <summary>Knows what is built.</summary>
    internal static OutsideBuilder Builder => new(LabPaths.Find().OutsideOutput, null, new Dictionary<string, string>());

    /// <summary>The candidates of the program.</summary>
    internal static async Task<IReadOnlyList<LoadedCandidate>> LoadAsync(string peer)
    {
        OutsidePeer found = OutsidePeer.FindAll(LabPaths.Find().Peers).Single(one => one.Name == peer);
        return OutsideLoader.Load(await Builder.BuildAsync(found, found.Manifest.Programs[0], CancellationToken.None), _ => true);
    }
}
