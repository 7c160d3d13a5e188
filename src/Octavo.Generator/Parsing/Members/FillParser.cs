// Owns: which members that nothing sets are filled in place: collections that the object makes itself.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal static class FillParser
{
    /// <summary>The properties and events of a type that have a field of their own.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, HashSet<ISymbol>> s_behind = new();

    /// <summary>Whether a member without a setter is a collection of the object's own. A computed property is not, unless it is marked.</summary>
    /// <param name="member">The member.</param>
    /// <param name="facts">What is known of the compilation.</param>
    /// <param name="constructor">The constructor that the codec calls; null where that is not known.</param>
    public static bool CanFill(MemberDraft member, CompilationFacts facts, IMethodSymbol? constructor) =>
        !StateAnalysis.StaysNull(member.Symbol, constructor) && !StateAnalysis.IsFixed(member.Symbol, member.Type)
        && member.Declaring.IsReferenceType && member.Converter is null
        && (ValueParser.MayFill(member.Type) || (member.Type is INamedTypeSymbol type && facts.HasCodec(type) && CollectionParser.IsFilled(type)))
        && ((member.IsMarked && !GetterFlow.Makes(member.Symbol)) || member.Symbol is IFieldSymbol
            || (member.Symbol is IPropertySymbol property && (IsAuto(property) || IsProtoc(property))));

    /// <summary>Removes members that nothing sets, as the codec that a constructor was chosen for drops them.</summary>
    /// <param name="members">The members of the type.</param>
    /// <param name="facts">What is known of the compilation.</param>
    /// <param name="constructor">The constructor that the codec calls; null where that is not known.</param>
    public static void RemoveUnset(List<MemberDraft> members, CompilationFacts facts, IMethodSymbol? constructor) =>
        members.RemoveAll(m => m is { Setting: MemberSetting.Constructor, Parameter: < 0 } && !CanFill(m, facts, constructor));

    /// <summary>Whether a property has a field of its own; in other assemblies its getter says that the compiler made it.</summary>
    public static bool IsAuto(IPropertySymbol property) =>
        s_behind.GetValue(property.ContainingType, static type => new(type.GetMembers().OfType<IFieldSymbol>().Select(StateAnalysis.Associated)
            .OfType<ISymbol>(), SymbolEqualityComparer.Default)).Contains(property)
        || Attributes.Find(property.GetMethod, "System.Runtime.CompilerServices.CompilerGeneratedAttribute") is not null;

    /// <summary>Whether protoc made a property: its collections have a field behind a getter that is written out, <c>[GeneratedCode("protoc",
    /// null)]</c>.</summary>
    private static bool IsProtoc(IPropertySymbol property) =>
        Attributes.Find(property, "System.CodeDom.Compiler.GeneratedCodeAttribute") is { ConstructorArguments: [{ Value: "protoc" }, ..] };
}
