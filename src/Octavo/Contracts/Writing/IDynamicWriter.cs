// Owns: values whose type the object gives, and what a type does not know. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Values whose type the object gives, and what a type does not know: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IDynamicWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Writes what comes before the elements of a multidimensional array in a form of the format's own, if it has one and the options ask for
    /// it.</summary>
    /// <returns>Whether it did; the elements follow as one sequence, and nothing after them.</returns>
    static virtual bool TryWriteMultidimensional(ref TSelf writer, Array array) => false;

    /// <summary>Writes an object of any type that the options' <see cref="CodecRegistry"/> has, with what tells the type, or null. An object that may hold
    /// others counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an object of another type.</exception>
    static abstract void WriteAny(ref TSelf writer, object? value);

    /// <summary>Writes an object of an open union that is not one of its cases, by what the options' <see cref="CodecRegistry"/> says. It counts as a
    /// level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <param name="union">The union's base.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownDerivedType"/> for an object of a type that is not registered, or of the base
    /// itself.</exception>
    static abstract void WriteOpen(ref TSelf writer, object value, Type union);
}
