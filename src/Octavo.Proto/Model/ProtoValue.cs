// Owns: the value of an option or a default as it is written, before anybody knows its type.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal enum ProtoValueKind
{
    Identifier,
    Integer,
    Float,
    Text,
    Aggregate,
    List,
}

/// <summary>A value.</summary>
internal sealed class ProtoValue(ProtoValueKind kind, Position position)
{
    public ProtoValueKind Kind { get; } = kind;

    public Position Position { get; } = position;

    /// <summary>Of an identifier.</summary>
    public string Identifier { get; set; } = "";

    /// <summary>Whether a minus comes before an identifier or a number.</summary>
    public bool IsNegative { get; set; }

    /// <summary>Of an integer, without its sign.</summary>
    public ulong Integer { get; set; }

    /// <summary>Of an integer, whether its digits are decimal.</summary>
    public bool IsDecimal { get; set; }

    /// <summary>Of a float or an integer, with its sign.</summary>
    public double Float { get; set; }

    /// <summary>Of a text.</summary>
    public byte[] Text { get; set; } = [];

    /// <summary>Of an aggregate: its fields.</summary>
    public List<ProtoOption> Fields { get; } = [];

    /// <summary>Of a list: its values.</summary>
    public List<ProtoValue> Items { get; } = [];
}
