// Owns: the codec of google.protobuf.Value. google/protobuf/struct.proto. Knows no format: data that says what it is has the plain value, other data the kind
// before it.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufValue"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufValueCodec : ISequentialCodec<ProtobufValue>, ITaggedCodec<ProtobufValue>
{
    private const uint NullTag = 0x08;
    private const uint NumberTag = 0x11;
    private const uint TextTag = 0x1A;
    private const uint BoolTag = 0x20;
    private const uint StructTag = 0x2A;
    private const uint StructGroup = 0x2B;
    private const uint ListTag = 0x32;
    private const uint ListGroup = 0x33;

    private static byte s_width = 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufValue value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.Identity == MemberIdentity.Ordinal)
        {
            writer.Advance(W.PutByte(ref writer.Reserve(W.MaxByte), (byte)value.Kind));
        }
        switch (value.Kind)
        {
            case ProtobufValueKind.Number:
                if (W.EscapesNames && !double.IsFinite(value.Number))
                {
                    // By its name it would come back as a text.
                    Throw.InvalidValue("ProtobufValue", "JSON has only finite numbers");
                }
                writer.Advance(W.PutDouble(ref writer.Reserve(W.MaxDouble), value.Number));
                break;
            case ProtobufValueKind.Text:
                writer.WriteText(value.Text);
                break;
            case ProtobufValueKind.Bool:
                writer.Advance(W.PutBool(ref writer.Reserve(W.MaxBool), value.Bool));
                break;
            case ProtobufValueKind.Struct:
                ProtobufStructCodec.Write(ref writer, value.Struct);
                break;
            case ProtobufValueKind.List:
                ProtobufListValueCodec.Write(ref writer, value.List);
                break;
            case ProtobufValueKind.Null when W.Identity != MemberIdentity.Ordinal:
                writer.WriteNull();
                break;
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufValue value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        switch (R.Identity == MemberIdentity.Ordinal ? (ProtobufValueKind)reader.ReadByte() : Kind(R.NextKind(ref reader)))
        {
            case ProtobufValueKind.Null:
                if (R.Identity != MemberIdentity.Ordinal)
                {
                    reader.TryReadNull();
                }
                value = default;
                break;
            case ProtobufValueKind.Number:
                value = reader.ReadDouble();
                break;
            case ProtobufValueKind.Text:
                value = reader.ReadText() ?? NotNull("text");
                break;
            case ProtobufValueKind.Bool:
                value = reader.ReadBool();
                break;
            case ProtobufValueKind.Struct:
                ProtobufStruct? fields = null;
                ProtobufStructCodec.Read(ref reader, ref fields);
                value = fields ?? NotNull("a struct");
                break;
            case ProtobufValueKind.List:
                ProtobufListValue? list = null;
                ProtobufListValueCodec.Read(ref reader, ref list);
                value = list ?? NotNull("a list");
                break;
            default:
                Throw.InvalidValue("ProtobufValue", "it is neither null nor a number, text, truth value, array or map");
                break;
        }
    }

    /// <summary>The one field of the oneof that the kind is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufValue value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        byte width = s_width;
        int cookie;
        switch (value.Kind)
        {
            case ProtobufValueKind.Number:
                TaggedMessage.PutTag(ref writer, NumberTag);
                writer.Advance(W.PutDouble(ref writer.Reserve(W.MaxDouble), value.Number));
                break;
            case ProtobufValueKind.Text:
                TaggedMessage.PutTag(ref writer, TextTag);
                writer.WriteText(value.Text);
                break;
            case ProtobufValueKind.Bool:
                TaggedMessage.PutTag(ref writer, BoolTag);
                writer.Advance(W.PutBool(ref writer.Reserve(W.MaxBool), value.Bool));
                break;
            case ProtobufValueKind.Struct:
                cookie = W.BeginScope(ref writer, StructTag, width);
                ProtobufStructCodec.WriteTagged(ref writer, value.Struct);
                W.EndScope(ref writer, cookie, width, ref s_width);
                break;
            case ProtobufValueKind.List:
                cookie = W.BeginScope(ref writer, ListTag, width);
                ProtobufListValueCodec.WriteTagged(ref writer, value.List);
                W.EndScope(ref writer, cookie, width, ref s_width);
                break;
            default:
                TaggedMessage.PutTag(ref writer, NullTag);
                writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), 0));
                break;
        }
    }

    /// <summary>The last field counts; a struct or list is merged into one that exists. No field at all is null.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufValue ReadTagged<R>(ref R reader, scoped in ProtobufValue existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        ProtobufValue value = existing;
        long scope;
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            switch (tag)
            {
                case NullTag:
                    reader.ReadInt32(); // an enum of one value; another number is not another value
                    value = default;
                    break;
                case NumberTag:
                    value = reader.ReadDouble();
                    break;
                case TextTag:
                    value = reader.ReadText();
                    break;
                case BoolTag:
                    value = reader.ReadBool();
                    break;
                case StructTag or StructGroup:
                    scope = R.EnterMessage(ref reader, tag);
                    value = ProtobufStructCodec.ReadTagged(ref reader, value.Kind == ProtobufValueKind.Struct ? value.Struct : null);
                    R.LeaveScope(ref reader, scope);
                    break;
                case ListTag or ListGroup:
                    scope = R.EnterMessage(ref reader, tag);
                    value = ProtobufListValueCodec.ReadTagged(ref reader, value.Kind == ProtobufValueKind.List ? value.List : null);
                    R.LeaveScope(ref reader, scope);
                    break;
                default:
                    if (!R.SkipTag(ref reader, tag))
                    {
                        return value;
                    }
                    break;
            }
        }
        return value;
    }

    private static ProtobufValueKind Kind(DataKind kind) => kind switch
    {
        DataKind.Null => ProtobufValueKind.Null,
        DataKind.Bool => ProtobufValueKind.Bool,
        DataKind.Number => ProtobufValueKind.Number,
        DataKind.Text => ProtobufValueKind.Text,
        DataKind.Array => ProtobufValueKind.List,
        DataKind.Map => ProtobufValueKind.Struct,
        _ => (ProtobufValueKind)byte.MaxValue,
    };

    /// <summary>Refuses a null after a kind that says otherwise.</summary>
    private static ProtobufValue NotNull(string kind)
    {
        Throw.InvalidValue("ProtobufValue", $"null, but its kind is {kind}");
        return default;
    }
}
