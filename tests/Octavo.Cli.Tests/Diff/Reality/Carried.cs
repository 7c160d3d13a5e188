// Owns: whether a value that was read says the same as the one that was written, whatever types the two have. Knows no format.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Reflection;

namespace Octavo.Cli.Tests.Diff.Reality;

internal static class Carried
{
    /// <summary>Whether all that both types know is the same, and the rest is what a new object has.</summary>
    /// <param name="written">What was written.</param>
    /// <param name="read">What was read.</param>
    /// <param name="rules">What the format does not tell apart.</param>
    internal static bool Over(object? written, object? read, CarriedRules rules = default)
    {
        if ((rules.EmptyIsNull && IsEmpty(written) && IsEmpty(read)) || (rules.ByNumber && IsZero(written) && IsZero(read)))
        {
            return true;
        }
        // Protobuf reads a single field as a list of one.
        if (rules.EmptyIsNull && written is not (null or IEnumerable and not (string or byte[])) && read is IEnumerable items and not (string or byte[]))
        {
            return items.Cast<object?>().ToArray() is [var only] && Over(written, only, rules);
        }
        if (written is null || read is null)
        {
            return written is null && read is null;
        }
        if (Simple(written, read) is { } answer)
        {
            return answer;
        }
        if (written is IDictionary left && read is IDictionary right)
        {
            return left.Count == right.Count
                && left.Keys.Cast<object>()
                .All(key => right.Keys.Cast<object>().FirstOrDefault(other => Over(key, other)) is { } found && Over(left[key], right[found], rules));
        }
        if (rules.ByNumber && written is IDictionary map && read is IEnumerable entries and not IDictionary)
        {
            return Entries(map.Keys.Cast<object>().Select(key => (key, map[key])),
                entries.Cast<object>()
                    .Select(entry => (entry.GetType().GetProperty("Key")!.GetValue(entry)!, entry.GetType().GetProperty("Value")!.GetValue(entry))), rules);
        }
        if (written is IEnumerable some && read is IEnumerable others)
        {
            object?[] one = [.. some.Cast<object?>()], two = [.. others.Cast<object?>()];
            return one.Length == two.Length && one.Zip(two).All(pair => Over(pair.First, pair.Second, rules));
        }
        return (!IsCase(written.GetType()) || written.GetType().Name == read.GetType().Name) && Members(written, read, rules);
    }

    /// <summary>Whether an object may be one of several, so its type says something.</summary>
    private static bool IsCase(Type type) =>
        type.BaseType is { } parent && (parent.Namespace == type.Namespace || type.GetInterfaces().Any(one => one.Namespace == type.Namespace));

    private static bool Entries(IEnumerable<(object Key, object? Value)> written, IEnumerable<(object Key, object? Value)> read, CarriedRules rules) =>
        written.ToArray() is var one && read.ToArray() is var other && one.Length == other.Length
            && one.All(entry => other.Any(found => Over(entry.Key, found.Key, rules) && Over(entry.Value, found.Value, rules)));

    private static bool Members(object written, object read, CarriedRules rules)
    {
        object missing = Activator.CreateInstance(read.GetType())!;
        foreach (PropertyInfo member in read.GetType().GetProperties().Where(member => member.CanWrite))
        {
            if (member.PropertyType == typeof(UnknownMembers))
            {
                continue;
            }
            PropertyInfo? source = Counterpart(written.GetType(), member, rules.ByNumber);
            object? expected = source is null ? member.GetValue(missing) : source.GetValue(written);
            if (!Over(expected, member.GetValue(read), rules))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>The same member of another version: by name, or if either says that it was called so.</summary>
    private static PropertyInfo? Counterpart(Type type, PropertyInfo member, bool byNumber) => byNumber
        ? type.GetProperties().FirstOrDefault(other => Number(other) is { } number && number == Number(member))
        : type.GetProperties().FirstOrDefault(other => other.Name == member.Name || Was(member) == other.Name || Was(other) == member.Name);

    private static string? Was(PropertyInfo member) =>
        member.GetCustomAttributesData().FirstOrDefault(one => one.AttributeType.Name == "WasAttribute")?.ConstructorArguments[0].Value as string;

    private static int? Number(PropertyInfo member) => member.GetCustomAttribute<CodecMemberAttribute>()?.Number;

    // Of messages: what is absent is zero, whatever property it has.
    private static bool IsZero(object? value) =>
        value is null or "" or byte[] { Length: 0 } || IsEmpty(value)
            || (value.GetType().IsValueType && value.Equals(Activator.CreateInstance(value.GetType())));

    private static bool IsEmpty(object? value) =>
        value is null || (value is not (string or byte[]) && value is IEnumerable items && !items.Cast<object?>().Any());

    private static bool? Simple(object written, object read)
    {
        if (written is Version or IPAddress || read is Version or IPAddress)
        {
            return (Address(written) is { } address && Address(read) is { } bytes && address.AsSpan().SequenceEqual(bytes))
                || (Text(written) is { } text && text == Text(read));
        }
        if (written is string || read is string)
        {
            return written is string && read is string ? (string)written == (string)read : AreSameTexts(written, read);
        }
        if (written is Enum named && read is Enum other)
        {
            return Called(named, other) ?? Number(written) == Number(read);
        }
        if (Number(written) is { } number && Number(read) is { } digits)
        {
            return number == digits || IsSameDouble(written, read);
        }
        if (Number(written) is not null || Number(read) is not null)
        {
            return false;
        }
        return (written, read) switch
        {
            (DateTime a, DateTime b) => a.Ticks == b.Ticks, // none is local

            (DateTimeOffset a, DateTimeOffset b) => a == b,
            (DateTime a, DateTimeOffset b) => a.Ticks == (a.Kind == DateTimeKind.Utc ? b.UtcDateTime.Ticks : b.Ticks),
            (DateOnly a, DateTimeOffset b) => a.ToDateTime(default) == b.DateTime,
            (DateTimeOffset a, DateTime b) => b.Kind == DateTimeKind.Local ? a.UtcDateTime == b.ToUniversalTime() : a.UtcDateTime.Ticks == b.Ticks,
            (DateOnly a, DateTime b) => a.ToDateTime(default) == b,
            (DateTime a, DateOnly b) => b.ToDateTime(default) == a,
            (TimeSpan a, TimeOnly b) => a == b.ToTimeSpan(),
            (TimeOnly a, TimeSpan b) => a.ToTimeSpan() == b,
            _ when written.GetType() == read.GetType() && written is Guid or DateOnly or TimeOnly or TimeSpan => written.Equals(read),
            _ when written is DateTime or DateTimeOffset or DateOnly or TimeOnly or TimeSpan or Guid
                || read is DateTime or DateTimeOffset or DateOnly or TimeOnly or TimeSpan or Guid => false,
            _ => null,
        };
    }

    private static byte[]? Address(object value) => value as byte[] ?? (value as IPAddress)?.GetAddressBytes();

    // A date alone is the beginning of a time; bytes are text in Base64, or the text's own.
    private static bool AreSameTexts(object written, object read) =>
        Text(written) is { } one && Text(read) is { } other
            && (one == other || one.TrimEnd('Z') == other.TrimEnd('Z')
            || (read is byte[] && one.Replace('-', '+').Replace('_', '/').TrimEnd('=') == other.TrimEnd('='))
            || (read is DateTime or DateTimeOffset or TimeOnly or TimeSpan && other.StartsWith(one.TrimEnd('Z'), StringComparison.Ordinal))
            || (read is TimeSpan span && one == span.ToString("c")))
        || (written is string text && read is byte[] bytes && Encoding.UTF8.GetString(bytes) == text)
        || (written is byte[] raw && read is string same && Encoding.UTF8.GetBytes(same).AsSpan().SequenceEqual(raw));

    // A name that both enums have means the same; a number that has no name in one of them is the number.
    private static bool? Called(Enum written, Enum read) =>
        Enum.GetName(written.GetType(), written) is { } name && Enum.IsDefined(read.GetType(), name) ? Number(Enum.Parse(read.GetType(), name)) == Number(read)
        : Enum.GetName(read.GetType(), read) is { } other && Enum.IsDefined(written.GetType(), other)
        ? Number(Enum.Parse(written.GetType(), other)) == Number(written)
        : null;

    /// <summary>The number that a value is, in its shortest digits; null for what is none.</summary>
    private static string? Number(object value) => value switch
    {
        bool one => one ? "1" : "0",
        char one => ((int)one).ToString(CultureInfo.InvariantCulture),
        Rune one => one.Value.ToString(CultureInfo.InvariantCulture),
        Enum one => one.ToString("D"),
        float one => Digits(one.ToString("R", CultureInfo.InvariantCulture)),
        double one => Digits(one.ToString("R", CultureInfo.InvariantCulture)),
        Half one => Digits(one.ToString("R", CultureInfo.InvariantCulture)),
        decimal one => Digits(one.ToString(CultureInfo.InvariantCulture)),
        sbyte or byte or short or ushort or int or uint or long or ulong or Int128 or UInt128 or BigInteger =>
            ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
        _ => null,
    };

    // Of a whole number its digits, however a float says it.
    private static string Digits(string text) =>
        !text.Contains("E-", StringComparison.Ordinal) && decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out decimal number)
            ? (number / 1.0000000000000000000000000000M).ToString(CultureInfo.InvariantCulture) : text;

    // 0.1 of a float is another number as a double, and yet the same bits.
    private static bool IsSameDouble(object written, object read) =>
        written is float or double or Half && read is float or double or Half && Convert(written).Equals(Convert(read));

    private static double Convert(object value) => value switch { float one => one, Half one => (double)one, _ => (double)value };

    /// <summary>What a value is as text.</summary>
    private static string? Text(object value) => value switch
    {
        string text => text,
        Version or IPAddress => value.ToString(),
        Enum one => one.ToString(),
        char or Rune or Guid => value.ToString(),
        bool or sbyte or byte or short or ushort or int or uint or long or ulong or Int128 or UInt128 or BigInteger or decimal or float or double =>
            ((IConvertibleText)new IConvertibleText(value)).ToString(),
        DateTime or DateTimeOffset or DateOnly or TimeOnly or TimeSpan or byte[] =>
            Encoding.UTF8.GetString(OctavoJson.Serialize(value, value.GetType())).Trim('"'),
        _ => null,
    };

    private readonly record struct IConvertibleText(object Value)
    {
        public override string ToString() => System.Convert.ToString(Value, CultureInfo.InvariantCulture)!;
    }
}
