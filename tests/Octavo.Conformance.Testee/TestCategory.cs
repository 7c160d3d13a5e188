// Owns: conformance.proto's categories.
namespace Octavo.Conformance.Testee;

/// <summary><c>conformance.TestCategory</c>.</summary>
public enum TestCategory
{
    Unspecified = 0,
    Binary = 1,
    Json = 2,
    JsonIgnoreUnknown = 3,
    Jspb = 4,
    TextFormat = 5,
}
