// Owns: numbers in the forms that a member asks for. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Numbers in the forms that a member asks for: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface INumberFormWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Puts one <see cref="int"/> of a member declared as fixed; at most <see cref="IEncoderBounds{TSelf}.MaxInt32"/> bytes.</summary>
    static virtual nint PutFixedInt32(ref byte at, int value) => TSelf.PutInt32(ref at, value);

    /// <summary>Puts one <see cref="uint"/> of a member declared as fixed; at most <see cref="IEncoderBounds{TSelf}.MaxUInt32"/> bytes.</summary>
    static virtual nint PutFixedUInt32(ref byte at, uint value) => TSelf.PutUInt32(ref at, value);

    /// <summary>Puts one <see cref="long"/> of a member declared as fixed; at most <see cref="IEncoderBounds{TSelf}.MaxInt64"/> bytes.</summary>
    static virtual nint PutFixedInt64(ref byte at, long value) => TSelf.PutInt64(ref at, value);

    /// <summary>Puts one <see cref="ulong"/> of a member declared as fixed; at most <see cref="IEncoderBounds{TSelf}.MaxUInt64"/> bytes.</summary>
    static virtual nint PutFixedUInt64(ref byte at, ulong value) => TSelf.PutUInt64(ref at, value);

    /// <summary>Whether numbers have other forms that members may ask for (JSON): in quotes, NaN and infinities by name. A constant.</summary>
    static virtual bool FormsNumbers => false;

    /// <summary>Puts one <see cref="Half"/>, which may be NaN or an infinity if the format has no numbers for these; at most
    /// <see cref="IEncoderBounds{TSelf}.MaxHalf"/> bytes.</summary>
    static virtual nint PutNamedHalf(ref byte at, Half value) => TSelf.PutHalf(ref at, value);

    /// <summary>Puts one <see cref="float"/>, which may be NaN or an infinity if the format has no numbers for these; at most
    /// <see cref="IEncoderBounds{TSelf}.MaxSingle"/> bytes.</summary>
    static virtual nint PutNamedSingle(ref byte at, float value) => TSelf.PutSingle(ref at, value);

    /// <summary>Puts one <see cref="double"/>, which may be NaN or an infinity if the format has no numbers for these; at most
    /// <see cref="IEncoderBounds{TSelf}.MaxDouble"/> bytes.</summary>
    static virtual nint PutNamedDouble(ref byte at, double value) => TSelf.PutDouble(ref at, value);

    /// <summary>Makes the number that was put into text, where the format distinguishes the two; at most <see cref="IStructureEncoder{TSelf}.MaxHead"/> bytes
    /// more.</summary>
    /// <param name="at">The number's first byte.</param>
    /// <param name="length">Its length.</param>
    /// <returns>The length of the text.</returns>
    static virtual nint QuoteNumber(ref byte at, nint length) => length;
}
