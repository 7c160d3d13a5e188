// Owns: unions as tokens on the writing side: number and name.
using System.Runtime.InteropServices;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensWriter
{
    /// <summary>What a case's literal has around the name.</summary>
    private const int Quotes = 2;

    /// <inheritdoc/>
    public static int MaxCase(int literalBytes) => 9 + literalBytes;

    /// <inheritdoc/>
    public static nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal)
    {
        int length = literal.Length - Quotes;
        nint head = PutHead(ref at, OctavoTokenKind.Union, length);
        literal.Slice(1, length).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), length));
        Bytes.Put(ref at, head + length, number);
        return head + length + 4;
    }

    /// <inheritdoc/>
    public static nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots)
    {
        nint head = PutCase(ref at, number, literal);
        return head + PutStart(ref Bytes.At(ref at, head), layout, members, slots);
    }
}
