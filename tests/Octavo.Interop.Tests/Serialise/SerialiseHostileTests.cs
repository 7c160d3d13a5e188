// Owns: hostile data of serialise.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Serialise;

public sealed class SerialiseHostileTests
{
    /// <summary>A list without a count, of what takes no byte, never came to its end.</summary>
    [Fact]
    public void A_list_without_end_of_empty_objects_ends()
    {
        byte[] bytes = [0x9F, 0x00];
        Hostile.Within(4 << 20, () =>
        {
            OctavoException found = Assert.Throws<OctavoException>(() => OctavoSerialise.Deserialize<Units>(bytes, SerialiseOptions.Tagged));
            Assert.Equal(OctavoErrorCode.CountTooLarge, found.Code);
            Assert.StartsWith("Units.All", found.Path, StringComparison.Ordinal);
        });
    }
}
