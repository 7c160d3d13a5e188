// Owns: the nullable annotations of a declaration, for a type and for its arguments, as the compiler leaves it in attributes.
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

/// <summary>
/// An annotation, and those of a type's arguments or of an array's elements. Read from the attributes themselves: the platform's reader knows no base classes,
/// and mixes in attributes of flow.
/// </summary>
internal sealed record Nullability(NullableAnnotation Annotation, Nullability[] Arguments)
{
    private const string Own = "System.Runtime.CompilerServices.NullableAttribute";
    private const string Context = "System.Runtime.CompilerServices.NullableContextAttribute";

    public static Nullability None { get; } = new(NullableAnnotation.None, []);

    /// <summary>What tells it from others: the annotations of the arguments.</summary>
    public string ArgumentsText => string.Concat(Arguments.Select(a => (int)a.Annotation + (a.Arguments.Length == 0 ? "" : "(" + a.ArgumentsText + ")")));

    public Nullability Argument(int index) => index < Arguments.Length ? Arguments[index] : None;

    /// <summary>What a field says, of which <paramref name="owner"/> says what its arguments are.</summary>
    public static Nullability Of(FieldInfo field, Nullability owner)
    {
        var declared = (FieldInfo)Definition(field);
        return Read(declared.FieldType, declared.GetCustomAttributesData(), null, declared.DeclaringType!).With(declared.FieldType, owner);
    }

    /// <summary>What a property says, of which <paramref name="owner"/> says what its arguments are.</summary>
    public static Nullability Of(PropertyInfo property, Nullability owner)
    {
        var declared = (PropertyInfo)Definition(property);
        Type type = declared.PropertyType.IsByRef ? declared.PropertyType.GetElementType()! : declared.PropertyType;
        // Where accessors alone have a context, the property has its type's.
        return Read(type, declared.GetCustomAttributesData(), null, declared.DeclaringType!).With(type, owner);
    }

    /// <summary>What a parameter says.</summary>
    public static Nullability Of(ParameterInfo parameter)
    {
        var declared = (MethodBase)Definition(parameter.Member);
        ParameterInfo one = declared.GetParameters()[parameter.Position];
        Type type = one.ParameterType.IsByRef ? one.ParameterType.GetElementType()! : one.ParameterType;
        return Read(type, one.GetCustomAttributesData(), declared, declared.DeclaringType!).With(type, None);
    }

    /// <summary>The annotations of the arguments of a base class: they are on the type itself.</summary>
    public static Nullability OfBase(Type type)
    {
        Type declared = type.IsConstructedGenericType ? type.GetGenericTypeDefinition() : type;
        return declared.BaseType is { IsGenericType: true } parent ? Read(parent, declared.GetCustomAttributesData(), null, declared) : None;
    }

    /// <summary>With the annotations of the arguments of a closed type, where the declared type is one of its parameters.</summary>
    /// <param name="declared">The type as the definition declares it.</param>
    /// <param name="owner">The annotations of the closed type and its arguments.</param>
    public Nullability With(Type declared, Nullability owner)
    {
        if (declared.IsGenericTypeParameter)
        {
            Nullability argument = owner.Argument(declared.GenericParameterPosition);
            return Annotation == NullableAnnotation.Annotated ? argument with { Annotation = NullableAnnotation.Annotated } : argument;
        }
        // What has no type parameter in it says all by itself.
        if (Arguments.Length == 0 || !declared.ContainsGenericParameters)
        {
            return this;
        }
        return this with { Arguments = [.. Parts(declared).Select((part, i) => Argument(i).With(part, owner))] };
    }

    private static MemberInfo Definition(MemberInfo member) =>
        member.DeclaringType is { IsConstructedGenericType: true } closed ? closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member)
            : member;

    private static Type[] Parts(Type type) => type.HasElementType ? [type.GetElementType()!] : type.GetGenericArguments();

    private static Nullability Read(Type type, IEnumerable<CustomAttributeData> attributes, MethodBase? method, Type around)
    {
        byte[]? flags = Flags(attributes, Own) ?? (method is null ? null : Flags(method.GetCustomAttributesData(), Context));
        for (Type? at = around; flags is null && at is not null; at = at.DeclaringType)
        {
            flags = Flags(at.GetCustomAttributesData(), Context);
        }
        int next = 0;
        return flags is null ? None : Read(type, flags, ref next);
    }

    /// <summary>Without queries: each would be compiled for the first byte of a process.</summary>
    private static byte[]? Flags(IEnumerable<CustomAttributeData> attributes, string name)
    {
        foreach (CustomAttributeData one in attributes)
        {
            if (one.AttributeType.FullName != name)
            {
                continue;
            }
            object? said = one.ConstructorArguments[0].Value;
            if (said is byte flag)
            {
                return [flag];
            }
            if (said is not IReadOnlyCollection<CustomAttributeTypedArgument> all)
            {
                return null;
            }
            byte[] flags = new byte[all.Count];
            int next = 0;
            foreach (CustomAttributeTypedArgument each in all)
            {
                flags[next++] = (byte)each.Value!;
            }
            return flags;
        }
        return null;
    }

    /// <summary>A flag for each type in the order of their names, except for value types without parameters and nullable ones; one for all if all are
    /// equal.</summary>
    private static Nullability Read(Type type, byte[] flags, ref int next)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return new(NullableAnnotation.None, [Read(inner, flags, ref next)]);
        }
        if (type is { IsValueType: true, IsGenericType: false })
        {
            return None;
        }
        byte flag = flags.Length == 1 ? flags[0] : next < flags.Length ? flags[next] : (byte)0;
        next++;
        Type[] parts = Parts(type);
        var arguments = new Nullability[parts.Length];
        for (int i = 0; i < parts.Length; i++)
        {
            arguments[i] = Read(parts[i], flags, ref next);
        }
        return new(flag switch { 1 when !type.IsValueType => NullableAnnotation.NotAnnotated, 2 => NullableAnnotation.Annotated, _ => NullableAnnotation.None },
            arguments);
    }
}
