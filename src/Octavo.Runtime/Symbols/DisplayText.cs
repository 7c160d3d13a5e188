// Owns: names of types for people, as the compiler displays them.
namespace Octavo.Runtime.Symbols;

internal static class DisplayText
{
    private static readonly Dictionary<Type, string> s_keywords = new()
    {
        [typeof(object)] = "object",
        [typeof(bool)] = "bool",
        [typeof(char)] = "char",
        [typeof(sbyte)] = "sbyte",
        [typeof(byte)] = "byte",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(decimal)] = "decimal",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(string)] = "string",
        [typeof(void)] = "void",
    };

    public static string Of(Type type)
    {
        if (s_keywords.TryGetValue(type, out string? keyword))
        {
            return keyword;
        }
        if (type.IsArray)
        {
            return Of(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        }
        if (type.IsPointer)
        {
            return Of(type.GetElementType()!) + "*";
        }
        if (type.IsGenericParameter)
        {
            return type.Name;
        }
        if (Nullable.GetUnderlyingType(type) is { } held)
        {
            return Of(held) + "?";
        }
        Type[] arguments = type.GetGenericArguments();
        return type.DeclaringType is { } outer ? Nested(outer, type, arguments)
            : (type.Namespace is { Length: > 0 } space ? space + "." : "") + Closed(type, arguments, 0);
    }

    private static string Nested(Type outer, Type type, Type[] arguments)
    {
        int known = outer.GetGenericArguments().Length;
        string before = outer.IsGenericTypeDefinition && known <= arguments.Length ? Of(outer.MakeGenericType(arguments[..known])) : Of(outer);
        return before + "." + Closed(type, arguments, known);
    }

    private static string Closed(Type type, Type[] arguments, int from)
    {
        string name = type.Name.IndexOf('`', StringComparison.Ordinal) is var mark and > 0 ? type.Name[..mark] : type.Name;
        return arguments.Length <= from ? name : name + "<" + string.Join(", ", arguments.Skip(from).Select(Of)) + ">";
    }
}
