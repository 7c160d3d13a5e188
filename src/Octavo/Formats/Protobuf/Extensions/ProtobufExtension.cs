// Owns: extensions of one value. docs/formats/protobuf.md, "Extensions".
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Octavo.Protobuf.Extensions;

/// <summary>An extension of one value: <c>extend Order { optional int32 discount = 100; }</c> is <c>new ProtobufExtension&lt;Order, int&gt;(100)</c>.</summary>
/// <param name="number">The field's number, 1 to 536,870,911; of an item of a message set up to 2,147,483,647.</param>
/// <exception cref="ArgumentOutOfRangeException">The number is below 1.</exception>
/// <inheritdoc cref="ProtobufExtensionField{TMessage, TValue}"/>
public sealed class ProtobufExtension<TMessage, TValue>(int number) : ProtobufExtensionField<TMessage, TValue>(number)
    where TMessage : class
    where TValue : notnull
{
    private readonly StrongBox<TValue>? _default;

    /// <summary>The result of <see cref="Get"/> if the message has no value. By default zero, false, empty text or no bytes, and null for a message or a
    /// nullable value in a wrapper.</summary>
    public TValue? Default
    {
        get => _default is null ? Form.Zero : Fresh(_default.Value!);
        init => _default = value is null ? null : new StrongBox<TValue>(value);
    }

    internal override bool IsRepeated => false;

    internal override bool IsPacked => false;

    /// <summary>The value of the message, or <see cref="Default"/>. A message or an array is a new object each time: to keep a change in it, call
    /// <c>Set</c>.</summary>
    /// <param name="message">The message.</param>
    /// <param name="options">Options; null uses the defaults, with <see cref="SerializerLimits.SeededHashing"/> if the message was read so.</param>
    /// <exception cref="OctavoException">The extension's bytes are malformed; the offset is that in <see cref="UnknownMembers.Bytes"/>.</exception>
    /// <exception cref="NotSupportedException">The type of the message keeps no unknown fields, or Protobuf has no such value.</exception>
    public TValue? Get(TMessage message, OctavoProtobufOptions? options = null) => TryGet(message, out TValue? value, options) ? value : Default;

    /// <summary>The message's value, if it has one.</summary>
    /// <param name="message">The message.</param>
    /// <param name="value">The value: the last of several, or several messages merged.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether it has one.</returns>
    /// <inheritdoc cref="Get"/>
    public bool TryGet(TMessage message, [MaybeNullWhen(false)] out TValue value, OctavoProtobufOptions? options = null)
    {
        value = default;
        UnknownMembers? held = Held(message);
        if (held is null)
        {
            return false;
        }
        ReadOnlySpan<byte> bytes = held.Bytes.Span;
        OctavoProtobufOptions used = options ?? OctavoProtobufOptions.DefaultFor(held.IsSeeded);
        var messages = new List<ExtensionField>();
        var values = new List<TValue>();
        var scan = new ExtensionScan(bytes, Number, IsMessageSetItem);
        while (scan.Next())
        {
            if (!IsMine(scan.Found))
            {
                continue;
            }
            if (Form.IsMessage)
            {
                messages.Add(scan.Found);
            }
            else
            {
                Read(bytes, scan.Found, values, others: null, used);
            }
        }
        if (messages.Count == 0 && values.Count == 0)
        {
            return false;
        }
        value = messages.Count == 0 ? values[^1] : ReadMessage(bytes, messages, used);
        return true;
    }

    /// <summary>Sets the value of the message: in the place of the existing value, else after all other unknown fields.</summary>
    /// <param name="message">The message.</param>
    /// <param name="value">The value, even if it is zero: an extension has presence.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="ArgumentNullException">The value is null. <see cref="ProtobufExtensionField{TMessage, TValue}.Clear"/> removes a value.</exception>
    /// <exception cref="OctavoException">The value cannot be written, for example text with a lone surrogate, or a message without a required field. The
    /// message does not change.</exception>
    /// <exception cref="InvalidOperationException">The message keeps unknown members of another format.</exception>
    /// <exception cref="NotSupportedException">The type of the message keeps no unknown fields, or Protobuf has no such value.</exception>
    public void Set(TMessage message, TValue value, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(message);
        ArgumentNullException.ThrowIfNull(value);
        Replace(message, Write([value], isPacked: false, options, out int fields), fields);
    }

    /// <summary>An array of bytes is handed out once for each who asks.</summary>
    private static TValue Fresh(TValue value) => value is byte[] bytes ? (TValue)bytes.Clone() : value;
}
