// Owns: what extensions of one value and of many have in common: how they are declared, where their fields are in a message's unknown fields, and how they are
// replaced there. Knows no value. docs/formats/protobuf.md, "Extensions".
using System.Buffers;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Protobuf.Schema;

namespace Octavo.Protobuf.Extensions;

/// <summary>
/// A field that a <c>.proto</c> file adds to a message with <c>extend</c>: <see cref="ProtobufExtension{TMessage, TValue}"/> has one value,
/// <see cref="ProtobufRepeatedExtension{TMessage, TValue}"/> many.
/// Its value is one of the unknown fields of the message, in the member with <see cref="CodecExtensionDataAttribute"/>. It is read from there when you get it,
/// and written there when you set it.
/// </summary>
/// <remarks>Immutable, and safe to share between threads; the messages are not.</remarks>
/// <typeparam name="TMessage">The message's type: a class with a codec and a member with <see cref="CodecExtensionDataAttribute"/>.</typeparam>
/// <typeparam name="TValue">
/// The value's type, of many the elements': <see cref="bool"/>, <see cref="int"/>, <see cref="uint"/>, <see cref="long"/>, <see cref="ulong"/>,
/// <see cref="float"/>, <see cref="double"/>, <see cref="string"/>, an array of bytes, an enum,
/// <see cref="DateTime"/>, <see cref="DateTimeOffset"/>, <see cref="TimeSpan"/>, or any type that is a message of Protobuf.
/// </typeparam>
public abstract class ProtobufExtensionField<TMessage, TValue> : ProtobufExtensionDeclaration
    where TMessage : class
    where TValue : notnull
{
    private ExtensionForm<TValue>? _form;

    private protected ProtobufExtensionField(int number)
        : base(number)
    {
    }

    /// <inheritdoc/>
    public sealed override Type MessageType => typeof(TMessage);

    /// <inheritdoc/>
    public sealed override Type ValueType => typeof(TValue);

    internal sealed override string? Extended => MessageName.Find<TMessage>();

    /// <summary>How one value is stored in its field.</summary>
    private protected ExtensionForm<TValue> Form => _form ??= MakeForm();

    /// <summary>Whether the message has a value of the extension. A message inside is not read for that.</summary>
    /// <param name="message">The message.</param>
    /// <exception cref="OctavoException">The extension's bytes are malformed.</exception>
    /// <exception cref="NotSupportedException">The type of the message keeps no unknown fields, or Protobuf has no such value.</exception>
    public bool Has(TMessage message)
    {
        UnknownMembers? held = Held(message);
        if (held is null)
        {
            return false;
        }
        ReadOnlySpan<byte> bytes = held.Bytes.Span;
        var scan = new ExtensionScan(bytes, Number, IsMessageSetItem);
        while (scan.Next())
        {
            if (IsMine(scan.Found) && (Form.IsMessage || Read(bytes, scan.Found, into: null, others: null, OctavoProtobufOptions.Default) != 0))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Removes the values of the extension from the message. Other fields stay in order, and so do fields with its number that are not a value of
    /// it.</summary>
    /// <param name="message">The message.</param>
    /// <inheritdoc cref="Has"/>
    public void Clear(TMessage message) => Replace(message, [], 0);

    /// <summary>The message's unknown fields of Protobuf; null for none.</summary>
    private protected UnknownMembers? Held(TMessage message)
    {
        ArgumentNullException.ThrowIfNull(message);
        _form ??= MakeForm(); // a declaration that cannot be says so, whatever the message has
        return CodecCache<TMessage>.Entry.GetUnknown(message) is { Format: OctavoProtobuf.Name } held ? held : null;
    }

    internal sealed override IReadOnlyList<ProtobufSchemaFile> ValueFiles(out string type)
    {
        _ = Form;
        return ExtensionSchema.Of<TValue>(this, out type);
    }

    /// <summary>Whether a field is of a wire type that values of the extension have.</summary>
    private protected bool IsMine(in ExtensionField field) => Form.IsMessage
        ? field.WireType is ProtobufTag.Delimited or ProtobufTag.GroupStart
        : field.WireType == Form.WireType || (IsRepeated && Form.IsPackable && field.WireType == ProtobufTag.Delimited);

    /// <summary>Reads the values of a field that is not a message.</summary>
    /// <param name="bytes">All unknown fields.</param>
    /// <param name="field">One that <see cref="IsMine"/>.</param>
    /// <param name="into">Where values go; null: they are counted.</param>
    /// <param name="others">The target of numbers that a closed enum does not have; null skips them.</param>
    /// <param name="options">Options.</param>
    /// <returns>How many values there are.</returns>
    private protected int Read(ReadOnlySpan<byte> bytes, in ExtensionField field, List<TValue>? into, List<ulong>? others, OctavoProtobufOptions options)
    {
        bool isPacked = field.WireType != Form.WireType;
        int start = isPacked ? field.Content : field.Value;
        // On the stack: a repeated extension that is not packed has a field of a few bytes for each value.
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoProtobufReader(bytes[start..field.ContentEnd], scratch, options);
        int count = 0;
        try
        {
            while (reader.Remaining != 0)
            {
                if (Form.TryRead(ref reader, out TValue? value, out ulong other))
                {
                    count++;
                    into?.Add(value);
                }
                else
                {
                    others?.Add(other);
                }
            }
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, OctavoProtobuf.Name, start + reader.Offset, Path());
        }
        return count;
    }

    /// <summary>Reads a message from one or several places, concatenated, which merges them.</summary>
    private protected TValue ReadMessage(ReadOnlySpan<byte> bytes, List<ExtensionField> fields, OctavoProtobufOptions options)
    {
        ReadOnlySpan<byte> content = bytes[fields[0].Content..fields[0].ContentEnd];
        if (fields.Count > 1)
        {
            var together = new ArrayBufferWriter<byte>();
            foreach (ExtensionField field in fields)
            {
                together.Write(bytes[field.Content..field.ContentEnd]);
            }
            content = together.WrittenSpan;
        }
        try
        {
            return Form.ReadMessage(content, options);
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, OctavoProtobuf.Name, Place(fields, found.Offset), Path(found.Path));
        }
    }

    /// <summary>Writes the fields of values.</summary>
    /// <returns>Their bytes; in <paramref name="fields"/> how many fields they are.</returns>
    private protected ReadOnlySpan<byte> Write(IReadOnlyList<TValue> values, bool isPacked, OctavoProtobufOptions? options, out int fields)
    {
        fields = isPacked ? 1 : values.Count;
        var destination = new ArrayBufferWriter<byte>();
        var writer = new OctavoProtobufWriter(destination, options);
        try
        {
            WriteTo(ref writer, values, isPacked, options);
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, OctavoProtobuf.Name, -1, Path(found.Path));
        }
        finally
        {
            writer.Dispose();
        }
        return destination.WrittenSpan;
    }

    /// <summary>Puts fields in the place of the first field of the extension, or after all others if it has none.</summary>
    /// <param name="message">The message.</param>
    /// <param name="written">The fields' bytes; none to take the extension out.</param>
    /// <param name="fields">How many they are.</param>
    private protected void Replace(TMessage message, ReadOnlySpan<byte> written, int fields)
    {
        UnknownMembers? held = Held(message);
        ReadOnlySpan<byte> bytes = held is null ? default : held.Bytes.Span;
        var into = new ArrayBufferWriter<byte>(Math.Max(1, bytes.Length + written.Length));
        int count = (held?.Count ?? 0) + fields;
        int from = 0;
        bool isPlaced = false;
        var scan = new ExtensionScan(bytes, Number, IsMessageSetItem);
        while (scan.Next())
        {
            ExtensionField field = scan.Found;
            if (!IsMine(field))
            {
                continue;
            }
            List<ulong>? others = Form.IsClosed ? [] : null;
            if (others is not null && Read(bytes, field, into: null, others, OctavoProtobufOptions.Default) == 0 && others.Count != 0)
            {
                continue; // numbers that the enum does not have are not values of the extension
            }
            into.Write(bytes[from..field.Start]);
            if (!isPlaced)
            {
                into.Write(written);
                isPlaced = true;
            }
            count += Keep(into, others) - 1;
            from = field.End;
        }
        if (!isPlaced)
        {
            Append(message, held, written, fields);
            return;
        }
        into.Write(bytes[from..]);
        CodecCache<TMessage>.Entry.SetUnknown(message, into.WrittenCount == 0 ? null : new UnknownMembers(OctavoProtobuf.Name, into, count)
        {
            IsSeeded = held is { IsSeeded: true },
        });
    }

    /// <summary>Puts fields after all others.</summary>
    private protected static void Append(TMessage message, UnknownMembers? held, ReadOnlySpan<byte> written, int fields)
    {
        if (fields == 0)
        {
            return;
        }
        if (held is null && CodecCache<TMessage>.Entry.GetUnknown(message) is { Count: > 0 } foreign)
        {
            throw new InvalidOperationException(
                $"The {typeof(TMessage)} keeps unknown members of {foreign.Format}, which cannot be combined with Protobuf fields. Set its {nameof(UnknownMembers)} to null first.");
        }
        var into = new ArrayBufferWriter<byte>((held?.Bytes.Length ?? 0) + written.Length);
        into.Write(held is null ? default : held.Bytes.Span);
        into.Write(written);
        CodecCache<TMessage>.Entry.SetUnknown(message, new UnknownMembers(OctavoProtobuf.Name, into, (held?.Count ?? 0) + fields)
        {
            IsSeeded = held is { IsSeeded: true },
        });
    }

    private void WriteTo(ref OctavoProtobufWriter writer, IReadOnlyList<TValue> values, bool isPacked, OctavoProtobufOptions? options)
    {
        if (isPacked)
        {
            writer.WriteTag(Number, ProtobufWireType.LengthDelimited);
            int scope = writer.BeginMessage();
            foreach (TValue value in values)
            {
                Form.Write(ref writer, value);
            }
            writer.EndMessage(scope);
            return;
        }
        foreach (TValue value in values)
        {
            if (!Form.IsMessage)
            {
                writer.WriteTag(Number, (ProtobufWireType)Form.WireType);
                Form.Write(ref writer, value);
                continue;
            }
            byte[] content = Form.WriteMessage(value, options);
            if (IsMessageSetItem)
            {
                MessageSetItem.Write(ref writer, Number, content);
            }
            else if (Encoding == ProtobufEncoding.Group)
            {
                writer.WriteTag(Number, ProtobufWireType.StartGroup);
                writer.Window.WriteRaw(content);
                writer.WriteTag(Number, ProtobufWireType.EndGroup);
            }
            else
            {
                writer.WriteTag(Number, ProtobufWireType.LengthDelimited);
                writer.WriteBytes(content);
            }
        }
    }

    /// <summary>Leaves the numbers that a closed enum does not have if a field of several was, each as a field.</summary>
    private int Keep(ArrayBufferWriter<byte> into, List<ulong>? others)
    {
        if (others is not { Count: > 0 })
        {
            return 0;
        }
        using var writer = new OctavoProtobufWriter(into);
        foreach (ulong other in others)
        {
            writer.WriteTag(Number, ProtobufWireType.Varint);
            writer.WriteUInt64(other);
        }
        return others.Count;
    }

    private ExtensionForm<TValue> MakeForm()
    {
        ExtensionForm<TValue> form = ExtensionForms.Of<TValue>(Encoding, Enums == ProtobufEnums.Closed, Utf8 == ProtobufUtf8.Trust, Wrapped);
        return IsMessageSetItem
            ? form.IsMessage && Encoding == ProtobufEncoding.Default && !IsRepeated ? form
            : throw new NotSupportedException(
                $"The extension {this} is an item of a message set, which is one message without an encoding of its own; its declaration says otherwise.")
            : Number <= ProtobufTag.MaxNumber ? form
            : throw new NotSupportedException($"The extension {this} has a number beyond {ProtobufTag.MaxNumber}, which only items of message sets can have.");
    }

    /// <summary>The member path of an error: the message, the extension, and what is inside it.</summary>
    private string Path(string inside = "")
    {
        int end = inside.AsSpan().IndexOfAny('.', '[');
        return $"{typeof(TMessage).Name}.{this}{(end < 0 ? "" : inside[end..])}";
    }

    /// <summary>The position of an error among all unknown fields, from its position in the concatenated fields of the extension.</summary>
    private static long Place(List<ExtensionField> fields, long offset)
    {
        foreach (ExtensionField field in fields)
        {
            int length = field.ContentEnd - field.Content;
            if (offset < length)
            {
                return offset < 0 ? field.Content : field.Content + offset;
            }
            offset -= length;
        }
        return fields[^1].ContentEnd;
    }
}
