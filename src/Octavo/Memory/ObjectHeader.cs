// Owns: the handle of an object's type, read from the object. Knows no type and no format.
using System.Runtime.CompilerServices;

namespace Octavo.Memory;

/// <summary>
/// <c>value.GetType().TypeHandle.Value</c> takes a call and four dependent loads; the handle is the first word of an object (lab: FooBase). That is the
/// runtime's business and not ours, so it is
/// tried once, and where it does not hold the long way is taken.
/// </summary>
internal static class ObjectHeader
{
    private static readonly bool s_beginsWithType = BeginsWithType(new object()) && BeginsWithType("") && BeginsWithType(Array.Empty<int>())
        && BeginsWithType(new List<string>());

    /// <summary>What <see cref="RuntimeTypeHandle.Value"/> of the object's exact type is.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint TypeOf(object value) => s_beginsWithType ? FirstWord(value) : value.GetType().TypeHandle.Value;

    private static bool BeginsWithType(object value) => FirstWord(value) == value.GetType().TypeHandle.Value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint FirstWord(object value) => Unsafe.Add(ref Unsafe.As<byte, nint>(ref Unsafe.As<Layout>(value).FirstField), -1);

    /// <summary>Any object, seen as one whose first field is a byte.</summary>
    private sealed class Layout
    {
        internal byte FirstField;
    }
}
