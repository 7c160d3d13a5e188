// Owns: one finding of the machine-readable report.
namespace Octavo.Cli.Diff.Reports;

/// <summary>One change as one format sees it.</summary>
[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
internal sealed class ReportFinding
{
    /// <summary>What kind of change it is: <c>member-added</c>.</summary>
    public string Rule { get; set; } = "";

    /// <summary>The full name of the type, message, enum or service; of a file its name.</summary>
    public string Type { get; set; } = "";

    /// <summary>The member, value or method; null if it is about the type itself.</summary>
    public string? Member { get; set; }

    /// <summary>What changed.</summary>
    public string Change { get; set; } = "";

    /// <summary>The format, as <c>--format</c> names it.</summary>
    public string Format { get; set; } = "";

    /// <summary>Whether it counts for the exit code.</summary>
    public bool Breaks { get; set; }

    /// <summary>Old data, new readers; null of source.</summary>
    public ReportVerdict? StoredData { get; set; }

    /// <summary>New data, old readers; null of source.</summary>
    public ReportVerdict? OldReaders { get; set; }

    /// <summary>Code that was written for the old side; null of data.</summary>
    public ReportVerdict? Source { get; set; }

    /// <summary>The .proto file; null if there is none.</summary>
    public string? File { get; set; }

    /// <summary>From 1; null if there is no text.</summary>
    public int? Line { get; set; }

    /// <summary>From 1; null if there is no text.</summary>
    public int? Column { get; set; }
}
