// Owns: the list of rooms if unsafe code may live.
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class UnsafeCodeTests
{
    private static readonly string[] s_rooms = ["Buffers", "Text", "Formats", "Codecs/Images"];

    [Fact]
    public void UnsafeCodeLivesInBuffersTextFormatsAndImages() => Assert.Empty(
        Repository.Sources("src/Octavo")
            .Where(file => !s_rooms.Any(room => file.IsUnder("src/Octavo/" + room)) && Unsafe().IsMatch(file.Code))
            .Select(file => file.Path));

    [GeneratedRegex(@"\bunsafe\b|\bUnsafe\.|\bMemoryMarshal\.")]
    private static partial Regex Unsafe();
}
