// Owns: JSON's objects of any registered type on the writing side: JSON's own values as they are, others with their type's name. docs/formats/json.md,
// "Objects".
using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Bits of a <see cref="BigInteger"/> that is written as a number: fewer than 1,000 digits, the most that are read.</summary>
    private const int LongestInteger = 3_300;

    private static ReadOnlySpan<byte> ObjectHead => "{\"$object\":"u8;

    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoJsonWriter writer, scoped in T? value)
    {
        if (writer._allows)
        {
            WriteAllowed(ref writer, in value!);
            return;
        }
        CodecCache<T>.Entry.Write(ref writer, in value!);
    }

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoJsonWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <summary>What JSON can say without a type's name is written so; the rest, too, unless <see cref="OctavoJsonOptions.TypedObjects"/> asks for the
    /// names.</summary>
    /// <inheritdoc/>
    public static void WriteAny(ref OctavoJsonWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        OctavoOptions options = writer._window.State.Options;
        RegisteredType type = options.Registry.Of(value);
        switch (type.Id)
        {
            case BuiltInTypes.Bool or BuiltInTypes.Text or BuiltInTypes.Int64:
                type.Entry.WriteObject(ref writer, value);
                break;
            case BuiltInTypes.Double when double.IsFinite((double)value):
                writer.WriteFraction((double)value);
                break;
            case BuiltInTypes.ObjectArray:
                writer.Enter();
                ObjectItems.Write(ref writer, (ICollection)value);
                writer.Leave();
                break;
            case BuiltInTypes.TextMap when !IsLikeTyped((Dictionary<string, object?>)value):
                writer.Enter();
                type.Entry.WriteObject(ref writer, value);
                writer.Leave();
                break;
            case BuiltInTypes.Integer when IsPlain((BigInteger)value, options):
                TryWriteInteger(ref writer, (BigInteger)value);
                break;
            case < BuiltInTypes.LastScalar or BuiltInTypes.Bytes or BuiltInTypes.ObjectList or BuiltInTypes.ArrayList when !IsTyped(options) && !IsNamed(value):
                writer.WriteBare(type, value);
                break;
            default:
                writer.WriteTyped(type, value);
                break;
        }
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoJsonWriter writer, object value, Type union) =>
        writer.WriteTyped(writer._window.State.Options.Registry.Of(value, union), value);

    /// <summary>Written as a number, as long as it is cheap to calculate its digits; longer ones are bytes.</summary>
    /// <inheritdoc/>
    public static bool TryWriteInteger(ref OctavoJsonWriter writer, scoped in BigInteger value)
    {
        if (value.GetBitLength() > LongestInteger)
        {
            return false;
        }
        Span<char> digits = stackalloc char[LongestInteger / 3];
        value.TryFormat(digits, out int length, provider: CultureInfo.InvariantCulture);
        Encoding.ASCII.GetBytes(digits[..length], MemoryMarshal.CreateSpan(ref writer.Reserve(length), length));
        writer.Advance(length);
        return true;
    }

    /// <summary>Beyond 64 bits a number without a type's name comes back as what it was.</summary>
    private static bool IsPlain(in BigInteger value, OctavoOptions options) =>
        value.GetBitLength() <= LongestInteger && (!IsTyped(options) || value < long.MinValue || value > long.MaxValue);

    /// <summary>Whether it is text that would come back as such.</summary>
    private static bool IsNamed(object value) => value is double and not (> double.NegativeInfinity and < double.PositiveInfinity)
        or float and not (> float.NegativeInfinity and < float.PositiveInfinity)
        || (value is Half half && !Half.IsFinite(half));

    private static bool IsTyped(OctavoOptions options) => options is OctavoJsonOptions { TypedObjects: true };

    /// <summary>Whether the map would be taken for an object with its type's name.</summary>
    private static bool IsLikeTyped(Dictionary<string, object?> map)
    {
        foreach (string key in map.Keys)
        {
            return key == "$object";
        }
        return false;
    }

    private void WriteTyped(RegisteredType type, object value)
    {
        _window.WriteRaw(ObjectHead);
        WriteText(type.Name);
        _window.WriteRaw(CaseValue);
        WriteBare(type, value);
        WriteEnd();
    }

    private void WriteBare(RegisteredType type, object value)
    {
        if (!type.Nests)
        {
            type.Entry.WriteObject(ref this, value);
            return;
        }
        Enter();
        type.Entry.WriteObject(ref this, value);
        Leave();
    }
}
