// Owns: the names that attributes give the fields of forms. Knows no format.
using System.Reflection;

namespace Octavo.Refit;

internal static class FieldName
{
    /// <summary>The name that the attributes of a property give it in JSON, in the order in which codecs look at them; null if there is none.</summary>
    internal static string? Of(PropertyInfo property)
    {
        string? name = null;
        foreach (CodecNameAttribute named in property.GetCustomAttributes<CodecNameAttribute>())
        {
            name = (named.Formats & CodecFormats.Json) != 0 ? named.Name : name;
        }
        return name ?? property.GetCustomAttribute<CodecMemberAttribute>()?.Name
            ?? Foreign(property, "System.Text.Json.Serialization.JsonPropertyNameAttribute", "Name")
            ?? Foreign(property, "Newtonsoft.Json.JsonPropertyAttribute", "PropertyName")
            ?? Foreign(property, "System.Runtime.Serialization.DataMemberAttribute", "Name");
    }

    /// <summary>By name: the package does not need the libraries.</summary>
    private static string? Foreign(PropertyInfo property, string attribute, string argument)
    {
        foreach (CustomAttributeData found in property.GetCustomAttributesData())
        {
            if (found.AttributeType.FullName == attribute)
            {
                return found.ConstructorArguments is [{ Value: string name }] ? name
                    : found.NamedArguments.FirstOrDefault(named => named.MemberName == argument).TypedValue.Value as string;
            }
        }
        return null;
    }
}
