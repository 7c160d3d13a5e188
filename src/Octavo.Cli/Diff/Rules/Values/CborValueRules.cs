// Owns: what becomes of scalars in CBOR. Specification: docs/formats/cbor.md, "Scalars".
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class CborValueRules : NamedValueRules
{
    private static readonly Verdict s_number = new(Outcome.Wrong, "the number means another thing");

    protected override Verdict? Scalar(ShapeWord written, ShapeWord read)
    {
        if (NumberWords.IsWhole(written))
        {
            return NumberWords.IsWhole(read) ? NumberWords.Fit(written, read)
                : NumberWords.IsFloat(read) ? NumberWords.Round(written, read)
                : read == ShapeWord.Decimal ? NumberWords.Decimal(written)
                : NumberWords.IsTicks(read) ? s_number
                : null;
        }
        if (written is ShapeWord.Time or ShapeWord.TimeSpan)
        {
            return NumberWords.Ticks(written, read)
                ?? (NumberWords.IsTicks(read) || NumberWords.IsWhole(read) || NumberWords.IsFloat(read) || read == ShapeWord.Decimal ? s_number : null);
        }
        if (NumberWords.IsFloat(written))
        {
            return NumberWords.IsFloat(read) ? NumberWords.Float(written, read) : null;
        }
        return (written, read) switch
        {
            (ShapeWord.Decimal, _) when NumberWords.IsWhole(read) => new Verdict(Outcome.Partly, "fractions, and numbers that do not fit, are refused"),
            (ShapeWord.Decimal, _) when NumberWords.IsFloat(read) => new Verdict(Outcome.Wrong, "digits are lost"),
            (ShapeWord.Decimal, _) when NumberWords.IsTicks(read) => s_number,
            (ShapeWord.DateTimeOffset, ShapeWord.DateTime) or (ShapeWord.DateTime, ShapeWord.DateTimeOffset) => Verdict.Read,
            (ShapeWord.DateTime, ShapeWord.Text) => new Verdict(Outcome.Partly, "times with a kind have a tag, which is refused"),
            (ShapeWord.Text, ShapeWord.DateTime or ShapeWord.DateTimeOffset or ShapeWord.Date) =>
                new Verdict(Outcome.Partly, "texts that are not a time are refused"),
            (ShapeWord.Bytes, ShapeWord.Guid) => new Verdict(Outcome.Wrong, "sixteen bytes are taken for a Guid"),
            _ => null,
        };
    }
}
