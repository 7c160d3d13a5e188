// Owns: the names of an enum's fields in formats with names: the library's own attributes, and after them those of the library that counts in a format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Values;

/// <summary>The names of the fields of an enum.</summary>
/// <param name="type">The enum.</param>
/// <param name="defaults">The attribute of the assembly that sets defaults; null if it has none.</param>
internal sealed class EnumFieldNames(INamedTypeSymbol type, AttributeData? defaults)
{
    private const string MemberName = SystemTextJsonAttributes.Space + "JsonStringEnumMemberNameAttribute";

    // In formats by name System.Text.Json's attributes count before those of data contracts, which Json.NET reads, too.
    private readonly bool _isSystemTextJson = JsonEnums.NamesByTextJson(type) || FieldsOf(type).Any(f => Attributes.Find(f, MemberName) is not null);

    /// <summary>The fields, as declared.</summary>
    public static IEnumerable<IFieldSymbol> FieldsOf(INamedTypeSymbol type) => type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue);

    /// <summary>The name of a field in formats of a kind.</summary>
    public string Of(IFieldSymbol field, ViewKind kind)
    {
        if (FormatNames.Of(field).Of(kind) is string own)
        {
            return own;
        }
        if (Attributes.Find(field, Attributes.CodecMember)?.ConstructorArguments.Select(a => a.Value).OfType<string>().FirstOrDefault() is string name)
        {
            return name;
        }
        string? other = kind == ViewKind.Name && _isSystemTextJson
            ? Attributes.Find(field, MemberName)?.ConstructorArguments is [{ Value: string given }] ? given : null
            : Attributes.Named<string?>(Attributes.Find(field, DataContractAttributes.Space + "EnumMemberAttribute"), "Value", null);
        return other ?? NamePolicies.Apply(Policy(kind), field.Name);
    }

    /// <summary>The policy for formats of a kind: the enum's, else the assembly's; 0 for none.</summary>
    private int Policy(ViewKind kind)
    {
        int own = Attributes.FindAll(type, Attributes.CodecEnum)
            .Where(a => ((FormatSet)Attributes.Named(a, "Formats", (int)FormatSet.All) & kind.Formats()) != 0)
            .Select(a => Attributes.Named(a, "Names", 0)).FirstOrDefault(policy => policy != 0);
        return own != 0 || defaults is null ? own : Attributes.Named(defaults, "EnumNames", 0);
    }
}
