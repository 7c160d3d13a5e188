// Owns: types and members as one line of C#-like text. Knows no rule.
using System.Reflection;

namespace Octavo.Tests.Shared.Surface;

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
        string constraints = method.IsGenericMethodDefinition ? Constraints(method.GetGenericArguments()) : "";
        return $"{result}{name}{arguments}({string.Join(", ", method.GetParameters().Select(Parameter))}){constraints}";
    }

    /// <summary>What type arguments must be, as C# says it; empty if they may be anything.</summary>
    internal static string Constraints(Type[] parameters) => string.Concat(parameters.Where(one => one.IsGenericParameter)
        .Select(one => (one.Name, Text: string.Join(", ", Constraints(one))))
        .Where(one => one.Text.Length != 0)
        .Select(one => $" where {one.Name} : {one.Text}"));

    private static IEnumerable<string> Constraints(Type parameter)
    {
        GenericParameterAttributes flags = parameter.GenericParameterAttributes;
        bool isStruct = flags.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint);
        bool isUnmanaged = parameter.GetCustomAttributesData().Any(data => data.AttributeType.Name == "IsUnmanagedAttribute");
        if (isStruct || flags.HasFlag(GenericParameterAttributes.ReferenceTypeConstraint))
        {
            yield return isUnmanaged ? "unmanaged" : isStruct ? "struct" : "class";
        }
        foreach (string name in parameter.GetGenericParameterConstraints().Where(one => one != typeof(ValueType)).Select(Name).Order(StringComparer.Ordinal))
        {
            yield return name;
        }
        if (!isStruct && flags.HasFlag(GenericParameterAttributes.DefaultConstructorConstraint))
        {
            yield return "new()";
        }
        if (flags.HasFlag(GenericParameterAttributes.AllowByRefLike))
        {
            yield return "allows ref struct";
        }
    }

    internal static string Of(PropertyInfo property)
    {
        string index = property.GetIndexParameters() is { Length: not 0 } parameters ? $"[{string.Join(", ", parameters.Select(Parameter))}]" : "";
        bool init = property.SetMethod?.ReturnParameter.GetRequiredCustomModifiers().Any(modifier => modifier.Name == "IsExternalInit") == true;
        string set = property.SetMethod is { IsPublic: true } or { IsFamily: true } ? (init ? " init;" : " set;") : "";
        return $"{Name(property.PropertyType, s_nullability.Create(property))} {property.Name}{index} {{{(property.GetMethod is null ? "" : " get;")}{set} }}";
    }

    internal static string Of(FieldInfo field) =>
        field.IsLiteral ? $"const {Name(field.FieldType)} {field.Name} = {field.GetRawConstantValue() ?? "null"}" : $"{(field.IsInitOnly ? "readonly " : "")}{Name(field.FieldType, s_nullability.Create(field))} {field.Name}";

    /// <summary>A type with the question marks of its parts.</summary>
    private static string Name(Type type, NullabilityInfo known)
    {
        if (type.IsByRef)
        {
            return "ref " + Name(type.GetElementType()!, known);
        }
        // Of a bare type parameter the runtime says "nullable" with and without the question mark.
        string mark = known.ReadState == NullabilityState.Nullable && Nullable.GetUnderlyingType(type) is null && !type.IsGenericParameter ? "?" : "";
        if (type.IsArray)
        {
            return Name(type.GetElementType()!, known.ElementType!) + "[]" + mark;
        }
        if (Nullable.GetUnderlyingType(type) is null && type.IsGenericType && known.GenericTypeArguments is { Length: not 0 } parts
            && type.GetGenericArguments() is var arguments && arguments.Length == parts.Length)
        {
            return $"{Bare(type)}<{string.Join(", ", arguments.Zip(parts, Name))}>{mark}";
        }
        return Name(type) + mark;
    }

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
        bool isParams = parameter.GetCustomAttributesData().Any(data => data.AttributeType.Name is "ParamArrayAttribute" or "ParamCollectionAttribute");
        bool isThis = parameter is { Position: 0, Member: MethodBase method }
            && method.IsDefined(typeof(System.Runtime.CompilerServices.ExtensionAttribute), inherit: false);
        return $"{(isThis ? "this " : isParams ? "params " : "")}{Value(parameter)} {parameter.Name}{standard}";
    }

    private static string Value(ParameterInfo parameter)
    {
        Type type = parameter.ParameterType;
        NullabilityInfo known = s_nullability.Create(parameter);
        if (!type.IsByRef)
        {
            return Name(type, known);
        }
        string passing = parameter.IsOut ? "out" : parameter.IsIn ? "in" : "ref";
        return $"{passing} {Name(type.GetElementType()!, known)}";
    }
}
