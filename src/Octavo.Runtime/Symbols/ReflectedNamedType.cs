// Owns: classes, structs, interfaces, enums and delegates over reflection, and their members in the order of their declaration.
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Runtime.Symbols;

/// <summary>A named type over reflection.</summary>
/// <param name="type">The type.</param>
/// <param name="nullability">The nullable annotations where it is.</param>
/// <param name="isBase">Whether it was asked for as what another derives from or implements: what its values would be is not the question.</param>
internal sealed class ReflectedNamedType(Type type, Nullability nullability, bool isBase = false) : ReflectedType(type, nullability), INamedTypeSymbol
{
    private const BindingFlags AllDeclared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static
        | BindingFlags.DeclaredOnly;

    private ImmutableArray<ISymbol> _members;

    public override TypeKind TypeKind =>
        Type.IsEnum ? TypeKind.Enum : Type.IsValueType ? TypeKind.Struct : Type.IsInterface ? TypeKind.Interface : typeof(Delegate).IsAssignableFrom(Type)
            ? TypeKind.Delegate : TypeKind.Class;

    public override SpecialType SpecialType =>
        Type == typeof(object) ? SpecialType.System_Object
        : Type == typeof(ValueType) ? SpecialType.System_ValueType
        : Type == typeof(void) ? SpecialType.System_Void
        : Type == typeof(Nullable<>) ? SpecialType.System_Nullable_T
        : Type.IsEnum ? SpecialType.None
        : Type.GetTypeCode(Type) switch
        {
            TypeCode.Boolean => SpecialType.System_Boolean,
            TypeCode.Char => SpecialType.System_Char,
            TypeCode.SByte => SpecialType.System_SByte,
            TypeCode.Byte => SpecialType.System_Byte,
            TypeCode.Int16 => SpecialType.System_Int16,
            TypeCode.UInt16 => SpecialType.System_UInt16,
            TypeCode.Int32 => SpecialType.System_Int32,
            TypeCode.UInt32 => SpecialType.System_UInt32,
            TypeCode.Int64 => SpecialType.System_Int64,
            TypeCode.UInt64 => SpecialType.System_UInt64,
            TypeCode.Decimal => SpecialType.System_Decimal,
            TypeCode.Single => SpecialType.System_Single,
            TypeCode.Double => SpecialType.System_Double,
            TypeCode.String => SpecialType.System_String,
            TypeCode.DateTime => SpecialType.System_DateTime,
            _ => SpecialType.None,
        };

    public override INamedTypeSymbol? BaseType =>
        Type.BaseType is { } parent
            ? new ReflectedNamedType(parent,
                Nullability.OfBase(Type).With((Type.IsConstructedGenericType ? Type.GetGenericTypeDefinition() : Type).BaseType!, Nullability), isBase: true)
                    : null;

    public override bool IsRecord => RecordMarks.IsRecord(Type);

    public override bool IsTupleType => Type.IsGenericType && Type.FullName?.StartsWith("System.ValueTuple`", StringComparison.Ordinal) == true;

    public int Arity => Type.GetGenericArguments().Length - (Type.DeclaringType?.GetGenericArguments().Length ?? 0);

    public bool IsGenericType => Type.IsGenericType;

    public bool IsUnboundGenericType => Type.IsGenericTypeDefinition;

    /// <summary>A type local to its file has a name that no code can write.</summary>
    public bool IsFileLocal => false;

    public ImmutableArray<ITypeParameterSymbol> TypeParameters =>
        Type.IsGenericType ? [.. Own(Type.GetGenericTypeDefinition().GetGenericArguments()).Select(t => (ITypeParameterSymbol)Of(t))] : [];

    public ImmutableArray<ITypeSymbol> TypeArguments => [.. Own(Type.GetGenericArguments()).Select((t, i) => Of(t, Nullability.Argument(i)))];

    public ImmutableArray<NullableAnnotation> TypeArgumentNullableAnnotations =>
        [.. Own(Type.GetGenericArguments()).Select((_, i) => Nullability.Argument(i).Annotation)];

    public ImmutableArray<IMethodSymbol> InstanceConstructors
    {
        get
        {
            ConstructorInfo[] declared = [.. Type.GetConstructors(AllDeclared).Where(c => !c.IsStatic)];
            // A struct can be made without one.
            IMethodSymbol[] implied = Type.IsValueType && !Array.Exists(declared, c => c.GetParameters().Length == 0) ? [new ReflectedImpliedConstructor(this)]
                : [];
            return [.. implied, .. declared.Select(c => new ReflectedMethod(c))];
        }
    }

    public INamedTypeSymbol? EnumUnderlyingType => Type.IsEnum ? (INamedTypeSymbol)Of(Enum.GetUnderlyingType(Type)) : null;

    public INamedTypeSymbol? TupleUnderlyingType => null;

    public INamedTypeSymbol ConstructedFrom => (INamedTypeSymbol)OriginalDefinition;

    public override ISymbol OriginalDefinition => Type.IsConstructedGenericType ? Of(Type.GetGenericTypeDefinition()) : this;

    INamedTypeSymbol INamedTypeSymbol.OriginalDefinition => (INamedTypeSymbol)OriginalDefinition;

    /// <summary>What code of the type's own may do is allowed here, as in a type that is partial.</summary>
    public override ImmutableArray<SyntaxReference> DeclaringSyntaxReferences =>
        [new SyntaxReference(IsRecord ? new RecordDeclarationSyntax { Modifiers = [new SyntaxToken("partial")] }
            : new PlainDeclarationSyntax { Modifiers = [new SyntaxToken("partial")] })];

    public INamedTypeSymbol Construct(params ITypeSymbol[] arguments) =>
        (INamedTypeSymbol)Of(Definition.MakeGenericType([.. arguments.Select(a => ((ReflectedType)a).Type)]),
            new Nullability(NullableAnnotation, [.. arguments.Select(a => ((ReflectedType)a).Nullability)]));

    public INamedTypeSymbol Construct(ImmutableArray<ITypeSymbol> arguments, ImmutableArray<NullableAnnotation> annotations) =>
        Construct([.. arguments.Select((a, i) => a.WithNullableAnnotation(annotations[i]))]);

    public override ImmutableArray<ISymbol> GetMembers()
    {
        if (_members.IsDefault)
        {
            _members = [.. DeclarationOrder.Of(this, AllDeclared),
                .. Type.GetMethods(AllDeclared).Where(m => !m.IsSpecialName || m.IsStatic).Select(m => new ReflectedMethod(m)),
                .. Type.GetConstructors(AllDeclared).Select(c => new ReflectedMethod(c)), .. Type.GetEvents(AllDeclared).Select(e => new ReflectedEvent(e))];
        }
        return _members;
    }

    protected override IEnumerable<AttributeData> Implied => !isBase && OpenBases.Has(Type) ? [OpenBases.Mark] : [];

    private Type Definition => Type.IsConstructedGenericType ? Type.GetGenericTypeDefinition() : Type;

    private IEnumerable<Type> Own(Type[] arguments) => arguments.Skip(Type.DeclaringType?.GetGenericArguments().Length ?? 0);

    private sealed class PlainDeclarationSyntax : TypeDeclarationSyntax;
}

/// <summary>What the compiler leaves in records.</summary>
internal static class RecordMarks
{
    private const BindingFlags Instance = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    public static bool IsRecord(Type type) =>
        type.GetMethod("<Clone>$", Instance) is not null
            || (type.IsValueType && type.GetMethod("PrintMembers", Instance) is { } print && print.IsDefined(typeof(CompilerGeneratedAttribute), false));

    /// <summary>Whether a constructor is the record's own: what its parameters are called, properties are called too, and the record takes itself apart into
    /// them.</summary>
    /// <remarks>Of other types, the one whose parameters have attributes of members: they have no other place for them.</remarks>
    public static bool IsOwn(ConstructorInfo constructor)
    {
        Type type = constructor.DeclaringType!;
        ParameterInfo[] parameters = constructor.GetParameters();
        return Array.Exists(parameters, p => p.GetCustomAttributesData().Any(a => a.AttributeType.Assembly == typeof(CodecMemberAttribute).Assembly))
            || parameters.Length != 0 && IsRecord(type)
            && Array.TrueForAll(parameters, p => type.GetProperty(p.Name!, Instance)?.PropertyType == p.ParameterType)
            && type.GetMethod("Deconstruct", Instance,
                [.. parameters.Select(p => p.ParameterType.MakeByRefType())])?.IsDefined(typeof(CompilerGeneratedAttribute), false) == true;
    }
}
