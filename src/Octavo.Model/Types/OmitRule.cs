// Owns: when a member is left out of formats with names. The attribute's OmitPolicy, decided.
namespace Octavo.Model;

internal enum OmitRule
{
    Never,
    Null,
    Default,
}
