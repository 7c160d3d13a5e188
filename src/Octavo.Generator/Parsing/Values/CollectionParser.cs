// Owns: the step from the platform's collections, and the user's, to value models, for all forms beyond arrays, lists, dictionaries and hash sets. Knows no
// member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

/// <summary>Parses collections by the tables of the Model.</summary>
internal sealed class CollectionParser(ParseContext context, ValueParser values)
{
    private const string AddThrows = "its method Add only throws";

    private const string Generic = "System.Collections.Generic";
    private const string Lazy = "System.Lazy";
    private const string Lookup = "System.Linq.ILookup";
    private const string Dictionary = "IDictionary";
    private const string List = "IList";
    private const string Queue = "Queue";
    private const string Stack = "Stack";
    private const string Grouping = "System.Linq.IGrouping";

    /// <summary>Whether a definition is one of the platform's that this parser knows.</summary>
    public static bool IsKnown(INamedTypeSymbol type, string definition) => SequenceFacts.Find(definition) is not null
        || MapFacts.Find(definition) is not null || (type.Arity, definition) is (1, Lazy) or (2, Grouping);

    /// <summary>Whether a type with a codec of its own is a collection: a class that can be made and filled. One that says how it is laid out, or marks a
    /// member, is an object.</summary>
    public static bool IsUsers(INamedTypeSymbol type) => (CanFill(type) || CollectionBuilders.Find(type) is not null) && !IsObject(type);

    /// <summary>Whether one that exists can be filled: a class that is made of all its elements cannot.</summary>
    public static bool IsFilled(INamedTypeSymbol type) => CanFill(type) && !IsObject(type);

    private static bool CanFill(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, IsAbstract: false } && HoldsElements(type) && Made(type) is not null;

    /// <summary>Whether it is known how elements of a type are enumerated and added.</summary>
    private static bool HoldsElements(INamedTypeSymbol type) =>
        WhyReadOnly(type) is null
            && ((Argument(type, "IDictionary") ?? Argument(type, "ICollection") ?? Derived(type)) is not null || Objects(type) is not null);

    /// <summary>Why no elements can be added to a collection; null if nothing forbids it.</summary>
    private static string? WhyReadOnly(INamedTypeSymbol type) => IsReadOnly(type) ? "it derives from a collection that is read-only"
        : CollectionAnalysis.RefusesToAdd(type) ? AddThrows : null;

    /// <summary>Whether a type derives from one of the platform's views, whose interfaces refuse to add.</summary>
    private static bool IsReadOnly(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type.BaseType; one is not null; one = one.BaseType)
        {
            if (one.Arity != 0 && one.Name is "ReadOnlyCollection" or "ReadOnlyDictionary" or "ReadOnlySet"
                && CSharpNames.Space(one) == "System.Collections.ObjectModel")
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>The platform's collection that a type derives from and is filled by; null for others.</summary>
    private static INamedTypeSymbol? Derived(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type.BaseType; one is not null; one = one.BaseType)
        {
            if (one is { Arity: not 0, ContainingType: null } && SequenceFacts.CanDerive(CSharpNames.FullName(one).Split('<')[0]))
            {
                return one;
            }
        }
        return null;
    }

    /// <summary>How a type that is a collection of objects, and of nothing else, is filled: the platform's interface or class; null for other types.</summary>
    private static string? Objects(INamedTypeSymbol type)
    {
        if (type.AllInterfaces.Any(i => i.Arity != 0 && i.Name is "IEnumerable" && CSharpNames.Space(i) == Generic))
        {
            return null;
        }
        INamedTypeSymbol[] all = [.. MemberParser.BaseFirst(type).Concat(type.AllInterfaces)
            .Where(t => t is { Arity: 0, ContainingType: null } && CSharpNames.Space(t) == "System.Collections")];
        return new[] { Dictionary, List, Queue, Stack }.FirstOrDefault(name => all.Any(t => t.Name == name));
    }

    /// <summary>Why the elements of a type would be lost, which a class of another assembly holds; null if they are written, or the type says that it is an
    /// object.</summary>
    public static string? WhyLost(INamedTypeSymbol type) =>
        !MemberParser.BaseFirst(type)
            .Any(t =>
                !SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, type.ContainingAssembly)
                    && t.AllInterfaces.Any(i => i is { Name: "IEnumerable", Arity: 0 }))
            || IsUsers(type) || IsObject(type) ? null
        : WhyReadOnly(type) is { } reason ? reason
        : !HoldsElements(type) ? "it does not implement ICollection<T>, or does so for several types"
        : type.IsAbstract ? "it is abstract"
        : "it has no parameterless constructor that is public or internal, and no static Create() or New() of its own type";

    /// <summary>Why nothing fills a type that enumerates elements and has no members that are set: it is not an object by its members, and its elements would
    /// be lost; null for a type that enumerates nothing, or says that it is an object.</summary>
    public static string? WhyNotFilled(INamedTypeSymbol type) =>
        IsObject(type) || !type.AllInterfaces.Any(i => i is { Name: "IEnumerable", Arity: 1 } && CSharpNames.Space(i) == Generic) ? null
        : CollectionAnalysis.RefusesToAdd(type) ? AddThrows
        : Argument(type, "ICollection") is null && Argument(type, "IDictionary") is null
        ? "nothing adds elements to it, because it implements neither ICollection<T> nor IDictionary<TKey, TValue>, or implements one of them for several types"
        : type.IsValueType ? "it is a struct, and copies of it share their contents"
        : null;

    /// <summary>C# text that makes an empty collection: its constructor, or its factory; null if there is neither.</summary>
    private static string? Made(INamedTypeSymbol type)
    {
        // Of two that need no argument, C# takes the one without parameters or none.
        IMethodSymbol[] free = [.. type.InstanceConstructors.Where(c => c.Parameters.All(p => p.HasExplicitDefaultValue)
            && c.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal)];
        if ((free.FirstOrDefault(c => c.Parameters.Length == 0) ?? (free.Length == 1 ? free[0] : null)) is { } called && IsVisible(called)
            && (!FormParser.HasRequired(type) || Attributes.Find(called, Attributes.SetsRequiredMembers) is not null))
        {
            return "new " + CSharpNames.Text(type) + "()";
        }
        IMethodSymbol? factory = type.GetMembers().OfType<IMethodSymbol>()
            .FirstOrDefault(m => m is { IsStatic: true, Name: "Create" or "New", Parameters.Length: 0, Arity: 0 } && IsVisible(m)
                && SymbolEqualityComparer.Default.Equals(m.ReturnType, type));
        return factory is null ? null : CSharpNames.Text(type) + "." + factory.Name + "()";
    }

    private static bool IsVisible(IMethodSymbol method) =>
        method.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal && !ObsoleteParser.IsRefused(method);

    /// <summary>Whether a type says that it is an object, by how it is laid out or by a member's mark. Marks of MessagePack-CSharp and protobuf-net do not
    /// say it: both write the elements of such a class.</summary>
    private static bool IsObject(INamedTypeSymbol type) =>
        (Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is { } own
            && (Attributes.Named(own, "Order", 0) != 0 || Attributes.Named(own, "Layout", 0) != 0))
        || type.GetMembers()
        .Any(m => Attributes.Find(m, Attributes.CodecMember) is not null);

    /// <summary>Parses a multidimensional array.</summary>
    public ValueModel? MultidimensionalArray(IArrayTypeSymbol array, bool notNull, out ValueFailure? failure)
    {
        ValueModel? element = values.Parse(array.ElementType, out failure);
        return element is null ? null : new SequenceValue(CSharpNames.Text(array), notNull, SequenceForm.MultidimensionalArray, element) { Rank = array.Rank };
    }

    /// <summary>Parses one of the platform's collections.</summary>
    public ValueModel? Known(INamedTypeSymbol type, string definition, bool notNull, out ValueFailure? failure)
    {
        string text = CSharpNames.Text(type);
        if (MapFacts.Find(definition) is MapFacts map)
        {
            return Map(type.TypeArguments[0], type.TypeArguments[1], new MapValue(text, notNull, MapForm.Other, null!, null!) { Facts = map }, out failure);
        }
        if (definition == Lazy)
        {
            ValueModel? held = values.Parse(type.TypeArguments[0], out failure);
            return held is null ? null : new WrappedValue(text, notNull, WrapForm.Lazy, held);
        }
        if (definition == Grouping)
        {
            return values.Parse(Group(type), out failure) is { } group ? new WrappedValue(text, notNull, WrapForm.Grouping, group) : null;
        }
        SequenceFacts facts = SequenceFacts.Find(definition)!;
        ITypeSymbol elementType = definition switch
        {
            Lookup => Group(type),
            "System.Collections.Generic.PriorityQueue" =>
                context.Compilation.GetTypeByMetadataName("System.ValueTuple`2")!.Construct(type.TypeArguments, type.TypeArgumentNullableAnnotations),
            _ => type.TypeArguments[0],
        };
        ValueModel? element = values.Parse(elementType, out failure);
        KeyHashing? hashing = facts.Compares == ComparerKind.Equality || definition == Lookup ? KeyParser.Parse(context, type.TypeArguments[0]) : null;
        return element is null ? null : new SequenceValue(text, notNull, SequenceForm.Other, element)
        {
            Facts = facts,
            Arguments = type.TypeArguments.Select(CSharpNames.Text).ToEquatable(),
            Hashing = hashing,
            KeepsWhole = hashing is { IsWhole: true } || IsOrdered(facts.Compares, type.TypeArguments[0]),
        };
    }

    /// <summary>Parses a user collection.</summary>
    public ValueModel? Users(INamedTypeSymbol type, bool notNull, out ValueFailure? failure)
    {
        string text = CSharpNames.Text(type);
        string id = CSharpNames.Id(type);
        if (!context.Open.Add(text))
        {
            failure = ValueFailure.Unsupported(type, "a collection that holds itself; give it [GenerateCodec(References = true)]");
            return null;
        }
        try
        {
            if (!CanFill(type) && CollectionBuilders.Find(type) is { } builder)
            {
                return values.Parse(builder.Element, out failure) is { } one
                    ? new SequenceValue(text, notNull, SequenceForm.Other, one)
                    {
                        Facts = SequenceFacts.OfBuilder(text,
                            CSharpNames.Text(builder.Method.ContainingType) + "." + CSharpNames.Identifier(builder.Method.Name),
                            CollectionBuilders.Arguments(type), type.IsValueType),
                        SimpleName = id,
                    } : null;
            }
            string made = Made(type)!;
            if (Argument(type, "IDictionary") is { } map)
            {
                return Map(map.TypeArguments[0], map.TypeArguments[1],
                    new MapValue(text, notNull, MapForm.Other, null!, null!)
                    {
                        Facts = IsSortedList(type) ? MapFacts.OfSortedList(text, made) : MapFacts.Of(text, made),
                        SimpleName = id
                    }, out failure);
            }
            if (Argument(type, "ICollection") is null && Derived(type) is { } derived)
            {
                string definition = CSharpNames.FullName(derived).Split('<')[0];
                return Known(derived, definition, notNull, out failure) is SequenceValue known
                    ? known with { Type = text, Facts = SequenceFacts.OfDerived(text, definition, made), SimpleName = id } : null;
            }
            if (Argument(type, "ICollection") is null)
            {
                INamedTypeSymbol any = context.Compilation.GetTypeByMetadataName("System.Object")!;
                string objects = Objects(type)!;
                if (objects == Dictionary)
                {
                    return Map(any.WithNullableAnnotation(NullableAnnotation.NotAnnotated), any.WithNullableAnnotation(NullableAnnotation.Annotated),
                        new MapValue(text, notNull, MapForm.Other, null!, null!) { Facts = MapFacts.OfObjects(text, made), SimpleName = id }, out failure);
                }
                SequenceFacts facts = objects == List ? SequenceFacts.OfObjects(text, made) : SequenceFacts.OfObjects(text, objects == Stack, made);
                return values.Parse(any, out failure) is { } one
                    ? new SequenceValue(text, notNull, SequenceForm.Other, one) { Facts = facts, SimpleName = id } : null;
            }
            ITypeSymbol item = Argument(type, "ICollection")!.TypeArguments[0];
            bool isSet = Argument(type, "ISet") is not null;
            ValueModel? element = values.Parse(item, out failure);
            KeyHashing? hashing = isSet ? KeyParser.Parse(context, item) : null;
            return element is null ? null
                : new SequenceValue(text, notNull, SequenceForm.Other, element)
                {
                    Facts = SequenceFacts.Of(text, isSet, Derives(type, "KeyedCollection", 2), made),
                    SimpleName = id,
                    Hashing = hashing,
                    KeepsWhole = hashing is { IsWhole: true } || (isSet && new ReferenceParser(context).Reaches(item) && Derives(type, "SortedSet", 1)),
                };
        }
        finally
        {
            context.Open.Remove(text);
        }
    }

    /// <summary>Whether a type derives from a sorted list.</summary>
    private static bool IsSortedList(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.BaseType)
        {
            if (one is { Name: "SortedList", Arity: 2 } && CSharpNames.Space(one) == "System.Collections.Generic")
            {
                return true;
            }
        }
        return false;
    }

    private ValueModel? Map(ITypeSymbol keyType, ITypeSymbol itemType, MapValue map, out ValueFailure? failure)
    {
        ValueModel? key = values.Parse(keyType, out failure);
        ValueModel? item = key is null ? null : values.Parse(itemType, out failure);
        KeyHashing? hashing = KeyParser.Parse(context, keyType);
        return key is null || item is null ? null
            : map with { Key = key, Item = item, Hashing = hashing, KeepsWhole = hashing is { IsWhole: true } || IsOrdered(map.Compares, keyType) };
    }

    /// <summary>Whether keys are compared by their order, and objects with references are in them.</summary>
    private bool IsOrdered(ComparerKind compares, ITypeSymbol key) => compares == ComparerKind.Order && new ReferenceParser(context).Reaches(key);

    /// <summary>Whether a type is a collection of the platform or derives from it.</summary>
    private static bool Derives(INamedTypeSymbol type, string collection, int arity) =>
        MemberParser.BaseFirst(type).Any(t => t.Name == collection && t.Arity == arity);

    /// <summary>A key and an array of what belongs to it.</summary>
    private INamedTypeSymbol Group(INamedTypeSymbol type)
    {
        IArrayTypeSymbol items = context.Compilation.CreateArrayTypeSymbol(type.TypeArguments[1], 1, type.TypeArgumentNullableAnnotations[1]);
        return context.Compilation.GetTypeByMetadataName("System.Collections.Generic.KeyValuePair`2")!.Construct(
            [type.TypeArguments[0], items.WithNullableAnnotation(NullableAnnotation.NotAnnotated)],
                [type.TypeArgumentNullableAnnotations[0], NullableAnnotation.NotAnnotated]);
    }

    /// <summary>The one generic interface of a name that a type implements; null if it implements none, or several.</summary>
    private static INamedTypeSymbol? Argument(INamedTypeSymbol type, string name)
    {
        INamedTypeSymbol[] found =
            [.. type.AllInterfaces.Where(i => i.Name == name && i.Arity != 0 && CSharpNames.Space(i) == Generic)];
        return found.Length == 1 ? found[0] : found.Length == 0 ? null : found.FirstOrDefault(i => IsShown(type, i));
    }

    /// <summary>Whether a type shows the elements of one of its interfaces: what <c>foreach</c> gives of it, and what its own <c>Add</c> takes. They have to be
    /// held by a class of the platform: then every field of the type's own is reported, and with them what the other interfaces give.</summary>
    private static bool IsShown(INamedTypeSymbol type, INamedTypeSymbol @interface)
    {
        ITypeSymbol[] parts = [.. @interface.TypeArguments];
        return MemberParser.BaseFirst(type)
            .Any(t => ValueParser.IsPlatform(t) && t.AllInterfaces.Any(i => SymbolEqualityComparer.Default.Equals(i, @interface)))
            && Own(type, "Add").FirstOrDefault(m => m.Parameters.Length is 1 or 2) is { } add
            && add.Parameters.Length == parts.Length
            && add.Parameters.Zip(parts, (p, t) => SymbolEqualityComparer.Default.Equals(p.Type, t)).All(same => same)
            && Own(type, "GetEnumerator").FirstOrDefault(m => m.Parameters.Length == 0)?.ReturnType is { } enumerator
            && Enumerated(enumerator) is { } element
            && (parts.Length == 1 ? SymbolEqualityComparer.Default.Equals(element, parts[0])
            : element is INamedTypeSymbol { Name: "KeyValuePair", TypeArguments: var pair }
                && pair.Length == 2 && pair.Zip(parts, (p, t) => SymbolEqualityComparer.Default.Equals(p, t)).All(same => same));
    }

    /// <summary>The public methods of a name that a type has, its own first.</summary>
    private static System.Collections.Generic.IEnumerable<IMethodSymbol> Own(INamedTypeSymbol type, string name) =>
        Enumerable.Reverse(MemberParser.BaseFirst(type)).SelectMany(t => t.GetMembers(name)).OfType<IMethodSymbol>()
            .Where(m => m is { IsStatic: false, DeclaredAccessibility: Accessibility.Public });

    /// <summary>What an enumerator gives.</summary>
    private static ITypeSymbol? Enumerated(ITypeSymbol enumerator) =>
        enumerator is INamedTypeSymbol named
            ? Enumerable.Reverse(MemberParser.BaseFirst(named)).Concat(named.AllInterfaces).SelectMany(t => t.GetMembers("Current")).OfType<IPropertySymbol>()
                .FirstOrDefault(p => p.DeclaredAccessibility == Accessibility.Public)?.Type : null;
}
