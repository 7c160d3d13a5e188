// Owns: what becomes of values in Compact. Specification: docs/formats/compact.md, "Scalars", "Sequences".
using System.Globalization;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class CompactValueRules : PositionalValueRules
{
    private const string Varint = "varint";

    internal override string Form(CodecValue value) => Number(value) switch
    {
        { Word: var word } when ShapeWords.IsScalar(word) => Form(word),
        { Word: ShapeWord.Integer } => ShapeWords.Text(ShapeWord.Bytes),
        { Word: ShapeWord.Sequence, First: { } first } => $"seq({Elements(first)}{Form(first)})",
        { First: { } first } one => $"{ShapeWords.Text(one.Word)}({Form(first)}{(one.Second is { } second ? "," + Form(second) : "")})",
        { Word: ShapeWord.Value } one => one.Type,
        var one => ShapeWords.Text(one.Word),
    };

    protected override Verdict? Scalar(ShapeWord written, ShapeWord read)
    {
        if (written == ShapeWord.Bool
            && read is ShapeWord.Int8 or ShapeWord.UInt8 or ShapeWord.UInt16 or ShapeWord.UInt32 or ShapeWord.UInt64 or ShapeWord.Char or ShapeWord.Rune)
        {
            return Verdict.Read; // 0 and 1 are these numbers, as a byte and as a varint
        }
        if (read == ShapeWord.Bool && NumberWords.IsWhole(written) && Form(written) is "1" or Varint
            && !(NumberWords.IsSigned(written) && Form(written) == Varint))
        {
            return written is ShapeWord.Int8 or ShapeWord.UInt8 ? Checked : null;
        }
        if (Form(written) != Form(read))
        {
            return null;
        }
        bool areWhole = NumberWords.IsWhole(written) && NumberWords.IsWhole(read);
        return areWhole && NumberWords.IsSigned(written) == NumberWords.IsSigned(read) ? NumberWords.Fit(written, read)
            : areWhole ? Taken
            : new Verdict(Outcome.Garbled, "the bytes are read as another kind of value");
    }

    protected override Verdict? Elements(CodecValue written, CodecValue read)
    {
        (string one, string other) = (Elements(written), Elements(read));
        if (one != other)
        {
            return Garbled(written, read);
        }
        // Of two arrays of integers the width byte decides, which the reader bounds by its own element.
        return one == "packed " && NumberWords.IsSigned(Number(written).Word) != NumberWords.IsSigned(Number(read).Word)
            ? new Verdict(Outcome.Garbled, "the bytes are read as another kind of number") : null;
    }

    protected override bool IsNullableStruct(CodecValue reference, CodecValue optional) =>
        reference.Word == ShapeWord.Reference && optional is { Word: ShapeWord.Optional, First.Word: ShapeWord.Value };

    // How elements are laid out next to one another.
    private static string Elements(CodecValue element) => element.Word switch
    {
        ShapeWord.Bool => "bits ",
        ShapeWord.Int16 or ShapeWord.UInt16 or ShapeWord.Int32 or ShapeWord.UInt32 or ShapeWord.Int64 or ShapeWord.UInt64 => "packed ",
        ShapeWord.Optional => "bitmap ",
        _ => "",
    };

    private static string Form(ShapeWord word) => word switch
    {
        ShapeWord.Bool or ShapeWord.Int8 or ShapeWord.UInt8 => "1",
        ShapeWord.Decimal => "decimal",
        ShapeWord.DateTimeOffset => "offset",
        ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Guid or ShapeWord.Float16 or ShapeWord.Float32 or ShapeWord.Float64 or ShapeWord.FixedInt32
            or ShapeWord.FixedUInt32 or ShapeWord.FixedInt64 or ShapeWord.FixedUInt64
            => ShapeWords.Size(word).ToString(CultureInfo.InvariantCulture),
        _ => Varint,
    };
}
