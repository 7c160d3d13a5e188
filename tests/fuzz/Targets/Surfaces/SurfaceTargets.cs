// Owns: the list of the surfaces beside the formats.
namespace Octavo.Fuzz.Targets.Surfaces;

internal static class SurfaceTargets
{
    /// <summary>Their names for <c>--format</c>.</summary>
    internal static IReadOnlyList<string> Names { get; } = [Lz4Targets.Name, TranscodeTargets.Name, InteropTargets.Name, ProtoJsonTargets.Name,
        ProtoTargets.Name, CliTargets.Name];

    internal static IEnumerable<Target> Of(IReadOnlyCollection<string> formats) =>
        new[] { Lz4Targets.All(), TranscodeTargets.All(), InteropTargets.All(), ProtoJsonTargets.All(), ProtoTargets.All(),
            CliTargets.All() }.SelectMany(all => all).Where(target => formats.Contains(target.Format));
}
