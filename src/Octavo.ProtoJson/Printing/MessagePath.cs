// Owns: the path of the field that a byte of a message belongs to. Cold: it is asked for an error alone.
using System.Globalization;
using System.Text;
using Octavo.Internal;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Printing;

/// <summary>A locator by the type of the message. The content of an Any is bytes here: the path ends at the Any. It goes over each level once: into groups,
/// whose ends only their content tells, and past what has a length.</summary>
internal static class MessagePath
{
    /// <summary>The path.</summary>
    /// <param name="data">The message, which may be none from the byte on.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="offset">The byte.</param>
    internal static string Find(ReadOnlySpan<byte> data, ProtoMessageType type, long offset)
    {
        var open = new List<Level> { new(type, 0) };
        try
        {
            Pass(data, offset, open);
        }
        catch (OctavoException)
        {
            // The data is damaged there: the path leads up to it.
        }
        var path = new StringBuilder(Throw.Shown(type.FullName[(type.FullName.LastIndexOf('.') + 1)..]));
        foreach (Level level in open)
        {
            if (level.Field is { } field)
            {
                path.Append(field.IsExtension ? "" : ".").Append(Throw.Shown(field.Name));
                if (field.IsRepeated)
                {
                    path.Append(CultureInfo.InvariantCulture, $"[{level.Count(field)}]");
                }
            }
        }
        return path.ToString();
    }

    private static void Pass(ReadOnlySpan<byte> data, long offset, List<Level> open)
    {
        var reader = new WireReader(data);
        while (!reader.IsAtEnd)
        {
            Level level = open[^1];
            int number = reader.Tag(out ProtobufWireType wire);
            if (wire == ProtobufWireType.EndGroup && level.Group == number)
            {
                open.RemoveAt(open.Count - 1);
                if (reader.Position > offset)
                {
                    return;
                }
                open[^1].LeaveField();
                continue;
            }
            level.Field = level.Type.Find(number);
            ProtoMessageType? message = level.Field is { } field && field.Wire == wire ? field.Message : null;
            if (message is not null && wire == ProtobufWireType.StartGroup)
            {
                if (reader.Position > offset)
                {
                    return;
                }
                open.Add(new Level(message, number));
                continue;
            }
            // What is unknown and damaged is the message's.
            if (level.Field is null)
            {
                reader.Skip(number, wire, SerializerLimits.Default.MaxDepth, out _);
                continue;
            }
            int length = reader.Skip(number, wire, SerializerLimits.Default.MaxDepth, out int start);
            if (reader.Position > offset)
            {
                if (message is null || offset < start)
                {
                    return;
                }
                reader = new WireReader(data[..(start + length)], start);
                open.Add(new Level(message, 0));
                continue;
            }
            level.LeaveField();
        }
    }

    /// <summary>An open message, and which of its fields the pass is in.</summary>
    private sealed class Level(ProtoMessageType type, int group)
    {
        private Dictionary<FieldType, int>? _counts;

        internal ProtoMessageType Type => type;

        /// <summary>The number of the field, if it is a group; 0 for a message.</summary>
        internal int Group => group;

        internal FieldType? Field { get; set; }

        /// <summary>How many values of a field are before the one that the pass is in.</summary>
        internal int Count(FieldType field) => _counts?.GetValueOrDefault(field) ?? 0;

        /// <summary>Leaves the field.</summary>
        internal void LeaveField()
        {
            if (Field is { IsRepeated: true } field)
            {
                (_counts ??= [])[field] = Count(field) + 1;
            }
            Field = null;
        }
    }
}
