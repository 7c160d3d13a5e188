// Owns: conversions of F# values that neither its library nor .NET has. Called by emitted code.
namespace Octavo.Runtime.FSharp;

internal static class FSharpValues
{
    /// <summary>What an option or a case of one field holds: null would come back as no value.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NullNotAllowed"/>.</exception>
    public static T NotNull<T>(T value) => value is null
        ? throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"an F# option or union holds null for {typeof(T)}, which would be read as no value.") : value;

    /// <summary>A number that no case of a union has.</summary>
    public static Exception NoCase(Type union) => new OctavoException(OctavoErrorCode.InvalidValue, $"no case of {union} has this value.");

    /// <summary>A value of the case that a type is.</summary>
    public static T Case<T>(object value) => value is T one ? one : throw NoCase(typeof(T));

    public static HashSet<T> Set<T>(IEnumerable<T> set) => [.. set];

    public static Dictionary<TKey, TValue> Map<TKey, TValue>(IDictionary<TKey, TValue> map)
        where TKey : notnull => new(map);

    public static IEnumerable<Tuple<TKey, TValue>> Pairs<TKey, TValue>(Dictionary<TKey, TValue> map)
        where TKey : notnull
    {
        foreach ((TKey key, TValue value) in map)
        {
            yield return Tuple.Create(key, value);
        }
    }
}
