// Owns: in the first tier, nullable scalars and enums. Knows no class.
namespace Octavo.Runtime.Interpreter;

/// <summary>A nullable scalar or enum.</summary>
internal sealed class OptionalValue<T>(PlainValue<T> inner) : PlainValue<T?>
    where T : struct
{
    internal override void Write<W>(ref W writer, T? value)
    {
        writer.Advance(W.PutPresence(ref writer.Reserve(W.MaxHead), value.HasValue));
        if (value.HasValue)
        {
            inner.Write(ref writer, value.GetValueOrDefault());
        }
    }

    internal override T? Read<R>(ref R reader) => reader.ReadPresence() ? inner.Read(ref reader) : null;
}
