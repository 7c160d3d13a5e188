// Owns: patterns.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private Value BindIs(Value of, Pattern pattern)
    {
        if (of is LocalPlace or ParameterPlace
            || pattern is ConstantPattern { Value: Literal { Value: null } } or NotPattern { Of: ConstantPattern { Value: Literal { Value: null } } }
            or TypePattern)
        {
            return Test(of, pattern);
        }
        var place = new LocalPlaceHolder(of.Type, of.Type);
        return new KeptTest(of, place, Test(place, pattern));
    }

    /// <summary>The test of a value that can be loaded more than once, or is loaded once.</summary>
    private Value Test(Value of, Pattern pattern)
    {
        switch (pattern)
        {
            case AnyPattern:
                return new ConstantValue(typeof(bool), true);
            case NotPattern not:
                return new NotValue(Test(of, not.Of));
            case EitherPattern either:
                return new LogicalValue(either.Both, Test(of, either.Left), Test(of, either.Right));
            case RelationPattern relation:
                return Operate(relation.Mark, of, Bind(relation.Value));
            case ConstantPattern constant:
                return Equal(of, Bind(constant.Value));
            case TypePattern { Declared: null } named when _types.TryResolve(named.Type) is null:
                return Equal(of, Bind(AsExpression(named.Type)));
            case TypePattern test:
                Type type = _types.Resolve(test.Type);
                return new IsTypeValue(of, type, test.Declared is null ? null : Declare(test.Declared, type).Local);
            case PropertyPattern property:
                return Properties(of, property);
            default:
                throw new InvalidOperationException("Emitted code has a pattern that is not known.");
        }
    }

    private Value Equal(Value of, Value constant)
    {
        if (constant is NullValue)
        {
            return new IsNullValue(of);
        }
        Type? held = Substitution.Nullable(of.Type);
        if (held is null)
        {
            return Operate("==", of, Conversions.Convert(constant, of.Type) ?? constant);
        }
        Value inner = new CallValue(of, Method.Of(of.Type.GetMethod("GetValueOrDefault", [])!, of.Type, [], []), []);
        return new LogicalValue(true, new NotValue(new IsNullValue(of)), Operate("==", inner, Conversions.Convert(constant, held) ?? constant));
    }

    private Value Properties(Value of, PropertyPattern pattern)
    {
        Type type = pattern.Type is null ? Substitution.Nullable(of.Type) ?? of.Type : _types.Resolve(pattern.Type);
        LocalPlace local = pattern.Declared is null ? new LocalPlace(Il.DeclareLocal(type), type, false) : Declare(pattern.Declared, type);
        Value test = new IsTypeValue(of, type, local.Local);
        foreach ((string name, Pattern inner) in pattern.Members)
        {
            test = new LogicalValue(true, test, BindIs(MemberOf(local, name), inner));
        }
        return test;
    }

    private static Expression AsExpression(TypeNode type)
    {
        Expression value = new Name(type.Parts[0].Name, type.Parts[0].Arguments, type.IsGlobal);
        foreach (NamePart part in type.Parts.Skip(1))
        {
            value = new Member(value, part.Name, part.Arguments);
        }
        return value;
    }
}
