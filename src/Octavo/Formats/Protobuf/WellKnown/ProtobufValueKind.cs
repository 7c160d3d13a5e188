// Owns: the kinds of google.protobuf.Value. google/protobuf/struct.proto.
namespace Octavo.Protobuf.WellKnown;

/// <summary>The kind of a <see cref="ProtobufValue"/>. The numbers of the kinds are in Binary and Compact data and never change.</summary>
public enum ProtobufValueKind : byte
{
    /// <summary>Null, the default of a value.</summary>
    Null = 0,

    /// <summary>A number, which is a <see cref="double"/>.</summary>
    Number = 1,

    /// <summary>Text.</summary>
    Text = 2,

    /// <summary>True or false.</summary>
    Bool = 3,

    /// <summary>Fields by name.</summary>
    Struct = 4,

    /// <summary>Values in order.</summary>
    List = 5,
}
