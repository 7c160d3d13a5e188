// Owns: extensions of many values. docs/formats/protobuf.md, "Extensions".

namespace Octavo.Protobuf.Extensions;

/// <summary>An extension of many values: <c>extend Order { repeated string labels = 101; }</c> is <c>new ProtobufRepeatedExtension&lt;Order,
/// string&gt;(101)</c>.</summary>
/// <param name="number">The number of the field, 1 to 536,870,911.</param>
/// <exception cref="ArgumentOutOfRangeException">The number is below 1.</exception>
/// <inheritdoc cref="ProtobufExtensionField{TMessage, TValue}"/>
public sealed class ProtobufRepeatedExtension<TMessage, TValue>(int number) : ProtobufExtensionField<TMessage, TValue>(number)
    where TMessage : class
    where TValue : notnull
{
    /// <summary>Whether numbers, truth values and enums share one field when they are written; readers accept both forms.</summary>
    public ProtobufPacking Packing { get; init; }

    internal override bool IsRepeated => true;

    internal override bool IsPacked => Packing != ProtobufPacking.Expanded && Form.IsPackable && !Form.IsMessage;

    /// <summary>The values of the message, in a new list: to keep a change in it, call <c>Set</c>.</summary>
    /// <param name="message">The message.</param>
    /// <param name="options">Options; null uses the defaults, with <see cref="SerializerLimits.SeededHashing"/> if the message was read so.</param>
    /// <exception cref="OctavoException">The extension's bytes are malformed; the offset is that in <see cref="UnknownMembers.Bytes"/>.</exception>
    /// <exception cref="NotSupportedException">The type of the message keeps no unknown fields, or Protobuf has no such value.</exception>
    public List<TValue> Get(TMessage message, OctavoProtobufOptions? options = null)
    {
        var values = new List<TValue>();
        UnknownMembers? held = Held(message);
        if (held is null)
        {
            return values;
        }
        ReadOnlySpan<byte> bytes = held.Bytes.Span;
        OctavoProtobufOptions used = options ?? OctavoProtobufOptions.DefaultFor(held.IsSeeded);
        var scan = new ExtensionScan(bytes, Number, IsMessageSetItem);
        while (scan.Next())
        {
            if (!IsMine(scan.Found))
            {
                continue;
            }
            if (Form.IsMessage)
            {
                values.Add(ReadMessage(bytes, [scan.Found], used));
            }
            else
            {
                Read(bytes, scan.Found, values, others: null, used);
            }
        }
        return values;
    }

    /// <summary>Sets the values of the message: in the place of the first existing one, else after all other unknown fields.</summary>
    /// <param name="message">The message.</param>
    /// <param name="values">The values; an empty sequence removes the extension.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="ArgumentException">One of the values is null.</exception>
    /// <exception cref="OctavoException">A value cannot be written, for example text with a lone surrogate, or a message without a required field. The message
    /// does not change.</exception>
    /// <exception cref="InvalidOperationException">The message keeps unknown members of another format.</exception>
    /// <exception cref="NotSupportedException">The type of the message keeps no unknown fields, or Protobuf has no such value.</exception>
    public void Set(TMessage message, IEnumerable<TValue> values, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        TValue[] all = Checked(values);
        if (all.Length == 0)
        {
            Clear(message);
            return;
        }
        Replace(message, Write(all, IsPacked, options, out int fields), fields);
    }

    /// <summary>Adds a value after the existing values.</summary>
    /// <param name="message">The message.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <inheritdoc cref="Set"/>
    public void Add(TMessage message, TValue value, OctavoProtobufOptions? options = null) => AddRange(message, [value], options);

    /// <summary>Adds values after the existing values. Packed values are written again as one field.</summary>
    /// <inheritdoc cref="Set"/>
    public void AddRange(TMessage message, IEnumerable<TValue> values, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        TValue[] added = Checked(values);
        if (IsPacked && Has(message))
        {
            Set(message, [.. Get(message, options), .. added], options);
        }
        else if (added.Length != 0)
        {
            Append(message, Held(message), Write(added, IsPacked, options, out int fields), fields);
        }
    }

    private static TValue[] Checked(IEnumerable<TValue> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        TValue[] all = [.. values];
        return Array.TrueForAll(all, static value => value is not null) ? all
            : throw new ArgumentException("A value is null, but no field can be null.", nameof(values));
    }
}
