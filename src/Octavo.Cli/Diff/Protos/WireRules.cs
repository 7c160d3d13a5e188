// Owns: what becomes of a field on the wire that another declaration reads, as in the specification: readers check no ranges, and skip what has another wire
// type.
using System.Numerics;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;
using Octavo.Text;

namespace Octavo.Cli.Diff.Protos;

/// <summary>The rules of the wire format.</summary>
/// <param name="messages">Compares messages of fields.</param>
/// <param name="areOne">Whether two names, of the old side and the new, are of one element.</param>
internal sealed class WireRules(MessageVerdicts messages, Func<string, string, bool> areOne) : IFieldRules
{
    private static readonly Verdict s_lost = new(Outcome.Wrong, "it has another wire type, and is skipped");

    private static readonly Verdict s_cut = new(Outcome.Wrong, "numbers that do not fit become others");

    private readonly Dictionary<ProtoEnum, EnumNames> _names = [];
    private readonly Dictionary<ProtoEnum, (BigInteger Least, BigInteger Most)> _ranges = [];
    private readonly Dictionary<ProtoEnum, int[]> _numbers = [];

    public Verdict Read(ProtoField written, ProtoField read)
    {
        Verdict verdict = Cardinality(written, read).Or(FieldType.Absence(written, read) ?? Verdict.Read);
        return FieldType.IsRequired(read) && !FieldType.IsRequired(written) ? new Verdict(Outcome.Partly, "messages without the field are refused").Or(verdict)
            : verdict;
    }

    public Verdict Missing(ProtoField read) =>
        FieldType.IsRequired(read) ? new Verdict(Outcome.Refused, "messages without the field are refused") : Verdict.Read;

    public Verdict Renumbered(ProtoField written, ProtoField moved, ProtoField? taker) =>
        new(Outcome.Wrong, taker is not null ? $"its values are read as those of {taker.Name}"
            : "its values are not read, because no field has their number");

    // What is not known is kept, or skipped.
    public Verdict Unknown(ProtoField written) => Verdict.Read;

    private Verdict Cardinality(ProtoField written, ProtoField read)
    {
        // Packed numbers are after a length, as text, bytes and messages are, and a reader of several numbers takes what is after a length as packed.
        if (FieldType.IsPacked(written) && (IsAfterLength(read) || (read.IsRepeated && WireType(written) != WireType(read))))
        {
            return new Verdict(Outcome.Garbled, IsAfterLength(read) ? "packed numbers are taken for text, bytes or a message"
                : "packed numbers are taken for numbers of another size");
        }
        if (IsAfterLength(written) && read.IsRepeated && read.IsPackable)
        {
            return new Verdict(Outcome.Garbled, "text, bytes or a message is taken for packed numbers");
        }
        if (written.IsRepeated && !read.IsRepeated)
        {
            return FieldType.IsPacked(written) ? s_lost with { Why = "packed elements are skipped" }
                : new Verdict(Outcome.Wrong, read.Message is not null ? "its elements are merged into one" : "only the last of several elements is kept");
        }
        Verdict verdict = One(written, read);
        return read.IsMap && !written.IsMap && written.IsRepeated ? new Verdict(Outcome.Wrong, "only the last of several entries with one key is kept").Or(verdict)
            : verdict;
    }

    private Verdict One(ProtoField written, ProtoField read)
    {
        if (written.Message is { } message && read.Message is { } other)
        {
            return FieldType.IsDelimited(written) != FieldType.IsDelimited(read)
                ? s_lost with { Why = "it is between tags on one side and after a length on the other, and readers other than Octavo skip it" }
                : messages.Of(message, other, this);
        }
        if (WireType(written) != WireType(read))
        {
            return s_lost;
        }
        return (written.Type, read.Type) switch
        {
            (ProtoType.Enum, ProtoType.Enum) => Enums(written.Enum!, read.Enum!),
            (ProtoType.String, ProtoType.String) =>
                written.Features.Utf8 == ProtoFeatures.Trust && read.Features.Utf8 == ProtoFeatures.Verify
                    ? new Verdict(Outcome.Partly, "text that is not UTF-8 is refused") : Verdict.Read,
            var (one, two) when one == two => Verdict.Read,
            (ProtoType.String, ProtoType.Bytes) => Verdict.Read,
            (ProtoType.Bytes, ProtoType.String) =>
                read.Features.Utf8 == ProtoFeatures.Verify ? new Verdict(Outcome.Partly, "bytes that are not UTF-8 are refused")
                    : new Verdict(Outcome.Wrong, "bytes that are not UTF-8 are taken for text"),
            (ProtoType.Message, ProtoType.Bytes) => Verdict.Read, // the message's own bytes
            (ProtoType.Bytes, ProtoType.Message) => new Verdict(Outcome.Partly, "bytes that are not a message are refused"),
            (ProtoType.Message, _) or (_, ProtoType.Message) => new Verdict(Outcome.Garbled, "text is taken for a message, or a message for text"),
            (ProtoType.Float or ProtoType.Double, _) or (_, ProtoType.Float or ProtoType.Double) =>
                new Verdict(Outcome.Wrong, "the bits of a number are read as another kind of number"),
            var (one, two) when IsZigZag(one) != IsZigZag(two) =>
                new Verdict(Outcome.Wrong, "zigzag numbers are taken for plain ones, or plain ones for zigzag"),
            _ => Numbers(written, read),
        };
    }

    // A number that a closed enum does not have is an unknown field.
    private Verdict Enums(ProtoEnum written, ProtoEnum read) =>
        messages.Of(written, read, this, AreOne(written, read) ? 0 : Math.Min(Numbers(written).Length, Numbers(read).Length), Compared);

    private bool AreOne(ProtoEnum written, ProtoEnum read) =>
        written == read || areOne(written.FullName, read.FullName) || areOne(read.FullName, written.FullName);

    private Verdict Compared(ProtoEnum written, ProtoEnum read)
    {
        (int[] ours, int[] theirs) = (Numbers(written), Numbers(read));
        bool mayMiss = read.Features.Enum == ProtoFeatures.Closed
            && (written.Features.Enum != ProtoFeatures.Closed
            || (written.FullName != read.FullName && (ours.Length > theirs.Length || Array.Exists(ours, number => read.Find(number) is null))));
        if (mayMiss)
        {
            return new Verdict(Outcome.Wrong, "numbers that a closed enum does not have become unknown fields, and the field is absent");
        }
        if (AreOne(written, read))
        {
            return Verdict.Read; // compared by itself
        }
        // A number that one of them does not have stays what it is, so the fewer numbers are all that there is to look at.
        return (ours.Length <= theirs.Length ? ours : theirs).Where(number => written.Find(number) is not null && read.Find(number) is not null)
            .Select(number => Meaning(number, written, read)).Aggregate(Verdict.Read, (worst, one) => worst.Or(one));
    }

    /// <summary>What a number of one enum means in another that has it too: names may begin with the enum's own.</summary>
    private Verdict Meaning(int number, ProtoEnum written, ProtoEnum read)
    {
        (IEnumerable<string> ours, EnumNames theirs) = (NamesOf(written).OfNumbers[number], NamesOf(read));
        if (ours.Any(name => theirs.All.Contains((number, name))))
        {
            return Verdict.Read;
        }
        string first = written.Find(number)!.Name;
        (int Place, int Number) other = ours.Select(name => theirs.Places.GetValueOrDefault(name, (int.MaxValue, 0))).Min();
        return other.Place != int.MaxValue
            ? new Verdict(Outcome.Wrong, $"the number {Text(number)} means {read.Find(number)!.Name} there, and {first} is {Text(other.Number)}")
            : new Verdict(Outcome.Risk, $"the number {Text(number)} means {first} to the writer and {read.Find(number)!.Name} to the reader");
    }

    private EnumNames NamesOf(ProtoEnum one)
    {
        if (!_names.TryGetValue(one, out EnumNames? names))
        {
            (int Place, int Number, string Name)[] all =
                [.. one.Values.SelectMany((value, place) => Names(value, one).Select(name => (place, value.Number, name)))];
            var places = new Dictionary<string, (int Place, int Number)>(StringComparer.Ordinal);
            foreach ((int place, int number, string name) in all)
            {
                places.TryAdd(name, (place, number));
            }
            _names[one] = names = new EnumNames(all.ToLookup(value => value.Number, value => value.Name, KeyedNumbers.Instance),
                [.. all.Select(value => (value.Number, value.Name))], places);
        }
        return names;
    }

    private static string[] Names(ProtoEnumValue value, ProtoEnum of)
    {
        string prefix = of.Name.Replace("_", "", StringComparison.Ordinal);
        int taken = 0;
        int at = 0;
        for (; at < value.Name.Length && taken < prefix.Length; at++)
        {
            if (value.Name[at] == '_')
            {
                continue;
            }
            if (char.ToUpperInvariant(value.Name[at]) != char.ToUpperInvariant(prefix[taken++]))
            {
                return [value.Name];
            }
        }
        string rest = value.Name[at..].TrimStart('_');
        return rest.Length == 0 || taken < prefix.Length ? [value.Name] : [value.Name, rest];
    }

    private static string Text(int number) => number.ToString(System.Globalization.CultureInfo.InvariantCulture);

    /// <summary>The numbers of an enum, each once: those of aliases would be looked for in every other enum.</summary>
    private int[] Numbers(ProtoEnum one)
    {
        if (!_numbers.TryGetValue(one, out int[]? numbers))
        {
            _numbers[one] = numbers = [.. new SortedSet<int>(one.Values.Select(value => value.Number))];
        }
        return numbers;
    }

    private Verdict Numbers(ProtoField written, ProtoField read)
    {
        (BigInteger least, BigInteger most) = Range(written);
        if (read.Enum is { Features.Enum: ProtoFeatures.Closed })
        {
            return new Verdict(Outcome.Wrong, "numbers that a closed enum does not have become unknown fields, and the field is absent");
        }
        (BigInteger low, BigInteger high) = read.Type == ProtoType.Enum ? (int.MinValue, int.MaxValue) : Range(read);
        return least >= low && most <= high ? Verdict.Read : s_cut;
    }

    private (BigInteger Least, BigInteger Most) Range(ProtoField field) => field.Type switch
    {
        ProtoType.Bool => (0, 1),
        ProtoType.Int32 or ProtoType.SInt32 or ProtoType.SFixed32 => (int.MinValue, int.MaxValue),
        ProtoType.UInt32 or ProtoType.Fixed32 => (0, uint.MaxValue),
        ProtoType.UInt64 or ProtoType.Fixed64 => (0, ulong.MaxValue),
        // Of an enum those that it has: no one writes others but by mistake.
        ProtoType.Enum => Range(field.Enum!),
        _ => (long.MinValue, long.MaxValue),
    };

    private (BigInteger Least, BigInteger Most) Range(ProtoEnum one)
    {
        if (!_ranges.TryGetValue(one, out (BigInteger Least, BigInteger Most) range))
        {
            _ranges[one] = range = (one.Values.Min(value => value.Number), one.Values.Max(value => value.Number));
        }
        return range;
    }

    private static bool IsAfterLength(ProtoField field) => WireType(field) == 2;

    private static bool IsZigZag(ProtoType type) => type is ProtoType.SInt32 or ProtoType.SInt64;

    private static int WireType(ProtoField field) => field.Type switch
    {
        ProtoType.Double or ProtoType.Fixed64 or ProtoType.SFixed64 => 1,
        ProtoType.Float or ProtoType.Fixed32 or ProtoType.SFixed32 => 5,
        ProtoType.String or ProtoType.Bytes => 2,
        ProtoType.Message or ProtoType.Group => FieldType.IsDelimited(field) ? 3 : 2,
        _ => 0,
    };

    /// <summary>The names of an enum's values, with and without the enum's own in front.</summary>
    /// <param name="OfNumbers">By the numbers.</param>
    /// <param name="All">With the numbers.</param>
    /// <param name="Places">Of each name the first value: its place and its number.</param>
    private sealed record EnumNames(ILookup<int, string> OfNumbers, HashSet<(int Number, string Name)> All,
        Dictionary<string, (int Place, int Number)> Places);
}
