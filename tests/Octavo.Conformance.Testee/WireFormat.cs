// Owns: conformance.proto's forms.
namespace Octavo.Conformance.Testee;

/// <summary><c>conformance.WireFormat</c>.</summary>
public enum WireFormat
{
    Unspecified = 0,
    Protobuf = 1,
    Json = 2,
    Jspb = 3,
    TextFormat = 4,
}
