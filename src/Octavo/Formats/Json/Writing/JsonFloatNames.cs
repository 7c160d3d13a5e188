// Owns: NaN and infinities as text in JSON, where an option or a member asks for it. Knows no writer.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>The names are those of System.Text.Json: <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>.</summary>
internal static class JsonFloatNames
{
    /// <summary>Bytes of the longest name with its quotes: fewer than any float is reserved.</summary>
    internal const int Longest = 11;

    /// <summary>Puts what an encoder met that is not a number.</summary>
    /// <param name="at"><see cref="Longest"/> bytes.</param>
    /// <param name="value">NaN or an infinity.</param>
    /// <param name="type">For the error.</param>
    /// <returns>Bytes put.</returns>
    /// <exception cref="OctavoException">The option is not set: <see cref="OctavoErrorCode.InvalidValue"/>.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint PutIfAllowed(ref byte at, double value, string type)
    {
        if (JsonAllowances.Now is not { AllowNamedFloats: true })
        {
            Throw.InvalidValue(type, "NaN and infinities are not JSON numbers; OctavoJsonOptions.AllowNamedFloats writes them as text, Binary keeps them");
        }
        return Put(ref at, value);
    }

    /// <summary>Puts a name.</summary>
    /// <param name="at"><see cref="Longest"/> bytes.</param>
    /// <param name="value">NaN or an infinity.</param>
    /// <returns>Bytes put.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, double value)
    {
        ReadOnlySpan<byte> text = double.IsNaN(value) ? "\"NaN\""u8 : value > 0 ? "\"Infinity\""u8 : "\"-Infinity\""u8;
        Unsafe.CopyBlockUnaligned(ref at, in text[0], (uint)text.Length);
        return text.Length;
    }

    /// <summary>Ends a key that is a name: its own quotes are the key's, so those that the key began with are taken back.</summary>
    /// <param name="at">The byte after the name's last quote.</param>
    /// <returns>Bytes put in addition.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint EndKey(ref byte at)
    {
        int length = 2;
        while (Unsafe.Add(ref at, -length) != (byte)'"')
        {
            length++;
        }
        ref byte name = ref Unsafe.Add(ref at, -length);
        MemoryMarshal.CreateSpan(ref name, length).CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref name, -1), length));
        Unsafe.Add(ref at, -1) = (byte)':';
        return 0;
    }
}
