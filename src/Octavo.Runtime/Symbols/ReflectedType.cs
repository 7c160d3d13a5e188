// Owns: types over reflection: what they share, and how a type becomes a symbol.
using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

/// <summary>A type over reflection, with the nullable annotations where it is.</summary>
internal abstract class ReflectedType(Type type, Nullability nullability) : ReflectedSymbol, ITypeSymbol
{
    public Type Type => type;

    public Nullability Nullability => nullability;

    public override object Key => type;

    public override string Name => type.Name.IndexOf('`', StringComparison.Ordinal) is var mark and > 0 ? type.Name[..mark] : type.Name;

    public override string MetadataName => type.Name;

    public override bool IsAbstract => type.IsAbstract && !(type.IsSealed && type.IsClass);

    public override bool IsStatic => type is { IsAbstract: true, IsSealed: true };

    public override bool IsSealed => type.IsSealed;

    public override INamedTypeSymbol ContainingType => type.DeclaringType is { } outer && !type.IsGenericParameter ? (INamedTypeSymbol)Of(Close(outer)) : null!;

    public override INamespaceSymbol ContainingNamespace => type.HasElementType ? null! : new ReflectedNamespace(type.Namespace ?? "");

    public override IAssemblySymbol ContainingAssembly => ReflectedAssembly.Of(type.Assembly);

    public override Accessibility DeclaredAccessibility =>
        !type.IsNested ? type.IsPublic ? Accessibility.Public : Accessibility.Internal
        : type.IsNestedPublic ? Accessibility.Public : type.IsNestedPrivate ? Accessibility.Private : type.IsNestedFamily ? Accessibility.Protected
        : type.IsNestedFamORAssem ? Accessibility.ProtectedOrInternal : type.IsNestedFamANDAssem ? Accessibility.ProtectedAndInternal : Accessibility.Internal;

    public virtual TypeKind TypeKind => TypeKind.Unknown;

    public virtual SpecialType SpecialType => SpecialType.None;

    public bool IsValueType => type.IsValueType;

    public bool IsReferenceType => !type.IsValueType && !type.IsGenericParameter && !type.IsPointer;

    public virtual bool IsRecord => false;

    public bool IsRefLikeType => type.IsByRefLike;

    /// <summary>Anonymous types are refused before: code cannot write their names.</summary>
    public bool IsAnonymousType => false;

    public virtual bool IsTupleType => false;

    public bool IsUnmanagedType => Unmanaged.Is(type);

    public NullableAnnotation NullableAnnotation => nullability.Annotation;

    public virtual INamedTypeSymbol? BaseType => type.BaseType is { } parent ? (INamedTypeSymbol)Of(parent) : null;

    public ImmutableArray<INamedTypeSymbol> AllInterfaces => [.. type.GetInterfaces().Select(i => new ReflectedNamedType(i, Nullability.None, isBase: true))];

    ITypeSymbol ITypeSymbol.OriginalDefinition => (ITypeSymbol)OriginalDefinition;

    protected override IEnumerable<CustomAttributeData> Declared => type.GetCustomAttributesData();

    /// <summary>The symbol of a type without nullable annotations.</summary>
    public static ITypeSymbol Of(Type type) => Of(type, Nullability.None);

    /// <summary>The symbol of a type.</summary>
    public static ITypeSymbol Of(Type type, Nullability nullability) =>
        type.IsArray ? new ReflectedArray(type, nullability)
        : type.IsGenericParameter ? new ReflectedParameterType(type, nullability)
        : type.IsPointer || type.IsByRef || type.IsFunctionPointer ? new ReflectedPointer(type)
        : new ReflectedNamedType(type, nullability);

    public ITypeSymbol WithNullableAnnotation(NullableAnnotation annotation) => Of(type, nullability with { Annotation = annotation });

    public ISymbol? FindImplementationForInterfaceMember(ISymbol member)
    {
        if (member is not ReflectedMethod { Method: MethodInfo method } || method.DeclaringType is not { IsInterface: true } contract || type.IsInterface)
        {
            return null;
        }
        InterfaceMapping map = type.GetInterfaceMap(contract);
        int place = Array.IndexOf(map.InterfaceMethods, method);
        return place < 0 || map.TargetMethods[place] is not { } target ? null : new ReflectedMethod(target);
    }

    public virtual ImmutableArray<ISymbol> GetMembers() => [];

    public ImmutableArray<ISymbol> GetMembers(string name) => [.. GetMembers().Where(m => m.Name == name)];

    public override string ToDisplayString() => DisplayText.Of(type);

    public string ToDisplayString(NullableFlowState state) => ToDisplayString();

    /// <summary>A type around a closed one has its arguments.</summary>
    private Type Close(Type outer) =>
        outer.IsGenericTypeDefinition && type.IsConstructedGenericType ? outer.MakeGenericType(type.GetGenericArguments()[..outer.GetGenericArguments().Length])
            : outer;
}

internal sealed class ReflectedArray(Type type, Nullability nullability) : ReflectedType(type, nullability), IArrayTypeSymbol
{
    public override TypeKind TypeKind => TypeKind.Array;

    public int Rank => Type.GetArrayRank();

    public ITypeSymbol ElementType => Of(Type.GetElementType()!, Nullability.Argument(0));

    public override INamedTypeSymbol ContainingType => null!;
}

internal sealed class ReflectedPointer(Type type) : ReflectedType(type, Nullability.None)
{
    public override TypeKind TypeKind => Type.IsFunctionPointer ? TypeKind.FunctionPointer : TypeKind.Pointer;

    public override INamedTypeSymbol ContainingType => null!;
}

internal sealed class ReflectedParameterType(Type type, Nullability nullability) : ReflectedType(type, nullability), ITypeParameterSymbol
{
    public override TypeKind TypeKind => TypeKind.TypeParameter;

    /// <summary>Its place among those of the types around it too: a nested type has all of them.</summary>
    public int Ordinal => Type.GenericParameterPosition;

    public bool AllowsRefLikeType => (Type.GenericParameterAttributes & GenericParameterAttributes.AllowByRefLike) != 0;

    public bool HasConstructorConstraint => (Type.GenericParameterAttributes & GenericParameterAttributes.DefaultConstructorConstraint) != 0;

    public bool HasNotNullConstraint => false;

    public bool HasReferenceTypeConstraint => (Type.GenericParameterAttributes & GenericParameterAttributes.ReferenceTypeConstraint) != 0;

    public bool HasUnmanagedTypeConstraint => false;

    public bool HasValueTypeConstraint => (Type.GenericParameterAttributes & GenericParameterAttributes.NotNullableValueTypeConstraint) != 0;

    public ImmutableArray<ITypeSymbol> ConstraintTypes => [.. Type.GetGenericParameterConstraints().Select(Of)];
}
