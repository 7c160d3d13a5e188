// Owns: what becomes of scalars in JSON. Specification: docs/formats/json.md, "Scalars".
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class JsonValueRules : NamedValueRules
{
    private const NumberForms ReadsText = NumberForms.ReadText | NumberForms.WriteText;

    /// <summary>The forms of numbers hold for all numbers of a member, also in collections.</summary>
    internal override Verdict Read(ViewMember written, ViewMember read)
    {
        bool writesText = (written.Numbers & NumberForms.WriteText) != 0 && HasNumbers(written.Value);
        bool writesNames = (written.Numbers & (NumberForms.WriteText | NumberForms.NamedFloats)) != 0 && HasFloats(written.Value);
        bool readsText = (read.Numbers & ReadsText) != 0;
        if (writesText && !readsText)
        {
            return Stripped(read.Value).Word == ShapeWord.Text && !HasNumbers(read.Value) ? base.Read(written, read).Inside() is { Outcome: Outcome.Partly }
                ? Verdict.Read : base.Read(written, read) : InCollection(written.Value, new Verdict(Outcome.Refused, "numbers are in quotes"));
        }
        Verdict names = writesNames && !readsText && (read.Numbers & NumberForms.NamedFloats) == 0
            ? new Verdict(Outcome.Partly, "NaN and infinities are written as names, which are refused") : Verdict.Read;
        return base.Read(written, read).Or(names);
    }

    /// <summary>Keys are as text, whatever they are.</summary>
    protected override Verdict Key(CodecValue written, CodecValue read) =>
        read.Word == ShapeWord.Text && ShapeWords.IsKey(written.Word) ? Verdict.Read
        : written.Word == ShapeWord.Text && ShapeWords.IsKey(read.Word) && read.Word != ShapeWord.Text
        ? new Verdict(Outcome.Partly, "keys that are not of the type are refused")
        : base.Key(written, read);

    protected override Verdict? Scalar(ShapeWord written, ShapeWord read)
    {
        bool isCharacter = written is ShapeWord.Char or ShapeWord.Rune || read is ShapeWord.Char or ShapeWord.Rune;
        if (!isCharacter && NumberWords.IsWhole(written))
        {
            return NumberWords.IsWhole(read) ? NumberWords.Fit(written, read)
                : NumberWords.IsFloat(read) ? NumberWords.Round(written, read)
                : read == ShapeWord.Decimal ? NumberWords.Decimal(written)
                : null;
        }
        if (!isCharacter && (NumberWords.IsFloat(written) || written == ShapeWord.Decimal))
        {
            return NumberWords.IsWhole(read) ? new Verdict(Outcome.Partly, "fractions, and numbers that do not fit, are refused")
                : NumberWords.IsFloat(read) ? written == ShapeWord.Decimal ? new Verdict(Outcome.Wrong, "digits are lost") : NumberWords.Float(written, read)
                : read == ShapeWord.Decimal ? written == ShapeWord.Float16 ? Verdict.Read
                : new Verdict(Outcome.Wrong, "very small numbers become zero, and large ones are refused")
                : null;
        }
        return Texts(written, read);
    }

    private static Verdict? Texts(ShapeWord written, ShapeWord read) => (written, read) switch
    {
        (ShapeWord.Char, ShapeWord.Rune) => Verdict.Read,
        (ShapeWord.Rune, ShapeWord.Char) => new Verdict(Outcome.Partly, "characters of two UTF-16 units are refused"),
        (ShapeWord.Char or ShapeWord.Rune or ShapeWord.Guid or ShapeWord.DateTime or ShapeWord.DateTimeOffset or ShapeWord.Date or ShapeWord.Time
            or ShapeWord.TimeSpan or ShapeWord.Bytes, ShapeWord.Text) => Verdict.Read,
        (ShapeWord.Text, ShapeWord.Char or ShapeWord.Rune or ShapeWord.Guid or ShapeWord.DateTime or ShapeWord.DateTimeOffset or ShapeWord.Date
            or ShapeWord.Time or ShapeWord.TimeSpan or ShapeWord.Bytes) => new Verdict(Outcome.Partly, "other texts are refused"),
        (ShapeWord.Text or ShapeWord.Bytes, ShapeWord.Integer) => new Verdict(Outcome.Wrong, "text in Base64 is taken for a large number"),
        (ShapeWord.DateTimeOffset, ShapeWord.DateTime) or (ShapeWord.DateTime, ShapeWord.DateTimeOffset)
            or (ShapeWord.Date, ShapeWord.DateTime or ShapeWord.DateTimeOffset) => Verdict.Read,
        _ => NumberWords.Ticks(written, read),
    };

    private static CodecValue Stripped(CodecValue value) => value.Word == ShapeWord.Optional ? value.First! : value;

    private static Verdict InCollection(CodecValue value, Verdict verdict) =>
        value.Word is ShapeWord.Sequence or ShapeWord.Map || value.CanBeNull ? verdict.Inside() : verdict;

    private static bool HasNumbers(CodecValue value) => value.Word switch
    {
        ShapeWord.Sequence or ShapeWord.Optional or ShapeWord.Maybe => HasNumbers(value.First!),
        ShapeWord.Map => HasNumbers(value.Second!),
        _ => HasFloats(value) || value.Word == ShapeWord.Decimal || (NumberWords.IsWhole(value.Word) && value.Word is not (ShapeWord.Char or ShapeWord.Rune)),
    };

    private static bool HasFloats(CodecValue value) => value.Word switch
    {
        ShapeWord.Sequence or ShapeWord.Optional or ShapeWord.Maybe => HasFloats(value.First!),
        ShapeWord.Map => HasFloats(value.Second!),
        _ => NumberWords.IsFloat(value.Word),
    };
}
