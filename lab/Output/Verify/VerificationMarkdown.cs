// Owns: verify.md.
// Must not know: how text is escaped.
using System.Text;
using Octavo.Lab.Output.Markdown;
using Octavo.Lab.Verifying;

namespace Octavo.Lab.Output.Verify;

/// <summary>The table of both instruments, to be put into a page.</summary>
internal static class VerificationMarkdown
{
    /// <summary>The text.</summary>
    public static string Write(Verification verification)
    {
        var text = new StringBuilder("# The lab beside BenchmarkDotNet\n\n");
        text.Append($"{MarkdownText.Plain($"{verification.Machine}; {verification.Runtime}. {VerificationText.Effort(verification)}")}.\n\n");
        text.Append($"{MarkdownText.Plain(VerificationText.Summary(verification))}. Ratios are the candidate's time ÷ Octavo's, with 95 % intervals.\n\n");
        text.Append(MarkdownText.Row(VerificationText.Columns.Select(MarkdownText.Plain)));
        text.Append(MarkdownText.Rule(VerificationText.Columns.Count, VerificationText.Words));
        foreach (VerifiedResult row in verification.Rows)
            text.Append(MarkdownText.Row(VerificationText.Cells(row).Select(MarkdownText.Plain)));
        text.Append('\n').Append(string.Concat(VerificationText.Reasons(verification).Select(reason => $"- {MarkdownText.Plain(reason)}\n")));
        text.Append($"\n{MarkdownText.Plain(VerificationText.Instruments)}\n");
        return text.ToString();
    }
}
