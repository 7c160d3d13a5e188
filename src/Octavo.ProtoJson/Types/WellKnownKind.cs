// Owns: which messages have a JSON of their own.
namespace Octavo.ProtoJson.Types;

internal enum WellKnownKind
{
    None,
    Any,
    Timestamp,
    Duration,
    FieldMask,
    Struct,
    Value,
    ListValue,
    Wrapper,
}
