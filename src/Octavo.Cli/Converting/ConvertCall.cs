// Owns: what a conversion was asked for.
namespace Octavo.Cli.Converting;

internal sealed record ConvertCall
{
    /// <summary>Files; null for standard input.</summary>
    internal required IReadOnlyList<string?> Inputs { get; init; }

    /// <summary>A file, a folder, or <c>-</c>.</summary>
    internal required string? Output { get; init; }

    internal required string? From { get; init; }

    internal required string? To { get; init; }

    internal required bool IsLenient { get; init; }

    internal required bool IsPretty { get; init; }

    internal required bool IsColoured { get; init; }

    /// <summary>Whether a terminal shows what is written, now or through a pager that keeps colours.</summary>
    internal required bool IsShown { get; init; }

    internal required bool TellsProgress { get; init; }

    /// <summary>Where the types of messages are.</summary>
    internal required string? Proto { get; init; }

    /// <summary>The message that the data is.</summary>
    internal required string? Type { get; init; }

    internal required IReadOnlyList<string> Roots { get; init; }

    internal required TranscodeOptions Options { get; init; }
}
