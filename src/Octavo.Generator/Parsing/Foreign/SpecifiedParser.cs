// Owns: the method or property that a library asks, by a member's name, whether the member has a value: which one it is, and how codecs reach it. Knows no
// format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class SpecifiedParser(ParseContext context)
{
    /// <summary>How the names of methods begin that say whether a member is written.</summary>
    public const string Asking = "ShouldSerialize";

    /// <summary>What tells of a member: a property <c>XSpecified</c> that can be read, else a method <c>ShouldSerializeX</c>, of its type or of a base; null if
    /// there is neither.</summary>
    public static ISymbol? Find(MemberDraft member) =>
        Of(member.Symbol.ContainingType, member.Name + "Specified",
            s => s is IPropertySymbol { GetMethod: not null, IsIndexer: false } property && IsBool(property.Type))
        ?? Method(member);

    /// <summary>The method that says whether a member is written.</summary>
    public static ISymbol? Method(MemberDraft member) => Of(member.Symbol.ContainingType, Asking + member.Name,
        s => s is IMethodSymbol { Parameters.Length: 0, IsGenericMethod: false } method && IsBool(method.ReturnType));

    /// <summary>Whether Json.NET looks at what tells of a member too.</summary>
    public static bool IsPublic(ISymbol found) =>
        found.DeclaredAccessibility == Accessibility.Public && found is not IPropertySymbol { GetMethod.DeclaredAccessibility: not Accessibility.Public };

    /// <summary>Follows what tells of a member, in Protobuf as protobuf-net does.</summary>
    /// <param name="member">The member.</param>
    /// <param name="found">The method or property.</param>
    public void Follow(MemberDraft member, ISymbol found)
    {
        member.Specified = Model(member, found);
        member.SeenBy = IsSeen(member, found) ? found : null;
    }

    /// <summary>Follows what tells of a member, in formats by name as Json.NET does.</summary>
    /// <param name="member">The member.</param>
    /// <param name="found">The method or property.</param>
    /// <param name="members">The members of the type: a property that is one of them comes back by itself.</param>
    /// <returns>False if it would have to be set when the member is read.</returns>
    public bool FollowByName(MemberDraft member, ISymbol found, IReadOnlyList<MemberDraft> members)
    {
        if (found is IPropertySymbol property && MemberParser.Setter(property) is not null
            && !members.Any(m => SymbolEqualityComparer.Default.Equals(m.Symbol, found)))
        {
            return false;
        }
        member.SpecifiedByName = Model(member, found);
        return true;
    }

    private SpecifiedModel Model(MemberDraft member, ISymbol found)
    {
        IMethodSymbol? setter = found is IPropertySymbol property ? MemberParser.Setter(property) : null;
        ISymbol asked = found is IPropertySymbol { GetMethod: { } getter } ? getter : found;
        return new SpecifiedModel(found.Name, found is IMethodSymbol, OwnerParser.Parse(context.Facts.Declaring(found)),
            context.CanReach(asked) ? MemberAccess.Direct : MemberAccess.Accessor,
            setter is null ? MemberSetting.Constructor : setter.IsInitOnly || !context.CanReach(setter) ? MemberSetting.Accessor : MemberSetting.Assign)
        {
            Through = member.Holder is { } holder && IsHidden(found, holder) ? CSharpNames.Text(found.ContainingType) : "",
        };
    }

    /// <summary>
    /// Whether setting a member to what it gives is not what was there: it stands for a nullable field, for one of several values that share a field, or gives
    /// something else if its field is null, as protogen's properties do. A field or auto-property comes back as it is.
    /// </summary>
    private static bool IsSeen(MemberDraft member, ISymbol found) =>
        member is { Symbol: IPropertySymbol property, Setting: MemberSetting.Assign or MemberSetting.Accessor, Converter: null }
        && property.ContainingType.GetMembers().OfType<IFieldSymbol>()
            .Any(f => f is { IsStatic: false, AssociatedSymbol: null } && Hides(property, found, f) && StateAnalysis.Uses(property, f));

    private static bool Hides(IPropertySymbol property, ISymbol found, IFieldSymbol field) => field.Type switch
    {
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var held] } =>
            SymbolEqualityComparer.Default.Equals(held, property.Type),
        INamedTypeSymbol { IsValueType: true } union when union.Name.StartsWith("DiscriminatedUnion", System.StringComparison.Ordinal) => true,
        { IsReferenceType: true } type => SymbolEqualityComparer.Default.Equals(type, property.Type) && StateAnalysis.FallsBack(property, found, field),
        _ => false,
    };

    private static bool IsBool(ITypeSymbol type) => type.SpecialType == SpecialType.System_Boolean;

    private static ISymbol? Of(INamedTypeSymbol type, string name, System.Func<ISymbol, bool> tells)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.BaseType)
        {
            bool isOwn = SymbolEqualityComparer.Default.Equals(one, type);
            if (one.GetMembers(name).FirstOrDefault(m => !m.IsStatic && (isOwn || m.DeclaredAccessibility != Accessibility.Private) && tells(m)) is { } found)
            {
                return found;
            }
        }
        return null;
    }

    /// <summary>Whether a name of a type further down means something else than what tells.</summary>
    private static bool IsHidden(ISymbol found, INamedTypeSymbol holder)
    {
        for (INamedTypeSymbol? one = holder; one is not null && !SymbolEqualityComparer.Default.Equals(one, found.ContainingType); one = one.BaseType)
        {
            if (one.GetMembers(found.Name)
                .Any(m => m is not (IMethodSymbol { OverriddenMethod: not null } or IPropertySymbol { OverriddenProperty: not null })))
            {
                return true;
            }
        }
        return false;
    }
}
