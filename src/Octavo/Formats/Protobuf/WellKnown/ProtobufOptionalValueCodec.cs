// Owns: the codec of a google.protobuf.Value that may be absent; null is not absence. Knows no format: data that says what it is
// has null for absence.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>
/// Codec of a nullable <see cref="ProtobufValue"/>. A member of formats with names is left out if it is absent, so null there is the value null, as in
/// ProtoJSON. Elsewhere null is absence, and the value null is bytes without length, which no other value is.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufOptionalValueCodec : ISequentialMemberCodec<ProtobufValue?>
{
    /// <inheritdoc/>
    public static bool IsAbsent(scoped in ProtobufValue? value) => !value.HasValue;

    /// <inheritdoc/>
    public static void WriteMember<W>(ref W writer, scoped in ProtobufValue? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ProtobufValueCodec.Write(ref writer, value.GetValueOrDefault());

    /// <inheritdoc/>
    public static void ReadMember<R>(ref R reader, ref ProtobufValue? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        ProtobufValue read = value.GetValueOrDefault();
        ProtobufValueCodec.Read(ref reader, ref read);
        value = read;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufValue? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is { IsNull: true } && W.Identity != MemberIdentity.Ordinal)
        {
            if (W.EscapesNames)
            {
                Throw.InvalidValue("ProtobufValue",
                    "outside of named members, and in types with Layout.Tolerant, JSON has one null, which is an absent value; declare it as ProtobufValue, not nullable");
            }
            writer.WriteBytes(default);
            return;
        }
        writer.Advance(W.PutPresence(ref writer.Reserve(W.MaxHead), value.HasValue));
        if (value.HasValue)
        {
            ProtobufValueCodec.Write(ref writer, value.GetValueOrDefault());
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufValue? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Identity != MemberIdentity.Ordinal && R.NextKind(ref reader) == DataKind.Other)
        {
            if (reader.ReadBytes() is { Length: > 0 })
            {
                Throw.InvalidValue("ProtobufValue", "it is bytes, but only null is written as bytes, and then without length");
            }
            value = ProtobufValue.Null;
            return;
        }
        if (!reader.ReadPresence())
        {
            value = null;
            return;
        }
        ProtobufValue read = default;
        ProtobufValueCodec.Read(ref reader, ref read);
        value = read;
    }
}
