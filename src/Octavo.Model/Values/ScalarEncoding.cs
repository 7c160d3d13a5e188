// Owns: the ways in which a member's integer may be encoded.
namespace Octavo.Model.Values;

/// <summary>As the library's MemberEncoding.</summary>
internal enum ScalarEncoding
{
    Default,
    Fixed,
}
