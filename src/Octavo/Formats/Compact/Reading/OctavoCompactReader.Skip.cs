// Owns: the skipping of a member whose tag was read. docs/formats/compact.md, "Tolerant".
using Octavo.Contracts;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <summary>Skips the value of the member whose key was read last. Other values cannot be skipped: Compact does not describe itself.</summary>
    public void Skip()
    {
        if (_wireClass <= MemberTag.LargestFixed)
        {
            _window.Skip(1 << (int)_wireClass);
            return;
        }
        if (_wireClass == MemberTag.Varint)
        {
            Commit(CompactVarint.Get(ref Need(CompactVarint.Max), out _));
            return;
        }
        NoteSkipped();
        _window.Skip(GetLength());
    }
}
