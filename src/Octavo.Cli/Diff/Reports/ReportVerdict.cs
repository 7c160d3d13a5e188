// Owns: one direction of a finding of the machine-readable report.
namespace Octavo.Cli.Diff.Reports;

/// <summary>What becomes of data.</summary>
[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
internal sealed class ReportVerdict
{
    /// <summary><c>read</c>, <c>onUse</c>, <c>risk</c>, <c>partly</c>, <c>refused</c>, <c>garbled</c> or <c>wrong</c>.</summary>
    public string Outcome { get; set; } = "";

    /// <summary>Why, as a clause; null if there is nothing to say.</summary>
    public string? Why { get; set; }
}
