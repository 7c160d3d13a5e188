// Owns: which attributes name cases, this library's and others', and in what order they count. Decides nothing about the types named.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Unions;

internal static class UnionAttributes
{
    /// <summary>Attributes of other libraries with a number and a type; the first library that has any on the base counts.</summary>
    private static readonly string[] s_numbered = ["MessagePack.UnionAttribute", "MemoryPack.MemoryPackUnionAttribute", ProtoInclude];

    /// <summary>Names a class derived from a base, whose part of the message it becomes in Protobuf.</summary>
    public const string ProtoInclude = "ProtoBuf.ProtoIncludeAttribute";

    /// <summary>Names the member that distinguishes cases.</summary>
    public const string JsonPolymorphic = "System.Text.Json.Serialization.JsonPolymorphicAttribute";

    /// <summary>Attributes of other libraries that give no numbers: their order does.</summary>
    public const string JsonDerivedType = "System.Text.Json.Serialization.JsonDerivedTypeAttribute";
    private const string KnownType = "System.Runtime.Serialization.KnownTypeAttribute";

    /// <summary>A case that an attribute on the base names.</summary>
    /// <param name="Number">Its number.</param>
    /// <param name="Type">Its type.</param>
    /// <param name="Name">Its name; null for the type's own.</param>
    /// <param name="Attribute">Where it is.</param>
    internal sealed record Named(int Number, INamedTypeSymbol Type, string? Name, AttributeData Attribute);

    /// <summary>Whether a base is marked as a union whose cases may be named elsewhere.</summary>
    public static bool IsMarked(INamedTypeSymbol type) =>
        type.GetAttributes().Any(a => Attributes.Is(a, Attributes.CodecUnion) && a.ConstructorArguments.Length == 0);

    /// <summary>Whether a marked base holds objects of other types too.</summary>
    public static bool IsOpen(INamedTypeSymbol type) =>
        type.GetAttributes().Any(a => Attributes.Is(a, Attributes.CodecUnion) && a.ConstructorArguments.Length == 0 && SaysOpen(a));

    /// <summary>The member that distinguishes a union's cases, where its attributes name it: this library's, else System.Text.Json's if its attributes name the
    /// cases.</summary>
    public static string? Discriminator(INamedTypeSymbol type)
    {
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecUnion)))
        {
            if (Attributes.Named<string?>(attribute, "Discriminator", null) is string own)
            {
                return own;
            }
        }
        return Attributes.Named<string?>(Attributes.Find(type, JsonPolymorphic), "TypeDiscriminatorPropertyName", null);
    }

    /// <summary>Whether System.Text.Json writes a case by this number. Its attribute counts for JSON whatever library's numbers the case; a case has one
    /// number, so another is not followed.</summary>
    public static bool IsByNumber(INamedTypeSymbol type, INamedTypeSymbol one, int number) => type.GetAttributes().Any(a => Attributes.Is(a, JsonDerivedType)
        && a.ConstructorArguments is [{ Value: INamedTypeSymbol named }, { Value: int given }] && given == number
        && SymbolEqualityComparer.Default.Equals(named, one));

    /// <summary>The field that protobuf-net gives a case; 0 if its attributes do not name it.</summary>
    public static int Included(INamedTypeSymbol type, INamedTypeSymbol one)
    {
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, ProtoInclude)))
        {
            if (attribute.ConstructorArguments is [{ Value: int tag }, { Value: INamedTypeSymbol named }, ..]
                && SymbolEqualityComparer.Default.Equals(named, one))
            {
                return tag;
            }
        }
        return 0;
    }

    /// <summary>Whether an attribute says <c>Open = true</c>.</summary>
    public static bool SaysOpen(AttributeData attribute) => attribute.NamedArguments.Any(a => a is { Key: "Open", Value.Value: true });

    /// <summary>Whether a type is a union: marked, or naming cases.</summary>
    public static bool IsUnion(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Interface && (IsMarked(type) || OnBase(type.OriginalDefinition).Count != 0);

    /// <summary>The cases that a base names: by this library's attribute, else by another's.</summary>
    public static List<Named> OnBase(INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(type, type.OriginalDefinition) ? Given(type) : [.. Given(type).SelectMany(one => Closed(one, type))];

    /// <summary>The attributes of a generic base are on all of its closed types. A generic case stands for the closed one that derives from each; a case that
    /// derives from other closed types alone is left out.</summary>
    private static IEnumerable<Named> Closed(Named one, INamedTypeSymbol type)
    {
        if (one.Type.IsUnboundGenericType)
        {
            INamedTypeSymbol definition = one.Type.OriginalDefinition;
            return GenericCases.DerivesFromOther(definition, type) ? GenericCases.Close(definition, type).Select(closed => one with { Type = closed }) : [one];
        }
        return Derives(one.Type, type) || !GenericCases.DerivesFromOther(one.Type, type) ? [one] : [];
    }

    private static List<Named> Given(INamedTypeSymbol type)
    {
        List<Named> own = [.. Own(type).Where(c => !IsBase(c.Type, type)).Select(c => new Named(c.Number, c.Type, c.Name, c.Attribute))];
        if (own.Count != 0 || IsMarked(type))
        {
            return own;
        }
        List<Named> others = Others(type);
        // On a base that can be made itself these say only what derives from it: it is a union if it is among them.
        return type.IsAbstract || type.TypeKind == TypeKind.Interface || others.Any(c => SymbolEqualityComparer.Default.Equals(c.Type, type)) ? others : [];
    }

    /// <summary>This library's attributes on a case: number, the base that is named or null, name.</summary>
    public static IEnumerable<(int Number, INamedTypeSymbol? Base, string? Name, AttributeData Attribute)> OnCase(INamedTypeSymbol type)
    {
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecUnion)))
        {
            switch (attribute.ConstructorArguments)
            {
                case [{ Value: int number }, { Kind: TypedConstantKind.Primitive, Value: var name }]:
                    yield return (number, null, name as string, attribute);
                    break;
                case [{ Value: int number }, { Value: INamedTypeSymbol other }, { Value: var name }] when IsBase(other, type):
                    yield return (number, other, name as string, attribute);
                    break;
            }
        }
    }

    /// <summary>Whether a type is another, derives from it or implements it.</summary>
    public static bool Derives(INamedTypeSymbol type, INamedTypeSymbol from) =>
        SymbolEqualityComparer.Default.Equals(type, from) || Bases(type).Any(b => SymbolEqualityComparer.Default.Equals(b, from));

    /// <summary>Whether a type is a base of another, so the attribute on that other names it as the union; what is neither base nor case is reported as no
    /// case.</summary>
    private static bool IsBase(INamedTypeSymbol type, INamedTypeSymbol of) => !SymbolEqualityComparer.Default.Equals(type, of) && Derives(of, type);

    /// <summary>Base classes, nearest first, then interfaces.</summary>
    public static IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type.BaseType; one is not null; one = one.BaseType)
        {
            yield return one;
        }
        foreach (INamedTypeSymbol one in type.AllInterfaces)
        {
            yield return one;
        }
    }

    private static IEnumerable<(int Number, INamedTypeSymbol Type, string? Name, AttributeData Attribute)> Own(INamedTypeSymbol type)
    {
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecUnion)))
        {
            if (attribute.ConstructorArguments is [{ Value: int number }, { Value: INamedTypeSymbol named }, { Value: var name }])
            {
                yield return (number, named, name as string, attribute);
            }
        }
    }

    private static List<Named> Others(INamedTypeSymbol type)
    {
        AttributeData[] all = [.. type.GetAttributes()];
        Dictionary<ISymbol, string> names = new(SymbolEqualityComparer.Default);
        foreach (AttributeData attribute in all.Where(a => Attributes.Is(a, JsonDerivedType)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol named }, { Value: string name }])
            {
                names[named] = name;
            }
        }
        foreach (string library in s_numbered)
        {
            List<Named> found = [];
            foreach (AttributeData attribute in all.Where(a => Attributes.Is(a, library)))
            {
                // MemoryPack counts in ushort.
                if (attribute.ConstructorArguments is [{ Value: int or ushort } number, { Value: INamedTypeSymbol named }, ..])
                {
                    found.Add(
                        new Named(System.Convert.ToInt32(number.Value, System.Globalization.CultureInfo.InvariantCulture), named,
                            names.TryGetValue(named, out string? name) ? name : null, attribute));
                }
            }
            if (found.Count != 0)
            {
                return found;
            }
        }
        foreach (string library in new[] { JsonDerivedType, KnownType })
        {
            List<Named> found = [];
            AttributeData[] own = [.. all.Where(a => Attributes.Is(a, library))];
            HashSet<int> taken = [.. own.Select(a => a.ConstructorArguments is [_, { Value: int given }] ? given : -1)];
            foreach (AttributeData attribute in own)
            {
                if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol named }, ..])
                {
                    int number = found.Count;
                    if (attribute.ConstructorArguments is [_, { Value: int given }])
                    {
                        number = given;
                    }
                    else
                    {
                        // The place among all, unless another says that number.
                        while (!taken.Add(number))
                        {
                            number++;
                        }
                    }
                    found.Add(new Named(number, named, names.TryGetValue(named, out string? name) ? name : null, attribute));
                }
            }
            if (found.Count != 0)
            {
                return found;
            }
        }
        return [];
    }
}
