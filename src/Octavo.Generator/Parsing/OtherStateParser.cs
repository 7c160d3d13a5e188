// Owns: the state of bases in other assemblies that a codec here cannot see or reach: it is reported. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing;

internal sealed class OtherStateParser(ParseContext context)
{
    /// <summary>The constant of a codec that names what codecs of derived types in other assemblies cannot reach.</summary>
    public const string Constant = "Hidden";

    /// <summary>Reports the classes of other assemblies among a type and its bases whose state is not all public.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, of whatever format.</param>
    /// <param name="location">Where the type's codec is asked for.</param>
    public void Check(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, Location? location)
    {
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type).Where(o => StateSource.IsHidden(o) && !ValueParser.IsPlatform(o)))
        {
            if (context.Facts.Foreign(owner) is not INamedTypeSymbol codec)
            {
                // A closed generic has no codec in its definition's assembly: what is wrong with the definition is said there.
                if (Attributes.Find(owner.OriginalDefinition, Attributes.GenerateCodec) is null)
                {
                    context.Report(Descriptors.UnseenState, location is { IsInSource: true } ? location : StateSource.PlaceOf(context.Facts.Definition(type)), owner.ToDisplayString(), type.ToDisplayString());
                }
                continue;
            }
            string[] lost = [.. Names(codec).Where(name => !members.Any(m => m.Name == name && StateSource.IsHidden(m.Symbol.ContainingType) && (m.Setting != Octavo.Model.MemberSetting.Constructor || m.Parameter >= 0)))];
            if (lost.Length != 0)
            {
                context.Report(Descriptors.HiddenState, location, owner.ToDisplayString(), type.ToDisplayString(), string.Join(", ", lost.Select(name => "'" + name + "'")));
            }
        }
    }

    /// <summary>What a type's codec reaches and a codec in another assembly does not: members and callbacks that are not public, and members whose setter is not.</summary>
    public static string Hidden(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, IEnumerable<string> callbacks) =>
        type.IsValueType || type.IsSealed ? "" : string.Join(",", members.Where(m => !m.IsPublic || (m.Symbol is IPropertySymbol property && m.Parameter < 0 && MemberParser.Setter(property) is { DeclaredAccessibility: not Accessibility.Public })).Select(m => m.Name).Concat(callbacks).Distinct());

    private static IEnumerable<string> Names(INamedTypeSymbol codec) =>
        codec.GetMembers(Constant).OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue)?.ConstantValue is string names ? names.Split(',') : [];
}
