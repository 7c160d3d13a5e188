// Owns: reading one payload and putting what happened into a line, and back. The child's side and the parent's agree here.
// Must not know: processes.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Hostile;

/// <summary>The line protocol: the parent sends a payload's number, the child answers with the outcome and a detail.</summary>
internal static class HostileAnswer
{
    private const int LongestDetail = 200;

    /// <summary>Reads a payload and says what happened; a library that ends the process leaves no answer.</summary>
    public static string Of(IHostileReader reader, int payload)
    {
        try
        {
            return Line(HostileOutcome.WrongValue, $"a {reader.Read(payload)?.GetType().Name ?? "null"}");
        }
        catch (Exception error)
        {
            return Line(Judge(reader.Info.Refusal, error), $"{error.GetType().Name}: {error.Message}");
        }
    }

    /// <summary>Reads a line back; null when it is none.</summary>
    public static (HostileOutcome Outcome, string Detail)? Parse(string? line)
    {
        string[] parts = line?.Split('\t', 2) ?? [];
        return parts.Length == 2 && Enum.TryParse(parts[0], out HostileOutcome outcome) ? (outcome, parts[1]) : null;
    }

    /// <summary>What an exception of a library means.</summary>
    /// <param name="refusal">What it documents for bad data.</param>
    /// <param name="error">The exception.</param>
    public static HostileOutcome Judge(Type? refusal, Exception error)
    {
        for (Exception? cause = error; cause is not null; cause = cause.InnerException)
        {
            if (cause is OutOfMemoryException)
                return HostileOutcome.OutOfMemory;
            if (cause is AccessViolationException)
                return HostileOutcome.Overrun;
        }

        return refusal is null || refusal.IsInstanceOfType(error) ? HostileOutcome.Refused : HostileOutcome.OtherError;
    }

    /// <summary>Text without tabulators and line feeds, cut.</summary>
    public static string OneLine(string detail)
    {
        string one = string.Join(' ', detail.Split(['\t', '\r', '\n'], StringSplitOptions.RemoveEmptyEntries));
        return one.Length > LongestDetail ? one[..LongestDetail] + "…" : one;
    }

    private static string Line(HostileOutcome outcome, string detail) => $"{outcome}\t{OneLine(detail)}";
}
