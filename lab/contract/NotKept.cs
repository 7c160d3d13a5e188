// Owns: the list of what a format may lose by its own documentation without being called wrong.
// Must not know: any library; each adapter says which of these its format does not keep.
namespace Octavo.Lab.Contract;

/// <summary>Facts about a value that a format does not keep by its documentation. Verification ignores exactly these.</summary>
[Flags]
public enum NotKept
{
    /// <summary>Everything is kept.</summary>
    None = 0,

    /// <summary><see cref="DateTime.Kind"/>: the instant is kept, and what was local reads as UTC.</summary>
    DateTimeKind = 1,

    /// <summary><see cref="DateTime.Kind"/> and the zone: the instant is kept, and a time of unspecified kind is taken as local.</summary>
    DateTimeUnspecified = 2,
}
