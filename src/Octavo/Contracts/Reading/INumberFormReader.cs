// Owns: numbers in the forms that a member asks for. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Numbers in the forms that a member asks for: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface INumberFormReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Gets one <see cref="int"/> of a member declared as fixed; at most <see cref="IDecoderBounds{TSelf}.MaxInt32"/> bytes.</summary>
    static virtual nint GetFixedInt32(ref byte at, out int value) => TSelf.GetInt32(ref at, out value);

    /// <summary>Reads one <see cref="int"/> of a member declared as fixed.</summary>
    static virtual int ReadFixedInt32(ref TSelf reader) => reader.ReadInt32();

    /// <summary>Gets one <see cref="uint"/> of a member declared as fixed; at most <see cref="IDecoderBounds{TSelf}.MaxUInt32"/> bytes.</summary>
    static virtual nint GetFixedUInt32(ref byte at, out uint value) => TSelf.GetUInt32(ref at, out value);

    /// <summary>Reads one <see cref="uint"/> of a member declared as fixed.</summary>
    static virtual uint ReadFixedUInt32(ref TSelf reader) => reader.ReadUInt32();

    /// <summary>Gets one <see cref="long"/> of a member declared as fixed; at most <see cref="IDecoderBounds{TSelf}.MaxInt64"/> bytes.</summary>
    static virtual nint GetFixedInt64(ref byte at, out long value) => TSelf.GetInt64(ref at, out value);

    /// <summary>Reads one <see cref="long"/> of a member declared as fixed.</summary>
    static virtual long ReadFixedInt64(ref TSelf reader) => reader.ReadInt64();

    /// <summary>Gets one <see cref="ulong"/> of a member declared as fixed; at most <see cref="IDecoderBounds{TSelf}.MaxUInt64"/> bytes.</summary>
    static virtual nint GetFixedUInt64(ref byte at, out ulong value) => TSelf.GetUInt64(ref at, out value);

    /// <summary>Reads one <see cref="ulong"/> of a member declared as fixed.</summary>
    static virtual ulong ReadFixedUInt64(ref TSelf reader) => reader.ReadUInt64();

    /// <summary>Allows other forms of numbers in what is read next, where the format has them (JSON).</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="forms">The forms; <see cref="NumberForms.Plain"/> ends the allowance.</param>
    static virtual void AllowNumbers(ref TSelf reader, NumberForms forms)
    {
    }
}
