// Owns: objects of types with references. Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Objects of types with references: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IReferenceWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Whether an object has its number among its members, before them and of its case (JSON); elsewhere a case comes before the object. A
    /// constant.</summary>
    static virtual bool NumbersInside => false;

    /// <summary>Begins an object of a type with references: one that came before is written as a reference to it, and one that is too deep is only announced if
    /// it can wait. Counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object; not null.</param>
    /// <param name="canWait">Whether the reader can make the object before its members. A constant.</param>
    /// <returns>False if nothing more is to be written of it here.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>; <see cref="OctavoErrorCode.NotInFormat"/> if the format has no
    /// references.</exception>
    static virtual bool BeginObject(ref TSelf writer, object value, bool canWait) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Begins or ends a key that is compared by its content, or an element of a set: objects in it do not wait, because the reader adds it to its
    /// collection as soon as it has it.</summary>
    static virtual void KeepWhole(ref TSelf writer, bool begins)
    {
    }

    /// <summary>The object that stands for a shared text: the first one of the call that is equal to it.</summary>
    static virtual object KnownText(ref TSelf writer, string text) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Ends such an object: the outermost one is followed by those that waited.</summary>
    static virtual void EndObject(ref TSelf writer) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Puts the beginning of such an object, after <see cref="BeginObject"/>. As <see cref="IStructureEncoder{TSelf}.PutStart"/>; its first key is
    /// none.</summary>
    static virtual nint PutObjectStart(ref byte at, Layout layout, int members, int slots) => TSelf.PutStart(ref at, layout, members, slots);

    /// <summary>The same of an object that is a case. Where <see cref="NumbersInside"/> the case is put with it, else it was put before.</summary>
    static virtual nint PutObjectCase(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots) =>
        TSelf.PutObjectStart(ref at, layout, members, slots);
}
