// Owns: what becomes of scalars in MessagePack. Specification: docs/formats/messagepack.md, "Scalars".
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class MsgPackValueRules : NamedValueRules
{
    private static readonly Verdict s_bytes = new(Outcome.Wrong, "bytes are taken for another kind of value");

    private static readonly Verdict s_number = new(Outcome.Wrong, "the number means another thing");

    protected override Verdict? Scalar(ShapeWord written, ShapeWord read)
    {
        if (NumberWords.IsSmall(written))
        {
            return NumberWords.IsWhole(read) && read != ShapeWord.Integer ? NumberWords.Fit(written, read) : NumberWords.IsFloat(read)
                ? NumberWords.Round(written, read) : NumberWords.IsTicks(read) ? s_number : null;
        }
        if (NumberWords.IsTicks(written))
        {
            return NumberWords.Ticks(written, read)
                ?? (NumberWords.IsTicks(read) || (NumberWords.IsWhole(read) && read != ShapeWord.Integer) || NumberWords.IsFloat(read) ? s_number : null);
        }
        if (NumberWords.IsFloat(written))
        {
            return NumberWords.IsFloat(read) ? NumberWords.Float(written, read) : null;
        }
        return (written, read) switch
        {
            (ShapeWord.Int128, ShapeWord.Integer) or (ShapeWord.Integer, ShapeWord.Int128) =>
                new Verdict(Outcome.Partly, "numbers of other lengths than 16 bytes are refused"),
            (ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Integer or ShapeWord.Bytes, ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Integer
                or ShapeWord.Bytes) => s_bytes,
            (ShapeWord.Decimal or ShapeWord.Guid, ShapeWord.Text) => Verdict.Read,
            (ShapeWord.Text, ShapeWord.Decimal or ShapeWord.Guid) => new Verdict(Outcome.Partly, "other texts are refused"),
            _ => null,
        };
    }
}
