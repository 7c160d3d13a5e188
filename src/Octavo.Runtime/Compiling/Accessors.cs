// Owns: what a method declared with UnsafeAccessor stands for.
using System.Reflection;
using Octavo.Runtime.Compiling.Binding;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling;

/// <summary>Finds members that accessors name.</summary>
internal static class Accessors
{
    private const BindingFlags Everything = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static
        | BindingFlags.DeclaredOnly;

    /// <summary>Stands in for a field, which no call names.</summary>
    private static readonly MethodInfo s_none = typeof(object).GetMethod(nameof(ToString))!;

    /// <summary>A method that stands for a member; <paramref name="types"/> knows its type parameters.</summary>
    public static Method Make(MethodNode node, TypeBinder types)
    {
        Parameter[] parameters =
            [.. node.Parameters.Select(
                p => new Parameter(p.Name, types.Resolve(p.Type!), p.Passing switch { "ref" => Passing.Ref, "in" => Passing.In, _ => Passing.Value },
                    false, null, false))];
        Type returns = types.Resolve(node.Returns);
        MemberInfo found = Find(node.Accessor!, returns, parameters);
        return new Method(node.Name, found.DeclaringType!, found as MethodBase ?? s_none, true, returns, node.ReturnsRef, parameters, [], null, found);
    }

    public static MemberInfo Find(AccessorNode accessor, Type returns, Parameter[] parameters)
    {
        MemberInfo? found = accessor.Kind switch
        {
            "Constructor" => returns.GetConstructor(Everything & ~BindingFlags.Static, [.. parameters.Select(ByRef)]),
            "Method" or "StaticMethod" =>
                Walk(parameters[0].Type).Select(t => t.GetMethod(accessor.Name!, Everything, [.. parameters.Skip(1).Select(ByRef)]))
                    .FirstOrDefault(m => m is not null),
            _ => Walk(parameters[0].Type).Select(t => t.GetField(accessor.Name!, Everything)).FirstOrDefault(f => f is not null),
        };
        return found ?? throw new InvalidOperationException("Emitted code has an accessor of what is not there: " + accessor.Name + ".");
    }

    private static Type ByRef(Parameter parameter) => parameter.Passing == Passing.Value ? parameter.Type : parameter.Type.MakeByRefType();

    private static IEnumerable<Type> Walk(Type type)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            yield return at;
        }
    }
}
