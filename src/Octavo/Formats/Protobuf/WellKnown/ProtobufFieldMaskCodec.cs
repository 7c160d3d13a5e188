// Owns: the codec of google.protobuf.FieldMask. google/protobuf/field_mask.proto. Knows no format: members by name have ProtoJSON's text, others an array of
// paths.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.Tagged;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ProtobufFieldMask"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ProtobufFieldMaskCodec : ISequentialCodec<ProtobufFieldMask?>, ITaggedCodec<ProtobufFieldMask?>
{
    private const string Path = "a path of a ProtobufFieldMask";

    private const uint PathTag = 0x0A;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ProtobufFieldMask? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        if (value.Paths.Contains(null!))
        {
            Throw.NullNotAllowed(Path);
        }
        if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteText(ToCamel(value.Paths));
        }
        else
        {
            int count = value.Paths.Count;
            writer.WriteArrayStart(count);
            for (int i = 0; i < count; i++)
            {
                Lists.CheckUnchanged(value.Paths, count);
                if (W.Separates)
                {
                    writer.WriteItem(i);
                }
                writer.WriteText(value.Paths[i]);
            }
            Lists.CheckUnchanged(value.Paths, count);
            if (W.Ends)
            {
                writer.WriteArrayEnd(count);
            }
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ProtobufFieldMask? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Name)
        {
            value = reader.ReadText() is { } text ? FromCamel(text) : null;
            return;
        }
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            value = null;
            return;
        }
        value = new ProtobufFieldMask();
        while (reader.NextItem(ref remaining))
        {
            string? path = reader.ReadText();
            if (path is null)
            {
                Throw.NullNotAllowed(Path);
            }
            value.Paths.Add(path);
        }
    }

    /// <summary>A field for each path.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in ProtobufFieldMask? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        if (value is null)
        {
            Throw.NullInMessage("ProtobufFieldMask");
            return;
        }
        foreach (string path in value.Paths)
        {
            if (path is null)
            {
                Throw.NullInMessage(Path);
            }
            TaggedMessage.PutTag(ref writer, PathTag);
            writer.WriteText(path);
        }
    }

    /// <summary>Paths are added after those that exist.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ProtobufFieldMask ReadTagged<R>(ref R reader, scoped in ProtobufFieldMask? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        ProtobufFieldMask value = existing ?? new ProtobufFieldMask();
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag == PathTag)
            {
                value.Paths.Add(reader.ReadText()!);
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                break;
            }
        }
        return value;
    }

    /// <summary>The paths as in ProtoJSON. What would not come back from it is refused.</summary>
    private static string ToCamel(List<string> paths)
    {
        var text = new StringBuilder();
        for (int i = 0; i < paths.Count; i++)
        {
            string path = paths[i] ?? "";
            text.Append(i == 0 ? "" : ",");
            for (int at = 0; at < path.Length; at++)
            {
                bool joins = path[at] == '_';
                at += joins ? 1 : 0;
                if (at == path.Length || path[at] is ',' or '_' || char.IsAsciiLetterUpper(path[at]) || (joins && !char.IsAsciiLetterLower(path[at])))
                {
                    Throw.InvalidValue("ProtobufFieldMask", $"the path '{Throw.Shown(path)}' cannot be written in lowerCamelCase and read back");
                }
                text.Append(joins ? char.ToUpperInvariant(path[at]) : path[at]);
            }
            if (path.Length == 0)
            {
                Throw.InvalidValue("ProtobufFieldMask", "a path is empty");
            }
        }
        return text.ToString();
    }

    /// <summary>The paths of ProtoJSON's text.</summary>
    private static ProtobufFieldMask FromCamel(string text)
    {
        var mask = new ProtobufFieldMask();
        if (text.Length == 0)
        {
            return mask;
        }
        foreach (string camel in text.Split(','))
        {
            if (camel.Length == 0 || camel.Contains('_', StringComparison.Ordinal))
            {
                Throw.InvalidValue("ProtobufFieldMask", camel.Length == 0 ? "a path is empty" : "a path has an underscore, which lowerCamelCase does not have");
            }
            var path = new StringBuilder(camel.Length + 8);
            foreach (char c in camel)
            {
                _ = char.IsAsciiLetterUpper(c) ? path.Append('_').Append(char.ToLowerInvariant(c)) : path.Append(c);
            }
            mask.Paths.Add(path.ToString());
        }
        return mask;
    }
}
