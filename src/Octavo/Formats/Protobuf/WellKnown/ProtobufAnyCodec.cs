// Owns: the codec of google.protobuf.Any. google/protobuf/any.proto. Knows no format: members by name are an object of two, others an array of two.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Collections;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufAny"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufAnyCodec : ISequentialCodec<ProtobufAny?>, ITaggedCodec<ProtobufAny?>
{
    private const uint UrlTag = 0x0A;
    private const uint ValueTag = 0x12;
    private const string UrlName = "@type";
    private const string ValueName = "value";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufAny? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteMapStart(2);
            TextKeys.Write(ref writer, 0, UrlName);
            writer.WriteText(value.TypeUrl);
            TextKeys.Write(ref writer, 1, ValueName);
            writer.WriteBytes(value.Value.Span);
            if (W.Ends)
            {
                writer.WriteMapEnd(2);
            }
        }
        else
        {
            writer.WriteArrayStart(2);
            writer.WriteText(value.TypeUrl);
            writer.WriteBytes(value.Value.Span);
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufAny? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Name)
        {
            value = ReadNamed(ref reader);
            return;
        }
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            value = null;
            return;
        }
        if (remaining != 2)
        {
            Throw.InvalidValue("ProtobufAny", $"{remaining} values instead of a URL and bytes");
        }
        value = Make(reader.ReadText(), reader.ReadBytes(), reader.SeededHashing);
    }

    /// <summary>The URL and the bytes, if they are not empty.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufAny? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        if (value is null)
        {
            Throw.NullInMessage("ProtobufAny");
            return;
        }
        if (value.TypeUrl.Length != 0)
        {
            TaggedMessage.PutTag(ref writer, UrlTag);
            writer.WriteText(value.TypeUrl);
        }
        if (!value.Value.IsEmpty)
        {
            TaggedMessage.PutTag(ref writer, ValueTag);
            writer.WriteBytes(value.Value.Span);
        }
    }

    /// <summary>What is absent is as in the existing message, or empty.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufAny ReadTagged<R>(ref R reader, scoped in ProtobufAny? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        string url = existing?.TypeUrl ?? "";
        ReadOnlyMemory<byte> value = existing?.Value ?? default;
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag == UrlTag)
            {
                url = reader.ReadText()!;
            }
            else if (tag == ValueTag)
            {
                value = reader.ReadBytes();
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                break;
            }
        }
        return new ProtobufAny(url, value) { IsSeeded = reader.SeededHashing };
    }

    private static ProtobufAny? ReadNamed<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadMapStart();
        if (remaining == ObjectHead.Null)
        {
            return null;
        }
        string? url = null;
        byte[]? value = null;
        while (reader.NextEntry(ref remaining))
        {
            string name = TextKeys.Read(ref reader, "the name of a member");
            if (name is not (UrlName or ValueName))
            {
                TextKeys.Unknown(ref reader, name);
                continue;
            }
            if (name == UrlName ? url is not null : value is not null)
            {
                reader.OnDuplicateMember(name);
            }
            if (name == UrlName)
            {
                url = reader.ReadText();
            }
            else
            {
                value = reader.ReadBytes();
            }
        }
        return Make(url, value, reader.SeededHashing);
    }

    private static ProtobufAny Make(string? url, byte[]? value, bool isSeeded)
    {
        if (url is null || value is null)
        {
            Throw.NullNotAllowed(url is null ? "the URL of a ProtobufAny" : "the bytes of a ProtobufAny");
        }
        return new ProtobufAny(url, value) { IsSeeded = isSeeded };
    }
}
