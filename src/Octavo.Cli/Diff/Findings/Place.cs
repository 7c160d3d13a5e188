// Owns: where in a .proto file a change is.
namespace Octavo.Cli.Diff.Findings;

/// <summary>A place.</summary>
/// <param name="File">The file's path.</param>
/// <param name="Line">From 1; 0 if there is no text.</param>
/// <param name="Column">From 1; 0 if there is no text.</param>
internal sealed record Place(string File, int Line, int Column)
{
    public override string ToString() => Line == 0 ? File : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{File}({Line},{Column})");
}
