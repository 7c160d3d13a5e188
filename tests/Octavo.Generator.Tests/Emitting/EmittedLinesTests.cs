// Owns: how much code a type costs: the lines that are emitted for a class of ten ordinary members.
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

            [GenerateCodec]
            public sealed class Ten
            {
            {{members}}
            }
            """])).Compiles();
        string text = generated.Files.Single(file => file.Key.EndsWith("TenCodec.g.cs", StringComparison.Ordinal)).Value;
        int lines = text.Count(c => c == '\n');
        Assert.True(lines <= most, $"{lines} lines of at most {most}:\n{text}");
    }
}
