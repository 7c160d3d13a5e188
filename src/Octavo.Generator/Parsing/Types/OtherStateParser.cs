// Owns: the state of bases in other assemblies that a codec here cannot see or reach: it is reported. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class OtherStateParser(ParseContext context)
{
    /// <summary>The platform's classes that have no state of their own, or all of it in public members.</summary>
    private static readonly string[] s_stateless = ["System.Object", "System.ValueType", "System.Enum", "System.Attribute", "System.EventArgs",
        "System.MarshalByRefObject", "System.ContextBoundObject", "System.Dynamic.DynamicObject", "System.ComponentModel.Component",
        "System.Collections.Generic.Comparer", "System.Collections.Generic.EqualityComparer", "System.StringComparer",
        "System.Linq.Expressions.ExpressionVisitor"];

    /// <summary>Reports the classes of other assemblies among a type and its bases whose state is not all public: what their mirrors lack, and those that no
    /// one mirrors.</summary>
    /// <param name="type">The type.</param>
    /// <param name="location">Where the type's codec is asked for.</param>
    /// <param name="candidates">The type's members, and what attributes leave out; null if it has none of its own.</param>
    public void Check(INamedTypeSymbol type, Location? location, IReadOnlyList<MemberDraft>? candidates = null)
    {
        if (candidates is not null && (StatefulBase(type, candidates) ?? (IsPartlyShown(type, candidates) ? type : null)) is { } platform)
        {
            ReportUnseen(platform, type, location, "name");
        }
        // What ProtoBuf.Extensible holds is passed on, or OCT0037 says that it is not.
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type)
            .Where(o => StateAnalysis.IsHidden(o) && !ValueParser.IsPlatform(o) && CSharpNames.FullName(o) != "ProtoBuf.Extensible"))
        {
            if (context.Facts.Mirror(owner) is not { } mirror)
            {
                // What has a codec of its members has nothing more to tell.
                bool isOneValue = HasOtherForm(owner);
                if (isOneValue || (context.Facts.Foreign(owner) is null && Attributes.Find(owner.OriginalDefinition, Attributes.GenerateCodec) is null))
                {
                    ReportUnseen(owner, type, location, isOneValue ? "its codec there does not write its members; name" : owner.IsAbstract
                        ? "put [GenerateCodec] and [CodecUnion] on it there, or name" : "put [GenerateCodec] on it there, or name");
                }
                continue;
            }
            // A collection among the bases tells of its own where it is.
            foreach (ISymbol symbol in candidates is null && CollectionParser.IsUsers(owner) ? []
                : mirror.Hiding.Where(s => candidates?.Any(c => SymbolEqualityComparer.Default.Equals(c.Symbol, s)) != true))
            {
                context.Report(Descriptors.StateLeftOut, location, owner.ToDisplayString() + "." + symbol.Name, StateParser.LeftOut
                    + (candidates is null ? StateParser.AsElements(type) : $"it is not public, and only the codec of '{owner.ToDisplayString()}' has it"));
            }
            string[] lost = [.. mirror.Lost];
            if (lost.Length != 0)
            {
                context.Report(Descriptors.HiddenState, location, owner.ToDisplayString(), type.ToDisplayString(),
                    string.Join(", ", lost.Select(name => "'" + name + "'")));
            }
        }
    }

    private void ReportUnseen(INamedTypeSymbol owner, INamedTypeSymbol type, Location? location, string remedy) =>
        context.Report(Descriptors.UnseenState, location is { IsInSource: true } ? location : StateAnalysis.PlaceOf(context.Facts.Definition(type)),
            owner.ToDisplayString(), type.ToDisplayString(), remedy);

    /// <summary>Whether a codec is asked for of one of the platform's own types that shows more than can be set: the cookies of a container, the message of an
    /// exception. What a reference assembly shows does not tell a computed member from one with a field.</summary>
    private bool IsPartlyShown(INamedTypeSymbol type, IReadOnlyList<MemberDraft> candidates) => ValueParser.IsPlatform(type) && context.Facts.IsEmitted(type)
        && !ValueParser.IsKnown(type) && CSharpNames.Space(type) != "System.Drawing" // points and rectangles: two or four numbers
        && !type.AllInterfaces.Any(i => CSharpNames.FullName(i) == "System.Collections.IEnumerable")
        && candidates.Any(c => c is { Symbol: IPropertySymbol { IsStatic: false, IsIndexer: false }, Setting: MemberSetting.Constructor, Parameter: < 0 });

    /// <summary>The platform's class that a type derives from, if its objects have state that their public members do not set: the message of an exception,
    /// the text of a writer. Null for classes that are made to be derived from and have none.</summary>
    private static INamedTypeSymbol? StatefulBase(INamedTypeSymbol type, IReadOnlyList<MemberDraft> candidates)
    {
        INamedTypeSymbol? platform = MemberParser.BaseFirst(type).LastOrDefault(ValueParser.IsPlatform);
        return platform is null || SymbolEqualityComparer.Default.Equals(platform, type)
            || platform.AllInterfaces.Any(i => CSharpNames.FullName(i) == "System.Collections.IEnumerable") // OCT0008 and OCT0024 tell of elements
            || IsWhole(platform, candidates)
            || MemberParser.BaseFirst(platform).Any(b => s_stateless.Contains(CSharpNames.FullName(b.OriginalDefinition))) ? null : platform;
    }

    /// <summary>Whether a class of the platform is its public members alone, and each of them comes back.</summary>
    private static bool IsWhole(INamedTypeSymbol platform, IReadOnlyList<MemberDraft> candidates) =>
        CSharpNames.FullName(platform.OriginalDefinition).Split('<')[0] is "System.Tuple" or "System.Runtime.CompilerServices.StrongBox"
            && candidates.Where(c => SymbolEqualityComparer.Default.Equals(c.Declaring, platform))
            .All(c => c.Setting != MemberSetting.Constructor || c.Parameter >= 0);

    /// <summary>Whether another assembly writes a type as a single value, by a surrogate or a codec by hand, which say nothing of its members.</summary>
    private static bool HasOtherForm(INamedTypeSymbol owner) => owner.OriginalDefinition.GetAttributes().Any(IsForm)
        || (owner.ContainingAssembly is { } assembly // null of a type that does not exist
        && assembly.GetAttributes().Any(a => IsForm(a) && a.ConstructorArguments is [{ Value: INamedTypeSymbol named }, ..]
        && SymbolEqualityComparer.Default.Equals(named.OriginalDefinition, owner.OriginalDefinition)));

    private static bool IsForm(AttributeData attribute) => Attributes.Is(attribute, Attributes.CodecAs) || Attributes.Is(attribute, Attributes.CodecSurrogate)
        || Attributes.Is(attribute, Attributes.CodecConverter);
}
