// Owns: which report formats there are.
// Must not know: how one is written.
using Octavo.Lab.Output.Csv;
using Octavo.Lab.Output.Html;
using Octavo.Lab.Output.Json;
using Octavo.Lab.Output.Markdown;

namespace Octavo.Lab.Output;

/// <summary>The formats by name. A new one is a folder and a line here.</summary>
internal static class ReportFormats
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<IReportFormat> All { get; } = [new MarkdownReport(), new CsvReport(), new JsonReport(), new HtmlReportFormat()];

    /// <summary>Those that every run writes.</summary>
    public static IReadOnlyList<string> Always { get; } = ["json", "html"];

    /// <summary>The names that <c>--format</c> takes.</summary>
    public static string[] Names { get; } = [.. All.Select(format => format.Name)];

    /// <summary>The format of a name.</summary>
    public static IReportFormat Named(string name) => All.Single(format => format.Name == name);

    /// <summary>What a run writes: the formats that it always writes, then those asked for.</summary>
    public static IEnumerable<IReportFormat> For(IReadOnlyList<string> asked) => Always.Concat(asked).Distinct().Select(Named);
}
