// Owns: which type stands for an F# type in data, and how one becomes the other. Knows no format.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Values;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.FSharp;

/// <summary>
/// An option is its value or null; an option of an option would be null in two ways, and is a union as others are. A list is an array, a set and a map are
/// those of .NET. A union is a union of classes (<see cref="FSharpUnions"/>); one whose only case has one field is that field.
/// </summary>
internal static class FSharpForms
{
    private const string Core = "Microsoft.FSharp.Core.";
    private const string Collections = "Microsoft.FSharp.Collections.";
    private const string Values = "global::Octavo.Runtime.FSharp.FSharpValues.";

    private static readonly ConcurrentDictionary<Type, FSharpForm?> s_forms = new();

    /// <summary>What stands for a type; null for one that stands for itself.</summary>
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only Use passes the maker, and Use has the same attribute.")]
    public static FSharpForm? Find(Type type) => s_forms.GetOrAdd(type, static one => one.ContainsGenericParameters ? null : Make(one));

    [RequiresDynamicCode("Classes are made that stand for unions.")]
    private static FSharpForm? Make(Type type)
    {
        Type[] arguments = type.GetGenericArguments();
        string name = CSharpNames.Text(ReflectedType.Of(type));
        string given = arguments.Length == 0 ? "" : "<" + string.Join(", ", arguments.Select(a => CSharpNames.Text(ReflectedType.Of(a)))) + ">";
        switch (type.IsGenericType ? type.GetGenericTypeDefinition().FullName : "")
        {
            case Core + "FSharpOption`1":
                return IsNullable(arguments[0]) ? FSharpUnions.Make(type, FSharpTypes.Cases(type))
                    : new FSharpForm(arguments[0], arguments[0].IsValueType ? "$.Value" : Values + "NotNull($.Value)", "new " + name + "($)");
            case Collections + "FSharpList`1":
                return new FSharpForm(arguments[0].MakeArrayType(), "global::" + Collections + "ListModule.ToArray" + given + "($)",
                    "global::" + Collections + "ListModule.OfArray" + given + "($)");
            case Collections + "FSharpSet`1":
                return new FSharpForm(typeof(HashSet<>).MakeGenericType(arguments), Values + "Set" + given + "($)", "new " + name + "($)");
            case Collections + "FSharpMap`2":
                return new FSharpForm(typeof(Dictionary<,>).MakeGenericType(arguments), Values + "Map" + given + "($)", "new " + name + "(" + Values + "Pairs"
                    + given + "($))");
        }
        if (FSharpTypes.UnionOf(type) is { } union)
        {
            FSharpForm whole = Find(union)!;
            return whole with { To = Values + "Case<" + name + ">(" + whole.To + ")" };
        }
        if (!FSharpTypes.IsUnion(type))
        {
            return null;
        }
        FSharpCase[] cases = FSharpTypes.Cases(type);
        if (cases.Length < FSharpTypes.Count(type))
        {
            throw new OctavoException(OctavoErrorCode.NoCodec, $"The F# union {type} hides its case constructors ([<DefaultAugmentation(false)>]). "
                + "Leave the attribute out, or name a converter or a surrogate for the type.");
        }
        return cases is [{ Fields: [{ PropertyType: var held }] } only] && !IsNullable(held)
            ? new FSharpForm(held, (held.IsValueType ? "" : Values + "NotNull(") + "$." + CSharpNames.Identifier(only.Fields[0].Name)
                + (held.IsValueType ? "" : ")"), name + "." + only.Make.Name + "($)")
            : FSharpUnions.Make(type, cases);
    }

    /// <summary>Whether null is one of a type's own values.</summary>
    private static bool IsNullable(Type type) => Nullable.GetUnderlyingType(type) is not null || type.FullName == Core + "Unit"
        || (type.IsGenericType && type.GetGenericTypeDefinition().FullName == Core + "FSharpOption`1")
        || (FSharpTypes.IsUnion(type) && !type.IsValueType && FSharpTypes.Tag(type).IsStatic);
}

/// <summary>What stands for a type.</summary>
/// <param name="Type">The type in data.</param>
/// <param name="From">C# text of it, with <c>$</c> for the object.</param>
/// <param name="To">C# text of the object, with <c>$</c> for it.</param>
internal sealed record FSharpForm(Type Type, string From, string To)
{
    public Conversions Conversions => new(From, To, []);
}
