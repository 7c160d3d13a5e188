// Owns: what is known of a peer outside of .NET without building it: peer.json.
// Must not know: how it is built or asked.
namespace Octavo.Lab.Outside;

/// <summary>The content of a peer.json in a folder that has no .NET project.</summary>
/// <param name="Option">The option that asks for it: <c>--jvm</c>.</param>
/// <param name="Provides">What it measures, in words.</param>
/// <param name="Cost">What building and measuring it costs, in words.</param>
/// <param name="Needs">Programs that it is built and started with.</param>
/// <param name="Programs">Its programs.</param>
internal sealed record OutsideManifest(string Option, string Provides, string Cost, IReadOnlyList<OutsideNeed> Needs, IReadOnlyList<OutsideProgram> Programs);
