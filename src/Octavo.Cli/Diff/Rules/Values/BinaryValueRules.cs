// Owns: what becomes of values in Binary. Specification: docs/formats/binary.md, "Scalars".
using System.Globalization;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class BinaryValueRules : PositionalValueRules
{
    internal override string Form(CodecValue value) => Number(value) switch
    {
        { Word: var word } when ShapeWords.IsScalar(word) => ShapeWords.Size(word).ToString(CultureInfo.InvariantCulture),
        { Word: ShapeWord.Integer } => ShapeWords.Text(ShapeWord.Bytes),
        { First: { } first } one => $"{ShapeWords.Text(one.Word)}({Form(first)}{(one.Second is { } second ? "," + Form(second) : "")})",
        { Word: ShapeWord.Value } one => one.Type,
        var one => ShapeWords.Text(one.Word),
    };

    protected override Verdict? Scalar(ShapeWord written, ShapeWord read)
    {
        if (ShapeWords.Size(written) != ShapeWords.Size(read))
        {
            return null;
        }
        return (written, read) switch
        {
            (ShapeWord.Bool, ShapeWord.Int8 or ShapeWord.UInt8) => Verdict.Read,
            (ShapeWord.Int8 or ShapeWord.UInt8, ShapeWord.Bool) => Checked,
            (ShapeWord.Rune, ShapeWord.Int32 or ShapeWord.UInt32 or ShapeWord.FixedInt32 or ShapeWord.FixedUInt32) => Verdict.Read,
            _ when NumberWords.IsWhole(written) && NumberWords.IsWhole(read)
                && (NumberWords.IsSigned(written) == NumberWords.IsSigned(read) || read == ShapeWord.Rune) => NumberWords.Fit(written, read),
            _ => NumberWords.Ticks(written, read)
                ?? (ShapeWords.Validated(read) ? new Verdict(Outcome.Garbled, "the bytes are read as another kind of value") : Taken),
        };
    }

    protected override Verdict? Elements(CodecValue written, CodecValue read) => null;

    protected override bool IsNullableStruct(CodecValue reference, CodecValue optional) => false;
}
