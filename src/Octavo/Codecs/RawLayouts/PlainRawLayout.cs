// Owns: the raw layout of a number: its bytes as they are in memory, every pattern a value. docs/formats/binary.md, "Structs".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Codecs.RawLayouts;

/// <summary>The raw layout of an integer or float of a size that is its own raw layout.</summary>
internal readonly struct PlainRawLayout<T> : IRawLayout<T>
    where T : unmanaged
{
    public static int Size => Unsafe.SizeOf<T>();

    public static bool SameLayout => true;

    public static bool HasPadding => false;

    public static bool Validated => false;

    public static void Put(ref byte at, in T value) => Unsafe.WriteUnaligned(ref at, value);

    public static void Get(ref byte at, out T value) => value = Unsafe.ReadUnaligned<T>(ref at);

    public static bool AreValid(ref byte first, int count) => true;

    public static void ClearPadding(ref byte first, int count)
    {
    }
}
