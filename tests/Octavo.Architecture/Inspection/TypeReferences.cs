// Owns: what a type refers to: its bases, members, signatures, attributes and the IL of its methods. Knows no rule.
using System.Reflection;

namespace Octavo.Architecture.Inspection;

internal static class TypeReferences
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance
        | BindingFlags.DeclaredOnly;

    /// <summary>The types that a type of its assembly names, each with the member that names it; nested types not included.</summary>
    internal static IEnumerable<(string Member, Type Used)> Of(Type type) =>
        from named in Named(type)
        from part in Parts(named.Used)
        select (named.Member, part);

    private static IEnumerable<(string Member, Type Used)> Named(Type type)
    {
        foreach (Type one in (Type[])[.. Bases(type), .. type.GetInterfaces(), .. Constraints(type), .. Attributes(type)])
        {
            yield return ("its declaration", one);
        }
        foreach (MemberInfo member in type.GetMembers(Declared).Where(member => member is not Type))
        {
            foreach (Type one in Signature(member).Concat(Attributes(member)))
            {
                yield return (member.Name, one);
            }
            foreach (MemberInfo used in member is MethodBase method ? MethodCode.References(method).Concat(Locals(method)) : [])
            {
                yield return (member.Name, used as Type ?? used.DeclaringType!);
                foreach (Type argument in used is MethodInfo { IsGenericMethod: true } generic ? generic.GetGenericArguments() : [])
                {
                    yield return (member.Name, argument);
                }
            }
        }
    }

    private static IEnumerable<Type> Bases(Type type) => type.BaseType is { } parent ? [parent] : [];

    private static IEnumerable<Type> Signature(MemberInfo member) => member switch
    {
        FieldInfo field => [field.FieldType],
        PropertyInfo property => [property.PropertyType],
        EventInfo found => [found.EventHandlerType!],
        MethodInfo method =>
            [method.ReturnType, .. Parameters(method), .. method.GetGenericArguments().SelectMany(Constraints)],
        MethodBase method => Parameters(method),
        _ => [],
    };

    private static IEnumerable<Type> Parameters(MethodBase method) => method.GetParameters().Select(parameter => parameter.ParameterType);

    private static IEnumerable<Type> Locals(MethodBase method) => method.GetMethodBody()?.LocalVariables.Select(local => local.LocalType) ?? [];

    private static IEnumerable<Type> Constraints(Type type) => type.IsGenericParameter ? type.GetGenericParameterConstraints()
        : type.IsGenericTypeDefinition ? type.GetGenericArguments().SelectMany(Constraints) : [];

    /// <summary>The attributes, and the types that their arguments name.</summary>
    private static IEnumerable<Type> Attributes(MemberInfo member) => member.GetCustomAttributesData().SelectMany(data =>
        data.ConstructorArguments.Select(argument => argument.Value).OfType<Type>().Prepend(data.AttributeType));

    /// <summary>The outermost types that a type is made of: itself, its elements, its arguments.</summary>
    private static IEnumerable<Type> Parts(Type? type)
    {
        if (type is null || type.IsGenericParameter)
        {
            yield break;
        }
        if (type.HasElementType)
        {
            foreach (Type part in Parts(type.GetElementType()))
            {
                yield return part;
            }
            yield break;
        }
        foreach (Type argument in type.IsGenericType && !type.IsGenericTypeDefinition ? type.GetGenericArguments() : [])
        {
            foreach (Type part in Parts(argument))
            {
                yield return part;
            }
        }
        Type outer = type;
        while (outer.DeclaringType is { } around)
        {
            outer = around;
        }
        yield return outer.IsGenericType ? outer.GetGenericTypeDefinition() : outer;
    }
}
