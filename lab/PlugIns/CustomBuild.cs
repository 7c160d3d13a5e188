// Owns: the outcome of building an adapter for the user's type.
// Must not know: how it came about.
namespace Octavo.Lab.PlugIns;

/// <summary>A built adapter, or the reason why there is none.</summary>
/// <param name="Assembly">The adapter's assembly; null when it could not be built, or is not yet.</param>
/// <param name="Type">The type's full name.</param>
/// <param name="AssetsFile">What NuGet noted of the packages.</param>
/// <param name="Unavailable">The reason, null when it was built.</param>
internal sealed record CustomBuild(string? Assembly, string? Type, string AssetsFile, string? Unavailable)
{
    /// <summary>The type and those that its values consist of; null when it could not be built.</summary>
    public CustomTypes? Types { get; init; }

    /// <summary>The sources of the user's project, except for what the build itself wrote of the assembly.</summary>
    public IReadOnlyList<string> Sources { get; init; } = [];
}
