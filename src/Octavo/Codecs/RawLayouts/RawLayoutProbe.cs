// Owns: how a raw layout finds out whether the runtime lays its type out as it does. Found by looking, never assumed.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>Probes the layout of a type, for emitted raw layouts.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class RawLayoutProbe
{
    /// <summary>Whether memory and raw layout agree: of the same size, and one member after the other non-zero is where the raw layout has it.</summary>
    /// <param name="probes">For each member the offset of a byte that may be 1 while all others are 0.</param>
    public static bool SameLayout<T, TLayout>(ReadOnlySpan<int> probes)
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        if (Unsafe.SizeOf<T>() != TLayout.Size)
        {
            return false;
        }
        byte[] raw = new byte[TLayout.Size];
        foreach (int probe in probes)
        {
            raw[probe] = 1;
            try
            {
                TLayout.Get(ref MemoryMarshal.GetArrayDataReference(raw), out T value);
                ref byte memory = ref Unsafe.As<T, byte>(ref value);
                TLayout.ClearPadding(ref memory, 1); // the runtime may leave anything there
                if (!MemoryMarshal.CreateReadOnlySpan(ref memory, raw.Length).SequenceEqual(raw))
                {
                    return false;
                }
            }
            catch (Exception)
            {
                return false; // a constructor or setter that refuses values must see every one of them
            }
            raw[probe] = 0;
        }
        return true;
    }
}
