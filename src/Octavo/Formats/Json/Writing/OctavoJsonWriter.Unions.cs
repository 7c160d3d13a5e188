// Owns: JSON's unions on the writing side: a first member "$type" with the case's name. docs/formats/json.md, "Unions".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>What stands before a case's name, and after the name of a case that is not an object of a class.</summary>
    private static ReadOnlySpan<byte> CaseHead => "{\"$type\":"u8;

    private static ReadOnlySpan<byte> CaseValue => ",\"$value\":"u8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxCase(int literalBytes) => 20 + literalBytes;

    /// <summary>A struct, or a union in its turn, is a member of an object of its own: it has a beginning that nothing can stand in.</summary>
    public static nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal)
    {
        nint n = PutCaseName(ref at, literal);
        CaseValue.CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, n), CaseValue.Length));
        return n + CaseValue.Length;
    }

    /// <summary>An object's members follow the name; its first key keeps its comma.</summary>
    public static nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots) => PutCaseName(ref at, literal);

    /// <inheritdoc/>
    public static nint PutCaseEnd(ref byte at) => PutEnd(ref at);

    /// <summary>A literal that begins with a brace is all of the beginning: the union names the member, or its cases have numbers.</summary>
    private static nint PutCaseName(ref byte at, ReadOnlySpan<byte> literal)
    {
        if (literal[0] == (byte)'{')
        {
            literal.CopyTo(MemoryMarshal.CreateSpan(ref at, literal.Length));
            return literal.Length;
        }
        CaseHead.CopyTo(MemoryMarshal.CreateSpan(ref at, CaseHead.Length));
        literal.CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, CaseHead.Length), literal.Length));
        return CaseHead.Length + literal.Length;
    }
}
