// Owns: in the first tier, enums, which are their numbers. Knows no class.
using System.Runtime.CompilerServices;

namespace Octavo.Runtime.Interpreter;

/// <summary>An enum, which is its number.</summary>
internal sealed class EnumValue<T, TNumber>(PlainValue<TNumber> number) : PlainValue<T>
    where T : struct
    where TNumber : struct
{
    internal override void Write<W>(ref W writer, T value) => number.Write(ref writer, Unsafe.BitCast<T, TNumber>(value));

    internal override T Read<R>(ref R reader) => Unsafe.BitCast<TNumber, T>(number.Read(ref reader));
}
