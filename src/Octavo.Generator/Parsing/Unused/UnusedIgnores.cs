// Owns: attributes that leave out and stand where they leave nothing out: what the user meant to keep back is written, so it is reported.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Unused;

internal sealed class UnusedIgnores(ParseContext context)
{
    private static readonly HashSet<string> s_ignores =
    [
        Attributes.CodecIgnore, DataContractAttributes.Ignore, Attributes.MessagePackIgnore, Attributes.NonSerialized, "MemoryPack.MemoryPackIgnoreAttribute",
        "Nino.Core.NinoIgnoreAttribute", ProtoBufAttributes.Space + "ProtoIgnoreAttribute", NewtonsoftAttributes.Space + "JsonIgnoreAttribute",
        SystemTextJsonAttributes.Space + "JsonIgnoreAttribute",
    ];

    /// <summary>Reports the marks of a type, of its bases in this compilation and of its interfaces that leave nothing out.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, of whatever format.</param>
    /// <param name="isNewtonsoft">Whether Json.NET's attributes count, which it takes from interfaces too.</param>
    public void Check(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, bool isNewtonsoft)
    {
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type).Where(o => o.Locations.Any(l => l.IsInSource)))
        {
            foreach (IFieldSymbol field in owner.GetMembers().OfType<IFieldSymbol>())
            {
                if (Mark(field) is { } mark && Written(field, members) is { IsMarked: false } member && !member.IsLeftOut)
                {
                    bool isOwn = StateAnalysis.Associated(field) is not null;
                    Report(mark, isOwn ? member.Symbol : field, isOwn
                        ? "it is on the field of the property, which is written; remove 'field:'"
                        : $"'{member.FullName}' gives what the field holds, or makes its value of that, and is written; put the attribute on it");
                }
            }
            CheckParameters(owner, members);
        }
        foreach (MemberDraft member in members.Where(m => m.Symbol.Locations.Any(l => l.IsInSource)))
        {
            bool isAsked = Attributes.Find(member.Symbol, Attributes.CodecMember) is not null;
            if (Mark(member.Symbol) is { } mark && !Attributes.Is(mark, Attributes.CodecIgnore)
                && (isAsked || (Attributes.Is(mark, Attributes.NonSerialized) && member is { Symbol: IFieldSymbol, IsLeftOut: false })))
            {
                Report(mark, member.Symbol, isAsked
                    ? "[CodecMember] makes it a member in every format; remove one of the two attributes"
                    : "it leaves fields out only with Members = MemberSet.All; put [CodecIgnore] on it");
            }
        }
        foreach (IPropertySymbol declared in type.AllInterfaces.SelectMany(i => i.GetMembers()).OfType<IPropertySymbol>())
        {
            // Json.NET takes the attributes of interfaces by name.
            if (Mark(declared) is { } mark && !(isNewtonsoft && IsOfNewtonsoft(mark))
                && members.FirstOrDefault(m => Implements(m, declared)) is { IsMarked: false, IsLeftOut: false } member)
            {
                Report(mark, declared, $"codecs do not read the attributes of interfaces, and '{member.FullName}' is written; put it there");
            }
        }
        foreach (ISymbol described in NewtonsoftAttributes.Metadata(type)?.GetMembers() ?? [])
        {
            if (Mark(described) is { } mark && members.FirstOrDefault(m => m.Name == described.Name) is { IsMarked: false, IsLeftOut: false } member
                && !(isNewtonsoft && IsOfNewtonsoft(mark)
                && SymbolEqualityComparer.Default.Equals(described, NewtonsoftAttributes.Described(member.Symbol))))
            {
                Report(mark, described, "of the class that [MetadataType] names only Json.NET's attributes are read, on a member of the same name and type, "
                    + $"and '{member.FullName}' is written; put it there");
            }
        }
    }

    /// <summary>Parameters of constructors that make no members. Those of a primary one leave out the member of their name.</summary>
    private void CheckParameters(INamedTypeSymbol owner, IReadOnlyList<MemberDraft> members)
    {
        IMethodSymbol? primary = ConstructorParser.Primary(owner);
        foreach (IParameterSymbol parameter in owner.InstanceConstructors.Where(c => !SymbolEqualityComparer.Default.Equals(c, primary))
            .SelectMany(c => c.Parameters))
        {
            if (Mark(parameter) is { } mark && members.FirstOrDefault(m => string.Equals(m.Name, parameter.Name, System.StringComparison.OrdinalIgnoreCase))
                is { IsMarked: false, IsLeftOut: false } member)
            {
                Report(mark, parameter, $"only parameters of a primary constructor stand for members, and '{member.FullName}' is written; "
                    + "put it there");
            }
        }
    }

    /// <summary>The member that writes what a field holds: the property whose field it is, or one whose getter gives it and whose setter or constructor takes
    /// it.</summary>
    private static MemberDraft? Written(IFieldSymbol field, IReadOnlyList<MemberDraft> members) => StateAnalysis.Associated(field) is { } property
        ? members.FirstOrDefault(m => SymbolEqualityComparer.Default.Equals(m.Symbol, property))
        : members.FirstOrDefault(m => m.Symbol is IPropertySymbol over && SymbolEqualityComparer.Default.Equals(over.ContainingType, field.ContainingType)
            && StateAnalysis.IsShown(over, field.Name));

    /// <summary>Whether a property is what a type has for a member of an interface: public, and of its name and type.</summary>
    public static bool Implements(MemberDraft member, IPropertySymbol declared) =>
        member.Symbol is IPropertySymbol && member.IsPublic && member.Name == declared.Name && member.Through is null
            && SymbolEqualityComparer.Default.Equals(member.Type, declared.Type);

    private static bool IsOfNewtonsoft(AttributeData mark) => CSharpNames.FullName(mark.AttributeClass!).StartsWith(NewtonsoftAttributes.Space);

    private static AttributeData? Mark(ISymbol symbol) => symbol.GetAttributes().FirstOrDefault(a => a.AttributeClass is { } type
        && s_ignores.Contains(CSharpNames.FullName(type)) && (type.Name != "JsonIgnoreAttribute" || Attributes.Named(a, "Condition", 1) == 1));

    private void Report(AttributeData mark, ISymbol on, string why) => context.Report(Descriptors.UnusedIgnore, StateAnalysis.PlaceOf(mark) ?? context.Place,
        on.ToDisplayString(), Attributes.Short(mark), why);
}
