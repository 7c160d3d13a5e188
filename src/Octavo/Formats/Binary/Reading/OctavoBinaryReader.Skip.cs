// Owns: the skipping of a member whose tag was read. docs/formats/binary.md, "Tolerant".
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <summary>Skips the value of the member whose key was read last. Other values cannot be skipped, because Binary does not describe itself.</summary>
    public void Skip()
    {
        if (_wireClass <= MemberTag.LargestFixed)
        {
            _window.Skip(1 << (int)_wireClass);
            return;
        }
        if (_wireClass == MemberTag.Varint)
        {
            Throw.InvalidData("a member of wire class 5, which Binary does not write.");
        }
        NoteSkipped();
        _window.Skip(GetLength());
    }
}
