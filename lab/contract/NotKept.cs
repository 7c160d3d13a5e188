// Owns: the list of what a format may lose by its own documentation without being called wrong.
// Must not know: any library; each adapter says which of these its format does not keep.
namespace Octavo.Lab.Contract;

/// <summary>Facts about a value that a format does not keep by its documentation. Verification ignores exactly these.</summary>
[Flags]
public enum NotKept
{
    /// <summary>Everything is kept.</summary>
    None = 0,

    /// <summary><see cref="DateTime.Kind"/>: local times are kept as instants, all others as they are, and each reads as UTC.</summary>
    DateTimeKind = 1,

    /// <summary>Whether a collection is there: one without elements and none at all are the same.</summary>
    EmptyCollections = 2,

    /// <summary>Members that are null, zero or the like: they are not written, and read as the type's constructor leaves them.</summary>
    UnwrittenMembers = 4,
}
