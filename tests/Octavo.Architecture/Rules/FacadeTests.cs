// Owns: the rule that the facades of formats have the same calls in the same words, except for names (docs/decisions.md, 59).
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class FacadeTests
{
    [Theory]
    [InlineData("Compact")]
    [InlineData("MsgPack")]
    [InlineData("Cbor")]
    [InlineData("Json")]
    public void Deserialize_has_the_same_text(string format) => Same("Binary", format, "Deserialize");

    /// <summary>Values have their length before them in the sequences of these formats, and none in those of the others.</summary>
    [Theory]
    [InlineData("Binary", "Compact")]
    [InlineData("Binary", "Protobuf")]
    [InlineData("MsgPack", "Cbor")]
    public void Async_has_the_same_text(string first, string second) => Same(first, second, "Async");

    private static void Same(string first, string second, string part)
    {
        string[] expected = Words(first, part), found = Words(second, part);
        int at = expected.Zip(found).TakeWhile(pair => pair.First == pair.Second).Count();
        Assert.True(at == expected.Length && at == found.Length,
            $"Octavo{second}.{part}.cs differs from Octavo{first}.{part}.cs at: {string.Join(' ', expected.Skip(at).Take(8))}, "
                + string.Join(' ', found.Skip(at).Take(8)));
    }

    /// <summary>The text from the namespace on in words, without the format's name and the endings of its files.</summary>
    private static string[] Words(string format, string part)
    {
        string text = File.ReadAllText(Path.Combine(Repository.Root, "src", "Octavo", "Formats", format, $"Octavo{format}.{part}.cs"));
        text = text[text.IndexOf("\nnamespace ", StringComparison.Ordinal)..];
        return FileEnding().Replace(text.Replace(format, "X", StringComparison.Ordinal), "$1").Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
    }

    [GeneratedRegex("""("[a-z]+)\.[a-z]+(?="\))""")]
    private static partial Regex FileEnding();
}
