// Owns: what becomes of a value that is read as another type: what is the same in every format.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Rules.Values;

/// <summary>The rules of one format for values.</summary>
internal abstract class ValueRules
{
    protected static Verdict NullRefused { get; } = new(Outcome.Partly, "null is refused");

    protected static Verdict Kind(CodecValue written, CodecValue read) => new(Outcome.Refused, $"{written} is not {read} there");

    /// <summary>What becomes of values of a type that are read as another.</summary>
    internal abstract Verdict Read(ViewMember written, ViewMember read);

    /// <summary>What is in a sequence twice, and not in a set.</summary>
    protected static Verdict Twice(CodecValue written, CodecValue read) =>
        read.IsSet && !written.IsSet ? new Verdict(Outcome.Partly, "a duplicate element is refused") : Verdict.Read;

    /// <summary>What a reader that takes only some numbers, texts or bytes refuses of those that a writer without that bound has.</summary>
    protected static Verdict Narrowed(CodecValue written, CodecValue read) =>
        read.IsChecked && !written.IsChecked ? new Verdict(Outcome.Partly, "numbers that the enum does not define are refused")
            : read.Platform.Length != 0 && read.Platform != written.Platform
            ? new Verdict(Outcome.Partly, $"values that are not of {read.Platform} are refused")
            : Verdict.Read;

    /// <summary>A value of a type that is compared by itself says nothing here.</summary>
    protected static bool ArePaired(CodecValue written, CodecValue read) => written.IsType && read.IsType;
}
