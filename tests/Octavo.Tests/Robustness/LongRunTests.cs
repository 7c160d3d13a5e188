// Owns: a codec that asks for a longer run than there may be gets an error, and never what is after the scratch.
using Octavo.Binary;
using Octavo.Buffers;

namespace Octavo.Tests.Robustness;

public sealed class LongRunTests
{
    [Theory]
    [InlineData(257)]
    [InlineData(5000)]
    [InlineData(int.MaxValue)]
    public void NoRunNearTheEndIsLongerThanTheScratchAllows(int length) => Assert.Throws<InvalidOperationException>(() =>
    {
        var reader = new OctavoBinaryReader(new byte[20], stackalloc byte[InputWindow.ScratchLength], new OctavoBinaryOptions());
        reader.Need(length);
    });

    [Fact]
    public void TheLongestRunIsReadable()
    {
        var reader = new OctavoBinaryReader([5, .. new byte[254]], stackalloc byte[InputWindow.ScratchLength], new OctavoBinaryOptions());
        Assert.Equal(5, reader.Need(InputWindow.MaxRead));
        reader.Commit(255);
        Assert.Equal(0, reader.Need(InputWindow.MaxRead));
    }
}
