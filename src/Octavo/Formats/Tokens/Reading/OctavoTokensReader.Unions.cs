// Owns: unions as tokens on the reading side. Cases are found by name, as JSON's are, so that emitted matching is tested.
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public static int ReadCase(ref OctavoTokensReader reader, out ReadOnlySpan<byte> name)
    {
        if (reader.TryReadNull())
        {
            name = default;
            return UnionHead.Null;
        }
        byte[] found = reader.Take(OctavoTokenKind.Union, 1).ToArray(); // the window may move for the number after it
        reader.Need(4);
        reader.Commit(4);
        name = found;
        return UnionHead.Named;
    }
}
