// Owns: names on JSON's reading side whose case an option leaves open.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <inheritdoc/>
    public static bool FoldsNames => true;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never), MethodImpl(MethodImplOptions.NoInlining)]
    public static bool TryFold(ref OctavoJsonReader reader, ReadOnlySpan<byte> names, ref ReadOnlySpan<byte> key)
    {
        if (!reader._options.IgnoreNameCase)
        {
            return false;
        }
        bool isAscii = Ascii.IsValid(key);
        while (!names.IsEmpty)
        {
            int length = names.IndexOf((byte)0);
            ReadOnlySpan<byte> name = names[..length];
            bool isSame = (isAscii && length == key.Length && Ascii.EqualsIgnoreCase(name, key)) || FoldsBeyond(name, key, isAscii);
            if (isSame && !name.SequenceEqual(key))
            {
                key = name;
                return true;
            }
            names = names[(length + 1)..];
        }
        return false;
    }

    /// <summary>Whether two names of which one has other characters than ASCII are one but for their case. Without strings of either: a key may be compared
    /// with all names of its type.</summary>
    private static bool FoldsBeyond(ReadOnlySpan<byte> name, ReadOnlySpan<byte> key, bool isAscii)
    {
        // Case changes no number of UTF-16 units, which take one to three bytes each.
        if (name.Length > 3 * (long)key.Length || key.Length > 3 * (long)name.Length || (isAscii && Ascii.IsValid(name)))
        {
            return false;
        }
        Span<char> units = stackalloc char[4];
        while (!name.IsEmpty && !key.IsEmpty)
        {
            _ = Rune.DecodeFromUtf8(name, out Rune one, out int ofName);
            _ = Rune.DecodeFromUtf8(key, out Rune other, out int ofKey);
            if (one != other)
            {
                int length = one.EncodeToUtf16(units);
                int otherLength = other.EncodeToUtf16(units[2..]);
                if (!MemoryExtensions.Equals(units[..length], units.Slice(2, otherLength), StringComparison.OrdinalIgnoreCase))
                {
                    return false;
                }
            }
            name = name[ofName..];
            key = key[ofKey..];
        }
        return name.IsEmpty && key.IsEmpty;
    }
}
