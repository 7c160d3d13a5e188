// Owns: the kinds of fields, by their numbers in descriptor.proto.
namespace Octavo.ProtoJson.Types;

/// <summary><c>FieldDescriptorProto.Type</c>.</summary>
internal enum FieldKind
{
    Double = 1,
    Float = 2,
    Int64 = 3,
    UInt64 = 4,
    Int32 = 5,
    Fixed64 = 6,
    Fixed32 = 7,
    Bool = 8,
    String = 9,
    Group = 10,
    Message = 11,
    Bytes = 12,
    UInt32 = 13,
    Enum = 14,
    SFixed32 = 15,
    SFixed64 = 16,
    SInt32 = 17,
    SInt64 = 18,
}
