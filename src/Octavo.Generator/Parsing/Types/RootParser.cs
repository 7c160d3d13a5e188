// Owns: a root without a codec of its own: collections, nullables, types with a hand-written codec. Knows no call.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Types;

internal static class RootParser
{
    /// <summary>Adds a root and whatever it brings; reports it if it has no codec.</summary>
    /// <returns>Its model; null if it has none.</returns>
    public static ValueModel? Parse(ParseContext context, ITypeSymbol root, Location? location)
    {
        ValueModel? value = new ValueParser(context).Parse(root.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure);
        if (value is null)
        {
            if (failure?.Descriptor == Descriptors.CodecsDiffer)
            {
                failure.Report(context, location, root.ToDisplayString());
            }
            else if (failure is { Descriptor: not null })
            {
                context.Report(Descriptors.RootWithoutCodec, location, root.ToDisplayString(), failure.Because(root.ToDisplayString()));
            }
            return null;
        }
        Add(context, value);
        return value;
    }

    /// <summary>Adds a root that has no entry from elsewhere.</summary>
    public static void Add(ParseContext context, ValueModel value)
    {
        // Scalars, text and bytes are the library's own; a type with a codec has its entry from there. Of object the plan says that it is used.
        if (value is not (TextValue or BytesValue { Form: BytesForm.Array } or ScalarValue { IsEnum: false }
            or ObjectValue { ByHand: false, HoldsObjects: false }))
        {
            context.AddRoot(value);
        }
    }
}
