// Owns: an enum's names and numbers, which Shapes do not have.
using System.Globalization;
using System.Numerics;
using System.Reflection;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>An enum.</summary>
/// <param name="Name">Its full name.</param>
/// <param name="Fields">Its fields, as declared.</param>
/// <param name="IsFlags">Whether values are sums.</param>
internal sealed record EnumFacts(string Name, IReadOnlyList<EnumField> Fields, bool IsFlags)
{
    private const string TextJsonName = "System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute";

    /// <summary>The enum of a value: the type itself, or what it holds; null for none.</summary>
    internal static EnumFacts? In(Type type)
    {
        Type? found = Find(type);
        return found is null ? null
            : new EnumFacts(ClrNames.Of(found), [.. FieldsOf(found)],
                found.CustomAttributes.Any(one => one.AttributeType.FullName == typeof(FlagsAttribute).FullName));
    }

    private static IEnumerable<EnumField> FieldsOf(Type type)
    {
        FieldInfo[] fields = type.GetFields(BindingFlags.Public | BindingFlags.Static);
        bool isTextJson = fields.Any(field => AttributeReader.Find(field.CustomAttributes, TextJsonName) is not null)
            || (AttributeReader.First<Type>(AttributeReader.Find(type.CustomAttributes, "System.Text.Json.Serialization.JsonConverterAttribute"))?.FullName
                ?? "").StartsWith("System.Text.Json.Serialization.JsonStringEnumConverter", StringComparison.Ordinal);
        return fields.Select(
            field => new EnumField(field.Name, Written(field, CodecFormats.Json, isTextJson), Written(field, CodecFormats.MessagePack, false),
                Written(field, CodecFormats.Cbor, false),
                BigInteger.Parse(Convert.ToString(field.GetRawConstantValue(), CultureInfo.InvariantCulture)!, CultureInfo.InvariantCulture)));
    }

    /// <summary>The name in data: of the library's own attributes, else of the one that others have for it in the format.</summary>
    private static string Written(FieldInfo field, CodecFormats format, bool isTextJson) =>
        field.CustomAttributes.Where(one => one.AttributeType.FullName == "Octavo.CodecNameAttribute" && (AttributeReader.First<int>(one) & (int)format) != 0)
            .Select(AttributeReader.First<string>).FirstOrDefault()
            ?? AttributeReader.First<string>(AttributeReader.Find(field.CustomAttributes, "Octavo.CodecMemberAttribute"))
            ?? (isTextJson ? AttributeReader.First<string>(AttributeReader.Find(field.CustomAttributes, TextJsonName))
                : (string?)AttributeReader.Named(AttributeReader.Find(field.CustomAttributes, "System.Runtime.Serialization.EnumMemberAttribute"), "Value"))
            ?? field.Name;

    private static Type? Find(Type type) =>
        type.IsEnum ? type : type.IsArray ? Find(type.GetElementType()!) : type.IsGenericType
            ? type.GetGenericArguments().Select(Find).FirstOrDefault(one => one is not null) : null;
}
