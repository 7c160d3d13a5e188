// Owns: what becomes of a value in formats without any mark of what comes: Binary, Compact.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal abstract class PositionalValueRules : ValueRules
{
    protected static Verdict Taken { get; } = new(Outcome.Wrong, "the bytes are read as another kind of number");

    protected static Verdict Checked { get; } = new(Outcome.Partly, "numbers that are not of the type are refused");

    internal override Verdict Read(ViewMember written, ViewMember read) => Read(written.Value, read.Value);

    /// <summary>How a value is in the data: two of one form take the same bytes, whatever they mean.</summary>
    internal abstract string Form(CodecValue value);

    internal Verdict Read(CodecValue written, CodecValue read)
    {
        Verdict verdict = Plain(written, read).Or(Narrowed(written, read));
        return verdict.Outcome < Outcome.Garbled && written.CanBeNull && !read.CanBeNull ? NullRefused.Or(verdict) : verdict;
    }

    protected static Verdict Garbled(CodecValue written, CodecValue read) =>
        new(Outcome.Garbled, $"the bytes of {written} are read as {read}, and everything after them is shifted");

    /// <summary>Scalars of different words; null if their bytes are of different lengths.</summary>
    protected abstract Verdict? Scalar(ShapeWord written, ShapeWord read);

    /// <summary>Elements of sequences, if they are in another way than by themselves; null if they do not.</summary>
    protected abstract Verdict? Elements(CodecValue written, CodecValue read);

    /// <summary>A class and a nullable struct, if they are the same bytes.</summary>
    protected abstract bool IsNullableStruct(CodecValue reference, CodecValue optional);

    protected static CodecValue Number(CodecValue value) => value.Word == ShapeWord.Enum ? value.First! : value;

    private Verdict Plain(CodecValue written, CodecValue read)
    {
        (CodecValue one, CodecValue other) = (Number(written), Number(read));
        if (ArePaired(one, other))
        {
            return one.Word == other.Word ? Verdict.Read : Garbled(one, other);
        }
        if ((one.Word == ShapeWord.Bytes && IsBytes(other)) || (other.Word == ShapeWord.Bytes && IsBytes(one)) || IsNullableStruct(one, other)
            || IsNullableStruct(other, one))
        {
            return Verdict.Read;
        }
        if (one.Word != other.Word)
        {
            return (ShapeWords.IsScalar(one.Word) && ShapeWords.IsScalar(other.Word) ? Scalar(one.Word, other.Word) : null) ?? Garbled(one, other);
        }
        return one.Word switch
        {
            ShapeWord.Sequence => Twice(one, other).Or(Elements(one.First!, other.First!) ?? Read(one.First!, other.First!)).Inside(),
            ShapeWord.Map => Read(one.First!, other.First!).Or(Read(one.Second!, other.Second!)).Inside(),
            ShapeWord.Optional or ShapeWord.Shared or ShapeWord.Maybe => Read(one.First!, other.First!).Inside(),
            _ => Verdict.Read,
        };
    }

    private static bool IsBytes(CodecValue value) => value.Word == ShapeWord.Sequence && value.First!.Word == ShapeWord.UInt8;
}
