// Owns: what is asked of a format of .proto files about one field.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal interface IFieldRules
{
    /// <summary>A field that both have.</summary>
    Verdict Read(ProtoField written, ProtoField read);

    /// <summary>A field that the writer does not have.</summary>
    Verdict Missing(ProtoField read);

    /// <summary>A field that the reader has under another number.</summary>
    /// <param name="written">The field.</param>
    /// <param name="moved">The reader's.</param>
    /// <param name="taker">The reader's field with its number; null if there is none.</param>
    Verdict Renumbered(ProtoField written, ProtoField moved, ProtoField? taker);

    /// <summary>A field that the reader does not have.</summary>
    Verdict Unknown(ProtoField written);
}
