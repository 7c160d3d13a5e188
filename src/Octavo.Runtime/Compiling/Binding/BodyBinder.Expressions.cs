// Owns: expressions that are neither names nor calls nor operators.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    /// <summary>Binds an expression and converts it.</summary>
    private Value Bind(Expression expression, Type expected)
    {
        Value value = expression switch
        {
            New { Type: null } made => BindNew(made, expected),
            _ => Bind(expression),
        };
        return Conversions.Require(value, expected);
    }

    private Value Bind(Expression expression)
    {
        switch (expression)
        {
            case Literal literal:
                return literal.Value is null ? new NullValue() : new ConstantValue(literal.Value.GetType(), literal.Value);
            case Utf8Literal text:
                return new BytesValue(_compilation.Bytes(text.Value), text.Value.Length);
            case Default { Type: null }:
                return new TargetTyped(static type => new DefaultValue(type));
            case Default made:
                return new DefaultValue(_types.Resolve(made.Type!));
            case Name name:
                return BindName(name);
            case Member member:
                return BindMember(member);
            case Call call:
                return BindCall(call);
            case Syntax.Index index:
                return BindIndex(index);
            case New { Type: null } made:
                return new TargetTyped(type => BindNew(made, type));
            case New made:
                return BindNew(made, null);
            case NewArray array:
                Type element = _types.Resolve(array.Element);
                return new ArrayValue(array.Lengths.Length > 1 ? element.MakeArrayType(array.Lengths.Length) : element.MakeArrayType(),
                    [.. array.Lengths.Select(l => Bind(l, typeof(int)))], array.Elements is null ? null : [.. array.Elements.Select(e => Bind(e, element))]);
            case StackArray stack:
                return new TargetTyped(span => new StackValue(span, Bind(stack.Length, typeof(int)), Numbers.Size(_types.Resolve(stack.Element))));
            case Collection collection:
                return new TargetTyped(type => BindCollection(collection, type));
            case Unary unary:
                return BindUnary(unary);
            case Syntax.Step step:
                return BindStep(step);
            case Syntax.Binary binary:
                return BindBinary(binary);
            case Assignment assignment:
                return BindAssignment(assignment);
            case Choice choice:
                return BindChoice(choice);
            case Cast cast:
                return Conversions.Require(Bind(cast.Of), _types.Resolve(cast.Type), true);
            case As test:
                return new AsValue(Bind(test.Of), _types.Resolve(test.Type));
            case Is test:
                return BindIs(Bind(test.Of), test.Pattern);
            case TypeOf type:
                return new TypeOfValue(_types.Resolve(type.Type));
            case RefOf reference:
                return new RefValue(Bind(reference.Of));
            case ThrowValue thrown:
                Value exception = Bind(thrown.Of);
                return new TargetTyped(type => new ThrownValue(exception, type));
            case SwitchValue arms:
                return BindArms(arms);
            case Lambda lambda:
                return new TargetTyped(type => BindLambda(lambda, type));
            case Conditional conditional:
                return BindConditional(conditional);
            case ConditionalPlace:
                return _conditional.Peek();
            default:
                throw new InvalidOperationException("Emitted code has an expression that is not known: " + expression.GetType().Name);
        }
    }

    private readonly Stack<Value> _conditional = new();

    private ConditionalValue BindConditional(Conditional conditional)
    {
        Value of = Bind(conditional.Of);
        Type held = Substitution.Nullable(of.Type) ?? of.Type;
        var place = new LocalPlaceHolder(held, of.Type);
        _conditional.Push(place);
        Value rest = Bind(conditional.Rest);
        _conditional.Pop();
        bool wraps = rest.Type != typeof(void) && rest.Type.IsValueType && Substitution.Nullable(rest.Type) is null;
        Type type = wraps ? typeof(Nullable<>).MakeGenericType(rest.Type) : rest.Type;
        return new ConditionalValue(of, place, rest, type, value => wraps ? Conversions.Require(value, type) : value);
    }

    private Value BindIndex(Syntax.Index index)
    {
        Value of = Bind(index.Of);
        if (of.Type.IsSZArray)
        {
            Value at = Bind(index.Arguments[0]);
            return new ElementPlace(of, at.Type == typeof(nint) || at.Type == typeof(long) ? at : Conversions.Require(at, typeof(int)),
                of.Type.GetElementType()!);
        }
        BoundArgument[] arguments = [.. index.Arguments.Select(a => new BoundArgument(null, Passing.Value, Bind(a)))];
        foreach (PropertyInfo property in MemberTable.Indexers(of.Type))
        {
            Method? getter = property.GetGetMethod(true) is { } get ? Method.Of(get, get.DeclaringType!, [], []) : null;
            Method? setter = property.GetSetMethod(true) is { } set ? Method.Of(set, set.DeclaringType!, [], []) : null;
            Method? asked = getter ?? (setter is null ? null : setter with { Parameters = setter.Parameters[..^1] });
            if (asked is not null && Overloads.Choose([asked], arguments, []) is { } chosen)
            {
                return new PropertyPlace(of, getter, setter, property.PropertyType.IsByRef ? property.PropertyType.GetElementType()! : property.PropertyType,
                    chosen.Arguments);
            }
        }
        throw NoOverload(of.Type + "[]", arguments);
    }

    private Value BindCollection(Collection collection, Type type)
    {
        Type element = type.IsSZArray ? type.GetElementType()! : type.GetGenericArguments()[0];
        var array = new ArrayValue(element.MakeArrayType(), [], [.. collection.Elements.Select(e => Bind(e, element))]);
        return Conversions.Require(array, type);
    }

    private Value BindChoice(Choice choice)
    {
        Value condition = Bind(choice.Condition, typeof(bool));
        Value then = Bind(choice.Then);
        Value other = Bind(choice.Else);
        if (then is RefValue)
        {
            return new ChoiceValue(condition, then, other, then.Type);
        }
        if (Common(then, other) is { } type)
        {
            return new ChoiceValue(condition, Conversions.Require(then, type), Conversions.Require(other, type), type);
        }
        return new TargetTyped(expected => new ChoiceValue(condition, Conversions.Require(then, expected), Conversions.Require(other, expected), expected));
    }

    /// <summary>The type of two branches, or null if it follows from where they are.</summary>
    private static Type? Common(Value left, Value right)
    {
        bool untyped = left is NullValue or TargetTyped;
        if (untyped && right is NullValue or TargetTyped)
        {
            return null;
        }
        if (!untyped && Conversions.Convert(right, left.Type) is not null)
        {
            return left.Type;
        }
        return right is not (NullValue or TargetTyped) && Conversions.Convert(left, right.Type) is not null ? right.Type : null;
    }

    private Value BindArms(SwitchValue arms)
    {
        Value of = Bind(arms.Of);
        var place = new LocalPlaceHolder(of.Type, of.Type);
        var bound = new List<(Value? Test, Value Result)>();
        foreach ((Pattern pattern, Expression? when, Expression value) in arms.Arms)
        {
            Value? test = pattern is AnyPattern ? null : Test(place, pattern);
            if (when is not null)
            {
                Value condition = Bind(when, typeof(bool));
                test = test is null ? condition : new LogicalValue(true, test, condition);
            }
            bound.Add((test, Bind(value)));
        }
        Type? common = null;
        foreach ((_, Value result) in bound)
        {
            if (result is not (NullValue or TargetTyped)
                && (common is null || (common != result.Type && Conversions.Convert(new DefaultValue(common), result.Type) is not null)))
            {
                common = result.Type;
            }
        }
        Value Arms(Type type) => new ArmsValue(of, place, [.. bound.Select(b => (b.Test, Conversions.Require(b.Result, type)))], type);
        return common is not null && bound.TrueForAll(b => Conversions.Convert(b.Result, common) is not null) ? Arms(common) : new TargetTyped(Arms);
    }

    private DelegateValue BindLambda(Lambda lambda, Type type)
    {
        MethodInfo invoke = type.GetMethod("Invoke")!;
        Method shape = Method.Of(invoke, type, [], []);
        Parameter[] parameters = [.. shape.Parameters.Select((p, i) => p with { Name = lambda.Parameters[i].Name })];
        MethodBuilder method =
            _type.Builder.DefineMethod(_type.ExtraName("Lambda"), MethodAttributes.Private | MethodAttributes.Static, invoke.ReturnType,
                [.. invoke.GetParameters().Select(p => p.ParameterType)]);
        Statement body = invoke.ReturnType == typeof(void) && lambda.Body is Return { Value: { } run } ? new ExpressionStatement(run) : lambda.Body;
        new BodyBinder(_compilation, _type, _types, new MethodCode(method.GetILGenerator()), shape.Returns, shape.ReturnsRef, true, parameters).Compile(body);
        FieldBuilder kept = _type.Builder.DefineField(_type.ExtraName("Delegate"), type, FieldAttributes.Private | FieldAttributes.Static);
        return new DelegateValue(type, method, kept);
    }
}
