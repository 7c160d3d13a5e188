// Owns: google.protobuf.Value as a type of .NET. Knows no codec. google/protobuf/struct.proto.
using System.Globalization;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Keys;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Protobuf.WellKnown;

/// <summary>
/// A value without a type: null, a number, text, true or false, fields by name, values in order. In Protobuf it is google.protobuf.Value, in JSON the plain
/// value.
/// Copies of the value share its struct or list.
/// </summary>
public readonly struct ProtobufValue : IEquatable<ProtobufValue>, IKeyContent
{
    private readonly object? _content; // a string, ProtobufStruct or ProtobufListValue; null for the others
    private readonly double _number;   // 0 or 1 for Bool

    /// <summary>Creates a value that is a number. Protobuf has NaN and infinities; JSON does not.</summary>
    /// <param name="number">The number.</param>
    public ProtobufValue(double number)
    {
        Kind = ProtobufValueKind.Number;
        _number = number;
    }

    /// <summary>Creates a value that is true or false.</summary>
    /// <param name="value">Which.</param>
    public ProtobufValue(bool value)
    {
        Kind = ProtobufValueKind.Bool;
        _number = value ? 1 : 0;
    }

    /// <summary>Creates a value that is text; null is the value null.</summary>
    /// <param name="text">The text.</param>
    public ProtobufValue(string? text)
    {
        Kind = text is null ? ProtobufValueKind.Null : ProtobufValueKind.Text;
        _content = text;
    }

    /// <summary>Creates a value that is a struct; null is the value null.</summary>
    /// <param name="fields">The fields.</param>
    public ProtobufValue(ProtobufStruct? fields)
    {
        Kind = fields is null ? ProtobufValueKind.Null : ProtobufValueKind.Struct;
        _content = fields;
    }

    /// <summary>Creates a value that is a list; null is the value null.</summary>
    /// <param name="values">The values.</param>
    public ProtobufValue(ProtobufListValue? values)
    {
        Kind = values is null ? ProtobufValueKind.Null : ProtobufValueKind.List;
        _content = values;
    }

    /// <summary>The value null, which is the default one.</summary>
    public static ProtobufValue Null => default;

    /// <summary>What it is.</summary>
    public ProtobufValueKind Kind { get; }

    /// <summary>Whether it is null.</summary>
    public bool IsNull => Kind == ProtobufValueKind.Null;

    /// <summary>The number.</summary>
    /// <exception cref="InvalidOperationException">It is of another kind.</exception>
    public double Number => Expect(ProtobufValueKind.Number) ? _number : default;

    /// <summary>The text.</summary>
    /// <exception cref="InvalidOperationException">It is of another kind.</exception>
    public string Text => Expect(ProtobufValueKind.Text) ? Unsafe.As<string>(_content!) : "";

    /// <summary>True or false.</summary>
    /// <exception cref="InvalidOperationException">It is of another kind.</exception>
    public bool Bool => Expect(ProtobufValueKind.Bool) && _number != 0;

    /// <summary>The fields.</summary>
    /// <exception cref="InvalidOperationException">It is of another kind.</exception>
    public ProtobufStruct Struct => Expect(ProtobufValueKind.Struct) ? Unsafe.As<ProtobufStruct>(_content!) : [];

    /// <summary>The values in order.</summary>
    /// <exception cref="InvalidOperationException">It is of another kind.</exception>
    public ProtobufListValue List => Expect(ProtobufValueKind.List) ? Unsafe.As<ProtobufListValue>(_content!) : [];

    /// <summary>Creates a value that is a number.</summary>
    public static implicit operator ProtobufValue(double number) => new(number);

    /// <summary>Creates a value that is true or false.</summary>
    public static implicit operator ProtobufValue(bool value) => new(value);

    /// <summary>Creates a value that is text; null is the value null.</summary>
    public static implicit operator ProtobufValue(string? text) => new(text);

    /// <summary>Creates a value that is a struct; null is the value null.</summary>
    public static implicit operator ProtobufValue(ProtobufStruct? fields) => new(fields);

    /// <summary>Creates a value that is a list; null is the value null.</summary>
    public static implicit operator ProtobufValue(ProtobufListValue? values) => new(values);

    /// <summary>Whether both are the same value.</summary>
    public static bool operator ==(ProtobufValue left, ProtobufValue right) => left.Equals(right);

    /// <summary>Whether they differ.</summary>
    public static bool operator !=(ProtobufValue left, ProtobufValue right) => !left.Equals(right);

    /// <summary>Whether both have the same kind and are equal. The order of fields does not matter, and NaN equals NaN.</summary>
    public bool Equals(ProtobufValue other)
    {
        nuint floor = 0;
        return Same(in other, ref floor);
    }

    /// <summary>Whether both are equal, on a stack that has a floor. The runtime itself never says that 128 KiB are enough.</summary>
    internal bool Same(in ProtobufValue other, ref nuint floor)
    {
        StackGuard.Look(ref floor); // values nest
        return Kind == other.Kind && _number.Equals(other._number) && (_content, other._content) switch
        {
            (ProtobufListValue one, ProtobufListValue two) => one.Same(two, ref floor),
            (ProtobufStruct one, ProtobufStruct two) => one.Same(two, ref floor),
            _ => Equals(_content, other._content),
        };
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is ProtobufValue other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add32((int)Kind);
        hash.Add(_number);
        hash.Add(_content);
    }

    /// <summary>A text, or a number as text; for a struct or list, the number of its values.</summary>
    public override string ToString() => Kind switch
    {
        ProtobufValueKind.Number => _number.ToString(CultureInfo.InvariantCulture),
        ProtobufValueKind.Bool => _number != 0 ? "true" : "false",
        ProtobufValueKind.Null => "null",
        _ => _content!.ToString()!,
    };

    private bool Expect(ProtobufValueKind kind) =>
        Kind == kind ? true : throw new InvalidOperationException($"The value is {Kind} and not {kind}; ask for its Kind first.");
}
