// Owns: one field or extension.
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal sealed class ProtoField : ProtoElement
{
    /// <summary>The largest number of a field.</summary>
    public const int MaxNumber = 536_870_911;

    public ProtoFile File { get; set; } = null!;

    /// <summary>The message that has it, or in which an extension is declared; null if an extension is declared in no message.</summary>
    public ProtoMessage? Parent { get; set; }

    public int Number { get; set; }

    public Position NumberPosition { get; set; }

    public ProtoLabel Label { get; set; } = ProtoLabel.Optional;

    /// <summary>Whether the text says the label.</summary>
    public bool IsLabelled { get; set; }

    public ProtoType Type { get; set; }

    /// <summary>Of messages and enums the name: as written, and from linking on the full one with a dot in front.</summary>
    public string TypeName { get; set; } = "";

    public Position TypePosition { get; set; }

    /// <summary>Of a message or group.</summary>
    public ProtoMessage? Message { get; set; }

    /// <summary>Of an enum.</summary>
    public ProtoEnum? Enum { get; set; }

    /// <summary>Of an extension the name of what it extends, as <see cref="TypeName"/>; else empty.</summary>
    public string Extendee { get; set; } = "";

    public Position ExtendeePosition { get; set; }

    public ProtoMessage? Extended { get; set; }

    /// <summary>The default as it is written; null if there is none.</summary>
    public ProtoValue? WrittenDefault { get; set; }

    /// <summary>The default as in descriptors; null if there is none.</summary>
    public string? Default { get; set; }

    public string JsonName { get; set; } = "";

    public Position JsonNamePosition { get; set; }

    /// <summary>The index of its oneof; -1 if it is in none.</summary>
    public int Oneof { get; set; } = -1;

    /// <summary>Whether it is proto3's <c>optional</c>.</summary>
    public bool IsProto3Optional { get; set; }

    public bool IsRepeated => Label == ProtoLabel.Repeated;

    public bool IsMap => IsRepeated && Message is { IsMapEntry: true };

    public bool IsExtension => Extendee.Length != 0;

    /// <summary>Whether it is a number, a truth value or an enum, which can be packed.</summary>
    public bool IsPackable => Type is not (ProtoType.String or ProtoType.Bytes or ProtoType.Message or ProtoType.Group or ProtoType.Named);
}
