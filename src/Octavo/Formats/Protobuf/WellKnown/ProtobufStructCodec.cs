// Owns: the codec of google.protobuf.Struct. google/protobuf/struct.proto. Knows no format: it is a map by text.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Collections;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufStruct"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufStructCodec : ISequentialCodec<ProtobufStruct?>, ITaggedCodec<ProtobufStruct?>
{
    private const uint EntryTag = 0x0A;
    private const uint NameTag = 0x0A;
    private const uint ValueTag = 0x12;
    private const uint ValueGroup = 0x13;

    private static byte s_entryWidth = 1;
    private static byte s_valueWidth = 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufStruct? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        writer.Enter();
        int count = value.Count;
        writer.WriteMapStart(count);
        for (int i = 0; i < count; i++)
        {
            CheckUnchanged(value, count);
            (string name, ProtobufValue field) = value.EntryAt(i);
            TextKeys.Write(ref writer, i, name);
            ProtobufValueCodec.Write(ref writer, in field);
        }
        CheckUnchanged(value, count);
        if (W.Ends)
        {
            writer.WriteMapEnd(count);
        }
        writer.Leave();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufStruct? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadMapStart();
        if (remaining == ObjectHead.Null)
        {
            value = null;
            return;
        }
        reader.Enter();
        value ??= [];
        value.Clear();
        while (reader.NextEntry(ref remaining))
        {
            string name = TextKeys.Read(ref reader, "the name of a field");
            ProtobufValue field = default;
            ProtobufValueCodec.Read(ref reader, ref field);
            if (!value.ContainsKey(name) || reader.OnDuplicateKey())
            {
                value[name] = field;
            }
        }
        reader.Leave();
    }

    /// <summary>A map's entry for each field.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufStruct? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        if (value is null)
        {
            Throw.NullInMessage("ProtobufStruct");
            return;
        }
        writer.Enter();
        int count = value.Count;
        IEnumerable<KeyValuePair<string, ProtobufValue>> fields = W.IsDeterministic(ref writer) ? Maps.InOrder(value) : value;
        foreach ((string name, ProtobufValue field) in fields)
        {
            byte entryWidth = s_entryWidth;
            byte valueWidth = s_valueWidth;
            int entry = W.BeginScope(ref writer, EntryTag, entryWidth);
            TaggedMessage.PutTag(ref writer, NameTag);
            writer.WriteText(name);
            int inner = W.BeginScope(ref writer, ValueTag, valueWidth);
            ProtobufValueCodec.WriteTagged(ref writer, in field);
            W.EndScope(ref writer, inner, valueWidth, ref s_valueWidth);
            W.EndScope(ref writer, entry, entryWidth, ref s_entryWidth);
        }
        CheckUnchanged(value, count); // OrderedDictionary.Clear does not stop an enumeration
        writer.Leave();
    }

    /// <summary>Fields are added to those that exist; of several of one name the last counts.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufStruct ReadTagged<R>(ref R reader, scoped in ProtobufStruct? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        reader.Enter();
        ProtobufStruct value = existing ?? [];
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag == EntryTag)
            {
                ReadEntry(ref reader, value);
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                break;
            }
        }
        reader.Leave();
        return value;
    }

    private static void CheckUnchanged(ProtobufStruct value, int count)
    {
        if (value.Count != count)
        {
            Throw.CountChanged(count);
        }
    }

    private static void ReadEntry<R>(ref R reader, ProtobufStruct into)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        long scope = R.EnterScope(ref reader);
        string name = "";
        ProtobufValue field = default;
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            switch (tag)
            {
                case NameTag:
                    name = reader.ReadText()!;
                    break;
                case ValueTag or ValueGroup:
                    long inner = R.EnterMessage(ref reader, tag);
                    field = ProtobufValueCodec.ReadTagged(ref reader, in field);
                    R.LeaveScope(ref reader, inner);
                    break;
                default:
                    R.SkipTag(ref reader, tag); // an end of a group is refused: none is open here
                    break;
            }
        }
        into[name] = field;
        R.LeaveScope(ref reader, scope);
    }
}
