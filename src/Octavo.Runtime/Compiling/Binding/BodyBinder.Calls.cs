// Owns: calls and new objects.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private Value BindCall(Call call)
    {
        if (call.Of is Name { Text: "ReferenceEquals", Arguments.Length: 0 } && call.Arguments.Length == 2)
        {
            return new ComparedValue("==", Bind(call.Arguments[0].Value!, typeof(object)), Bind(call.Arguments[1].Value!, typeof(object)));
        }
        BoundArgument[] arguments = Arguments(call.Arguments);
        switch (call.Of)
        {
            case Name name:
                return OwnCall(name, arguments);
            case Member member:
                return MemberCall(member, arguments);
        }
        throw new InvalidOperationException("Emitted code calls what is not a method.");
    }

    private BoundArgument[] Arguments(Argument[] arguments) => [.. arguments.Select(a => new BoundArgument(
        a.Name,
        a.Passing switch { "ref" => Passing.Ref, "out" => Passing.Out, "in" => Passing.In, _ => Passing.Value },
        a.Declared is not null ? Declare(a.Declared, _types.Resolve(a.Type!)) : Bind(a.Value!)))];

    private Value OwnCall(Name name, BoundArgument[] arguments)
    {
        Type[] named = Resolve(name.Arguments);
        for (SourceType? at = _type; at is not null; at = at.Outer)
        {
            if (at.Methods.TryGetValue(name.Text, out List<SourceMethod>? methods))
            {
                return Choose(methods.Select(m => m.Method), arguments, named, null, name.Text);
            }
        }
        if (_type.Builder.BaseType is { } parent)
        {
            return Choose(MemberTable.Methods(parent, name.Text), arguments, named, new ThisValue(_type.Builder), name.Text);
        }
        throw Unknown(_type.Builder, name.Text);
    }

    private Value MemberCall(Member member, BoundArgument[] arguments)
    {
        Value of = BindReceiver(member.Of);
        Type[] named = Resolve(member.Arguments);
        if (of is TypeReceiver receiver)
        {
            return Choose(Methods(receiver.Of, member.Text).Where(m => m.IsStatic), arguments, named, null, receiver.Of + "." + member.Text);
        }
        if (of is AccessReceiver access)
        {
            return Choose(access.Methods(member.Text, _types), arguments, named, null, member.Text);
        }
        if (of is NamespaceReceiver)
        {
            of.Load(_code);
        }
        if (Overloads.Choose(Methods(of.Type, member.Text).Where(m => !m.IsStatic), arguments, named) is { } chosen)
        {
            return Finished(of, chosen.Method, chosen.Arguments);
        }
        if (Overloads.Choose(MemberTable.Extensions(member.Text), [new BoundArgument(null, Passing.Value, of), .. arguments], named) is { } extension)
        {
            return new CallValue(null, extension.Method, extension.Arguments);
        }
        throw NoOverload(of.Type + "." + member.Text, arguments);
    }

    private IEnumerable<Method> Methods(Type type, string name)
    {
        if (type is GenericTypeParameterBuilder parameter)
        {
            return ParameterMethods(parameter, name);
        }
        if (_compilation.Types.TryGetValue(type, out SourceType? source))
        {
            return source.Methods.TryGetValue(name, out List<SourceMethod>? methods) ? methods.Select(m => m.Method) : source.Builder.BaseType is { } parent
                ? MemberTable.Methods(parent, name) : [];
        }
        return MemberTable.Methods(type, name);
    }

    private static Value Choose(IEnumerable<Method> methods, BoundArgument[] arguments, Type[] named, Value? of, string name)
    {
        if (Overloads.Choose(methods, arguments, named) is not { } chosen)
        {
            throw NoOverload(name, arguments);
        }
        return Finished(of, chosen.Method, chosen.Arguments);
    }

    private static InvalidOperationException NoOverload(string name, BoundArgument[] arguments) =>
        new("Emitted code calls " + name + " with ("
            + string.Join(", ", arguments.Select(a => a.Passing + " " + (a.Value is NullValue ? "null" : a.Value is TargetTyped ? "default" : a.Value.Type)))
            + "), which no overload takes.");

    /// <summary>A call; an accessor is replaced by what it stands for.</summary>
    private static Value Finished(Value? of, Method method, Value[] arguments)
    {
        switch (method.Accessor)
        {
            case FieldInfo field:
                return new FieldPlace(field.IsStatic ? null : new AddressedReceiver(arguments[0]), field, field.FieldType);
            case ConstructorInfo constructor:
                return new NewValue(constructor.DeclaringType!, constructor, arguments, []);
            case MethodInfo target:
                Method real = Method.Of(target, target.DeclaringType!, [], []);
                return target.IsStatic ? new CallValue(null, real, arguments[1..]) : new CallValue(new AddressedReceiver(arguments[0]), real, arguments[1..]);
            default:
                return new CallValue(method.IsStatic ? null : of, method, arguments);
        }
    }

    private Value BindNew(New made, Type? expected)
    {
        Type type = made.Type is null ? expected ?? throw new InvalidOperationException("Emitted code makes an object without a type.")
            : _types.Resolve(made.Type);
        BoundArgument[] arguments = Arguments(made.Arguments);
        ConstructorInfo? constructor = null;
        Value[] passed = [];
        if (_compilation.Types.TryGetValue(type, out SourceType? source))
        {
            constructor = source.Node.IsStruct ? null : source.Constructor;
        }
        else if (Overloads.Choose(MemberTable.Constructors(type), arguments, []) is { } chosen)
        {
            constructor = (ConstructorInfo)chosen.Method.Info;
            passed = chosen.Arguments;
        }
        else if (!type.IsValueType || arguments.Length != 0)
        {
            throw NoOverload("new " + type, arguments);
        }
        var settings = new (Func<Value, Value>, Value)[made.Settings.Length];
        for (int i = 0; i < settings.Length; i++)
        {
            string name = made.Settings[i].Name;
            Type member = MemberOf(new DefaultValue(type), name).Type;
            settings[i] = (of => MemberOf(of, name), Bind(made.Settings[i].Value, member));
        }
        return new NewValue(type, constructor, passed, settings);
    }

    /// <summary>The first argument of an accessor as the receiver of what it stands for: a struct is passed by reference already.</summary>
    private sealed class AddressedReceiver(Value argument) : Value(argument.Type)
    {
        public override bool HasAddress => true;

        public override void Load(MethodCode code) => argument.Load(code);

        public override void LoadAddress(MethodCode code) => argument.Load(code);
    }
}
