// Owns: the value of each member: its type, its converter, and what attributes say about encoding, enum, numbers, comparer and null. Knows no contract view.
using System.Collections.Generic;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Members;

internal sealed class MemberValueParser(ParseContext context)
{
    /// <summary>Gives members their values, as their types and attributes say. What is wrong is reported.</summary>
    /// <param name="members">The members.</param>
    /// <param name="numbers">The forms of numbers that the type asks for.</param>
    /// <returns>Whether all have values.</returns>
    public bool TryParse(List<MemberDraft> members, NumberTraits numbers)
    {
        bool good = true;
        foreach (MemberDraft member in members)
        {
            member.Value = member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true }
                ? null
                : (member.Converter is { } converter ? new ConverterParser(context).Parse(member.Type, converter, out ValueFailure? failure)
                : ConverterParser.AsMember(member.Type, new ValueParser(context).Parse(member.Type, out failure))) ?? Fail(member, failure);
            if (member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true })
            {
                Fail(member, ValueFailure.Unsupported(member.Type, "a fixed-size buffer"));
            }
            AllowNull(member);
            good &= member.Value is not null && new EnumParser(context).TryApply(member) && Encode(member)
                && new NumberParser(context).TryApply(member, numbers) && new ComparerParser(context).TryApply(member);
        }
        return good;
    }

    /// <summary>Gives a member's integer the encoding that its attribute asks for.</summary>
    private bool Encode(MemberDraft member)
    {
        switch (member)
        {
            case { Encoding: ScalarEncoding.Default }:
                return true;
            case { Value: ScalarValue { CanBeFixed: true } scalar }:
                member.Value = scalar with { Encoding = member.Encoding };
                return true;
            case { Value: NullableValue { Inner: ScalarValue { CanBeFixed: true } scalar } nullable }:
                member.Value = nullable with { Inner = scalar with { Encoding = member.Encoding } };
                return true;
            default:
                context.Report(Descriptors.NoFixedEncoding, member.Location, member.FullName, member.Type.ToDisplayString());
                return false;
        }
    }

    /// <summary>A member whose attributes say that it may be null in one direction is nullable in both: what is written must be readable.</summary>
    public static void AllowNull(MemberDraft member)
    {
        if (member.Value is { NotNull: true } value && StateAnalysis.MayBeNull(member.Symbol))
        {
            member.Value = value with { NotNull = false };
        }
    }

    /// <summary>A collection that nothing sets, and that every new object makes, cannot become null again: null is refused when it is written.</summary>
    public static void RefuseNull(MemberDraft member, MissingValues missing)
    {
        if (member is { Setting: MemberSetting.Fill, Value: { CanBeNull: true, NotNull: false } value } && missing.IsNeverNull(member))
        {
            member.Value = value with { NotNull = true };
        }
    }

    private ValueModel? Fail(MemberDraft member, ValueFailure? failure)
    {
        failure?.Report(context, member.Location, member.FullName);
        return null;
    }
}
