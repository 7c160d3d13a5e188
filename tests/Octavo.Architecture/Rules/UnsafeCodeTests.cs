// Owns: the list of rooms where unsafe code may be.
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class UnsafeCodeTests
{
    private static readonly string[] s_rooms = ["Memory", "Buffers", "Text", "Formats", "Codecs/RawLayouts"];

    [Fact]
    public void UnsafeCodeIsInItsRooms() => Assert.Empty(
        Repository.Sources("src/Octavo")
            .Where(file => !s_rooms.Any(room => file.IsUnder("src/Octavo/" + room)) && Unsafe().IsMatch(file.Code))
            .Select(file => file.Path));

    [GeneratedRegex(@"\bunsafe\b|\bUnsafe\.|\bMemoryMarshal\.")]
    private static partial Regex Unsafe();
}
