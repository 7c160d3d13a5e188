// Owns: the codec of google.protobuf.Empty. google/protobuf/empty.proto. Knows no format: it is a map of nothing.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Collections;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufEmpty"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufEmptyCodec : ISequentialCodec<ProtobufEmpty?>, ITaggedCodec<ProtobufEmpty?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufEmpty? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteMapStart(0);
            if (W.Ends)
            {
                writer.WriteMapEnd(0);
            }
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufEmpty? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadMapStart();
        value = remaining == ObjectHead.Null ? null : ProtobufEmpty.Instance;
        while (value is not null && reader.NextEntry(ref remaining))
        {
            TextKeys.Unknown(ref reader, TextKeys.Read(ref reader, "the name of a member"));
        }
    }

    /// <summary>No field.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufEmpty? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        if (value is null)
        {
            Throw.NullInMessage("ProtobufEmpty");
        }
    }

    /// <summary>Whatever field comes is one that is not known.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufEmpty ReadTagged<R>(ref R reader, scoped in ProtobufEmpty? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        while (TaggedMessage.NextTag(ref reader, out uint tag) && R.SkipTag(ref reader, tag))
        {
        }
        return existing ?? ProtobufEmpty.Instance;
    }
}
