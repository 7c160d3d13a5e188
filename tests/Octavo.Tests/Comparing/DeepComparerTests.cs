// Owns: the proof that the comparer sees what it must see. Knows no format.
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Comparing;

public sealed class DeepComparerTests
{
    public static TheoryData<object?, object?> Different => new()
    {
        { 0.0, -0.0 },
        { 0f, -0f },
        { double.NaN, BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001) },
        { Half.NaN, BitConverter.UInt16BitsToHalf(0x7E01) },
        { 1.0m, 1.00m },
        { 0m, new decimal(0, 0, 0, true, 0) },
        { new DateTime(5, DateTimeKind.Utc), new DateTime(5, DateTimeKind.Local) },
        { new DateTimeOffset(2000, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)), new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.Zero) },
        { "a", "b" },
        { "ﬁ", "fi" },
        { null, "" },
        { Array.Empty<int>(), null },
        { new[] { 1, 2 }, new[] { 1 } },
        { new[] { 1 }, new[] { 1, 2 } },
        { new List<string?> { null }, new List<string?> { "" } },
        { new Dictionary<int, int> { [1] = 2 }, new Dictionary<int, int> { [1] = 3 } },
        { new Dictionary<int, int> { [1] = 2 }, new Dictionary<int, int> { [2] = 2 } },
        { (1, "x", 0.0), (1, "x", -0.0) },
        { 1, 1L },
        { new HashSet<int> { 1 }, new HashSet<int> { 2 } },
        { new byte[] { 1 }, new byte[] { 2 } },
        { new ReadOnlyMemory<byte>([1]), new ReadOnlyMemory<byte>([2]) },
        { Guid.Empty, Guid.AllBitsSet },
        { 'a', 'b' },
    };

    [Theory, MemberData(nameof(Different))]
    public void DifferencesAreFound(object? one, object? other)
    {
        Assert.NotNull(DeepComparer.Difference(one, other, Fidelity.Binary));
        Assert.Null(DeepComparer.Difference(one, one, Fidelity.Binary));
        Assert.Null(DeepComparer.Difference(other, other, Fidelity.Binary));
    }
}
