// Owns: what the F# compiler says about its types: records, unions and their cases. The library does not reference F#: attributes go by their names.
using System.Reflection;

namespace Octavo.Runtime.FSharp;

internal static class FSharpTypes
{
    private const string Mapping = "Microsoft.FSharp.Core.CompilationMappingAttribute";
    private const int KindMask = 31; // SourceConstructFlags
    private const int SumType = 1;
    private const int Field = 4;
    private const int UnionCase = 8;

    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static
        | BindingFlags.DeclaredOnly;

    /// <summary>Whether F# declares a type. It marks its types as serializable, which asks for nothing there.</summary>
    public static bool IsOwn(Type type) => Kind(type) != 0 || type.DeclaringType is { } outer && Kind(outer) == SumType;

    /// <summary>Whether a type is a union.</summary>
    public static bool IsUnion(Type type) => Kind(type) == SumType;

    /// <summary>The union of which a type is a case; null for other types.</summary>
    public static Type? UnionOf(Type type) => type.BaseType is { } union && type.DeclaringType is { } outer && IsUnion(union)
        && (union == outer || (union.IsGenericType && union.GetGenericTypeDefinition() == outer)) ? union : null;

    /// <summary>The cases of a union, in the order of their numbers.</summary>
    public static FSharpCase[] Cases(Type union)
    {
        var fields = new SortedDictionary<(int Case, int Place), PropertyInfo>();
        foreach (PropertyInfo property in Parts(union).SelectMany(t => t.GetProperties(Declared)))
        {
            if (Arguments(property) is [Field, int one, int place])
            {
                fields[(one, place)] = property;
            }
        }
        var cases = new SortedDictionary<int, FSharpCase>();
        // The attribute is on what makes a value: NewCircle with parameters, the getter of a case without fields; of an option, on Some and on the property
        // None.
        foreach (MemberInfo member in union.GetMembers(Declared))
        {
            MethodInfo? make = member as MethodInfo ?? (member as PropertyInfo)?.GetMethod;
            if (make is { IsStatic: true } && Arguments(member) is [UnionCase, int number])
            {
                cases[number] = new FSharpCase(number, Name(member.Name), make, [.. fields.Where(f => f.Key.Case == number).Select(f => f.Value)]);
            }
        }
        return [.. cases.Values];
    }

    /// <summary>How many cases a union has: one with several has a class with their numbers.</summary>
    public static int Count(Type union) =>
        union.GetNestedType("Tags", BindingFlags.Public | BindingFlags.NonPublic) is { IsAbstract: true, IsSealed: true } numbers
            ? numbers.GetFields(Declared).Count(f => f.IsLiteral) : 1;

    /// <summary>The method that gives the number of a value's case; static if null is a case.</summary>
    public static MethodInfo Tag(Type union) =>
        union.GetMethod("GetTag", Declared, [union]) ?? union.GetProperty("Tag", Declared)!.GetMethod!;

    /// <summary>A union, and the classes of its cases.</summary>
    private static IEnumerable<Type> Parts(Type union)
    {
        yield return union;
        foreach (Type nested in union.GetNestedTypes(BindingFlags.Public | BindingFlags.NonPublic))
        {
            Type closed = nested.IsGenericTypeDefinition ? nested.MakeGenericType(union.GetGenericArguments()) : nested;
            if (closed.BaseType == union)
            {
                yield return closed;
            }
        }
    }

    private static string Name(string member) => member.StartsWith("get_", StringComparison.Ordinal) ? member[4..]
        : member.StartsWith("New", StringComparison.Ordinal) ? member[3..] : member;

    private static int Kind(Type type) => Arguments(type) is [int kind, ..] ? kind : 0;

    /// <summary>What the attribute says: the kind, and the numbers that follow it.</summary>
    private static int[] Arguments(MemberInfo member) =>
        member.GetCustomAttributesData().FirstOrDefault(a => a.AttributeType.FullName == Mapping && a.ConstructorArguments is [{ Value: int }, ..]) is { } found
            ? [(int)found.ConstructorArguments[0].Value! & KindMask, .. found.ConstructorArguments.Skip(1).Select(a => a.Value).OfType<int>()] : [];
}

/// <summary>A case of a union.</summary>
/// <param name="Number">Its number in the union.</param>
/// <param name="Name">Its name.</param>
/// <param name="Make">The static method that makes a value of it, of its fields in their order.</param>
/// <param name="Fields">The properties that show the fields.</param>
internal sealed record FSharpCase(int Number, string Name, MethodInfo Make, PropertyInfo[] Fields);
