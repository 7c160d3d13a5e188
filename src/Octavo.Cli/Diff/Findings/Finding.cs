// Owns: one change as one format sees it.
namespace Octavo.Cli.Diff.Findings;

/// <summary>A finding.</summary>
/// <param name="Rule">What kind of change it is: <c>member-added</c>.</param>
/// <param name="Type">The type's full name.</param>
/// <param name="Member">The member in it; empty for the type itself.</param>
/// <param name="What">What changed.</param>
/// <param name="Format">The format.</param>
/// <param name="Stored">What becomes of data of the old side, which the new side reads.</param>
/// <param name="Readers">What becomes of data of the new side, which readers of the old side get. Of source: what becomes of code that was written for the old
/// side.</param>
/// <param name="Place">Where; null if there is no text.</param>
internal sealed record Finding(string Rule, string Type, string Member, string What, DataFormat Format, Verdict Stored, Verdict Readers, Place? Place = null)
{
    /// <summary>Whether stored data is no longer read as it was.</summary>
    internal bool BreaksStored => !DataFormats.IsSource(Format) && Stored.Outcome > Outcome.OnUse;

    /// <summary>Whether readers that are not updated do not read new data as it is.</summary>
    internal bool BreaksReaders => !DataFormats.IsSource(Format) && Readers.Outcome > Outcome.OnUse;

    /// <summary>Whether source that uses it has to change.</summary>
    internal bool BreaksSource => DataFormats.IsSource(Format) && Readers.Outcome > Outcome.OnUse;

    /// <summary>Whether there is nothing to say.</summary>
    internal bool IsCompatible => Stored.Outcome == Outcome.Read && Readers.Outcome == Outcome.Read;

    /// <summary>The path for people.</summary>
    internal string Path => Member.Length == 0 ? Type : Type + "." + Member;
}
