// Owns: the rule that a member of readers and writers is in the same part of the type in each format: who found it in one finds it in all.
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class PartialTests
{
    private static readonly string[] s_formats = ["Binary", "Compact", "MsgPack", "Cbor", "Json"];

    /// <summary>Byte strings: JSON writes text.</summary>
    private static readonly string[] s_different = ["ReadBytes", "WriteBytes"];

    [Theory]
    [InlineData("Reader", "Reading")]
    [InlineData("Writer", "Writing")]
    public void A_member_is_in_the_same_part_in_each_format(string kind, string folder)
    {
        // What is written by hand alone is in "Hand", beside overloads that codecs call.
        (string Member, string Format, string Part)[] members =
        [
            .. from format in s_formats
               from file in Repository.Sources($"src/Octavo/Formats/{format}/{folder}")
               let name = Path.GetFileNameWithoutExtension(file.Path)
               where name.StartsWith($"Octavo{format}{kind}", StringComparison.Ordinal) && !name.EndsWith(".Hand", StringComparison.Ordinal)
               from Match member in Member().Matches(file.Text)
               select (member.Groups[1].Value, format, name[$"Octavo{format}{kind}".Length..]),
        ];
        Assert.True(members.Length > 500, $"{members.Length} members");
        Assert.Empty(members.GroupBy(member => member.Member)
            .Where(group => !s_different.Contains(group.Key) && group.Select(member => member.Format).Distinct().Count() > 2
                && group.Select(member => member.Part).Distinct().Count() > 1)
            .Select(group => $"{group.Key}: {string.Join(", ", group.Select(member => $"{member.Format}{member.Part}").Distinct())}"));
    }

    [GeneratedRegex(@"^    public (?:static |readonly |ref )*[\w<>\[\],.?() ]*? (\w+)(?:<[^>(]*>)?(?:\(| =>|\r?\n    \{)", RegexOptions.Multiline)]
    private static partial Regex Member();
}
