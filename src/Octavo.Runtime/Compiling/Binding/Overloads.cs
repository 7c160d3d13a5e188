// Owns: which of the methods of one name a call means.
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>An argument whose type is known, or that takes it from its parameter.</summary>
/// <param name="Name">Where it is named.</param>
/// <param name="Passing">How it is passed.</param>
/// <param name="Value">Its value; null for one that is declared here without a type.</param>
internal readonly record struct BoundArgument(string? Name, Passing Passing, Value Value);

/// <summary>Chooses among methods.</summary>
internal static class Overloads
{
    /// <summary>The method that a call means, with its type arguments, and its arguments converted; null if none takes them.</summary>
    public static (Method Method, Value[] Arguments)? Choose(IEnumerable<Method> methods, BoundArgument[] arguments, Type[] named)
    {
        (Method Method, Parameter[] Used, Value[] Values, int Defaults, bool Generic)? best = null;
        foreach (Method candidate in Exact(methods, arguments, named))
        {
            if (Close(candidate, arguments, named) is not { } method || Fit(method, arguments) is not { } fit)
            {
                continue;
            }
            bool generic = candidate.Generics.Length != 0;
            if (best is not { } known
                || IsBetter((method, fit.Used, fit.Defaults, generic), (known.Method, known.Used, known.Defaults, known.Generic), arguments))
            {
                best = (method, fit.Used, fit.Values, fit.Defaults, generic);
            }
        }
        return best is { } chosen ? (chosen.Method, chosen.Values) : null;
    }

    /// <summary>
    /// The one method that takes every argument as it is, where there is one: nothing is better. An assembly's helper has an overload a collection, 700 in the
    /// tests' own, and to try each at each call took half of a minute.
    /// </summary>
    private static IEnumerable<Method> Exact(IEnumerable<Method> methods, BoundArgument[] arguments, Type[] named)
    {
        Method[] all = [.. methods];
        if (all.Length == 1 || named.Length != 0)
        {
            return all;
        }
        Method[] exact = Array.FindAll(all, m => m.Parameters.Length == arguments.Length && IsExact(m, arguments));
        return exact.Length == 1 ? exact : all;
    }

    private static bool IsExact(Method method, BoundArgument[] arguments)
    {
        for (int i = 0; i < arguments.Length; i++)
        {
            Parameter parameter = method.Parameters[i];
            Type given = arguments[i].Value.Type;
            bool inferred = parameter.Type.IsGenericMethodParameter && given.IsGenericParameter && parameter.Type.Name == given.Name;
            if (arguments[i].Name is not null || (parameter.Type != given && !inferred)
                || parameter.Passing is Passing.Ref or Passing.Out != arguments[i].Passing is Passing.Ref or Passing.Out)
            {
                return false;
            }
        }
        return true;
    }

    private static Method? Close(Method method, BoundArgument[] arguments, Type[] named)
    {
        if (method.Generics.Length == 0)
        {
            return named.Length == 0 ? method : null;
        }
        if (named.Length != 0)
        {
            return named.Length == method.Generics.Length ? method.With(named) : null;
        }
        var found = new Type?[method.Generics.Length];
        for (int i = 0; i < arguments.Length; i++)
        {
            if (Find(method, arguments, i) is not { } parameter
                || parameter.Passing is Passing.Ref or Passing.Out != arguments[i].Passing is Passing.Ref or Passing.Out)
            {
                return null; // types that would be inferred may not be allowed
            }
            if (arguments[i].Value.Type != typeof(void))
            {
                Inference.Infer(parameter.Type, arguments[i].Value.Type, method.Generics, found);
            }
        }
        return Array.IndexOf(found, null) >= 0 ? null : method.With(found!);
    }

    private static Parameter? Find(Method method, BoundArgument[] arguments, int index) =>
        arguments[index].Name is { } name ? Array.Find(method.Parameters, p => p.Name == name) : index < method.Parameters.Length ? method.Parameters[index]
            : null;

    private static (Parameter[] Used, Value[] Values, int Defaults)? Fit(Method method, BoundArgument[] arguments)
    {
        Parameter[] parameters = method.Parameters;
        if (arguments.Length > parameters.Length)
        {
            return null;
        }
        var used = new Parameter[arguments.Length];
        var values = new Value?[parameters.Length];
        for (int i = 0; i < arguments.Length; i++)
        {
            BoundArgument argument = arguments[i];
            if (Find(method, arguments, i) is not { } parameter)
            {
                return null;
            }
            bool byRef = parameter.Passing is Passing.Ref or Passing.Out;
            if (byRef != argument.Passing is Passing.Ref or Passing.Out || (byRef && argument.Passing != parameter.Passing))
            {
                return null;
            }
            Value? value = argument.Value;
            if (byRef)
            {
                if (value.Type != parameter.Type)
                {
                    return null;
                }
            }
            else
            {
                value = Conversions.Convert(value, parameter.Type);
                if (value is null)
                {
                    return null;
                }
            }
            used[i] = parameter;
            values[Array.IndexOf(parameters, parameter)] = new PassedValue(value, parameter.Passing);
        }
        int defaults = 0;
        for (int i = 0; i < parameters.Length; i++)
        {
            if (values[i] is not null)
            {
                continue;
            }
            if (!parameters[i].HasDefault)
            {
                return null;
            }
            defaults++;
            values[i] =
                parameters[i].Default is { } known && (parameters[i].Type.IsPrimitive || parameters[i].Type == typeof(string) || parameters[i].Type.IsEnum)
                    ? new ConstantValue(parameters[i].Type, known) : new DefaultValue(parameters[i].Type);
        }
        return (used, [.. values.Select(v => v!)], defaults);
    }

    private static bool IsBetter((Method Method, Parameter[] Used, int Defaults, bool Generic) left,
        (Method Method, Parameter[] Used, int Defaults, bool Generic) right, BoundArgument[] arguments)
    {
        bool better = false;
        for (int i = 0; i < arguments.Length; i++)
        {
            Type a = left.Used[i].Type;
            Type b = right.Used[i].Type;
            if (a == b)
            {
                continue;
            }
            Type given = arguments[i].Value.Type;
            if (given == a)
            {
                better = true;
                continue;
            }
            if (given == b)
            {
                return false;
            }
            bool down = Conversions.Convert(new DefaultValue(a), b) is not null;
            bool up = Conversions.Convert(new DefaultValue(b), a) is not null;
            if (down && !up)
            {
                better = true;
            }
            else if (up && !down)
            {
                return false;
            }
        }
        return better || (left.Defaults < right.Defaults) || (left.Defaults == right.Defaults && right.Generic && !left.Generic);
    }
}
