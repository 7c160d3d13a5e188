// Owns: the machine-readable report: its members are a promise to scripts.
namespace Octavo.Cli.Diff.Reports;

/// <summary>A report.</summary>
[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
internal sealed class ReportDocument
{
    /// <summary>The path of the old side.</summary>
    public string Old { get; set; } = "";

    /// <summary>The path of the new side.</summary>
    public string New { get; set; } = "";

    /// <summary>Whether some finding breaks stored data, counted or not.</summary>
    public bool BreaksStoredData { get; set; }

    /// <summary>Whether some finding breaks readers that are not updated.</summary>
    public bool BreaksOldReaders { get; set; }

    /// <summary>Whether some finding breaks source.</summary>
    public bool BreaksSource { get; set; }

    /// <summary>The findings, those of one change one after another.</summary>
    public List<ReportFinding> Findings { get; set; } = [];
}
