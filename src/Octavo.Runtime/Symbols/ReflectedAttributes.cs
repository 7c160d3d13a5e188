// Owns: attributes over reflection.
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

internal static class ReflectedAttributes
{
    public static AttributeData Of(CustomAttributeData data) => new(
        (INamedTypeSymbol)ReflectedType.Of(data.AttributeType),
        [.. data.ConstructorArguments.Select(Constant)],
        [.. data.NamedArguments.Select(n => KeyValuePair.Create(n.MemberName, Constant(n.TypedValue)))]);

    private static TypedConstant Constant(CustomAttributeTypedArgument argument) => argument switch
    {
        { ArgumentType.IsArray: true } =>
            new(TypedConstantKind.Array, null,
                argument.Value is ReadOnlyCollection<CustomAttributeTypedArgument> values ? [.. values.Select(Constant)] : default),
        { Value: Type type } => new(TypedConstantKind.Type, ReflectedType.Of(type), default),
        { ArgumentType.IsEnum: true } => new(TypedConstantKind.Enum, argument.Value, default) { Type = ReflectedType.Of(argument.ArgumentType) },
        _ => new(argument.ArgumentType == typeof(Type) ? TypedConstantKind.Type : TypedConstantKind.Primitive, argument.Value, default),
    };
}
