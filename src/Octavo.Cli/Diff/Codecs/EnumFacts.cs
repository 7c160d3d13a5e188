// Owns: an enum's names and numbers, which Shapes do not have.
using System.Globalization;
using System.Numerics;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>An enum.</summary>
/// <param name="Name">Its full name.</param>
/// <param name="Fields">Its fields, as declared.</param>
/// <param name="IsFlags">Whether values are sums.</param>
internal sealed record EnumFacts(string Name, IReadOnlyList<(string Name, BigInteger Number)> Fields, bool IsFlags)
{
    /// <summary>The enum of a value: the type itself, or what it holds; null for none.</summary>
    internal static EnumFacts? In(Type type)
    {
        Type? found = Find(type);
        return found is null ? null
            : new EnumFacts(ClrNames.Of(found), [.. FieldsOf(found)],
                found.CustomAttributes.Any(one => one.AttributeType.FullName == typeof(FlagsAttribute).FullName));
    }

    private static IEnumerable<(string Name, BigInteger Number)> FieldsOf(Type type) =>
        type.GetFields(System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static)
            .Select(
                field =>
                    (field.Name, BigInteger.Parse(Convert.ToString(field.GetRawConstantValue(), CultureInfo.InvariantCulture)!, CultureInfo.InvariantCulture)));

    private static Type? Find(Type type) =>
        type.IsEnum ? type : type.IsArray ? Find(type.GetElementType()!) : type.IsGenericType
            ? type.GetGenericArguments().Select(Find).FirstOrDefault(one => one is not null) : null;
}
