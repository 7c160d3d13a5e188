// Owns: in the first tier, objects of plain classes. Knows no class.
using System.Runtime.CompilerServices;

namespace Octavo.Runtime.Interpreter;

/// <summary>An object of a plain class.</summary>
internal sealed class ObjectValue<T>(PlainType type) : PlainValue<T?>
    where T : class
{
    internal override PlainType? Held => type;

    internal override void Write<W>(ref W writer, T? value) => type.Write(ref writer, value);

    internal override T? Read<R>(ref R reader) => Unsafe.As<T?>(type.Read(ref reader));
}
