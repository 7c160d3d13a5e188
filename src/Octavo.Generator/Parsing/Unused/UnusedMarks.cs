// Owns: attributes that make a member and stand where none can be: what the user asked for and does not get is reported.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Unused;

internal static class UnusedMarks
{
    private const string LeftOut = "[CodecIgnore] leaves it out of every format; remove one of the two attributes";

    /// <summary>This library's own.</summary>
    private static readonly HashSet<string> s_own =
        [Attributes.CodecMember, Attributes.ProtobufMember, Attributes.CodecAlias, Attributes.CodecName, Attributes.CodecConverter];

    private static readonly HashSet<string> s_marks =
    [
        .. s_own, Attributes.MessagePackKey, Attributes.ProtoMember, DataContractAttributes.Member,
        "MemoryPack.MemoryPackIncludeAttribute", "MemoryPack.MemoryPackOrderAttribute", "Nino.Core.NinoMemberAttribute",
            NewtonsoftAttributes.Space + "JsonPropertyAttribute", NewtonsoftAttributes.Space + "JsonConverterAttribute",
        SystemTextJsonAttributes.Space + "JsonPropertyNameAttribute", SystemTextJsonAttributes.Space + "JsonIncludeAttribute",
            SystemTextJsonAttributes.Space + "JsonRequiredAttribute", SystemTextJsonAttributes.Space + "JsonConverterAttribute",
            SystemTextJsonAttributes.Space + "JsonPropertyOrderAttribute", SystemTextJsonAttributes.Space + "JsonNumberHandlingAttribute",
    ];

    /// <summary>Reports the marks of a type, of its bases in this compilation and of its interfaces that make no member.</summary>
    /// <param name="context">What takes the report.</param>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, of whatever format.</param>
    public static void Check(ParseContext context, INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type).Where(o => o.Locations.Any(l => l.IsInSource)))
        {
            foreach (ISymbol symbol in owner.GetMembers())
            {
                if (Reason(symbol) is string reason && Mark(symbol) is AttributeData mark)
                {
                    context.Report(Descriptors.UnusedMark, Place(mark, symbol), Name(symbol), Attributes.Short(mark), reason);
                }
            }
            foreach (IMethodSymbol constructor in owner.InstanceConstructors)
            {
                bool isPrimary = SymbolEqualityComparer.Default.Equals(constructor, ConstructorParser.Primary(owner));
                foreach (IParameterSymbol parameter in constructor.Parameters.Where(p => Mark(p) is not null
                    && !(isPrimary && HasMember(owner, p) && Attributes.Find(p, Attributes.CodecIgnore) is null)))
                {
                    context.Report(Descriptors.UnusedMark, Place(Mark(parameter)!, parameter), parameter.ToDisplayString(),
                        Attributes.Short(Mark(parameter)!), isPrimary && Attributes.Find(parameter, Attributes.CodecIgnore) is not null ? LeftOut
                        : isPrimary ? "no field or property has the parameter's name" : "only parameters of a primary constructor make members; mark the member");
                }
            }
        }
        foreach (IPropertySymbol declared in type.AllInterfaces.Where(i => i.Locations.Any(l => l.IsInSource)).SelectMany(i => i.GetMembers())
            .OfType<IPropertySymbol>())
        {
            // Other libraries do not look at interfaces either, and what Json.NET finds there is taken.
            if (Own(declared) is { } mark && members.FirstOrDefault(m => UnusedIgnores.Implements(m, declared)) is { IsOwn: false, Converter: null } member)
            {
                context.Report(Descriptors.UnusedMark, Place(mark, declared), declared.ToDisplayString(), Attributes.Short(mark),
                    $"codecs do not read the attributes of interfaces; put it on '{member.FullName}'");
            }
        }
        foreach (ISymbol described in NewtonsoftAttributes.Metadata(type)?.GetMembers() ?? [])
        {
            if (Own(described) is { } mark && members.FirstOrDefault(m => m.Name == described.Name) is { IsOwn: false, Converter: null } member)
            {
                context.Report(Descriptors.UnusedMark, Place(mark, described), described.ToDisplayString(), Attributes.Short(mark),
                    $"of the class that [MetadataType] names only Json.NET's attributes are read; put it on '{member.FullName}'");
            }
        }
    }

    /// <summary>Why a symbol cannot be a member; null if it can.</summary>
    private static string? Reason(ISymbol symbol) => symbol switch
    {
        IFieldSymbol { AssociatedSymbol: IPropertySymbol } => "the attribute is on the field of the property; remove 'field:'",
        IFieldSymbol { IsConst: true } => "it is a constant",
        IFieldSymbol or IPropertySymbol when symbol.IsStatic => "it is static",
        IPropertySymbol { IsIndexer: true } => "it is an indexer",
        IPropertySymbol { ExplicitInterfaceImplementations.Length: > 0 } => "it implements an interface explicitly; mark the member that holds its value",
        IPropertySymbol property when MemberParser.Getter(property) is null => "it has no getter",
        IEventSymbol => "it is an event",
        IFieldSymbol or IPropertySymbol when Attributes.Find(symbol, Attributes.CodecIgnore) is not null && Own(symbol) is not null =>
            LeftOut,
        _ => null,
    };

    private static AttributeData? Mark(ISymbol symbol) => Mark(symbol, s_marks);

    private static AttributeData? Own(ISymbol symbol) => Mark(symbol, s_own);

    private static AttributeData? Mark(ISymbol symbol, HashSet<string> marks) =>
        symbol.GetAttributes().FirstOrDefault(a => a.AttributeClass is { } type && marks.Contains(CSharpNames.FullName(type)));

    private static bool HasMember(INamedTypeSymbol type, IParameterSymbol parameter) =>
        MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers())
            .Any(m =>
                m is IFieldSymbol { AssociatedSymbol: null } or IPropertySymbol
                    && string.Equals(m.Name, parameter.Name, System.StringComparison.OrdinalIgnoreCase));

    private static string Name(ISymbol symbol) => (symbol is IFieldSymbol { AssociatedSymbol: { } property } ? property : symbol).ToDisplayString();

    private static Location? Place(AttributeData mark, ISymbol symbol) =>
        mark.ApplicationSyntaxReference is { } place ? Location.Create(place.SyntaxTree, place.Span) : symbol.Locations.FirstOrDefault();
}
