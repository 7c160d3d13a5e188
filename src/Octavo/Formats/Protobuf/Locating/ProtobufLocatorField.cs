// Owns: what a locator over Protobuf data knows of a field by its number.
using Octavo.Shapes;

namespace Octavo.Protobuf;

/// <summary>A field.</summary>
/// <param name="Type">The type of its value, of one element if it repeats; null if it is unknown.</param>
/// <param name="Place">Where it is.</param>
/// <param name="IsPart">Whether it is a part of the same object.</param>
/// <param name="IsReference">Whether the value, or the values of a map, are in a reference.</param>
internal readonly record struct ProtobufLocatorField(ShapeType? Type, ProtobufLocatorPlace Place, bool IsPart = false, bool IsReference = false);
