// Owns: a method as calls see it, whether it is reflected or compiled here.
using System.Reflection;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>How a parameter is passed.</summary>
internal enum Passing
{
    Value,
    Ref,
    In,
    Out,
}

/// <summary>A parameter; its type is without the reference.</summary>
internal sealed record Parameter(string Name, Type Type, Passing Passing, bool HasDefault, object? Default, bool IsParams);

/// <summary>A method or constructor.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Owner">The type that declares it.</param>
/// <param name="Info">What instructions name: of a generic method the definition.</param>
/// <param name="IsStatic">Whether it has no receiver.</param>
/// <param name="Returns">What it returns, without the reference.</param>
/// <param name="ReturnsRef">Whether it returns a reference.</param>
/// <param name="Parameters">Its parameters.</param>
/// <param name="Generics">Its own type parameters.</param>
/// <param name="Constrained">The type parameter through which it is called; null for others.</param>
/// <param name="Accessor">What an accessor stands for; null for others.</param>
internal sealed record Method(
    string Name,
    Type Owner,
    MethodBase Info,
    bool IsStatic,
    Type Returns,
    bool ReturnsRef,
    Parameter[] Parameters,
    Type[] Generics,
    Type? Constrained = null,
    MemberInfo? Accessor = null)
{
    /// <summary>Whether a receiver that cannot be changed may be passed as it is.</summary>
    public bool IsReadOnly { get; init; }

    /// <summary>The method with its type parameters replaced.</summary>
    public Method With(Type[] arguments)
    {
        if (Generics.Length == 0)
        {
            return this;
        }
        var parameters = new Parameter[Parameters.Length];
        for (int i = 0; i < parameters.Length; i++)
        {
            parameters[i] = Parameters[i] with { Type = Substitution.Replace(Parameters[i].Type, Generics, arguments) };
        }
        return this with
        {
            Info = ((MethodInfo)Info).MakeGenericMethod(arguments),
            Returns = Substitution.Replace(Returns, Generics, arguments),
            Parameters = parameters,
            Generics = []
        };
    }

    /// <summary>A member of a generic type, as it is called through a type parameter.</summary>
    public Method Seen(Type owner, Type[] from, Type[] to, Type constrained, MethodInfo named) => this with
    {
        Owner = owner,
        Info = named,
        Returns = Substitution.Replace(Returns, from, to),
        Parameters = [.. Parameters.Select(p => p with { Type = Substitution.Replace(p.Type, from, to) })],
        Constrained = constrained,
    };

    /// <summary>A reflected method, with type parameters of its type replaced.</summary>
    public static Method Of(MethodBase method, Type owner, Type[] from, Type[] to)
    {
        ParameterInfo[] infos = method.GetParameters();
        var parameters = new Parameter[infos.Length];
        for (int i = 0; i < infos.Length; i++)
        {
            ParameterInfo info = infos[i];
            Type type = Substitution.Replace(info.ParameterType, from, to);
            Passing passing = !type.IsByRef ? Passing.Value : info.IsOut ? Passing.Out : info.IsIn || info.GetRequiredCustomModifiers().Length != 0 ? Passing.In
                : Passing.Ref;
            parameters[i] =
                new Parameter(info.Name ?? "", type.IsByRef ? type.GetElementType()! : type, passing, info.HasDefaultValue,
                    info.HasDefaultValue ? info.RawDefaultValue : null, info.IsDefined(typeof(ParamArrayAttribute), false));
        }
        Type returns = method is MethodInfo { ReturnType: { } declared } ? Substitution.Replace(declared, from, to) : typeof(void);
        return new Method(
            method.Name,
            owner,
            method,
            method.IsStatic,
            returns.IsByRef ? returns.GetElementType()! : returns,
            returns.IsByRef,
            parameters,
            method.IsGenericMethodDefinition ? method.GetGenericArguments() : [])
        {
            IsReadOnly = IsReadOnlyMethod(method, owner),
        };
    }

    private static bool IsReadOnlyMethod(MethodBase method, Type owner) =>
        method.IsDefined(typeof(System.Runtime.CompilerServices.IsReadOnlyAttribute), false)
            || (owner.IsValueType && Substitution.IsMade(owner) && owner.IsDefined(typeof(System.Runtime.CompilerServices.IsReadOnlyAttribute), false));
}
