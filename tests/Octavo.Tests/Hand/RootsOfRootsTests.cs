// Owns: roots of roots: what is found for a list of lists if the inner one was seen in a call. Knows no format.
namespace Octavo.Tests.Hand;

public sealed class RootsOfRootsTests
{
    [Fact]
    public void ARootSeenInACallIsAnElementOfOtherRoots()
    {
        Assert.Equal([2, 1, 0, 0, 0], OctavoBinary.Serialize(new List<int> { 1 }));
        Assert.Equal([2, 2, 1, 0, 0, 0], Unseen(new List<List<int>> { new() { 1 } }));
        Assert.Equal([2, 2, 1, 0, 0, 0], Unseen(new List<int>[] { new() { 1 } }));
    }

    /// <summary>The generator sees no closed type here.</summary>
    private static byte[] Unseen<T>(T value) => OctavoBinary.Serialize(value);
}
