// Owns: the forms of numbers in JSON that attributes ask for: which member has which, and where its value has numbers. Knows no emitter.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class NumberParser(ParseContext context)
{
    /// <summary>The forms for members of a type that say nothing themselves.</summary>
    public NumberTraits OfType(INamedTypeSymbol type) => JsonNumbers.Of(type) ?? (NumberTraits)Attributes.Named(context.Defaults, "Numbers", 0);

    /// <summary>Gives a member's numbers their forms.</summary>
    /// <returns>False if the member asks for some and holds no numbers.</returns>
    public bool TryApply(MemberDraft member, NumberTraits ofType)
    {
        NumberTraits forms = member.Numbers ?? ofType;
        if (forms == NumberTraits.Plain || member is { Converter: not null, OwnsNumbers: false })
        {
            return true;
        }
        if (Apply(member.Value!, forms) is ValueModel value)
        {
            (member.Value, member.Forms) = (value, forms);
            return true;
        }
        if (member.OwnsNumbers)
        {
            context.Report(Descriptors.NoNumbers, member.Location, member.FullName, member.Type.ToDisplayString());
        }
        return !member.OwnsNumbers;
    }

    /// <summary>The value with its numbers in these forms; null if it has none. Keys are text already.</summary>
    private static ValueModel? Apply(ValueModel value, NumberTraits forms) => value switch
    {
        ScalarValue { IsEnum: false, Kind: >= ScalarKind.SByte and <= ScalarKind.Decimal } number => number with { Forms = Written(number.Kind, forms) },
        NullableValue nullable when Apply(nullable.Inner, forms) is ValueModel inner => nullable with { Inner = inner },
        // A user collection, and a multidimensional array, has one helper for all members.
        SequenceValue { SimpleName.Length: 0, Form: not SequenceForm.MultidimensionalArray } sequence
            when Apply(sequence.Element, forms) is ValueModel element => sequence with { Element = element },
        MapValue { SimpleName.Length: 0 } map when Apply(map.Item, forms) is ValueModel item => map with { Item = item },
        _ => null,
    };

    private static NumberTraits Written(ScalarKind kind, NumberTraits forms) =>
        (forms & NumberTraits.WriteText) != 0 ? NumberTraits.WriteText
        : kind is ScalarKind.Half or ScalarKind.Single or ScalarKind.Double ? forms & NumberTraits.NamedFloats
        : NumberTraits.Plain;
}
