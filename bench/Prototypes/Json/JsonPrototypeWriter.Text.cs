// Owns: JSON's text on the writing side: quotes, the run's limit, long text in pieces. Knows no escaping, which the encoder owns.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeWriter
{
    /// <summary>Bytes that one UTF-16 unit takes at most: <c>\u0000</c>.</summary>
    private const int MaxPerUnit = 6;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 4 : 2 + (MaxPerUnit * Math.Min(value.Length, TextRun.Limit));

    public static nint PutText(ref byte at, string? value) => value is null ? PutNull(ref at) : PutText(ref at, value.AsSpan());

    public void WriteText(string? value)
    {
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value!);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutText(ref byte at, ReadOnlySpan<char> value)
    {
        at = (byte)'"';
        nint length = 1 + JsonTextEncoder.Put(ref Bytes.At(ref at, 1), ref MemoryMarshal.GetReference(value), value.Length);
        Bytes.At(ref at, length) = (byte)'"';
        return length + 1;
    }

    /// <summary>Long text goes out in pieces, so that no reservation grows with it; no piece ends inside a surrogate pair.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(string value)
    {
        const int Piece = 8 * 1024;
        ReadOnlySpan<char> rest = value;
        Reserve(1) = (byte)'"';
        Advance(1);
        while (rest.Length != 0)
        {
            int part = Math.Min(Piece, rest.Length);
            if (part < rest.Length && char.IsHighSurrogate(rest[part - 1]))
            {
                part--;
            }
            Advance(JsonTextEncoder.Put(ref Reserve(part * MaxPerUnit), ref MemoryMarshal.GetReference(rest), part));
            rest = rest[part..];
        }
        Reserve(1) = (byte)'"';
        Advance(1);
    }
}
