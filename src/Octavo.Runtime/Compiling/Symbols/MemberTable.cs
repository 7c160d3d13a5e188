// Owns: members of reflected types by name, those of bases and interfaces among them.
using System.Collections.Concurrent;
using System.Reflection;
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>Looks members up by reflection, once a type and name.</summary>
internal static class MemberTable
{
    private const BindingFlags Everything = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static
        | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<(Type, string), Method[]> s_methods = new();
    private static readonly ConcurrentDictionary<Type, Method[]> s_constructors = new();
    private static readonly ConcurrentDictionary<string, Method[]> s_extensions = new();

    /// <summary>Methods of a name that can be called on a type. An override hides what it overrides.</summary>
    public static Method[] Methods(Type type, string name) => s_methods.GetOrAdd((type, name), static key => [.. FindMethods(key.Item1, key.Item2)]);

    /// <summary>Constructors of a type.</summary>
    public static Method[] Constructors(Type type) => s_constructors.GetOrAdd(type, static type =>
        [.. type.GetConstructors(Everything).Where(c => !c.IsStatic).Select(c => Method.Of(c, type, [], []))]);

    /// <summary>Extension methods of a name, of the library and of spans.</summary>
    public static Method[] Extensions(string name) => s_extensions.GetOrAdd(name, static name =>
    [
        .. typeof(OctavoException).Assembly.GetExportedTypes().Append(typeof(MemoryExtensions))
            .Where(t => t.IsDefined(typeof(System.Runtime.CompilerServices.ExtensionAttribute), false))
            .SelectMany(t => t.GetMethods(BindingFlags.Public | BindingFlags.Static))
            .Where(m => m.Name == name && m.IsDefined(typeof(System.Runtime.CompilerServices.ExtensionAttribute), false))
            .Select(m => Method.Of(m, m.DeclaringType!, [], [])),
    ]);

    /// <summary>A field, or null.</summary>
    public static FieldInfo? Field(Type type, string name) => Walk(type).Select(t => t.GetField(name, Everything)).FirstOrDefault(f => f is not null);

    /// <summary>A property without parameters, or null.</summary>
    public static PropertyInfo? Property(Type type, string name) =>
        Walk(type).SelectMany(t => t.GetProperties(Everything)).FirstOrDefault(p => p.Name == name && p.GetIndexParameters().Length == 0);

    /// <summary>The getter of a property, or that of what the property overrides: an override may have one accessor alone.</summary>
    public static MethodInfo? Getter(PropertyInfo property) =>
        property.GetGetMethod(true) ?? (Overridden(property, property.GetSetMethod(true)) is { } other ? Getter(other) : null);

    /// <summary>The setter, in the same way.</summary>
    public static MethodInfo? Setter(PropertyInfo property) =>
        property.GetSetMethod(true) ?? (Overridden(property, property.GetGetMethod(true)) is { } other ? Setter(other) : null);

    private static PropertyInfo? Overridden(PropertyInfo property, MethodInfo? accessor) =>
        accessor is null || accessor.GetBaseDefinition() == accessor || property.DeclaringType!.BaseType is not { } parent ? null
            : Property(parent, property.Name);

    /// <summary>The indexers of a type.</summary>
    public static IEnumerable<PropertyInfo> Indexers(Type type) =>
        Walk(type).SelectMany(t => t.GetProperties(Everything)).Where(p => p.GetIndexParameters().Length != 0);

    /// <summary>The members of a format's contract, as they are called through a type parameter.</summary>
    public static Method[] OfParameter(GenericTypeParameterBuilder parameter, Type contract, string name)
    {
        return [.. Methods(contract, name).Select(Seen)];

        // The contract is a sum of parts, and a part declares the method: the same type parameter closes it.
        Method Seen(Method method)
        {
            var declared = (MethodInfo)method.Info;
            Type part = declared.DeclaringType!.IsGenericTypeDefinition ? declared.DeclaringType : declared.DeclaringType.GetGenericTypeDefinition();
            Type closed = part.MakeGenericType(parameter);
            var definition = (MethodInfo)part.Module.ResolveMethod(declared.MetadataToken)!;
            return method.Seen(closed, contract.GetGenericArguments(), [parameter], parameter, TypeBuilder.GetMethod(closed, definition));
        }
    }

    /// <summary>The type, its bases, then its interfaces.</summary>
    private static IEnumerable<Type> Walk(Type type)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            yield return at;
        }
        foreach (Type implemented in type.GetInterfaces())
        {
            yield return implemented;
        }
        if (type.IsInterface)
        {
            yield return typeof(object);
        }
    }

    private static IEnumerable<Method> FindMethods(Type type, string name)
    {
        var found = new List<MethodInfo>();
        foreach (Type at in Walk(type))
        {
            if (found.Count != 0 && at.IsInterface && !type.IsInterface)
            {
                break;
            }
            foreach (MethodInfo method in at.GetMember(name, MemberTypes.Method, Everything).Cast<MethodInfo>())
            {
                if (!found.Exists(f => f.GetBaseDefinition() == method.GetBaseDefinition() || HasSameParameters(f, method)))
                {
                    found.Add(method);
                }
            }
        }
        // What is not public is called by accessors, which name it; beside public methods it is not meant.
        return found.Exists(m => m.IsPublic) ? found.Where(m => m.IsPublic).Select(m => Method.Of(m, m.DeclaringType!, [], []))
            : found.Select(m => Method.Of(m, m.DeclaringType!, [], []));
    }

    private static bool HasSameParameters(MethodInfo left, MethodInfo right)
    {
        if (left.GetGenericArguments().Length != right.GetGenericArguments().Length)
        {
            return false;
        }
        return left.GetParameters().Select(p => p.ParameterType).SequenceEqual(right.GetParameters().Select(p => p.ParameterType));
    }
}
