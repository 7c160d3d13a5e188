// Owns: types and fields to which other source generators add members: what one generator adds no other can see.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Foreign;

internal static class OtherGenerators
{
    private const string ObservableProperty = "CommunityToolkit.Mvvm.ComponentModel.ObservablePropertyAttribute";
    private const string Vogen = "Vogen.ValueObjectAttribute";
    private const string StronglyTypedId = "StronglyTypedIds.StronglyTypedIdAttribute";

    /// <summary>The attribute by which another generator makes a type a single value; null if it has none. Its members cannot be seen.</summary>
    public static AttributeData? SingleValue(INamedTypeSymbol type) =>
        type.GetAttributes().FirstOrDefault(a => a.AttributeClass is { } found && Name(found) is Vogen or StronglyTypedId);

    /// <summary>The attribute of a generator that is not known here, on a partial struct that has no members: what the generator adds cannot be seen. Null if
    /// there is none.</summary>
    public static AttributeData? Adding(INamedTypeSymbol type) =>
        type is not { IsValueType: true, DeclaringSyntaxReferences.Length: not 0 } || !type.GetMembers().All(m => m.IsStatic || m.IsImplicitlyDeclared)
        || !MemberParser.IsPartial(type) ? null
        : type.GetAttributes().FirstOrDefault(a => a.AttributeClass is { } found && !IsKnown(CSharpNames.Space(found)));

    /// <summary>Whether attributes of a namespace are not those of a generator that adds members: the platform's, and serializers'.</summary>
    private static bool IsKnown(string space) =>
        new[] { "System", "Microsoft", "Octavo", "MessagePack", "MemoryPack", "ProtoBuf", "Newtonsoft", "Nino", "Orleans", "JetBrains" }
            .Contains(space.Split('.')[0]);

    /// <summary>How such a type and its value are converted: the methods that the generator is known to add.</summary>
    public static Conversions? Convert(INamedTypeSymbol type) => SingleValue(type) is not { AttributeClass: { } found } ? null
        : new Conversions("$.Value", Name(found) == Vogen ? CSharpNames.Text(type) + ".From($)" : "new " + CSharpNames.Text(type) + "($)", []);

    /// <summary>The value's type as an attribute names it; null if it does not.</summary>
    public static ITypeSymbol? ValueOf(AttributeData attribute) =>
        attribute.AttributeClass is { TypeArguments: [{ } argument] } ? argument
            : attribute.ConstructorArguments.Select(a => a.Value).OfType<ITypeSymbol>().FirstOrDefault();

    /// <summary>Why a field that another generator makes a property of is not a member; null for other fields.</summary>
    public static string? WhyUnseen(ISymbol field) => field is IFieldSymbol && Attributes.Find(field, ObservableProperty) is not null
        ? "the property that [ObservableProperty] makes from it belongs to another generator and cannot be seen here; put the attribute on a partial property, or [CodecMember] on the field"
        : null;

    private static string Name(INamedTypeSymbol attribute) => CSharpNames.FullName(attribute.OriginalDefinition).Split('<')[0];
}
