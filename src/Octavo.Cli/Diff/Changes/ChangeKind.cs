// Owns: the kinds of change between two versions of a type with a codec.
namespace Octavo.Cli.Diff.Changes;

internal enum ChangeKind
{
    MemberAdded,
    MemberRemoved,
    MemberRenamed,
    MemberRenumbered,

    /// <summary>Another type, or null if there was none.</summary>
    MemberType,

    /// <summary>What a field of Protobuf is beside its type: encoding, presence, oneof.</summary>
    MemberField,

    /// <summary>When it is written: never any longer, from a version on, or unless it is null.</summary>
    MemberWritten,
    MemberRequired,

    /// <summary>What compares the keys of a dictionary or the elements of a set.</summary>
    MemberComparer,

    /// <summary>Members are in another order, and no other change explains it.</summary>
    Order,
    Layout,

    /// <summary>Class, struct, struct with a raw layout, union, or a value.</summary>
    Kind,
    References,

    /// <summary>An array of another number of dimensions.</summary>
    Dimensions,
    CaseAdded,
    CaseRemoved,
    CaseRenamed,
    CaseRenumbered,
    Discriminator,
    Openness,
}
