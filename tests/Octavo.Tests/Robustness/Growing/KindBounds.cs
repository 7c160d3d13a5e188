// Owns: what docs/security.md allows a type for a byte of data: the most of the kinds that its values have. Knows no codec.
using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Facts;

namespace Octavo.Tests.Robustness.Growing;

internal static partial class KindBounds
{
    /// <summary>What a type may take whose kinds are not in the table: a class of a few members, its text, and an array that holds it.</summary>
    private const int Plain = 200;

    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>The page's rows: the name of a kind without its type arguments, and the larger of its two figures.</summary>
    private static readonly Dictionary<string, int> s_kinds = Read();

    /// <summary>Bytes that may be allocated for one of data, reading once.</summary>
    /// <param name="type">The root.</param>
    /// <param name="elementsAByte">Elements that a byte of data may stand for.</param>
    internal static int Of(Type type, int elementsAByte = 1)
    {
        HashSet<Type> seen = [];
        int most = Plain;
        Add(type);
        return Math.Max(most, 4 * elementsAByte * (int)LargestStruct.In(type));

        void Add(Type one)
        {
            if (one.IsPrimitive || one.IsPointer || !seen.Add(one))
            {
                return;
            }
            most = Math.Max(most, Math.Max(Stated(one), Made(one)));
            foreach (Type part in Parts(one))
            {
                Add(part);
            }
        }
    }

    /// <summary>What an object takes that a byte of data may stand for: itself, what its constructor and initializers make, its place in an array.</summary>
    private static int Made(Type type)
    {
        if (type is not { IsClass: true, IsAbstract: false, ContainsGenericParameters: false } || type.GetConstructor(Own, []) is null
            || type.Namespace?.StartsWith("Octavo", StringComparison.Ordinal) != true)
        {
            return 0;
        }
        try
        {
            Activator.CreateInstance(type, nonPublic: true);
            long start = GC.GetAllocatedBytesForCurrentThread();
            Activator.CreateInstance(type, nonPublic: true);
            return (int)(GC.GetAllocatedBytesForCurrentThread() - start) + (2 * IntPtr.Size);
        }
        catch (TargetInvocationException) // a constructor that throws makes nothing
        {
            return 0;
        }
    }

    private static IEnumerable<Type> Parts(Type type)
    {
        IEnumerable<Type> parts = type.IsArray ? [type.GetElementType()!] : type.IsGenericType ? type.GetGenericArguments() : [];
        if (type.Namespace?.StartsWith("Octavo", StringComparison.Ordinal) != true)
        {
            return parts;
        }
        parts = parts.Concat(DeepComparer.Fields(type).Select(field => field.FieldType)).Concat(type.BaseType is { } parent ? [parent] : [])
            .Concat(type.GetCustomAttributes<CodecUnionAttribute>(inherit: false).Select(one => one.Type).OfType<Type>());
        return type.IsDefined(typeof(CodecUnionAttribute), inherit: false)
            ? parts.Concat(type.Assembly.GetTypes().Where(one => one != type && type.IsAssignableFrom(one))) : parts;
    }

    private static int Stated(Type type) => s_kinds.GetValueOrDefault(
        type == typeof(UnknownMembers) ? "a class with one unknown member that it keeps"
        : type == typeof(object) ? "object"
        : type.Name.Split('`')[0]);

    private static Dictionary<string, int> Read()
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "security.md"));
        var kinds = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (Match row in Row().Matches(page))
        {
            string name = row.Groups["kind"].Value.Trim('`').Split('<')[0];
            int most = Math.Max(Number(row.Groups["one"].Value), Number(row.Groups["many"].Value));
            kinds[name] = Math.Max(most, kinds.GetValueOrDefault(name));
        }
        return kinds;
    }

    private static int Number(string cell) => int.TryParse(cell, CultureInfo.InvariantCulture, out int number) ? number : 0;

    [GeneratedRegex(@"^\| (?<kind>[^|]+) \| (?<one>\d+|–) \| (?<many>\d+|–) \|", RegexOptions.Multiline | RegexOptions.ExplicitCapture)]
    private static partial Regex Row();
}
