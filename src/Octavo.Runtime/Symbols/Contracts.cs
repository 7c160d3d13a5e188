// Owns: the part of the compiler's symbol interfaces that the parser asks, under their own names: the parser's sources are compiled into the generator over the
// compiler's
// symbols and here over reflection (Reflected*.cs). Shapes follow Microsoft.CodeAnalysis 4.14.
using System.Collections.Immutable;
using Octavo.Runtime.Symbols;

namespace Microsoft.CodeAnalysis;

internal enum Accessibility
{
    Private,
    ProtectedAndInternal,
    Protected,
    Internal,
    ProtectedOrInternal,
    Public,
}

internal enum TypeKind
{
    Unknown,
    Array,
    Class,
    Delegate,
    Enum,
    Error,
    FunctionPointer,
    Interface,
    Pointer,
    Struct,
    TypeParameter,
}

internal enum MethodKind
{
    Ordinary,
    Constructor,
    StaticConstructor,
    PropertyGet,
    PropertySet,
    ExplicitInterfaceImplementation,
    Other,
}

internal enum RefKind
{
    None,
    Ref,
    Out,
    In,
    RefReadOnlyParameter,
}

internal enum NullableAnnotation
{
    None,
    NotAnnotated,
    Annotated,
}

internal enum NullableFlowState
{
    None,
}

internal enum TypedConstantKind
{
    Primitive,
    Enum,
    Type,
    Array,
}

internal enum SpecialType
{
    None,
    System_Object,
    System_ValueType,
    System_Boolean,
    System_Char,
    System_SByte,
    System_Byte,
    System_Int16,
    System_UInt16,
    System_Int32,
    System_UInt32,
    System_Int64,
    System_UInt64,
    System_Decimal,
    System_Single,
    System_Double,
    System_String,
    System_DateTime,
    System_Nullable_T,
    System_Void,
}

internal interface ISymbol
{
    string Name { get; }

    string MetadataName { get; }

    Accessibility DeclaredAccessibility { get; }

    bool IsStatic { get; }

    bool IsAbstract { get; }

    bool IsSealed { get; }

    bool IsImplicitlyDeclared { get; }

    bool CanBeReferencedByName { get; }

    INamedTypeSymbol ContainingType { get; }

    INamespaceSymbol ContainingNamespace { get; }

    IAssemblySymbol? ContainingAssembly { get; }

    IModuleSymbol? ContainingModule { get; }

    ISymbol OriginalDefinition { get; }

    ImmutableArray<Location> Locations { get; }

    ImmutableArray<SyntaxReference> DeclaringSyntaxReferences { get; }

    ImmutableArray<AttributeData> GetAttributes();

    string ToDisplayString();

    bool Equals(ISymbol? other, SymbolEqualityComparer comparer);
}

internal interface INamespaceOrTypeSymbol : ISymbol
{
    ImmutableArray<ISymbol> GetMembers();

    ImmutableArray<ISymbol> GetMembers(string name);
}

internal interface INamespaceSymbol : ISymbol
{
    bool IsGlobalNamespace { get; }

    new INamespaceSymbol ContainingNamespace { get; }
}

internal interface IAssemblySymbol : ISymbol
{
    IEnumerable<IModuleSymbol> Modules { get; }
}

internal interface IModuleSymbol : ISymbol
{
    ImmutableArray<AssemblyIdentity> ReferencedAssemblies { get; }

    ImmutableArray<IAssemblySymbol> ReferencedAssemblySymbols { get; }
}

internal sealed record AssemblyIdentity(string Name);

internal interface ITypeSymbol : INamespaceOrTypeSymbol
{
    TypeKind TypeKind { get; }

    SpecialType SpecialType { get; }

    bool IsValueType { get; }

    bool IsReferenceType { get; }

    bool IsRecord { get; }

    bool IsRefLikeType { get; }

    bool IsAnonymousType { get; }

    bool IsTupleType { get; }

    bool IsUnmanagedType { get; }

    NullableAnnotation NullableAnnotation { get; }

    INamedTypeSymbol? BaseType { get; }

    ImmutableArray<INamedTypeSymbol> AllInterfaces { get; }

    new ITypeSymbol OriginalDefinition { get; }

    ITypeSymbol WithNullableAnnotation(NullableAnnotation annotation);

    ISymbol? FindImplementationForInterfaceMember(ISymbol member);

    string ToDisplayString(NullableFlowState state);
}

internal interface IDynamicTypeSymbol : ITypeSymbol;

internal interface IArrayTypeSymbol : ITypeSymbol
{
    int Rank { get; }

    ITypeSymbol ElementType { get; }
}

internal interface ITypeParameterSymbol : ITypeSymbol
{
    int Ordinal { get; }

    bool AllowsRefLikeType { get; }

    bool HasConstructorConstraint { get; }

    bool HasNotNullConstraint { get; }

    bool HasReferenceTypeConstraint { get; }

    bool HasUnmanagedTypeConstraint { get; }

    bool HasValueTypeConstraint { get; }

    ImmutableArray<ITypeSymbol> ConstraintTypes { get; }
}

internal interface INamedTypeSymbol : ITypeSymbol
{
    int Arity { get; }

    bool IsGenericType { get; }

    bool IsUnboundGenericType { get; }

    bool IsFileLocal { get; }

    ImmutableArray<ITypeParameterSymbol> TypeParameters { get; }

    ImmutableArray<ITypeSymbol> TypeArguments { get; }

    ImmutableArray<NullableAnnotation> TypeArgumentNullableAnnotations { get; }

    ImmutableArray<IMethodSymbol> InstanceConstructors { get; }

    INamedTypeSymbol? EnumUnderlyingType { get; }

    INamedTypeSymbol? TupleUnderlyingType { get; }

    INamedTypeSymbol ConstructedFrom { get; }

    new INamedTypeSymbol OriginalDefinition { get; }

    INamedTypeSymbol Construct(params ITypeSymbol[] arguments);

    INamedTypeSymbol Construct(ImmutableArray<ITypeSymbol> arguments, ImmutableArray<NullableAnnotation> annotations);
}

internal interface IFieldSymbol : ISymbol
{
    ITypeSymbol Type { get; }

    bool IsConst { get; }

    bool IsReadOnly { get; }

    bool IsRequired { get; }

    bool IsFixedSizeBuffer { get; }

    bool HasConstantValue { get; }

    object? ConstantValue { get; }

    ISymbol? AssociatedSymbol { get; }

    IFieldSymbol? CorrespondingTupleField { get; }
}

internal interface IPropertySymbol : ISymbol
{
    ITypeSymbol Type { get; }

    bool IsIndexer { get; }

    bool IsRequired { get; }

    IMethodSymbol? GetMethod { get; }

    IMethodSymbol? SetMethod { get; }

    IPropertySymbol? OverriddenProperty { get; }

    ImmutableArray<IPropertySymbol> ExplicitInterfaceImplementations { get; }
}

internal interface IEventSymbol : ISymbol;

internal interface IMethodSymbol : ISymbol
{
    MethodKind MethodKind { get; }

    int Arity { get; }

    bool IsAsync { get; }

    bool IsGenericMethod { get; }

    bool IsInitOnly { get; }

    bool ReturnsVoid { get; }

    ITypeSymbol ReturnType { get; }

    IMethodSymbol? OverriddenMethod { get; }

    ImmutableArray<IMethodSymbol> ExplicitInterfaceImplementations { get; }

    ImmutableArray<IParameterSymbol> Parameters { get; }

    new IMethodSymbol OriginalDefinition { get; }
}

internal interface IParameterSymbol : ISymbol
{
    ITypeSymbol Type { get; }

    RefKind RefKind { get; }

    NullableAnnotation NullableAnnotation { get; }

    int Ordinal { get; }

    bool IsParams { get; }

    bool IsOptional { get; }

    bool HasExplicitDefaultValue { get; }

    object? ExplicitDefaultValue { get; }
}

/// <summary>An attribute as it is.</summary>
internal sealed class AttributeData(INamedTypeSymbol type, ImmutableArray<TypedConstant> arguments, ImmutableArray<KeyValuePair<string, TypedConstant>> named)
{
    public INamedTypeSymbol? AttributeClass => type;

    public ImmutableArray<TypedConstant> ConstructorArguments => arguments;

    public ImmutableArray<KeyValuePair<string, TypedConstant>> NamedArguments => named;

    /// <summary>There is no source.</summary>
    public SyntaxReference? ApplicationSyntaxReference => null;
}

internal readonly record struct TypedConstant(TypedConstantKind Kind, object? Value, ImmutableArray<TypedConstant> Values)
{
    /// <summary>The type of an enum's constant.</summary>
    public ITypeSymbol? Type { get; init; }

    public bool IsNull => Kind == TypedConstantKind.Array ? Values.IsDefault : Value is null;
}

/// <summary>Symbols are equal if what they stand for is the same, whatever their nullable annotations.</summary>
internal sealed class SymbolEqualityComparer : IEqualityComparer<ISymbol?>
{
    public static SymbolEqualityComparer Default { get; } = new();

    public bool Equals(ISymbol? x, ISymbol? y) =>
        ReferenceEquals(x, y) || (x is ReflectedSymbol left && y is ReflectedSymbol right && left.Key.Equals(right.Key));

    public int GetHashCode(ISymbol? obj) => obj is ReflectedSymbol symbol ? symbol.Key.GetHashCode() : 0;
}

internal readonly record struct Conversion(bool IsImplicit, bool IsUserDefined);

internal enum DiagnosticSeverity
{
    Hidden,
    Info,
    Warning,
    Error,
}

internal sealed class DiagnosticDescriptor(string id, string title, string messageFormat, string category, DiagnosticSeverity defaultSeverity,
    bool isEnabledByDefault, string? description = null, string? helpLinkUri = null)
{
    public string Id => id;

    public string Title => title;

    public string MessageFormat => messageFormat;

    public DiagnosticSeverity DefaultSeverity => defaultSeverity;

    public string Help => category + (isEnabledByDefault ? "" : description) + helpLinkUri;
}

/// <summary>A place in source, of which there is none.</summary>
internal sealed class Location
{
    public bool IsInSource => false;

    public SyntaxTree? SourceTree => null;

    public Text.TextSpan SourceSpan => default;

    public static Location Create(SyntaxTree tree, Text.TextSpan span) => new();
}
