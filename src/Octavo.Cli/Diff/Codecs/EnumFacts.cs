// Owns: an enum's names and numbers, which Shapes do not have.
using System.Globalization;
using System.Numerics;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>An enum.</summary>
/// <param name="Name">Its full name.</param>
/// <param name="Fields">Its fields, as declared.</param>
/// <param name="IsFlags">Whether values are sums.</param>
internal sealed record EnumFacts(string Name, IReadOnlyList<EnumField> Fields, bool IsFlags)
{
    private static readonly string[] s_naming = ["Octavo.CodecMemberAttribute", "System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute",
        "System.Runtime.Serialization.EnumMemberAttribute"];

    /// <summary>The enum of a value: the type itself, or what it holds; null for none.</summary>
    internal static EnumFacts? In(Type type)
    {
        Type? found = Find(type);
        return found is null ? null
            : new EnumFacts(ClrNames.Of(found), [.. FieldsOf(found)],
                found.CustomAttributes.Any(one => one.AttributeType.FullName == typeof(FlagsAttribute).FullName));
    }

    private static IEnumerable<EnumField> FieldsOf(Type type) =>
        type.GetFields(System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static)
            .Select(
                field => new EnumField(field.Name, Written(field),
                    BigInteger.Parse(Convert.ToString(field.GetRawConstantValue(), CultureInfo.InvariantCulture)!, CultureInfo.InvariantCulture)));

    /// <summary>The name in data: of the library's own attribute, else of the one that others have for it.</summary>
    private static string Written(System.Reflection.FieldInfo field)
    {
        foreach (string attribute in s_naming)
        {
            System.Reflection.CustomAttributeData? found = field.CustomAttributes.FirstOrDefault(one => one.AttributeType.FullName == attribute);
            string? name = found?.ConstructorArguments.Select(argument => argument.Value).OfType<string>().FirstOrDefault()
                ?? found?.NamedArguments.Where(argument => argument.MemberName is "Value" or "Name").Select(argument => argument.TypedValue.Value)
                    .OfType<string>().FirstOrDefault();
            if (name is not null)
            {
                return name;
            }
        }
        return field.Name;
    }

    private static Type? Find(Type type) =>
        type.IsEnum ? type : type.IsArray ? Find(type.GetElementType()!) : type.IsGenericType
            ? type.GetGenericArguments().Select(Find).FirstOrDefault(one => one is not null) : null;
}
