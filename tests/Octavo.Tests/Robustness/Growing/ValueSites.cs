// Owns: the parts of values, for formats whose bytes do not say what they are: the elements of collections, and text. Knows no format.
using System.Collections;
using System.Reflection;

namespace Octavo.Tests.Robustness.Growing;

internal static class ValueSites
{
    /// <summary>Values that have a part n times: the root as a collection, and collections and text in its members.</summary>
    /// <param name="make">Makes the value again.</param>
    internal static IEnumerable<(string Name, Func<int, T> Many)> Of<T>(Func<T> make)
    {
        if (Many(make(), typeof(T), 2) is not null)
        {
            yield return ("$", n => (T)Many(make(), typeof(T), n)!);
        }
        if (make() is null || typeof(T).IsValueType || typeof(T) == typeof(string))
        {
            yield break;
        }
        foreach (PropertyInfo member in make()!.GetType().GetProperties()
            .Where(p => p is { CanRead: true, CanWrite: true } && p.GetIndexParameters().Length == 0))
        {
            if (Get(member, make()) is { } value && Many(value, member.PropertyType, 2) is not null)
            {
                yield return ("$." + member.Name, n => With(make(), member, n));
            }
        }
    }

    private static T With<T>(T whole, PropertyInfo member, int times)
    {
        member.SetValue(whole, Many(Get(member, whole), member.PropertyType, times));
        return whole;
    }

    private static object? Get(PropertyInfo member, object? of)
    {
        try
        {
            return member.GetValue(of);
        }
        catch (TargetInvocationException)
        {
            return null;
        }
    }

    private static object? Many(object? value, Type type, int times)
    {
        switch (value)
        {
            // An immutable array of nothing says so by an exception.
            case ValueType:
                return null;
            case string { Length: > 0 } text:
                return string.Concat(Enumerable.Repeat(text, times));
            case Array { Rank: 1, Length: > 0 } array:
                Array many = Array.CreateInstance(array.GetType().GetElementType()!, array.Length * times);
                for (int i = 0; i < times; i++)
                {
                    array.CopyTo(many, i * array.Length);
                }
                return many;
            case IList { Count: > 0, IsFixedSize: false, IsReadOnly: false } list
                when list.GetType() is { IsGenericType: true } made && made.GetGenericTypeDefinition() == typeof(List<>) && type.IsInstanceOfType(list):
                var longer = (IList)Activator.CreateInstance(made)!;
                for (int i = 0; i < times; i++)
                {
                    foreach (object? item in list)
                    {
                        longer.Add(item);
                    }
                }
                return longer;
            default:
                return null;
        }
    }
}
