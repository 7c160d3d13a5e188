// Owns: fields, properties, events, methods and parameters over reflection.
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Runtime.Symbols;

/// <param name="info">The field.</param>
/// <param name="property">The property that it holds, or null.</param>
/// <param name="owner">The type that it was asked of, which knows the nullable annotations of its arguments.</param>
internal sealed class ReflectedField(FieldInfo info, PropertyInfo? property, ReflectedNamedType? owner) : ReflectedSymbol, IFieldSymbol
{
    public FieldInfo Field => info;

    public override object Key => info;

    public override string Name => info.Name;

    public override bool IsStatic => info.IsStatic;

    public override bool IsImplicitlyDeclared => !CanBeReferencedByName;

    public override INamedTypeSymbol ContainingType => (INamedTypeSymbol)ReflectedType.Of(info.DeclaringType!);

    public override Accessibility DeclaredAccessibility => Visibility.Of((MethodAttributes)info.Attributes);

    public override ImmutableArray<SyntaxReference> DeclaringSyntaxReferences =>
        IsStatic ? [] : [new SyntaxReference(new VariableDeclaratorSyntax(() => Initializers.Of(info, owner?.Type ?? info.DeclaringType!)))];

    public override ISymbol OriginalDefinition =>
        info.DeclaringType is { IsConstructedGenericType: true } closed ? new ReflectedField((FieldInfo)Declaration(closed), null, null) : this;

    public ITypeSymbol Type => info.FieldType.IsByRef ? ReflectedType.Of(info.FieldType)
        : ReflectedType.Of(info.FieldType, Nullability.Of(info, owner?.Nullability ?? Nullability.None));

    public bool IsConst => info.IsLiteral;

    public bool IsReadOnly => info.IsInitOnly;

    public bool IsRequired => info.IsDefined(typeof(RequiredMemberAttribute), false);

    public bool IsFixedSizeBuffer => info.IsDefined(typeof(FixedBufferAttribute), false);

    public bool HasConstantValue => info.IsLiteral;

    public object? ConstantValue => info.IsLiteral ? info.GetRawConstantValue() : null;

    public ISymbol? AssociatedSymbol => property is null ? null : new ReflectedProperty(property, owner);

    public IFieldSymbol? CorrespondingTupleField => null;

    protected override IEnumerable<CustomAttributeData> Declared => info.GetCustomAttributesData();

    private MemberInfo Declaration(Type closed) => closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(info);
}

/// <param name="property">The property.</param>
/// <param name="owner">The type that it was asked of, which knows the nullable annotations of its arguments.</param>
internal sealed class ReflectedProperty(PropertyInfo property, ReflectedNamedType? owner) : ReflectedSymbol, IPropertySymbol
{
    public PropertyInfo Property => property;

    public override object Key => property;

    public override string Name => property.Name;

    public override bool IsStatic => (property.GetMethod ?? property.SetMethod)!.IsStatic;

    public override bool IsAbstract => (property.GetMethod ?? property.SetMethod)!.IsAbstract;

    public override INamedTypeSymbol ContainingType => (INamedTypeSymbol)ReflectedType.Of(property.DeclaringType!);

    public override Accessibility DeclaredAccessibility
    {
        get
        {
            Accessibility get = property.GetMethod is { } getter ? Visibility.Of(getter.Attributes) : Accessibility.Private;
            Accessibility set = property.SetMethod is { } setter ? Visibility.Of(setter.Attributes) : Accessibility.Private;
            return get > set ? get : set;
        }
    }

    public override ISymbol OriginalDefinition =>
        property.DeclaringType is { IsConstructedGenericType: true } closed ? new ReflectedProperty((PropertyInfo)Declaration(closed), null) : this;

    /// <summary>Accessors that the compiler made have no body; others are not known.</summary>
    public override ImmutableArray<SyntaxReference> DeclaringSyntaxReferences =>
        IsAutomatic ? [new SyntaxReference(new PropertyDeclarationSyntax(Initializer))] : [new SyntaxReference(new BodySyntax())];

    public ITypeSymbol Type => ReflectedType.Of(property.PropertyType.IsByRef ? property.PropertyType.GetElementType()! : property.PropertyType,
        Nullability.Of(property, owner?.Nullability ?? Nullability.None));

    public bool IsIndexer => property.GetIndexParameters().Length != 0;

    public bool IsRequired => property.IsDefined(typeof(RequiredMemberAttribute), false);

    public IMethodSymbol? GetMethod => property.GetMethod is { } getter ? new ReflectedMethod(getter) : null;

    public IMethodSymbol? SetMethod => property.SetMethod is { } setter ? new ReflectedMethod(setter) : null;

    public IPropertySymbol? OverriddenProperty
    {
        get
        {
            MethodInfo accessor = (property.GetMethod ?? property.SetMethod)!;
            if (!accessor.IsVirtual || (accessor.Attributes & MethodAttributes.NewSlot) != 0)
            {
                return null;
            }
            for (Type? at = property.DeclaringType!.BaseType; at is not null; at = at.BaseType)
            {
                if (at.GetProperty(property.Name,
                    BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly) is { } found)
                {
                    return new ReflectedProperty(found, null);
                }
            }
            return null;
        }
    }

    public ImmutableArray<IPropertySymbol> ExplicitInterfaceImplementations => property.Name.Contains('.', StringComparison.Ordinal) ? [this] : [];

    /// <summary>Its attributes, and those that the compiler moves to what its accessors return and take.</summary>
    protected override IEnumerable<CustomAttributeData> Declared => property.GetCustomAttributesData()
        .Concat((property.GetMethod?.ReturnParameter.GetCustomAttributesData() ?? []).Where(a => a.AttributeType == typeof(MaybeNullAttribute)))
        .Concat((property.SetMethod?.GetParameters()[^1].GetCustomAttributesData() ?? []).Where(a => a.AttributeType == typeof(AllowNullAttribute)));

    private MemberInfo Declaration(Type closed) => closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(property);

    private ExpressionSyntax? Initializer() =>
        BackingFields.Of(property) is { } field ? Initializers.Of(field, owner?.Type ?? property.DeclaringType!) : null;

    private bool IsAutomatic =>
        Array.TrueForAll([property.GetMethod, property.SetMethod], static m => m is null || m.IsDefined(typeof(CompilerGeneratedAttribute), false));

    private sealed class BodySyntax : SyntaxNode;
}

internal sealed class ReflectedEvent(EventInfo found) : ReflectedSymbol, IEventSymbol
{
    public override object Key => found;

    public override string Name => found.Name;

    public override INamedTypeSymbol ContainingType => (INamedTypeSymbol)ReflectedType.Of(found.DeclaringType!);
}

internal sealed class ReflectedMethod(MethodBase method) : ReflectedSymbol, IMethodSymbol
{
    public MethodBase Method => method;

    public override object Key => method;

    public override string Name => method.Name[(method.Name.LastIndexOf('.') + 1)..] is { Length: > 0 } last && !method.IsConstructor ? last : method.Name;

    public override string MetadataName => method.Name;

    public override bool IsStatic => method.IsStatic;

    public override bool IsAbstract => method.IsAbstract;

    public override INamedTypeSymbol ContainingType => (INamedTypeSymbol)ReflectedType.Of(method.DeclaringType!);

    public override Accessibility DeclaredAccessibility => Visibility.Of(method.Attributes);

    /// <summary>A constructor that the compiler adds if none is declared looks like one that does nothing; it is taken for declared.</summary>
    public override bool IsImplicitlyDeclared => false;

    public override ImmutableArray<SyntaxReference> DeclaringSyntaxReferences =>
        method is ConstructorInfo constructor && RecordMarks.IsOwn(constructor)
            ? [new SyntaxReference(new RecordDeclarationSyntax { ParameterList = new ParameterListSyntax() })] : [];

    public override ISymbol OriginalDefinition =>
        method.DeclaringType is { IsConstructedGenericType: true } closed
            ? new ReflectedMethod((MethodBase)closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(method)) : this;

    IMethodSymbol IMethodSymbol.OriginalDefinition => (IMethodSymbol)OriginalDefinition;

    public MethodKind MethodKind =>
        method.IsConstructor ? method.IsStatic ? MethodKind.StaticConstructor : MethodKind.Constructor
        : method.Name.Contains('.', StringComparison.Ordinal) ? MethodKind.ExplicitInterfaceImplementation
        : method.IsSpecialName ? MethodKind.Other : MethodKind.Ordinary;

    public int Arity => method.IsGenericMethod ? method.GetGenericArguments().Length : 0;

    public bool IsAsync => method.IsDefined(typeof(AsyncStateMachineAttribute), false);

    public bool IsGenericMethod => method.IsGenericMethod;

    public bool IsInitOnly =>
        method is MethodInfo info && Array.Exists(info.ReturnParameter.GetRequiredCustomModifiers(), static m => m == typeof(IsExternalInit));

    public bool ReturnsVoid => method is not MethodInfo info || info.ReturnType == typeof(void);

    public ITypeSymbol ReturnType => ReflectedType.Of(method is MethodInfo info ? info.ReturnType : typeof(void));

    public IMethodSymbol? OverriddenMethod =>
        method is MethodInfo info && info.IsVirtual && info.GetBaseDefinition() is { } root && root != info ? new ReflectedMethod(root) : null;

    public ImmutableArray<IMethodSymbol> ExplicitInterfaceImplementations => MethodKind == MethodKind.ExplicitInterfaceImplementation ? [this] : [];

    public ImmutableArray<IParameterSymbol> Parameters => [.. method.GetParameters().Select(p => new ReflectedParameter(p, this))];

    protected override IEnumerable<CustomAttributeData> Declared => method.GetCustomAttributesData();
}

/// <summary>A struct's constructor without parameters, if it declares none.</summary>
internal sealed class ReflectedImpliedConstructor(ReflectedNamedType type) : ReflectedSymbol, IMethodSymbol
{
    public override object Key => (type.Type, ".ctor");

    public override string Name => ".ctor";

    public override bool IsImplicitlyDeclared => true;

    public override INamedTypeSymbol ContainingType => type;

    IMethodSymbol IMethodSymbol.OriginalDefinition => this;

    public MethodKind MethodKind => MethodKind.Constructor;

    public int Arity => 0;

    public bool IsAsync => false;

    public bool IsGenericMethod => false;

    public bool IsInitOnly => false;

    public bool ReturnsVoid => true;

    public ITypeSymbol ReturnType => ReflectedType.Of(typeof(void));

    public IMethodSymbol? OverriddenMethod => null;

    public ImmutableArray<IMethodSymbol> ExplicitInterfaceImplementations => [];

    public ImmutableArray<IParameterSymbol> Parameters => [];
}

internal sealed class ReflectedParameter(ParameterInfo parameter, ReflectedMethod method) : ReflectedSymbol, IParameterSymbol
{
    public override object Key => parameter;

    public override string Name => parameter.Name ?? "";

    public override INamedTypeSymbol ContainingType => method.ContainingType;

    public ITypeSymbol Type =>
        ReflectedType.Of(parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType, Nullability.Of(parameter));

    public RefKind RefKind => !parameter.ParameterType.IsByRef ? RefKind.None : parameter.IsOut ? RefKind.Out : parameter.IsIn ? RefKind.In : RefKind.Ref;

    public NullableAnnotation NullableAnnotation => Type.NullableAnnotation;

    public int Ordinal => parameter.Position;

    public bool IsParams => parameter.IsDefined(typeof(ParamArrayAttribute), false) || parameter.IsDefined(typeof(ParamCollectionAttribute), false);

    public bool IsOptional => parameter.IsOptional;

    public bool HasExplicitDefaultValue => parameter.HasDefaultValue;

    public object? ExplicitDefaultValue => parameter.HasDefaultValue ? parameter.RawDefaultValue is DBNull or Missing ? null : parameter.RawDefaultValue : null;

    protected override IEnumerable<CustomAttributeData> Declared => parameter.GetCustomAttributesData();
}

internal static class Visibility
{
    /// <summary>Of methods; the bits of fields are the same.</summary>
    public static Accessibility Of(MethodAttributes attributes) => (attributes & MethodAttributes.MemberAccessMask) switch
    {
        MethodAttributes.Public => Accessibility.Public,
        MethodAttributes.Assembly => Accessibility.Internal,
        MethodAttributes.FamORAssem => Accessibility.ProtectedOrInternal,
        MethodAttributes.Family => Accessibility.Protected,
        MethodAttributes.FamANDAssem => Accessibility.ProtectedAndInternal,
        _ => Accessibility.Private,
    };
}
