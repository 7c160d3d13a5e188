// Owns: what a member is besides in a tagged format: its number there and what a .proto file would say about it. Knows no symbol.
using Octavo.Model.Types;

namespace Octavo.Model.Tagged;

/// <summary>A field.</summary>
/// <param name="Number">Its number, from 1.</param>
/// <param name="Form">The form of its value; of a sequence, that of its elements.</param>
/// <param name="Presence">When it is written.</param>
internal sealed record FieldModel(int Number, FieldForm Form, FieldPresence Presence)
{
    /// <summary>The largest number of a field.</summary>
    public const int LargestNumber = 536_870_911;

    /// <summary>The first of the numbers that Protobuf keeps for itself.</summary>
    public const int FirstReserved = 19_000;

    /// <summary>The last of them.</summary>
    public const int LastReserved = 19_999;

    /// <summary>The form of a map's keys.</summary>
    public FieldForm Key { get; init; } = FieldForm.Plain;

    /// <summary>The form of a map's values.</summary>
    public FieldForm Item { get; init; } = FieldForm.Plain;

    /// <summary>Whether null is refused when it is written and data without it when it is read.</summary>
    public bool IsRequired { get; init; }

    /// <summary>The oneof that it belongs to; empty for none.</summary>
    public string Oneof { get; init; } = "";

    /// <summary>Its name in .proto text; empty if that is made of the member's.</summary>
    public string Name { get; init; } = "";

    /// <summary>Its json_name in .proto text; empty if that is made of its name.</summary>
    public string JsonName { get; init; } = "";

    /// <summary>Its default in .proto text; null for none.</summary>
    public string? Default { get; init; }

    /// <summary>Whether an existing collection is replaced by what is read, and not appended to.</summary>
    public bool Replaces { get; init; }

    /// <summary>Whether its presence is what an attribute asks for.</summary>
    public bool IsPresenceAsked { get; init; }

    /// <summary>Whether a new object's member is emptied before fields are read: absence says null or empty, and the initializer something else.</summary>
    public bool StartsAbsent { get; init; }

    /// <summary>Whether a new object has an object in the member, never null: one that is read is not merged into it, and it stays if there is none.</summary>
    public bool StartsAnew { get; init; }

    /// <summary>Whether the value is in a message of google.protobuf's wrappers.proto: that is absent if it is null, and empty if it is zero.</summary>
    public bool IsWrapper { get; init; }

    /// <summary>Whether the value, or each element or value of a map, is in protobuf-net's bcl.NetObjectProxy: an object that was there before is its key
    /// alone.</summary>
    public bool IsReference { get; init; }

    /// <summary>C# text of the value that is left out, if it is not the type's default; empty for none.</summary>
    public string LeftOut { get; init; } = "";

    /// <summary>C# text of the class whose part of the message it is in; empty outside of an inheritance.</summary>
    public string Part { get; init; } = "";

    /// <summary>Whether a number can be a field's.</summary>
    public static bool IsNumber(int number) => number is >= 1 and <= LargestNumber and not (>= FirstReserved and <= LastReserved);
}
