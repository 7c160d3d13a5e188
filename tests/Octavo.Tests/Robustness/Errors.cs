// Owns: the assertion that a call gives a certain error. Knows no format.
namespace Octavo.Tests.Robustness;

internal static class Errors
{
    internal static OctavoException Expect(OctavoErrorCode code, Action call)
    {
        OctavoException found = Assert.Throws<OctavoException>(call);
        Assert.True(found.Code == code, $"expected {code}, found {found.Message}");
        return found;
    }
}
