// Owns: names and members: variables, fields, properties, types and namespaces.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private Value BindName(Name name)
    {
        if (name.IsGlobal)
        {
            return Receiver("", name.Text, Resolve(name.Arguments)) ?? new NamespaceReceiver(name.Text);
        }
        if (name.Arguments.Length == 0)
        {
            if (Variable(name.Text) is { } variable)
            {
                return variable;
            }
            for (SourceType? at = _type; at is not null; at = at.Outer)
            {
                if (OwnMember(at, name.Text, null) is { } own)
                {
                    return own;
                }
            }
            if (!_isStatic && _type.Builder.BaseType is { } parent && Reflected(parent, name.Text, new ThisValue(_type.Builder)) is { } inherited)
            {
                return inherited;
            }
        }
        else
        {
            for (SourceType? at = _type; at is not null; at = at.Outer)
            {
                if (at.GenericAccess.TryGetValue(name.Text, out TypeDeclaration? access))
                {
                    return new AccessReceiver(access, Resolve(name.Arguments));
                }
            }
        }
        if (_types.Simple(name.Text, Resolve(name.Arguments)) is { } type)
        {
            return new TypeReceiver(type);
        }
        return _types.Namespace(name.Text) is { } space ? new NamespaceReceiver(space)
            : throw new InvalidOperationException("Emitted code names what is not known: " + name.Text);
    }

    private Value BindMember(Member member)
    {
        Value of = BindReceiver(member.Of);
        switch (of)
        {
            case NamespaceReceiver space:
                return Receiver(space.Name, member.Text, Resolve(member.Arguments)) ?? new NamespaceReceiver(space.Name + "." + member.Text);
            case TypeReceiver { Of: GenericTypeParameterBuilder parameter }:
                Method getter = ParameterMethods(parameter, "get_" + member.Text)[0];
                return new CallValue(null, getter, []);
            case TypeReceiver receiver:
                return (_compilation.Types.TryGetValue(receiver.Of, out SourceType? source) ? OwnMember(source, member.Text, null) : null)
                    ?? Reflected(receiver.Of, member.Text, null)
                    ?? (TypeBinder.Nested(receiver.Of, member.Text, Resolve(member.Arguments)) is { } nested ? new TypeReceiver(nested)
                        : _compilation.Types.TryGetValue(receiver.Of, out source) && source.Nested.TryGetValue(member.Text, out SourceType? inner)
                        ? new TypeReceiver(inner.Builder)
                        : throw Unknown(receiver.Of, member.Text));
        }
        return MemberOf(of, member.Text);
    }

    private Value MemberOf(Value of, string name) =>
        of.Type is GenericTypeParameterBuilder parameter ? new CallValue(of, ParameterMethods(parameter, "get_" + name)[0], []) :
        (_compilation.Types.TryGetValue(of.Type, out SourceType? source) ? OwnMember(source, name, of) : null) ?? Reflected(of.Type, name, of)
            ?? throw Unknown(of.Type, name);

    private static InvalidOperationException Unknown(Type type, string name) => new("Emitted code names what is not known: " + name + " of " + type);

    /// <summary>An expression before a dot: a value, a type or a namespace.</summary>
    private Value BindReceiver(Expression of) => of switch
    {
        Name name => BindName(name),
        TypeName type => new TypeReceiver(_types.Resolve(type.Type)),
        Member member => BindMember(member),
        _ => Bind(of),
    };

    private Value? Receiver(string space, string name, Type[] arguments) =>
        _compilation.Names.Find(space.Length == 0 ? name : space + "." + name, arguments.Length) is { } type
            ? new TypeReceiver(arguments.Length == 0 ? type : type.MakeGenericType(arguments)) : null;

    private Type[] Resolve(TypeNode[] nodes) => nodes.Length == 0 ? [] : [.. nodes.Select(_types.Resolve)];

    private Value? OwnMember(SourceType type, string name, Value? of)
    {
        if (type.Fields.TryGetValue(name, out SourceField? field))
        {
            if (field.IsConstant)
            {
                field.Value ??= new BodyBinder(_compilation, type, new TypeBinder(_compilation.Names, type.File, type), _code, typeof(void), false, true,
                    []).ConstantOf(field.Node.Value!, field.Type);
                return new ConstantValue(field.Type, field.Value!);
            }
            return new FieldPlace(field.Builder!.IsStatic ? null : of, field.Builder, field.Type);
        }
        if (type.Properties.TryGetValue(name, out SourceMethod? property))
        {
            return new PropertyPlace(property.Method.IsStatic ? null : of ?? new ThisValue(type.Builder), property.Method, null, property.Method.Returns, []);
        }
        return null;
    }

    private static Value? Reflected(Type type, string name, Value? of)
    {
        if (!Substitution.IsMade(type))
        {
            return type is TypeBuilder { BaseType: { } parent } ? Reflected(parent, name, of) : null;
        }
        PropertyInfo? property = MemberTable.Property(type, name);
        // The nearest of the two: a property may hide a field of a base.
        if (MemberTable.Field(type, name) is { } field && property?.DeclaringType!.IsSubclassOf(field.DeclaringType!) != true)
        {
            return field.IsLiteral ? new ConstantValue(field.FieldType, field.GetRawConstantValue()!)
                : new FieldPlace(field.IsStatic ? null : of, field, field.FieldType);
        }
        if (property is null)
        {
            return null;
        }
        Method? getter = MemberTable.Getter(property) is { } get ? Method.Of(get, get.DeclaringType!, [], []) : null;
        Method? setter = MemberTable.Setter(property) is { } set ? Method.Of(set, set.DeclaringType!, [], []) : null;
        Type result = property.PropertyType.IsByRef ? property.PropertyType.GetElementType()! : property.PropertyType;
        return new PropertyPlace((getter ?? setter)!.IsStatic ? null : of, getter, setter, result, []);
    }

    private Method[] ParameterMethods(GenericTypeParameterBuilder parameter, string name)
    {
        if (!_members.TryGetValue((parameter, name), out Method[]? methods))
        {
            _members.Add((parameter, name), methods = MemberTable.OfParameter(parameter, _compilation.Contracts[parameter], name));
        }
        return methods;
    }

    /// <summary>The object whose method is compiled.</summary>
    private sealed class ThisValue(Type type) : Value(type)
    {
        public override void Load(MethodCode code) => code.Argument(0);

        public override void LoadAddress(MethodCode code) => code.Argument(0);
    }
}
