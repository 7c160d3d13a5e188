// Owns: the findings of a comparison of .proto files, each at its place.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal sealed class ProtoFindings
{
    private readonly List<Finding> _all = [];

    internal List<Finding> All => _all;

    /// <summary>Adds what a format makes of a change.</summary>
    /// <param name="change">The change.</param>
    /// <param name="format">The format.</param>
    /// <param name="stored">What becomes of data of the old side.</param>
    /// <param name="readers">What becomes of data of the new side, at readers of the old one.</param>
    internal void Add(ProtoChange change, DataFormat format, Verdict stored, Verdict readers) =>
        _all.Add(new Finding(change.Rule, change.Type, change.Member, change.What, format, stored, readers, change.Place));

    /// <summary>Adds a change that Protobuf and its JSON see alike.</summary>
    internal void Both(ProtoChange change, Verdict stored, Verdict readers)
    {
        Add(change, DataFormat.Protobuf, stored, readers);
        Add(change, DataFormat.ProtoJson, stored, readers);
    }

    /// <summary>Adds a change that concerns source alone.</summary>
    internal void Source(ProtoChange change, DataFormat format, string why) => Add(change, format, Verdict.Read, new Verdict(Outcome.Refused, why));

    /// <summary>The place of an element: its name's, or its file.</summary>
    internal static Place At(ProtoFile file, Position position) => new(file.Path, position.Line, position.Column);
}
