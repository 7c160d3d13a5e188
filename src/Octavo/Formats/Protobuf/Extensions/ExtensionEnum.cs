// Owns: enums of extensions, open and closed. Their numbers are varints, of whatever integer the enum is made. Knows no message.
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Octavo.Internal;

namespace Octavo.Protobuf.Extensions;

/// <summary>An enum.</summary>
/// <typeparam name="T">The enum.</typeparam>
internal sealed class ExtensionEnum<T> : ExtensionForm<T>
    where T : notnull
{
    private readonly TypeCode _code = Type.GetTypeCode(typeof(T));
    private readonly HashSet<long>? _defined;

    internal ExtensionEnum(bool isClosed)
    {
        if (isClosed)
        {
            _defined = [.. Enum.GetValuesAsUnderlyingType(typeof(T)).Cast<object>().Select(ToInt64)];
        }
    }

    internal override uint WireType => ProtobufTag.Varint;

    internal override bool IsMessage => false;

    internal override bool IsClosed => _defined is not null;

    internal override bool TryRead(ref OctavoProtobufReader reader, [MaybeNullWhen(false)] out T value, out ulong other)
    {
        other = reader.ReadUInt64();
        long number = _code switch
        {
            TypeCode.Int64 or TypeCode.UInt64 => (long)other,
            TypeCode.UInt32 => (uint)other,
            _ => (int)other,
        };
        if (_defined is not null && !_defined.Contains(number))
        {
            value = default;
            return false;
        }
        if (_code switch
        {
            TypeCode.SByte => number != (sbyte)number,
            TypeCode.Byte => number != (byte)number,
            TypeCode.Int16 => number != (short)number,
            TypeCode.UInt16 => number != (ushort)number,
            _ => false,
        })
        {
            Throw.NumberOutOfRange(typeof(T).Name);
        }
        value = (T)Enum.ToObject(typeof(T), number);
        return true;
    }

    internal override void Write(ref OctavoProtobufWriter writer, T value) => writer.WriteInt64(ToInt64(value));

    private long ToInt64(object value) =>
        _code == TypeCode.UInt64 ? (long)Convert.ToUInt64(value, CultureInfo.InvariantCulture) : Convert.ToInt64(value, CultureInfo.InvariantCulture);
}
