// Owns: an assembly's table of entries, handed over by its module initializer and looked into on first use of a type.
using System.ComponentModel;
using Octavo.Codecs.Entries;

namespace Octavo.Internal;

/// <summary>An assembly's emitted entries: a lazy table, because a hundred eager registrations cost 8 to 16 ms at start.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class CodecTable
{
    /// <summary>Names every type that the assembly has an entry for, with the factory of the entry.</summary>
    /// <param name="entries">Receives them.</param>
    public abstract void Fill(Dictionary<Type, Func<CodecEntry>> entries);
}
