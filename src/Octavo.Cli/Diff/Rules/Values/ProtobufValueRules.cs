// Owns: what becomes of a field's value in Protobuf, as Octavo's readers read it. Specification: docs/formats/protobuf.md, "Values".
using System.Numerics;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Protobuf;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal sealed class ProtobufValueRules : ValueRules
{
    /// <summary>A field that the reader skips.</summary>
    internal static Verdict Lost { get; } = new(Outcome.Wrong, "the field has another wire type, and is skipped");

    private static readonly Verdict s_meaning = new(Outcome.Wrong, "the number means another thing");

    private static readonly Verdict s_bytes = new(Outcome.Garbled, "the bytes are taken for another kind of value");

    internal override Verdict Read(ViewMember written, ViewMember read)
    {
        (CodecValue one, CodecValue other) = (Stripped(written.Value), Stripped(read.Value));
        Verdict verdict = Field(one, written.Facts, other, read.Facts).Or(Absence(written, read));
        return read.Facts.IsRequired && !written.Facts.IsRequired ? new Verdict(Outcome.Partly, "messages without the field are refused").Or(verdict) : verdict;
    }

    // What absence means to the one and to the other: nothing, zero, or what an initializer says.
    private static Verdict Absence(ViewMember written, ViewMember read)
    {
        bool isSingle = !written.Value.IsType && !read.Value.IsType && written.Value.Word is not (ShapeWord.Sequence or ShapeWord.Map)
            && read.Value.Word is not (ShapeWord.Sequence or ShapeWord.Map);
        return !isSingle || read.Facts.IsRequired ? Verdict.Read
            : written.Facts.IsImplicit && read.Value.CanBeNull ? new Verdict(Outcome.Wrong, "a zero is absent, and is read as null")
            : written.Facts.IsImplicit && read.Facts.IsAlways ? new Verdict(Outcome.Wrong, "a zero is absent, and is read as the value of the initializer")
            : written.Value.CanBeNull && !read.Value.CanBeNull ? new Verdict(Outcome.Wrong, "null is absent, and is read as zero or empty")
            : Verdict.Read;
    }

    private Verdict Field(CodecValue written, ProtobufFieldFacts facts, CodecValue read, ProtobufFieldFacts others)
    {
        if (facts.IsReference != others.IsReference)
        {
            return s_bytes;
        }
        if (written.Word == ShapeWord.Map || read.Word == ShapeWord.Map)
        {
            return written.Word != read.Word ? s_bytes
                : One(Stripped(written.First!), facts.KeyEncoding, facts, Stripped(read.First!), others.KeyEncoding, others)
                .Or(One(Stripped(written.Second!), facts.ValueEncoding, facts, Stripped(read.Second!), others.ValueEncoding, others));
        }
        (bool isMany, bool areMany) = (written.Word == ShapeWord.Sequence, read.Word == ShapeWord.Sequence);
        (CodecValue one, CodecValue other) = (isMany ? Stripped(written.First!) : written, areMany ? Stripped(read.First!) : read);
        // Packed numbers are after a length, as texts, bytes and messages do.
        bool isPacked = isMany && !facts.IsExpanded && WireForm.Of(Number(one), facts.Encoding) is not null;
        if ((isPacked && WireForm.Of(Number(other), others.Encoding) is null)
            || (areMany && WireForm.Of(Number(other), others.Encoding) is not null && WireForm.Of(Number(one), facts.Encoding) is null))
        {
            return s_bytes;
        }
        Verdict verdict = One(one, facts.Encoding, facts, other, others.Encoding, others);
        if (isMany && areMany && (written.First!.Word == ShapeWord.Optional) != (read.First!.Word == ShapeWord.Optional))
        {
            return s_bytes; // elements that may be null are messages
        }
        if (isMany && areMany && read.IsSet && !written.IsSet)
        {
            verdict = new Verdict(Outcome.Wrong, "a duplicate element is kept once").Or(verdict);
        }
        return isMany && !areMany ? new Verdict(Outcome.Wrong, "only the last of several elements is kept, and packed elements are skipped").Or(verdict)
            : areMany && !isMany && facts.IsImplicit ? new Verdict(Outcome.Wrong, "a zero is absent, and is read as no element").Or(verdict)
            : verdict;
    }

    private Verdict One(CodecValue written, ProtobufEncoding encoding, ProtobufFieldFacts facts, CodecValue read, ProtobufEncoding other,
        ProtobufFieldFacts others)
    {
        Verdict verdict = Any(written, encoding, facts, read, other, others).Or(Narrowed(written, read));
        return others.IsClosed && !facts.IsClosed ? verdict.Or(new Verdict(Outcome.Wrong, "numbers that the enum does not define are skipped")) : verdict;
    }

    private Verdict Any(CodecValue written, ProtobufEncoding encoding, ProtobufFieldFacts facts, CodecValue read, ProtobufEncoding other,
        ProtobufFieldFacts others)
    {
        if (ArePaired(written, read))
        {
            return Verdict.Read; // a message is read between tags and after a length
        }
        if (written.Word is ShapeWord.Sequence or ShapeWord.Map && written.Word == read.Word)
        {
            return Field(written, facts, read, others);
        }
        (ShapeWord one, ShapeWord two) = (Number(written), Number(read));
        if (one == two && encoding == other && facts.Level == others.Level && facts.IsWrapper == others.IsWrapper)
        {
            return Verdict.Read; // whoever writes checks its text, whatever it trusts in reading
        }
        if (facts.IsWrapper != others.IsWrapper)
        {
            return Lost;
        }
        (WireForm? form, WireForm? expected) = (WireForm.Of(one, encoding), WireForm.Of(two, other));
        if (form is { } number && expected is { } wanted)
        {
            return number.Kind != wanted.Kind ? number.WireType == wanted.WireType ? s_meaning : Lost
                : number.Kind is WireKind.Single or WireKind.Double ? NumberWords.Float(one, two)
                : number.ReadAs(wanted).Or(NumberWords.IsWhole(one) && two == ShapeWord.Rune ? NumberWords.Fit(one, two) : Verdict.Read);
        }
        if (form is not null || expected is not null)
        {
            return Lost;
        }
        return (one, two) switch
        {
            (ShapeWord.Text, ShapeWord.Bytes) when read.Platform.Length != 0 =>
                new Verdict(Outcome.Wrong, $"texts of some lengths are taken for {read.Platform}"),
            (ShapeWord.Text, ShapeWord.Bytes) or (ShapeWord.DateTime, ShapeWord.DateTimeOffset) or (ShapeWord.DateTimeOffset, ShapeWord.DateTime)
                when facts.Level == others.Level && encoding == other => Verdict.Read,
            (ShapeWord.Decimal or ShapeWord.Guid, ShapeWord.Text) => new Verdict(Outcome.Wrong, "a zero value is absent, and is read as no text"),
            (ShapeWord.Bytes, ShapeWord.Text) when written.Platform.Length != 0 => s_bytes,
            (ShapeWord.Bytes, ShapeWord.Text) => new Verdict(Outcome.Partly, "bytes that are not UTF-8 are refused"),
            _ => s_bytes,
        };
    }

    private static CodecValue Stripped(CodecValue value) => value.Word == ShapeWord.Optional ? value.First! : value;

    private static ShapeWord Number(CodecValue value) => value.Word == ShapeWord.Enum ? value.First!.Word : value.Word;

    private enum WireKind
    {
        Varint,
        ZigZag,
        Fixed32,
        Fixed64,
        Single,
        Double,
    }

    /// <summary>How a number is in its field, and what of it a reader takes.</summary>
    private readonly record struct WireForm(WireKind Kind, BigInteger Least, BigInteger Most, int Bits, bool IsSigned, ShapeWord Meaning)
    {
        internal int WireType => Kind switch { WireKind.Varint or WireKind.ZigZag => 0, WireKind.Fixed64 or WireKind.Double => 1, _ => 5 };

        internal static WireForm? Of(ShapeWord word, ProtobufEncoding encoding)
        {
            if (NumberWords.IsFloat(word))
            {
                return new WireForm(word == ShapeWord.Float64 ? WireKind.Double : WireKind.Single, 0, 0, 0, true, word);
            }
            (BigInteger Least, BigInteger Most)? range = word switch
            {
                ShapeWord.Bool => (0, 1),
                ShapeWord.Date => (0, 3_652_058),
                ShapeWord.Time => (0, TimeSpan.TicksPerDay - 1),
                ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Integer => null,
                _ => NumberWords.Range(word),
            };
            if (range is not { } one)
            {
                return null;
            }
            bool isLong = word is ShapeWord.Int64 or ShapeWord.UInt64 or ShapeWord.FixedInt64 or ShapeWord.FixedUInt64 or ShapeWord.Time;
            bool isSigned = word is ShapeWord.Date or ShapeWord.Time || NumberWords.IsSigned(word);
            WireKind kind = encoding switch
            {
                ProtobufEncoding.ZigZag when isSigned => WireKind.ZigZag,
                ProtobufEncoding.Fixed => isLong ? WireKind.Fixed64 : WireKind.Fixed32,
                _ => WireKind.Varint
            };
            return new WireForm(kind, one.Least, one.Most, isLong ? 64 : 32, isSigned, word is ShapeWord.Date or ShapeWord.Time ? word : ShapeWord.Int32);
        }

        /// <summary>What becomes of the numbers of this form that another form of the same kind reads: those at every border are tried.</summary>
        internal Verdict ReadAs(WireForm other)
        {
            if (Meaning != other.Meaning)
            {
                return s_meaning;
            }
            Verdict worst = Verdict.Read;
            foreach (BigInteger number in Borders())
            {
                BigInteger taken = other.Meaning == ShapeWord.Int32 && other is { Least.IsZero: true, Most.IsOne: true } ? (number.IsZero ? 0 : 1)
                    : Wrap(number, other.Bits, other.IsSigned);
                worst =
                    worst.Or(taken < other.Least || taken > other.Most ? new Verdict(Outcome.Partly, "numbers that do not fit are refused") : taken != number
                        ? new Verdict(Outcome.Wrong, "numbers that do not fit are cut") : Verdict.Read);
            }
            return worst;
        }

        private static BigInteger Wrap(BigInteger number, int bits, bool isSigned)
        {
            BigInteger modulus = BigInteger.Pow(2, bits);
            BigInteger low = ((number % modulus) + modulus) % modulus;
            return isSigned && low >= modulus / 2 ? low - modulus : low;
        }

        private IEnumerable<BigInteger> Borders()
        {
            (BigInteger least, BigInteger most) = (Least, Most);
            return new[] { 0, 7, 8, 15, 16, 31, 32, 63,
                64 }.SelectMany(bits => new[] { BigInteger.Pow(2, bits) - 1, BigInteger.Pow(2, bits), -BigInteger.Pow(2, bits) }).Append(least).Append(most)
                    .Where(number => number >= least && number <= most);
        }
    }
}
