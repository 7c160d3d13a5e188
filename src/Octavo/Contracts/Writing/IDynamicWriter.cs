// Owns: values whose type the object tells, and what a type does not know. Knows no format.
using System.ComponentModel;
using System.Numerics;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Values whose type the object tells, and what a type does not know: a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IDynamicWriter<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Writes one value that is of this format already: as it is where the format describes itself, else as bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">One whole value.</param>
    static virtual void WriteRaw(ref TSelf writer, scoped ReadOnlySpan<byte> value) => writer.WriteBytes(value);

    /// <summary>Whether members that a reader kept are of this format, and can be written again.</summary>
    /// <param name="unknown">The members, one at least.</param>
    static virtual bool Keeps(UnknownMembers unknown) => false;

    /// <summary>Writes what stands before the elements of an array of several dimensions in a form of the format's own, where it has one and the options ask
    /// for it.</summary>
    /// <returns>Whether it did; the elements follow as one sequence, and nothing behind them.</returns>
    static virtual bool TryWriteGrid(ref TSelf writer, Array grid) => false;

    /// <summary>Writes members that a reader kept, keys and values, behind the object's own; its head has counted them.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="unknown">The members, of this format.</param>
    /// <param name="first">Whether no member of the object was written before.</param>
    static virtual void WriteUnknown(ref TSelf writer, UnknownMembers unknown, bool first) => throw Family.NotSequential();

    /// <summary>Writes an object of any type that the options' <see cref="CodecRegistry"/> has, with what tells the type, or null. An object that may hold
    /// others counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an object of another type.</exception>
    static virtual void WriteAny(ref TSelf writer, object? value) => throw Family.NotSequential();

    /// <summary>Writes an object of an open union that is none of its cases, by what the options' <see cref="CodecRegistry"/> says. It counts as a
    /// level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <param name="union">The union's base.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownDerivedType"/> for an object of a type that is not registered, or of the base
    /// itself.</exception>
    static virtual void WriteOpen(ref TSelf writer, object value, Type union) => throw Family.NotSequential();

    /// <summary>Writes a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The number.</param>
    /// <returns>False where nothing was written: it is written as bytes then.</returns>
    static virtual bool TryWriteInteger(ref TSelf writer, scoped in BigInteger value) => false;
}
