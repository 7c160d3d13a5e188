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
        string wanted = Encoding.UTF8.GetString(key);
        while (!names.IsEmpty)
        {
            int length = names.IndexOf((byte)0);
            ReadOnlySpan<byte> name = names[..length];
            if (string.Equals(Encoding.UTF8.GetString(name), wanted, StringComparison.OrdinalIgnoreCase) && !name.SequenceEqual(key))
            {
                key = name;
                return true;
            }
            names = names[(length + 1)..];
        }
        return false;
    }
}
