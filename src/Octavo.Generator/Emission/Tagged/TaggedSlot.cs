// Owns: what a reading loop has to know of one of its fields: where the value is and where it goes. Knows no text of the loop.
using System;

namespace Octavo.Generator.Emission.Tagged;

/// <summary>A field of a reading loop.</summary>
/// <param name="Field">The field.</param>
/// <param name="Local">The base of its locals' names.</param>
/// <param name="Existing">C# text of the value that is there.</param>
/// <param name="Set">The statement that takes a value.</param>
internal sealed record TaggedSlot(TaggedField Field, string Local, string Existing, Func<string, string> Set)
{
    /// <summary>Statements after each time the field was read: others of its oneof are cleared, a bit is set.</summary>
    public string[] After { get; init; } = [];

    /// <summary>The statement for a number that its closed enum does not define, beside skipping it; empty for none.</summary>
    public string OnUndefined { get; init; } = "";

    /// <summary>Emits what reads the message instead, which was entered: of a part, which is not a value of its own. Null for members.</summary>
    public Action? Reads { get; init; }

    /// <summary>Whether a message is at a place where none may, so <see cref="Reads"/> refuses it and it is not entered.</summary>
    public bool IsRefused { get; init; }

    /// <summary>The tags of its oneof, in decimal digits; empty for none.</summary>
    public string Ends { get; init; } = "";

    /// <summary>The local that keeps how much of the message was read.</summary>
    public string Taken => TakenOf(Local);

    /// <summary>The same of a field with a base of names.</summary>
    public static string TakenOf(string local) => $"{local}Taken";

    /// <summary>Whether further pieces of it are read as one.</summary>
    public bool IsGathered => Field.IsGathered && !IsRefused;

    /// <summary>Whether nothing sets it, so the collection which is there is filled.</summary>
    public bool Fills { get; init; }

    /// <summary>Whether its setter has code, so the collection is set when it is whole, and what is there is copied.</summary>
    public bool IsSetOnce { get; init; }
}
