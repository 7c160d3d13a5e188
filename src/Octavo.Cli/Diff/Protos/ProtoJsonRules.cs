// Owns: what becomes of a field in ProtoJSON that another declaration reads, as in the specification: numbers are checked, and names that are not known are
// refused.
using System.Numerics;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>The rules of ProtoJSON.</summary>
/// <param name="messages">Compares messages of fields.</param>
internal sealed class ProtoJsonRules(MessageVerdicts messages) : IFieldRules
{
    private static readonly Verdict s_unknown = new(Outcome.Partly, "readers refuse the member, unless they ignore unknown members: then it is lost");

    private static readonly Verdict s_required = new(Outcome.Refused, "messages without the field are refused");

    private static readonly Verdict s_fit = new(Outcome.Partly, "numbers that do not fit are refused");

    public Verdict Read(ProtoField written, ProtoField read) => Name(written, read).Or(FieldType.Absence(written, read) ?? Verdict.Read);

    /// <summary>The same of its name and values alone, without what it is if it is absent.</summary>
    internal Verdict Name(ProtoField written, ProtoField read)
    {
        ProtoField? taker = written.IsExtension != read.IsExtension ? null // an extension has its full name in brackets
            : written.IsExtension ? written.FullName == read.FullName ? read : null
            : Taker(read, written.JsonName);
        if (taker is null)
        {
            return FieldType.IsRequired(read) ? s_required : s_unknown;
        }
        if (taker != read)
        {
            // The same field under another number, which JSON does not have, or another field that has its name now.
            return taker.Name == written.Name ? Values(written, taker) : new Verdict(Outcome.Wrong, $"its values are read as those of {taker.Name}");
        }
        // What is absent is read as that, whatever the field is.
        Verdict verdict = FieldType.IsRequired(written) ? Values(written, read) : Values(written, read).Inside();
        return FieldType.IsRequired(read) && !FieldType.IsRequired(written) ? s_required.Inside().Or(verdict) : verdict;
    }

    /// <summary>The field of the reader's message that a name in JSON means: JSON's names come before original ones.</summary>
    private static ProtoField? Taker(ProtoField read, string name) => read.JsonName == name ? read // most are: no look at the others
        : read.Parent is not { } message ? read.Name == name ? read : null
        : message.FindJson(name) ?? message.Find(name);

    public Verdict Missing(ProtoField read) => FieldType.IsRequired(read) ? s_required : Verdict.Read;

    // Names alone are in JSON.
    public Verdict Renumbered(ProtoField written, ProtoField moved, ProtoField? taker) => Read(written, moved);

    public Verdict Unknown(ProtoField written) => FieldType.IsRequired(written) ? s_unknown with { Outcome = Outcome.Refused } : s_unknown;

    private Verdict Values(ProtoField written, ProtoField read)
    {
        if (written.IsMap != read.IsMap || written.IsRepeated != read.IsRepeated)
        {
            return JsonForms.Whole(written, read) ?? new Verdict(Outcome.Refused, $"{Form(written)} is not {Form(read)}");
        }
        return written.IsMap
            ? Key(written.Message!.Fields[0].Type, read.Message!.Fields[0].Type).Or(One(written.Message.Fields[1], read.Message.Fields[1])).Inside()
            : written.IsRepeated ? One(written, read).Inside()
            : One(written, read);
    }

    private static string Form(ProtoField field) => field.IsMap ? "an object" : field.IsRepeated ? "an array" : "a single value";

    private static Verdict Key(ProtoType written, ProtoType read) => written == read || read == ProtoType.String ? Verdict.Read
        : written == ProtoType.String ? new Verdict(Outcome.Partly, "keys that are not of the type are refused")
        : written == ProtoType.Bool || read == ProtoType.Bool ? new Verdict(Outcome.Refused, "keys are of another kind")
        : Fit(written, read);

    private Verdict One(ProtoField written, ProtoField read)
    {
        if (JsonForms.Plain(written) is { } one && JsonForms.Plain(read) is { } other)
        {
            return one == other && one == ProtoType.Enum ? Enums(written.Enum!, read.Enum!) : Scalar(one, other, written, read);
        }
        return JsonForms.AreObjects(written, read) ? messages.Of(written.Message!, read.Message!, this) : JsonForms.Read(written, read);
    }

    // A name that the reader does not have is refused; a value without a name is its number.
    private Verdict Enums(ProtoEnum written, ProtoEnum read) => written.FullName == read.FullName ? Verdict.Read
        : messages.Of(written, read, this, Math.Min(written.Values.Count, read.Values.Count), Compared);

    // No two values have one name, so the search ends when all of the reader's are found.
    private static Verdict Compared(ProtoEnum written, ProtoEnum read) =>
        written.Values.TrueForAll(value => read.Find(value.Name) is not null) ? Verdict.Read // a name is the value
            : new Verdict(Outcome.Partly, "names that the other enum does not have are refused");

    private static Verdict Scalar(ProtoType written, ProtoType read, ProtoField one, ProtoField other)
    {
        (bool isWhole, bool areWhole) = (IsWhole(written), IsWhole(read));
        (bool isFloat, bool areFloats) = (written is ProtoType.Float or ProtoType.Double, read is ProtoType.Float or ProtoType.Double);
        if (written == read)
        {
            return Verdict.Read;
        }
        if (isWhole && areWhole)
        {
            return Fit(written, read);
        }
        if (isWhole && areFloats)
        {
            (BigInteger least, BigInteger most) = Range(written);
            BigInteger exact = BigInteger.Pow(2, read == ProtoType.Float ? 24 : 53);
            return least >= -exact && most <= exact ? Verdict.Read : new Verdict(Outcome.Wrong, "large numbers are rounded");
        }
        if (isFloat)
        {
            return areFloats ? written == ProtoType.Float ? Verdict.Read : new Verdict(Outcome.Wrong, "digits are lost")
                : areWhole ? new Verdict(Outcome.Partly, "fractions, and numbers that do not fit, are refused")
                : new Verdict(read == ProtoType.String ? Outcome.Partly : Outcome.Refused, "a number is not what the reader expects");
        }
        return (written, read) switch
        {
            (ProtoType.Bytes, ProtoType.String) => Verdict.Read,
            (ProtoType.String, ProtoType.Bytes) => new Verdict(Outcome.Garbled, "text is taken for Base64"),
            (ProtoType.String, ProtoType.Enum) => new Verdict(Outcome.Partly, "texts that are not a name of the enum are refused"),
            (ProtoType.String, _) when areWhole || areFloats => new Verdict(Outcome.Partly, "texts that are not a number are refused"),
            (ProtoType.Enum, ProtoType.String) =>
                one.Enum!.Features.Enum == ProtoFeatures.Closed ? Verdict.Read
                    : new Verdict(Outcome.Partly, "a value without a name is a number, which is refused"),
            (ProtoType.Enum, _) when areWhole || areFloats =>
                new Verdict(one.Enum!.Features.Enum == ProtoFeatures.Closed ? Outcome.Refused : Outcome.Partly, "names are not numbers"),
            (_, ProtoType.Enum) when isWhole && !IsLong(written) =>
                other.Enum!.Features.Enum == ProtoFeatures.Closed ? new Verdict(Outcome.Partly, "numbers that the enum does not have are refused")
                    : Fit(written, ProtoType.Int32),
            (_, ProtoType.String) when IsLong(written) => Verdict.Read, // they are in quotes
            _ => new Verdict(Outcome.Refused, $"{FieldType.Single(one)} is not {FieldType.Single(other)} there"),
        };
    }

    private static Verdict Fit(ProtoType written, ProtoType read) =>
        Range(written) is var (least, most) && Range(read) is var (low, high) && least >= low && most <= high ? Verdict.Read : s_fit;

    private static bool IsLong(ProtoType type) => type is ProtoType.Int64 or ProtoType.UInt64 or ProtoType.SInt64 or ProtoType.Fixed64 or ProtoType.SFixed64;

    private static bool IsWhole(ProtoType type) =>
        IsLong(type) || type is ProtoType.Int32 or ProtoType.UInt32 or ProtoType.SInt32 or ProtoType.Fixed32 or ProtoType.SFixed32;

    private static (BigInteger Least, BigInteger Most) Range(ProtoType type) => type switch
    {
        ProtoType.UInt32 or ProtoType.Fixed32 => (0, uint.MaxValue),
        ProtoType.UInt64 or ProtoType.Fixed64 => (0, ulong.MaxValue),
        ProtoType.Int64 or ProtoType.SInt64 or ProtoType.SFixed64 => (long.MinValue, long.MaxValue),
        _ => (int.MinValue, int.MaxValue),
    };
}
