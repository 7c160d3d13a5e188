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
    /// <summary>Statements behind each time the field was read: others of its oneof are cleared, a bit is set.</summary>
    public string[] After { get; init; } = [];

    /// <summary>Emits what reads the field instead, behind its tag, which is given: of a part, which is no value of its own. Null for members.</summary>
    public Action<uint>? Reads { get; init; }

    /// <summary>Whether nothing sets it, so that the collection which is there is filled.</summary>
    public bool Fills { get; init; }
}
