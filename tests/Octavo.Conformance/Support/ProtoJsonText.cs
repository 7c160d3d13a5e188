// Owns: the comparison of a message with the JSON that Protobuf's reference wrote of it. Knows no suite.
using System.Collections;
using System.Reflection;
using System.Text.Json;

namespace Octavo.Conformance.Support;

/// <summary>ProtoJSON against objects, by reflection: names without underscores, 64-bit numbers as strings, bytes in base64, enums by name.</summary>
public static class ProtoJsonText
{
    /// <summary>All that the JSON has, the message has, and nothing that is not absent in addition.</summary>
    public static void AssertSame(byte[] json, object message)
    {
        using JsonDocument document = JsonDocument.Parse(json);
        Assert.Null(Difference("", document.RootElement, message));
    }

    /// <summary>The first difference, or null.</summary>
    public static string? Difference(string at, JsonElement json, object? value)
    {
        switch (value)
        {
            case null:
                return $"{at} is null, not {json}";
            case byte[] bytes:
                return Same(at, json.GetString()!, Convert.ToBase64String(bytes));
            case string text:
                return Same(at, json.GetString()!, text);
            case bool bit:
                return Same(at, json.GetBoolean(), bit);
            case long or ulong:
                return Same(at, json.GetString()!, Convert.ToString(value, CultureInfo.InvariantCulture)!);
            case float or double:
                return Same(at, (float)json.GetDouble(), Convert.ToSingle(value, CultureInfo.InvariantCulture));
            case Enum:
                return Same(at, Plain(json.GetString()!), Plain(value.ToString()!));
            case ValueType:
                return Same(at, json.GetInt64(), Convert.ToInt64(value, CultureInfo.InvariantCulture));
            case IDictionary map:
                return Entries(at, json, map);
            case IList list:
                return Same(at + " count", json.GetArrayLength(), list.Count)
                    ?? json.EnumerateArray().Select((element, i) => Difference($"{at}[{i}]", element, list[i])).FirstOrDefault(one => one is not null);
            default:
                return Members(at, json, value);
        }
    }

    private static string? Entries(string at, JsonElement json, IDictionary map)
    {
        var values = new Dictionary<string, object?>();
        foreach (DictionaryEntry entry in map)
        {
            values.Add(Plain(Convert.ToString(entry.Key, CultureInfo.InvariantCulture)!), entry.Value);
        }
        return Same(at + " count", json.EnumerateObject().Count(), map.Count)
            ?? json.EnumerateObject().Select(entry => Difference($"{at}.{entry.Name}", entry.Value, values.GetValueOrDefault(Plain(entry.Name))))
            .FirstOrDefault(one => one is not null);
    }

    private static string? Members(string at, JsonElement json, object message)
    {
        PropertyInfo[] members = [.. message.GetType().GetProperties().Where(member => member.PropertyType != typeof(UnknownMembers))];
        var named = new HashSet<string>(json.EnumerateObject().Select(property => Plain(property.Name)));
        if (members.FirstOrDefault(member => !named.Contains(Plain(member.Name)) && !IsAbsent(member.GetValue(message))) is { } extra)
        {
            return $"{at} has {extra.Name} besides";
        }
        return json.EnumerateObject().Select(property => Member(at, property, members, message)).FirstOrDefault(one => one is not null);
    }

    private static string? Member(string at, JsonProperty property, PropertyInfo[] members, object message) =>
        members.FirstOrDefault(member => Plain(member.Name) == Plain(property.Name)) is { } found
            ? Difference($"{at}.{found.Name}", property.Value, found.GetValue(message))
            : $"{at} has no member {property.Name}";

    private static bool IsAbsent(object? value) => value switch
    {
        null or "" or false => true,
        ICollection { Count: 0 } => true,
        ValueType number => number.Equals(Activator.CreateInstance(number.GetType())),
        _ => false,
    };

    private static string Plain(string name) => name.Replace("_", "", StringComparison.Ordinal).ToUpperInvariant();

    private static string? Same<T>(string at, T expected, T found) =>
        EqualityComparer<T>.Default.Equals(expected, found) ? null : $"{at} is {found}, not {expected}";
}
