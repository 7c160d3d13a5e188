// Owns: the finding of an object's case among many: a table without collisions, made once. Knows no union and no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Memory;

namespace Octavo.Internal;

/// <summary>From an object's type to a case, for emitted code: one multiplication, one comparison.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class CaseTable
{
    private readonly Slot[] _slots;
    private readonly ulong _factor;
    private readonly int _shift;

    /// <summary>The types stay loaded as long as their handles are compared.</summary>
    private readonly Type[] _types;

    /// <summary>Makes the table.</summary>
    /// <param name="types">The cases' types, each once.</param>
    public CaseTable(Type[] types)
    {
        _types = types;
        // Doubles the slots after a hundred factors without a perfect hash.
        ulong factor = 0x9E37_79B9_7F4A_7C15;
        for (int bits = 2 + int.Log2(Math.Max(1, types.Length)); ; bits++)
        {
            for (int attempt = 0; attempt < 100; attempt++, factor = (factor * 6364136223846793005) + 1442695040888963407)
            {
                if (TryFill(types, factor | 1, 64 - bits) is { } slots)
                {
                    (_slots, _factor, _shift) = (slots, factor | 1, 64 - bits);
                    return;
                }
            }
        }
    }

    /// <summary>The case of an object.</summary>
    /// <param name="value">Not null.</param>
    /// <returns>The place of its type in the array given, −1 if it is not there.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Find(object value)
    {
        nint handle = ObjectHeader.TypeOf(value);
        ref readonly Slot slot = ref _slots[(int)(((ulong)handle * _factor) >> _shift)];
        return slot.Handle == handle ? slot.Case : -1;
    }

    private static Slot[]? TryFill(Type[] types, ulong factor, int shift)
    {
        var slots = new Slot[1 << (64 - shift)];
        for (int i = 0; i < types.Length; i++)
        {
            nint handle = types[i].TypeHandle.Value;
            ref Slot slot = ref slots[(int)(((ulong)handle * factor) >> shift)];
            if (slot.Handle != 0)
            {
                return null;
            }
            slot = new Slot(handle, i);
        }
        return slots;
    }

    private readonly record struct Slot(nint Handle, int Case);
}
