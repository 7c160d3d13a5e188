// Owns: how a raw layout finds out whether the runtime lays its type out as it does. Found by looking, never assumed.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>Probes the layout of a type, for emitted raw layouts.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ImageProbe
{
    /// <summary>Whether memory and raw layout agree: of the same size, and one member after the other non-zero is where the raw layout has it.</summary>
    /// <param name="probes">For each member the offset of a byte that may be 1 while all others are 0.</param>
    public static bool SameLayout<T, TImage>(ReadOnlySpan<int> probes)
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        if (Unsafe.SizeOf<T>() != TImage.Size)
        {
            return false;
        }
        byte[] image = new byte[TImage.Size];
        foreach (int probe in probes)
        {
            image[probe] = 1;
            try
            {
                TImage.Get(ref MemoryMarshal.GetArrayDataReference(image), out T value);
                ref byte memory = ref Unsafe.As<T, byte>(ref value);
                TImage.ClearPadding(ref memory, 1); // the runtime may leave anything there
                if (!MemoryMarshal.CreateReadOnlySpan(ref memory, image.Length).SequenceEqual(image))
                {
                    return false;
                }
            }
            catch (Exception)
            {
                return false; // a constructor or setter that refuses values must see every one of them
            }
            image[probe] = 0;
        }
        return true;
    }
}
