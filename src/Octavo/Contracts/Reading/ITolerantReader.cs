// Owns: members of Tolerant objects, which say where they end. Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Members of Tolerant objects, which say where they end: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITolerantReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Begins the value of a member of a <see cref="Layout.Tolerant"/> object, after its key.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="kind">How the type says that it ends.</param>
    /// <returns>Where the value must end, for <see cref="EndMember"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if the data says another kind.</exception>
    static virtual long BeginMember(ref TSelf reader, MemberKind kind) => 0;

    /// <summary>Ends a delimited member.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">What <see cref="BeginMember"/> returned.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where the value ended elsewhere.</exception>
    static virtual void EndMember(ref TSelf reader, long end)
    {
    }
}
