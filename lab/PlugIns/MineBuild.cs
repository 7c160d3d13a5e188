// Owns: the outcome of building an adapter for the user's type.
// Must not know: how it came about.
namespace Octavo.Lab.PlugIns;

/// <summary>A built adapter, or the reason why there is none.</summary>
/// <param name="Assembly">The adapter's assembly; null when it could not be built.</param>
/// <param name="Type">The type's full name.</param>
/// <param name="AssetsFile">What NuGet noted of the packages.</param>
/// <param name="Unavailable">The reason, null when it was built.</param>
internal sealed record MineBuild(string? Assembly, string? Type, string AssetsFile, string? Unavailable);
