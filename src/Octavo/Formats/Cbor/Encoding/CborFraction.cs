// Owns: decimal fractions and bigfloats that are read as floats. Knows no window. RFC 8949, section 3.4.4.
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Cbor;

/// <summary>Tag 4 or 5, an array of exponent and mantissa. A float counts for nine bytes in the runs of every format, so as many are read here.</summary>
internal readonly ref struct CborFraction
{
    /// <summary>Bytes that are readable.</summary>
    internal const int Readable = 9;

    private readonly ulong _digits;
    private readonly long _exponent;
    private readonly bool _isNegative;
    private readonly bool _isBinary;

    private CborFraction(ulong digits, long exponent, bool isNegative, bool isBinary)
    {
        _digits = digits;
        _exponent = exponent;
        _isNegative = isNegative;
        _isBinary = isBinary;
    }

    /// <summary>Gets the parts.</summary>
    /// <exception cref="OctavoException">It is not a fraction, or takes more than <see cref="Readable"/> bytes.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out CborFraction value)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        if (tag is not (CborCode.DecimalFraction or CborCode.Bigfloat))
        {
            Throw.TypeMismatch("a float", $"tag {tag}");
        }
        bool ends = Head(ref at, used) == CborCode.IndefiniteArray;
        if (ends)
        {
            used++;
        }
        else
        {
            used += CborEncoder.GetLength(ref Bytes.At(ref at, used), CborCode.Array, "an array of exponent and mantissa", out ulong count);
            if (count != 2)
            {
                NotTwo();
            }
        }
        Head(ref at, used);
        used += CborEncoder.GetInteger(ref Bytes.At(ref at, used), out long exponent, out bool large);
        if (large)
        {
            TooLong();
        }
        used += GetMantissa(ref at, used, out ulong magnitude, out bool negative);
        if (ends && Head(ref at, used++) != CborCode.Break)
        {
            NotTwo();
        }
        // At most 40 bits.
        value = new CborFraction(negative ? magnitude + 1 : magnitude, exponent, negative, tag == CborCode.Bigfloat);
        return used;
    }

    /// <summary>The nearest double; infinity if it is beyond all.</summary>
    internal double ToDouble()
    {
        int exponent = Exponent;
        double magnitude = _isBinary ? Math.ScaleB((double)_digits, exponent) : DecimalToDouble.Nearest(_digits, exponent);
        return _isNegative ? -magnitude : magnitude;
    }

    /// <summary>The nearest float; infinity if it is beyond all.</summary>
    internal float ToSingle()
    {
        // Of 40 bits a double holds all, so a bigfloat is rounded once.
        float magnitude = _isBinary ? (float)Math.ScaleB((double)_digits, Exponent)
            : NearestSingle.Nearest(new ShortNumber(_digits, Exponent, isNegative: false));
        return _isNegative ? -magnitude : magnitude;
    }

    /// <summary>The nearest Half; infinity if it is beyond all.</summary>
    internal Half ToHalf()
    {
        Half magnitude = _isBinary ? (Half)Math.ScaleB((double)_digits, Exponent) : NearestHalf.Nearest(new ShortNumber(_digits, Exponent, isNegative: false));
        return _isNegative ? -magnitude : magnitude;
    }

    /// <summary>Cut to what makes zero and infinity of any mantissa.</summary>
    private int Exponent => _digits == 0 ? 0 : (int)Math.Clamp(_exponent, -10_000, 10_000);

    private static nint GetMantissa(ref byte at, nint used, out ulong magnitude, out bool negative)
    {
        byte head = Head(ref at, used);
        if (head < CborCode.Bytes)
        {
            negative = head >= CborCode.Negative;
            return CborEncoder.GetHead(ref Bytes.At(ref at, used), out magnitude);
        }
        nint length = CborEncoder.GetTag(ref Bytes.At(ref at, used), out ulong tag);
        if (length == 0 || tag is not (CborCode.Bignum or CborCode.NegativeBignum))
        {
            Throw.TypeMismatch("a whole number", length == 0 ? CborCode.Name(head) : $"tag {tag}");
        }
        negative = tag == CborCode.NegativeBignum;
        Head(ref at, used + length);
        length += CborEncoder.GetLength(ref Bytes.At(ref at, used + length), CborCode.Bytes, "the bytes of a number", out ulong bytes);
        if (bytes > (ulong)(Readable - used - length))
        {
            TooLong();
        }
        magnitude = 0;
        for (; bytes != 0; bytes--)
        {
            magnitude = (magnitude << 8) | Bytes.At(ref at, used + length++);
        }
        return length;
    }

    /// <summary>The head that is next, whole in what is readable.</summary>
    private static byte Head(ref byte at, nint used)
    {
        if (used >= Readable || used + CborCode.HeadLength(Bytes.At(ref at, used)) > Readable)
        {
            TooLong();
        }
        return Bytes.At(ref at, used);
    }

    private static void TooLong() =>
        throw new OctavoException(OctavoErrorCode.NumberOutOfRange,
            $"a fraction of tag 4 or 5 is read as a float only up to {Readable} bytes; declare the member as decimal.");

    private static void NotTwo() => Throw.InvalidValue("a float", "a fraction is an array of two");
}
