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

    /// <summary>A value of a type that is compared by itself says nothing here.</summary>
    protected static bool ArePaired(CodecValue written, CodecValue read) => written.IsType && read.IsType;
}
