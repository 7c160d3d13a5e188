// Owns: the place of one field of an extension among a message's unknown fields.
namespace Octavo.Protobuf.Extensions;

/// <summary>A field that has an extension's number.</summary>
/// <param name="WireType">Its wire type; of an item of a message set, that of the message in it.</param>
/// <param name="Start">Where it begins.</param>
/// <param name="Value">After its tag.</param>
/// <param name="Content">After a length, or a group's tag; else as <paramref name="Value"/>.</param>
/// <param name="ContentEnd">After the content; of a group, before the tag that ends it.</param>
/// <param name="End">After the field.</param>
internal readonly record struct ExtensionField(uint WireType, int Start, int Value, int Content, int ContentEnd, int End);
