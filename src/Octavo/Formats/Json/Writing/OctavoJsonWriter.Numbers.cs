// Owns: numbers of members that ask for another form than JSON's own: in quotes, NaN and infinities by name.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <inheritdoc/>
    public static bool FormsNumbers => true;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static nint PutNamedHalf(ref byte at, Half value) => Half.IsFinite(value) ? PutHalf(ref at, value) : JsonFloatNames.Put(ref at, (double)value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static nint PutNamedSingle(ref byte at, float value) => float.IsFinite(value) ? PutSingle(ref at, value) : JsonFloatNames.Put(ref at, value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static nint PutNamedDouble(ref byte at, double value) => double.IsFinite(value) ? PutDouble(ref at, value) : JsonFloatNames.Put(ref at, value);

    /// <summary>Moves the number by one byte and puts the quotes; a name has them already.</summary>
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never), MethodImpl(MethodImplOptions.NoInlining)]
    public static nint QuoteNumber(ref byte at, nint length)
    {
        if (at == '"')
        {
            return length;
        }
        MemoryMarshal.CreateSpan(ref at, (int)length).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 1), (int)length));
        return EndQuote(ref at, length);
    }
}
