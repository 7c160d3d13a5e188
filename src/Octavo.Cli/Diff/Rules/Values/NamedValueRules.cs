// Owns: what becomes of a value in formats that say what kind of value comes: MessagePack, CBOR, JSON.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal abstract class NamedValueRules : ValueRules
{
    internal override Verdict Read(ViewMember written, ViewMember read) => Read(written.Value, read.Value);

    protected Verdict Read(CodecValue written, CodecValue read)
    {
        (CodecValue inner, CodecValue other) = (Stripped(written), Stripped(read));
        Verdict verdict = Plain(inner, other).Or(Narrowed(inner, other));
        // Null is null whatever the type; one that cannot be is refused, whatever else is read.
        return !written.CanBeNull ? verdict : read.CanBeNull ? verdict.Inside() : verdict.Outcome == Outcome.Refused ? verdict : NullRefused.Or(verdict);
    }

    /// <summary>Scalars, texts and bytes of different words.</summary>
    protected abstract Verdict? Scalar(ShapeWord written, ShapeWord read);

    /// <summary>The key of a map.</summary>
    protected virtual Verdict Key(CodecValue written, CodecValue read) => Read(written, read);

    private static CodecValue Stripped(CodecValue value) => value.Word == ShapeWord.Optional ? value.First! : value;

    private Verdict Plain(CodecValue written, CodecValue read)
    {
        if (written.Word == ShapeWord.Enum || read.Word == ShapeWord.Enum)
        {
            return Enums(written, read);
        }
        if (ArePaired(written, read))
        {
            return Verdict.Read;
        }
        if (written.Word == read.Word)
        {
            return written.Word switch
            {
                ShapeWord.Sequence => Twice(written, read).Or(Read(written.First!, read.First!)).Inside(),
                ShapeWord.Map => Key(written.First!, read.First!).Or(Read(written.Second!, read.Second!)).Inside(),
                ShapeWord.Shared or ShapeWord.Maybe => Read(written.First!, read.First!),
                _ => Verdict.Read,
            };
        }
        if (read.Word == ShapeWord.Object && written.Word is not (ShapeWord.Reference or ShapeWord.Value or ShapeWord.Shared or ShapeWord.Unknown))
        {
            return Verdict.Read; // what the data says, whatever type that makes of it
        }
        if (written.Word is ShapeWord.Object or ShapeWord.Unknown or ShapeWord.Shared or ShapeWord.Maybe
            || read.Word is ShapeWord.Object or ShapeWord.Unknown or ShapeWord.Shared or ShapeWord.Maybe || Holds(written) || Holds(read))
        {
            return new Verdict(Outcome.Garbled, $"{written} is not {read} there");
        }
        return Scalar(Base(written.Word), Base(read.Word)) ?? Kind(written, read);
    }

    // An object and a dictionary are both a map.
    private static bool Holds(CodecValue value) => value.Word is ShapeWord.Map || value.IsType;

    private static ShapeWord Base(ShapeWord word) => word switch
    {
        ShapeWord.FixedInt32 => ShapeWord.Int32,
        ShapeWord.FixedUInt32 => ShapeWord.UInt32,
        ShapeWord.FixedInt64 => ShapeWord.Int64,
        ShapeWord.FixedUInt64 => ShapeWord.UInt64,
        _ => word,
    };

    private Verdict Enums(CodecValue written, CodecValue read)
    {
        bool writesNames = written.Word == ShapeWord.Enum && written.Names is not { Count: 0 };
        bool readsNames = read.Word == ShapeWord.Enum && read.Names is not { Count: 0 };
        if (writesNames && read.Word == ShapeWord.Text)
        {
            return new Verdict(Outcome.Partly, "a value without a name is a number, which is refused");
        }
        if (readsNames && written.Word == ShapeWord.Text)
        {
            return new Verdict(Outcome.Partly, "texts that are not a name of the enum are refused");
        }
        if (writesNames)
        {
            return readsNames ? Verdict.Read : new Verdict(Outcome.Partly, "names are written where numbers are read");
        }
        return Plain(Number(written), Number(read)); // numbers are read besides names
    }

    private static CodecValue Number(CodecValue value) => value.Word == ShapeWord.Enum ? value.First! : value;
}
