// Owns: a member, or a case of a union, as formats of one identity see it.
using Octavo.Protobuf;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A member.</summary>
/// <param name="Index">Its place in the order of the data, from 0.</param>
/// <param name="Number">From 1; of a case from 0.</param>
/// <param name="Name">The name in data.</param>
/// <param name="Value">Its type.</param>
/// <param name="IsRequired">Whether data without it is refused.</param>
/// <param name="Numbers">The forms of its numbers in JSON.</param>
/// <param name="Field">In Protobuf the form of its field, as Shapes say it.</param>
internal sealed record ViewMember(int Index, int Number, string Name, CodecValue Value, bool IsRequired, NumberForms Numbers, string Field)
{
    /// <summary>The form of the field.</summary>
    internal ProtobufFieldFacts Facts => new(Field);
}
