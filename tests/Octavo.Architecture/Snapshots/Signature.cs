// Owns: types and members as one line of C#-like text. Knows no rule.
using System.Reflection;

namespace Octavo.Architecture.Snapshots;

internal static class Signature
{
    private static readonly Dictionary<Type, string> s_keywords = new()
    {
        [typeof(void)] = "void",
        [typeof(bool)] = "bool",
        [typeof(sbyte)] = "sbyte",
        [typeof(byte)] = "byte",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(nint)] = "nint",
        [typeof(nuint)] = "nuint",
        [typeof(char)] = "char",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
        [typeof(string)] = "string",
        [typeof(object)] = "object",
    };

    private static readonly NullabilityInfoContext s_nullability = new();

    internal static string Of(MethodBase method)
    {
        string result = method is MethodInfo { ReturnParameter: { } value } ? Value(value) + " " : "";
        string name = method.IsConstructor ? Bare(method.DeclaringType!) : method.Name;
        string arguments = method.IsGenericMethodDefinition ? $"<{string.Join(", ", method.GetGenericArguments().Select(argument => argument.Name))}>" : "";
        return $"{result}{name}{arguments}({string.Join(", ", method.GetParameters().Select(Parameter))})";
    }

    internal static string Of(PropertyInfo property)
    {
        string index = property.GetIndexParameters() is { Length: not 0 } parameters ? $"[{string.Join(", ", parameters.Select(Parameter))}]" : "";
        bool init = property.SetMethod?.ReturnParameter.GetRequiredCustomModifiers().Any(modifier => modifier.Name == "IsExternalInit") == true;
        string set = property.SetMethod is { IsPublic: true } or { IsFamily: true } ? (init ? " init;" : " set;") : "";
        return $"{Name(property.PropertyType)}{Mark(s_nullability.Create(property), property.PropertyType)} {property.Name}{index} {{{(property.GetMethod is null ? "" : " get;")}{set} }}";
    }

    internal static string Of(FieldInfo field) =>
        field.IsLiteral ? $"const {Name(field.FieldType)} {field.Name} = {field.GetRawConstantValue() ?? "null"}" : $"{(field.IsInitOnly ? "readonly " : "")}{Name(field.FieldType)} {field.Name}";

    internal static string Name(Type type)
    {
        if (type.IsByRef)
        {
            return "ref " + Name(type.GetElementType()!);
        }
        if (type.IsArray)
        {
            return Name(type.GetElementType()!) + "[]";
        }
        if (type.IsPointer)
        {
            return Name(type.GetElementType()!) + "*";
        }
        if (Nullable.GetUnderlyingType(type) is { } value)
        {
            return Name(value) + "?";
        }
        return s_keywords.GetValueOrDefault(type) ?? (type.IsGenericType ? $"{Bare(type)}<{string.Join(", ", type.GetGenericArguments().Select(Name))}>" : Bare(type));
    }

    private static string Bare(Type type) => type.Name.Split('`')[0];

    private static string Parameter(ParameterInfo parameter)
    {
        string standard = parameter.HasDefaultValue ? $" = {parameter.RawDefaultValue ?? (parameter.ParameterType.IsValueType ? "default" : "null")}" : "";
        return $"{Value(parameter)} {parameter.Name}{standard}";
    }

    private static string Value(ParameterInfo parameter)
    {
        Type type = parameter.ParameterType;
        string mark = Mark(s_nullability.Create(parameter), type);
        if (!type.IsByRef)
        {
            return Name(type) + mark;
        }
        string passing = parameter.IsOut ? "out" : parameter.IsIn ? "in" : "ref";
        return $"{passing} {Name(type.GetElementType()!)}{mark}";
    }

    private static string Mark(NullabilityInfo known, Type type)
    {
        Type value = type.IsByRef ? type.GetElementType()! : type;
        // Of a bare type parameter the runtime says "nullable" with and without the question mark.
        return known.ReadState == NullabilityState.Nullable && Nullable.GetUnderlyingType(value) is null && !value.IsGenericParameter ? "?" : "";
    }
}
