// Owns: when a member is left out of formats with names. The attribute's OmitPolicy, decided.
namespace Octavo.Model.Types;

internal enum OmitRule
{
    Never,
    Null,
    Default,
}
