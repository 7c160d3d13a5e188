// Owns: the report's formats: each can be had by its name, of a run and of a saved one, and says the same figures.
using Octavo.Lab.Commands;
using Octavo.Lab.Output;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public class ReportFormatTests
{
    [Fact]
    public void A_run_writes_json_and_html_always_and_others_when_asked()
    {
        Assert.Equal(["md", "csv", "json", "html"], ReportFormats.Names);
        Assert.Equal(["results.json", "report.html"], ReportFormats.For([]).Select(format => format.FileName));
        Assert.Equal(["results.json", "report.html", "report.md", "report.csv"],
            ReportFormats.For(["md", "json", "csv", "md"]).Select(format => format.FileName));
    }

    [Theory]
    [InlineData("md")]
    [InlineData("csv")]
    [InlineData("json")]
    [InlineData("html")]
    public void A_saved_run_is_reported_as_the_run_was(string name)
    {
        string file = Path.GetTempFileName();
        try
        {
            File.WriteAllText(file, ResultsJson.Write(Sample.Results));
            using var output = new StringWriter();
            Assert.Equal(0, ReportCommand.Run(new FileInfo(file), name, output));
            Assert.Equal(ReportFormats.Named(name).Write(Sample.Results, Sample.Tables), output.ToString());
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Theory]
    [InlineData(null, "There is no file")]
    [InlineData("{", "is no results.json of the lab's")]
    [InlineData("null", "is no results.json of the lab's")]
    [InlineData("{}", "is no results.json of the lab's")]
    [InlineData("""{"machine":null,"runtime":"","gcMode":"","timeZone":"","tables":[null]}""", "is no results.json of the lab's")]
    public void A_file_that_is_none_is_refused_with_the_reason(string? text, string reason)
    {
        string file = Path.GetTempFileName();
        try
        {
            if (text is null)
                File.Delete(file);
            else
                File.WriteAllText(file, text);
            (LabResults? results, string? complaint) = SavedResults.Read(new FileInfo(file));
            Assert.Null(results);
            Assert.Contains(reason, complaint, StringComparison.Ordinal);
            Assert.Contains(file, complaint, StringComparison.Ordinal);
        }
        finally
        {
            File.Delete(file);
        }
    }

    [Fact]
    public void Markdown_has_a_line_for_each_candidate_and_escapes_names()
    {
        string text = ReportFormats.Named("md").Write(Sample.Results with { Settings = Sample.Results.Settings! with { Quick = true } }, Sample.Tables);
        Assert.Contains("## dotnet-2019: ", text, StringComparison.Ordinal);
        Assert.Contains("\n### ComplexObject\n\n| Candidate | Version | Bytes | serialize to byte\\[\\] | ÷ Octavo | alloc B |", text,
            StringComparison.Ordinal);
        Assert.Matches(@"\n\| \*\*Octavo JSON\*\* \| 1\.0 \| 521 \| ", text);
        Assert.Contains("- Wrong: Forgetful \\<1\\>: value 0: Enabled was True and came back False\n", text, StringComparison.Ordinal);
        Assert.Contains("- Absent: MessagePack: MessagePack 3.1.8: your feeds lack MessagePack\n", text, StringComparison.Ordinal);
        Assert.Contains("**A quick run", text, StringComparison.Ordinal);
        Assert.All(text.Split('\n').Where(line => line.StartsWith('|')).Chunk(2),
            pair => Assert.All(pair, line => Assert.EndsWith(" |", line, StringComparison.Ordinal)));
    }

    [Fact]
    public void A_sheet_has_a_line_for_each_candidate_of_each_row()
    {
        string[] lines = ReportFormats.Named("csv").Write(Sample.Results, Sample.Tables).Split("\r\n", StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(1 + Sample.Results.Tables.SelectMany(table => table.Rows).Sum(row => row.Candidates.Count), lines.Length);
        Assert.StartsWith("table,scale,seed,row,operation,name,system,", lines[0], StringComparison.Ordinal);
        CandidateResult newtonsoft = Sample.Results.Tables[0].Rows[0].Candidates.Single(candidate => candidate.Name == "Newtonsoft.Json");
        string line = lines.First(line => line.Contains(",Newtonsoft.Json,", StringComparison.Ordinal));
        Assert.StartsWith("dotnet-2019,1,1,SimpleObject,serialize to byte[],Newtonsoft.Json,", line, StringComparison.Ordinal);
        Assert.Contains($",{newtonsoft.Rounds},{newtonsoft.MedianNs!.Value.ToString(System.Globalization.CultureInfo.InvariantCulture)},", line,
            StringComparison.Ordinal);
        Assert.All(lines, one => Assert.Equal(Fields(lines[0]), Fields(one)));
    }

    [Theory]
    [InlineData("a,b", "\"a,b\"")]
    [InlineData("a \"b\"", "\"a \"\"b\"\"\"")]
    [InlineData("a\nb", "\"a\nb\"")]
    [InlineData(1.5, "1.5")]
    [InlineData(true, "true")]
    [InlineData(null, "")]
    public void Fields_are_spelled_as_RFC_4180_has_them(object? field, string spelled) =>
        Assert.Equal(spelled + ",x\r\n", Output.Csv.CsvText.Line([field, "x"]));

    /// <summary>The user's own table, and rows that another version of the lab had.</summary>
    [Fact]
    public void Tables_that_the_catalog_has_not_are_reported_all_the_same()
    {
        CandidateResult one =
            new()
            {
                Name = "X",
                System = "X",
                Format = "binary",
                Rounds = 3,
                MedianNs = 5,
                P10Ns = 4,
                P90Ns = 6,
                MeanNs = 5,
                StdDevNs = 1,
                Bytes = 7,
                Verified = true
            };
        TableResult own = new("custom", 1, 1, [new RowResult("Order", "serialize to writer", [one])]);
        TableResult older = new("nino", 1, 1, [new RowResult("Rows of old", "deserialize", [one])]);
        LabResults results = Sample.Results with { Tables = [own, older] };
        TableDefinition[] tables = [.. results.Tables.Select(SavedTable.Of)];
        Assert.Equal("Order", Assert.Single(tables[0].Rows).Name);
        Assert.Contains(tables[1].Rows, row => row.Name == "Rows of old");
        Assert.All(ReportFormats.All, format => Assert.Contains("Rows of old", format.Write(results, tables), StringComparison.Ordinal));
    }

    private static int Fields(string line)
    {
        bool quoted = false;
        return 1 + line.Count(character =>
        {
            quoted ^= character == '"';
            return character == ',' && !quoted;
        });
    }
}
