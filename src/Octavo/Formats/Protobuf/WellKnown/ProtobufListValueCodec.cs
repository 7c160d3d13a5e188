// Owns: the codec of google.protobuf.ListValue. google/protobuf/struct.proto. Knows no format: it is an array.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufListValue"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufListValueCodec : ISequentialCodec<ProtobufListValue?>, ITaggedCodec<ProtobufListValue?>
{
    private const uint ItemTag = 0x0A;
    private const uint ItemGroup = 0x0B;

    private static byte s_width = 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufListValue? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        writer.Enter();
        ReadOnlySpan<ProtobufValue> items = value.Span;
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                writer.WriteItem(i);
            }
            ProtobufValueCodec.Write(ref writer, in items[i]);
        }
        if (W.Ends)
        {
            writer.WriteArrayEnd(items.Length);
        }
        writer.Leave();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufListValue? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            value = null;
            return;
        }
        reader.Enter();
        value ??= [];
        value.Clear(); // no capacity by the count: lists nest, and each could claim what is left
        while (reader.NextItem(ref remaining))
        {
            ProtobufValue item = default;
            ProtobufValueCodec.Read(ref reader, ref item);
            value.Add(item);
        }
        reader.Leave();
    }

    /// <summary>A field for each value.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufListValue? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        if (value is null)
        {
            Throw.NullInMessage("ProtobufListValue");
            return;
        }
        writer.Enter();
        foreach (ref readonly ProtobufValue item in value.Span)
        {
            byte width = s_width;
            int cookie = W.BeginScope(ref writer, ItemTag, width);
            ProtobufValueCodec.WriteTagged(ref writer, in item);
            W.EndScope(ref writer, cookie, width, ref s_width);
        }
        writer.Leave();
    }

    /// <summary>Values are added after those that exist.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufListValue ReadTagged<R>(ref R reader, scoped in ProtobufListValue? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        reader.Enter();
        ProtobufListValue value = existing ?? [];
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag is ItemTag or ItemGroup)
            {
                long scope = R.EnterMessage(ref reader, tag);
                value.Add(ProtobufValueCodec.ReadTagged(ref reader, default));
                R.LeaveScope(ref reader, scope);
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                break;
            }
        }
        reader.Leave();
        return value;
    }
}
