// Owns: the two forms of a collection of scalars in Protobuf.
namespace Octavo;

/// <summary>How Protobuf writes the elements of a collection of numbers, bools or enums. Readers accept either.</summary>
public enum ProtobufPacking
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Packed"/>.</summary>
    Default = 0,

    /// <summary>One field with all elements after one length.</summary>
    Packed = 1,

    /// <summary>A field for each element.</summary>
    Expanded = 2,
}
