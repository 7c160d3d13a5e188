// Owns: what compares the keys of a dictionary or the elements of a set, by name.
using System.Reflection;

namespace Octavo.Cli.Diff.Codecs;

internal static class Comparers
{
    /// <summary>The comparer of a collection; empty for the keys' own equality, and for what has none.</summary>
    internal static string Of(object collection)
    {
        Type type = collection.GetType();
        PropertyInfo? property = type.GetProperty("Comparer") ?? type.GetProperty("KeyComparer");
        return property?.GetValue(collection) is { } comparer ? Name(comparer) : "";
    }

    /// <summary>A comparer that a member asks for by name.</summary>
    internal static string Of(KnownComparer said) => said is KnownComparer.Auto or KnownComparer.Ordinal ? "" : said.ToString();

    private static string Name(object comparer) =>
        comparer.Equals(StringComparer.Ordinal) ? ""
            : comparer.Equals(StringComparer.OrdinalIgnoreCase) ? nameof(KnownComparer.OrdinalIgnoreCase)
            : comparer.Equals(StringComparer.InvariantCulture) ? nameof(KnownComparer.InvariantCulture)
            : comparer.Equals(StringComparer.InvariantCultureIgnoreCase) ? nameof(KnownComparer.InvariantCultureIgnoreCase)
            : comparer.GetType().Namespace?.StartsWith("System", StringComparison.Ordinal) == true ? ""
            : ClrNames.Of(comparer.GetType());
}
