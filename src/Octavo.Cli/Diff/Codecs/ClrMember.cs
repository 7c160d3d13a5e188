// Owns: a property or field of another program, with all that is on it, also on the constructor's parameter of its name.
using System.Reflection;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A member of a run-time type.</summary>
/// <param name="Member">The property or field.</param>
/// <param name="Attributes">Its attributes and its parameter's.</param>
internal sealed record ClrMember(MemberInfo Member, IReadOnlyList<CustomAttributeData> Attributes)
{
    private const string Octavo = "Octavo.CodecMemberAttribute";

    /// <summary>Attributes of other libraries that give a name, by their positional argument.</summary>
    private static readonly string[] s_naming = [Octavo, "System.Text.Json.Serialization.JsonPropertyNameAttribute", "Newtonsoft.Json.JsonPropertyAttribute",
        "MessagePack.KeyAttribute"];

    internal string Name => Member.Name;

    internal Type Type => Member is PropertyInfo property ? property.PropertyType : ((FieldInfo)Member).FieldType;

    /// <summary>What <c>[CodecMember]</c> says.</summary>
    internal CustomAttributeData? Said => AttributeReader.Find(Attributes, Octavo);

    /// <summary>Its number, from 1; 0 if it has none.</summary>
    internal int Number => AttributeReader.First<int>(Said);

    /// <summary>The names that attributes give it.</summary>
    internal IEnumerable<string> Names =>
        [.. Attributes.Where(one => one.AttributeType.FullName == "Octavo.CodecNameAttribute").Select(AttributeReader.First<string>).OfType<string>(),
            .. s_naming.Select(name => AttributeReader.First<string>(AttributeReader.Find(Attributes, name))).OfType<string>(),
            .. new[] { "System.Runtime.Serialization.DataMemberAttribute",
            "Newtonsoft.Json.JsonPropertyAttribute" }.Select(
                name =>
                    AttributeReader.Named(AttributeReader.Find(Attributes, name),
                        name.EndsWith("DataMemberAttribute", StringComparison.Ordinal) ? "Name" : "PropertyName")).OfType<string>()];

    /// <summary>All members of a type and its bases, the nearest of a name.</summary>
    internal static List<ClrMember> Of(Type type)
    {
        const BindingFlags all = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var found = new Dictionary<string, ClrMember>(StringComparer.Ordinal);
        for (Type? one = type; one is not null && one != typeof(object); one = one.BaseType)
        {
            ParameterInfo[] parameters = [.. one.GetConstructors(all).SelectMany(constructor => constructor.GetParameters())];
            foreach (MemberInfo member in one.GetProperties(all).Where(property => property.GetIndexParameters().Length == 0)
                .Concat<MemberInfo>(one.GetFields(all)).Where(member => !member.Name.StartsWith('<')))
            {
                found.TryAdd(member.Name,
                    new ClrMember(member,
                    [.. member.CustomAttributes,
                    .. parameters.Where(parameter => string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase))
                        .SelectMany(parameter => parameter.CustomAttributes)]));
            }
        }
        return [.. found.Values];
    }

    /// <summary>The value of an object; null if it cannot be read.</summary>
    internal object? Value(object of)
    {
        try
        {
            return Member is PropertyInfo property ? property.GetValue(of) : ((FieldInfo)Member).GetValue(of);
        }
        catch (Exception unread) when (unread is TargetInvocationException or ArgumentException)
        {
            return null;
        }
    }
}
