// Owns: a message of Protobuf as lines: offset, number, name, type, value. Fields that the message does not declare, or all if none was named, are shown as
// they are on the wire.
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;
using Octavo.Cli.Inspecting;
using Octavo.Internal;
using Octavo.Proto.Model;
using Octavo.Protobuf;
using Octavo.Text;

namespace Octavo.Cli.Protos;

/// <param name="hex">Whether the first bytes of each value are shown.</param>
/// <param name="input">The files of the message; null if none was named.</param>
/// <param name="maxDepth">How deep messages may be nested.</param>
internal sealed class MessageLines(bool hex, ProtoInput? input, int maxDepth) : LineBuffer(hex)
{
    /// <summary>Bytes of lines after which they are written: a field of two bytes may have a line of 130.</summary>
    private const int Gathered = 32 * 1024;

    private readonly StringBuilder _line = new();
    private readonly ReadableText _readable = new();

    private readonly ILookup<(ProtoMessage? Extended, int Number), ProtoField>? _extensions =
        input?.All.SelectMany(file => file.AllExtensions).ToLookup(field => (field.Extended, field.Number));

    private Stream? _destination;

    /// <summary>Adds the lines of a message.</summary>
    /// <param name="data">The message.</param>
    /// <param name="type">Its type; null if no one knows it.</param>
    /// <param name="destination">Where lines go as soon as there are many; null keeps all of them.</param>
    /// <exception cref="OctavoException">The data is not a message. What comes before the error has its lines.</exception>
    internal void Add(ReadOnlySpan<byte> data, ProtoMessage? type, Stream? destination = null)
    {
        _destination = destination;
        var cursor = new WireCursor(data, 0);
        Fields(ref cursor, type, 0, group: 0);
    }

    /// <param name="cursor">At the first field.</param>
    /// <param name="type">The message; null if no one knows it.</param>
    /// <param name="level">How many messages are around it.</param>
    /// <param name="group">The number of the group that these fields are; 0 for a message.</param>
    private void Fields(ref WireCursor cursor, ProtoMessage? type, int level, int group)
    {
        if (level > maxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded, $"nested deeper than SerializerLimits.MaxDepth = {maxDepth}.", "Protobuf", cursor.Offset);
        }
        var seen = new Dictionary<int, int>(KeyedNumbers.Instance);
        while (!cursor.IsAtEnd)
        {
            long at = cursor.Offset;
            ReadOnlySpan<byte> raw = cursor.Rest;
            (int number, ProtobufWireType wire) = cursor.ReadTag();
            if (wire == ProtobufWireType.EndGroup)
            {
                if (number == group)
                {
                    return;
                }
                throw new OctavoException(OctavoErrorCode.InvalidData, $"group {number} ends, but did not begin.", "Protobuf", at);
            }
            int index = seen[number] = seen.GetValueOrDefault(number, -1) + 1;
            Begin(at, raw, level);
            _line.Append(CultureInfo.InvariantCulture, $"{number}");
            if (Find(type, number) is not { } field)
            {
                _line.Append(": ");
                Unknown(ref cursor, number, wire, level);
                continue;
            }
            _line.Append(' ').Append(Throw.Shown(field.IsExtension ? $"[{field.FullName}]" : field.Name));
            if (field.IsRepeated)
            {
                _line.Append(CultureInfo.InvariantCulture, $"[{index}]");
            }
            _line.Append(": ");
            if (wire == WireTypes.Of(field.Type))
            {
                _line.Append(WireTypes.NameOf(field));
                Known(ref cursor, field, level);
            }
            else if (wire == ProtobufWireType.LengthDelimited && field is { IsRepeated: true, IsPackable: true })
            {
                Packed(ref cursor, field, level);
            }
            else
            {
                _line.Append("not ").Append(WireTypes.NameOf(field)).Append(": ");
                Unknown(ref cursor, number, wire, level);
            }
        }
        if (group != 0)
        {
            throw new OctavoException(OctavoErrorCode.EndOfData, $"group {group} does not end.", "Protobuf", cursor.Offset);
        }
    }

    private void Known(ref WireCursor cursor, ProtoField field, int level)
    {
        if (field.Type == ProtoType.Group)
        {
            End();
            Fields(ref cursor, field.Message, level + 1, field.Number);
            return;
        }
        if (WireTypes.Of(field.Type) != ProtobufWireType.LengthDelimited)
        {
            _line.Append(' ').Append(WireTypes.ReadText(ref cursor, field));
            End();
            return;
        }
        ReadOnlySpan<byte> bytes = cursor.ReadBytes();
        if (field.Type == ProtoType.Message)
        {
            Nested(bytes, cursor.Offset - bytes.Length, field.Message, level);
        }
        else if (field.Type == ProtoType.String && Utf8.IsValid(bytes))
        {
            Text(bytes);
        }
        else
        {
            _line.Append(CultureInfo.InvariantCulture, $" ({bytes.Length}) {HexOf(bytes)}");
            End();
        }
    }

    private void Packed(ref WireCursor cursor, ProtoField field, int level)
    {
        ReadOnlySpan<byte> bytes = cursor.ReadBytes();
        _line.Append(CultureInfo.InvariantCulture, $"packed {WireTypes.NameOf(field)} ({bytes.Length} bytes)");
        End();
        var elements = new WireCursor(bytes, cursor.Offset - bytes.Length);
        for (int i = 0; !elements.IsAtEnd; i++)
        {
            Begin(elements.Offset, elements.Rest, level + 1);
            _line.Append(CultureInfo.InvariantCulture, $"[{i}]: {WireTypes.ReadText(ref elements, field)}");
            End();
        }
    }

    /// <summary>A value whose type no one knows: text that can be read is text, and what is a message from end to end is one.</summary>
    private void Unknown(ref WireCursor cursor, int number, ProtobufWireType wire, int level)
    {
        switch (wire)
        {
            case ProtobufWireType.Varint:
                _line.Append(CultureInfo.InvariantCulture, $"varint {cursor.ReadVarint()}");
                End();
                return;
            case ProtobufWireType.Fixed32:
                uint word = cursor.ReadFixed32();
                _line.Append(CultureInfo.InvariantCulture, $"fixed32 {word} or {BitConverter.UInt32BitsToSingle(word)}");
                End();
                return;
            case ProtobufWireType.Fixed64:
                ulong two = cursor.ReadFixed64();
                _line.Append(CultureInfo.InvariantCulture, $"fixed64 {two} or {BitConverter.UInt64BitsToDouble(two)}");
                End();
                return;
            case ProtobufWireType.StartGroup:
                _line.Append("group");
                End();
                Fields(ref cursor, null, level + 1, number);
                return;
        }
        ReadOnlySpan<byte> bytes = cursor.ReadBytes();
        long start = cursor.Offset - bytes.Length;
        if (bytes.Length != 0 && _readable.Covers(bytes, start))
        {
            _line.Append("string");
            Text(bytes);
        }
        else if (bytes.Length != 0 && IsMessage(bytes, level + 1))
        {
            _line.Append("message");
            Nested(bytes, start, null, level);
        }
        else
        {
            _line.Append(CultureInfo.InvariantCulture, $"bytes ({bytes.Length}) {HexOf(bytes)}");
            End();
        }
    }

    private void Nested(ReadOnlySpan<byte> bytes, long offset, ProtoMessage? type, int level)
    {
        _line.Append(CultureInfo.InvariantCulture, $" ({bytes.Length} bytes)");
        End();
        var inner = new WireCursor(bytes, offset);
        Fields(ref inner, type, level + 1, group: 0);
    }

    private void Text(ReadOnlySpan<byte> bytes)
    {
        string text = Encoding.UTF8.GetString(bytes);
        _line.Append(text.Length > LongestText ? string.Create(CultureInfo.InvariantCulture, $" ({bytes.Length} bytes) ") : " ");
        AppendQuoted(_line, text);
        End();
    }

    private ProtoField? Find(ProtoMessage? type, int number) => type is null ? null
        : type.Find(number) ?? _extensions![(type, number)].FirstOrDefault();

    private bool IsMessage(ReadOnlySpan<byte> bytes, int level)
    {
        if (level > maxDepth)
        {
            return false;
        }
        // Groups are so rare that one in bytes of an unknown kind is taken for chance.
        for (var cursor = new WireCursor(bytes, 0); !cursor.IsAtEnd;)
        {
            if (!cursor.TrySkipField())
            {
                return false;
            }
        }
        return true;
    }

    private void Begin(long offset, ReadOnlySpan<byte> raw, int level)
    {
        AppendPlace(_line.Clear(), offset, raw);
        _line.Append(' ', Indentation(level));
    }

    private void End()
    {
        Write(_line.Append('\n'));
        if (_destination is not null && WrittenCount >= Gathered)
        {
            _destination.Write(WrittenMemory.Span);
            Clear();
        }
    }
}
