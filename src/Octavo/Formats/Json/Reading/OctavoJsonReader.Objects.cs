// Owns: JSON's objects of any registered type on the reading side. docs/formats/json.md, "Objects".
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Digits of a whole number if the type is not known.</summary>
    private const int LongestInteger = 1_000;

    /// <summary>In place of what was told of an object: it is by itself.</summary>
    private const int Bare = -1;

    private static ReadOnlySpan<byte> ObjectKey => "$object"u8;

    private static ReadOnlySpan<byte> TypeHead => "{\"$object\":"u8;

    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoJsonReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <summary>Whole numbers are <see cref="long"/>, beyond it <see cref="BigInteger"/>; others are <see cref="double"/>; objects without a type's name are
    /// maps by text.</summary>
    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoJsonReader reader)
    {
        ref byte at = ref reader.Odd(ref reader.Token());
        switch (at)
        {
            case (byte)'"':
                return reader.ReadText();
            case (byte)'t' or (byte)'f':
                return reader.ReadBool();
            case (byte)'n':
                reader.TakeNull(ref at, "a value");
                return null;
            case (byte)'[':
                reader.Enter();
                object?[] items = ObjectItems.Read(ref reader)!.ToArray();
                reader.Leave();
                return items;
            case (byte)'{' when reader.IsTyped(ref at):
                return reader.ReadTyped(reader._options.Registry.Of(reader.ReadTypeName(out int told)), told);
            case (byte)'{':
                return reader.ReadTyped(reader._options.Registry.Of(BuiltInTypes.TextMap), Bare);
            default:
                return reader.ReadNumber();
        }
    }

    /// <inheritdoc/>
    public static bool TryReadOpen(ref OctavoJsonReader reader, Type union, out object? value)
    {
        if (!reader.IsTyped(ref reader.Odd(ref reader.Token())))
        {
            value = null;
            return false;
        }
        value = reader.ReadTyped(reader._options.Registry.Of(reader.ReadTypeName(out int told), union), told);
        return true;
    }

    /// <summary>The id of the type of what follows if object is declared, for locators: nulls and scalars are skipped.</summary>
    /// <returns>Null if nothing is left to skip.</returns>
    internal uint? ReadTypeId()
    {
        ref byte at = ref Odd(ref Token());
        switch (at)
        {
            case (byte)'[':
                return BuiltInTypes.ObjectArray;
            case (byte)'{':
                return IsTyped(ref at) ? _options.Registry.LocatedId(ReadTypeName(out _)) : BuiltInTypes.TextMap;
            default:
                Skip();
                return null;
        }
    }

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    internal uint? ReadOpenTypeId() => IsTyped(ref Odd(ref Token())) ? _options.Registry.LocatedId(ReadTypeName(out _)) : null;

    /// <summary>Whether an object begins with the name of its type, as it is written or with white space between.</summary>
    private bool IsTyped(ref byte at)
    {
        if (at != '{' || (Bytes.At(ref at, 1) == '"' && Bytes.At(ref at, 2) is not ((byte)'$' or (byte)'\\')))
        {
            return false;
        }
        if (MemoryMarshal.CreateReadOnlySpan(ref at, TypeHead.Length).SequenceEqual(TypeHead))
        {
            return true;
        }
        OctavoJsonReader ahead = LookAhead();
        ahead._window.Advance(1);
        int remaining = 0;
        return ahead.NextKey(ref remaining, true, out ReadOnlySpan<byte> key, out _) && key.SequenceEqual(ObjectKey);
    }

    /// <summary>Reads the name of an object's type, up to its value.</summary>
    private string ReadTypeName(out int told)
    {
        _window.Advance(1);
        told = 0;
        NextKey(ref told, true, out _, out _);
        string name = ReadText() ?? "";
        if (!NextKey(ref told, false, out ReadOnlySpan<byte> key, out _) || !key.SequenceEqual(ValueKey))
        {
            Throw.InvalidData("\"$value\" must come after the name of the type of an object.");
        }
        return name;
    }

    private object ReadTyped(RegisteredType type, int told)
    {
        if (type.Nests)
        {
            Enter();
        }
        object? value = type.Entry.ReadObject(ref this);
        if (type.Nests)
        {
            Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        if (told != Bare)
        {
            EndCaseValue(ref this, told);
        }
        return value;
    }

    /// <summary>A number, or bytes in base64: those of a number that was too long to be written as one.</summary>
    /// <inheritdoc/>
    public static bool TryReadInteger(ref OctavoJsonReader reader, out BigInteger value)
    {
        if (!reader.TryFindInteger(out int length, out bool quoted))
        {
            value = default;
            return false;
        }
        value = ParseLarge(MemoryMarshal.CreateReadOnlySpan(ref reader._window.Here, length), "BigInteger");
        reader.EndNumber(length, quoted);
        return true;
    }

    /// <summary>Skips what <see cref="TryReadInteger"/> reads or leaves as bytes, for locators: without the arithmetic of large integers, which a program may
    /// have no other use for.</summary>
    /// <returns>Whether it is not null.</returns>
    internal bool SkipInteger()
    {
        if (!TryFindInteger(out int length, out bool quoted))
        {
            return ReadBytes() is not null;
        }
        if (length > LongestInteger)
        {
            Throw.NumberOutOfRange("BigInteger");
        }
        EndNumber(length, quoted);
        return true;
    }

    /// <summary>Goes to an integer's first byte.</summary>
    /// <returns>False if null or text is there.</returns>
    private bool TryFindInteger(out int length, out bool quoted)
    {
        byte first = Odd(ref Token());
        quoted = first == '"';
        length = 0;
        if (first == 'n' || (quoted && (!_options.AllowNumbersInStrings || !IsQuotedInteger(LookAhead()))))
        {
            return false;
        }
        quoted = BeginNumber();
        length = FindNumber(out bool isInteger);
        if (length == 0)
        {
            Unexpected("a number");
        }
        if (!isInteger)
        {
            Throw.TypeMismatch("an integer", "a number with a fraction or an exponent");
        }
        return true;
    }

    private static bool IsQuotedInteger(OctavoJsonReader ahead)
    {
        ahead.BeginNumber();
        int length = ahead.FindNumber(out _);
        ahead._window.Advance(length);
        return length != 0 && ahead.Here() == '"';
    }

    private object ReadNumber()
    {
        int length = FindNumber(out bool isInteger);
        if (length == 0 && !_options.AllowSpecialFloats)
        {
            Broken("a value");
        }
        if (length == 0 || !isInteger)
        {
            return ReadDouble();
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, length);
        object value = long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long whole) ? (object)whole
            : ParseLarge(text, "an object");
        _window.Advance(length);
        return value;
    }

    /// <summary>A number of more digits is refused: what calculates with all of them takes more than linear time.</summary>
    private static BigInteger ParseLarge(ReadOnlySpan<byte> text, string type)
    {
        if (text.Length > LongestInteger)
        {
            Throw.NumberOutOfRange(type);
        }
        return BigInteger.Parse(Encoding.ASCII.GetString(text), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
    }
}
