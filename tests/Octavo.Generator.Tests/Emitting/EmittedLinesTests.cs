// Owns: how much code a type costs: the lines that are emitted for a class of ten ordinary members, in all formats and in one.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Emitting;

public sealed class EmittedLinesTests
{
    private const string Members = """
        {0} public int Id { get; set; }
        {1} public string Name { get; set; } = "";
        {2} public double Price { get; set; }
        {3} public bool Active { get; set; }
        {4} public DateTime At { get; set; }
        {5} public Guid Key { get; set; }
        {6} public List<int> Numbers { get; set; } = [];
        {7} public Grade Grade { get; set; }
        {8} public string? Remark { get; set; }
        {9} public Ten? Next { get; set; }
        """;

    /// <summary>857 numbered, 950 with MessagePack's keys and 534 without numbers, before bodies of one layout were folded and conditions stood in a
    /// line.</summary>
    [Theory]
    [InlineData("[CodecMember(#)]", 1, 600)]
    [InlineData("[MessagePack.Key(#)]", 0, 400)]
    [InlineData("", 0, 400)]
    public void A_class_of_ten_members_takes_so_many_lines_in_all_its_formats(string mark, int first, int most)
    {
        string text = Codec("[GenerateCodec]", mark, first);
        AtMost(most, text);
    }

    /// <summary>Its own bodies, and what every codec has: entry, Shape, clone, members by number. Tokens comes with each format that has names.</summary>
    [Theory]
    [InlineData("Binary", "", 0, 250)]
    [InlineData("Binary", "[CodecMember(#)]", 1, 250)]
    [InlineData("Compact", "", 0, 250)]
    [InlineData("Compact", "[CodecMember(#)]", 1, 250)]
    [InlineData("MessagePack", "", 0, 375)]
    [InlineData("MessagePack", "[MessagePack.Key(#)]", 0, 375)]
    [InlineData("Cbor", "", 0, 375)]
    [InlineData("Cbor", "[CodecMember(#)]", 1, 375)]
    [InlineData("Json", "", 0, 295)]
    [InlineData("Json", "[CodecMember(#)]", 1, 295)]
    [InlineData("Protobuf", "[CodecMember(#)]", 1, 320)]
    public void A_class_of_one_format_has_the_code_of_no_other(string format, string mark, int first, int most)
    {
        string text = Codec($"[GenerateCodec(Formats = CodecFormats.{format})]", mark, first);
        string own = format == "MessagePack" ? "MsgPack" : format;
        string[] others =
            [.. Regex.Matches(text, "Octavo([A-Za-z]+)(Writer|Reader|Sizer)").Select(m => m.Groups[1].Value).Where(n => n != own && n != "Tokens").Distinct()];
        Assert.Empty(others);
        // Bodies of the other family, and in it those by name or by position that the format does not read.
        string[] bodies = format switch
        {
            "Protobuf" => ["WriteSequential<", "ReadPositional<", "ReadSlow<", "ReadNamed<"],
            "Json" => ["WriteTagged<", "ReadTagged<", "ReadArray<", "ReadCounted<"],
            "Binary" or "Compact" => ["WriteTagged<", "ReadTagged<", "ReadNamed<"],
            _ => ["WriteTagged<", "ReadTagged<"],
        };
        Assert.All(bodies, body => Assert.DoesNotContain(" " + body, text, StringComparison.Ordinal));
        AtMost(most, text);
    }

    private static void AtMost(int most, string text)
    {
        int lines = text.Count(c => c == '\n');
        Assert.True(lines <= most, $"{lines} lines of at most {most}:\n{text}");
    }

    /// <summary>The file of the codec of a class with these marks on its members.</summary>
    private static string Codec(string attribute, string mark, int first)
    {
        string members =
            string.Join('\n',
                Members.Split('\n')
                    .Select(
                        (line, i) => line.Replace($"{{{i}}}", mark.Replace("#", (first + i).ToString(), StringComparison.Ordinal), StringComparison.Ordinal)));
        Generated generated = Harness.Run(Harness.Compilation([Samples.Stubs, $$"""
            #nullable enable
            using System;
            using System.Collections.Generic;
            using Octavo;

            namespace Acme;

            public enum Grade { A, B }

            {{attribute}}
            public sealed class Ten
            {
            {{members}}
            }
            """])).Compiles();
        return generated.Files.Single(file => file.Key.EndsWith("TenCodec.g.cs", StringComparison.Ordinal)).Value;
    }
}
