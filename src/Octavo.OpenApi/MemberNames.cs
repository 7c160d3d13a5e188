// Owns: which name of an object in JSON is that of a member in C#. Knows no schema.
using System.Reflection;
using System.Text.Json.Nodes;

namespace Octavo.OpenApi;

/// <summary>A codec gives a member its declared name, the name of an attribute, or its name by a policy, which changes the case of letters and puts words
/// apart.</summary>
internal static class MemberNames
{
    /// <summary>The name among those of an object; null if none is the member's.</summary>
    internal static string? Find(JsonObject properties, MemberInfo member)
    {
        foreach (CustomAttributeData attribute in member.CustomAttributes.Where(attribute => attribute.AttributeType.Name is "CodecMemberAttribute"
            or "JsonPropertyNameAttribute" or "JsonPropertyAttribute" or "DataMemberAttribute" or "KeyAttribute"))
        {
            IEnumerable<string> given = attribute.ConstructorArguments.Select(argument => argument.Value)
                .Concat(attribute.NamedArguments.Where(argument => argument.MemberName is "Name" or "PropertyName")
                    .Select(argument => argument.TypedValue.Value))
                .OfType<string>();
            if (given.FirstOrDefault(properties.ContainsKey) is { } name)
            {
                return name;
            }
        }
        string plain = Plain(member.Name);
        return properties.ContainsKey(member.Name) ? member.Name
            : properties.Select(property => property.Key).Where(name => Plain(name) == plain).Take(2).ToArray() is [{ } one] ? one : null;
    }

    private static string Plain(string name) => string.Concat(name.Where(char.IsLetterOrDigit).Select(char.ToUpperInvariant));
}
