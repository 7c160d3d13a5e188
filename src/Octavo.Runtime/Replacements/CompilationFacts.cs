// Owns: what the parser asks of a compilation, at run time: every user type has a codec, because asking for it makes it. The generator has a class of this name
// of its own.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;
using Octavo.Runtime.FSharp;
using Octavo.Runtime.Pipeline;
using Octavo.Runtime.Symbols;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>The facts of one assembly, and the types that were asked for while parsing.</summary>
internal sealed class CompilationFacts
{
    /// <summary>Generic types in one another; more have no end.</summary>
    private const int MostLevels = 32;

    private readonly Compilation _compilation;
    private readonly Dictionary<ISymbol, AttributeData> _asked = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, INamedTypeSymbol> _converters = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, ITypeSymbol> _surrogates = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, ITypeSymbol> _forms = new(SymbolEqualityComparer.Default);

    internal CompilationFacts(Compilation compilation)
    {
        _compilation = compilation;
        Defaults = Attributes.Find(compilation.Assembly, Attributes.CodecDefaults);
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes())
        {
            switch (attribute.ConstructorArguments)
            {
                case [{ Value: INamedTypeSymbol type }] when Attributes.Is(attribute, Attributes.GenerateCodecFor):
                    _asked[type] = attribute;
                    break;
                case [{ Value: ITypeSymbol type }, { Value: INamedTypeSymbol converter }] when Attributes.Is(attribute, Attributes.CodecConverter):
                    _converters[type] = converter;
                    break;
                case [{ Value: INamedTypeSymbol type }, { Value: ITypeSymbol form }] when Attributes.Is(attribute, Attributes.CodecAs):
                    _forms[type] = form;
                    break;
                case [{ Value: INamedTypeSymbol type }, { Value: ITypeSymbol surrogate }] when Attributes.Is(attribute, Attributes.CodecSurrogate):
                    _surrogates[type] = surrogate;
                    break;
            }
        }
    }

    /// <summary>What a program declares is not known.</summary>
    public INamedTypeSymbol? Derived(INamedTypeSymbol type) => null;

    public static CompilationFacts Of(Compilation compilation) => compilation.Facts;

    /// <summary>The attribute by which the assembly sets what its types inherit, or null.</summary>
    public AttributeData? Defaults { get; }

    /// <summary>Whether a codec is made now. It is from here on.</summary>
    public bool IsEmitted(INamedTypeSymbol type)
    {
        if (!HasCodec(type) || _compilation.Before(((ReflectedType)type).Type) is not null
            || ((type.TypeKind == TypeKind.Interface || type.IsAbstract) && !UnionAttributes.IsUnion(type)))
        {
            return false;
        }
        _compilation.Want((ReflectedType)type);
        return true;
    }

    /// <summary>At run time no one names two codecs for a type.</summary>
    public string? OtherForm(AttributeData attribute, ITypeSymbol type) => null;

    /// <summary>The library reports types with codecs in several assemblies at their first use.</summary>
    public (string One, string Other)? Conflict(INamedTypeSymbol type) => null;

    /// <summary>A new object shows what it has: nobody has to tell.</summary>
    public bool IsUnknown(INamedTypeSymbol owner) => false;

    public string? Comparer(ISymbol member) => null;

    /// <summary>The generator notes what a parse reads, to repeat it when that changes. Nothing changes at run time.</summary>
    public void Read(INamedTypeSymbol type)
    {
    }

    /// <summary>Reflection sees all members: no type has a mirror here.</summary>
    public Mirror? Mirror(INamedTypeSymbol type) => null;

    public bool IsMirrored(ISymbol symbol) => false;

    public INamedTypeSymbol Declaring(ISymbol symbol) => symbol.ContainingType;

    public ISymbol? Seen(ISymbol symbol) => symbol;

    /// <summary>Whether an attribute of the assembly asks for a codec of exactly this type.</summary>
    public bool IsAsked(INamedTypeSymbol type) => _asked.ContainsKey(type);

    /// <summary>Whether an attribute of the assembly asks for a type's codec with references.</summary>
    public bool AsksReferences(INamedTypeSymbol type) =>
        _asked.TryGetValue(type, out AttributeData? attribute) && Attributes.Named(attribute, "References", false);

    /// <summary>The cases of a union that are not named on it: those that name themselves, and those that an assembly names.</summary>
    public IEnumerable<INamedTypeSymbol> NamedElsewhere(INamedTypeSymbol union)
    {
        foreach (AttributeData attribute in _compilation.Assembly.GetAttributes())
        {
            if (Attributes.Is(attribute, Attributes.CodecUnionFor)
                && attribute.ConstructorArguments is [{ Value: INamedTypeSymbol named }, _, { Value: INamedTypeSymbol one }, ..]
                && SymbolEqualityComparer.Default.Equals(named, union))
            {
                yield return one;
            }
        }
        foreach (Type one in UnionAttributes.IsMarked(union) ? UnionCases.Of(((ReflectedType)union).Type) : [])
        {
            yield return (INamedTypeSymbol)ReflectedType.Of(one);
        }
    }

    /// <summary>Closed types of generic definitions are types like others here.</summary>
    public AttributeData? Definition(INamedTypeSymbol type) => null;

    /// <summary>The attribute that asks for a codec: of the type, of its definition, or of the assembly; null if none does.</summary>
    public AttributeData? Request(INamedTypeSymbol type) =>
        _asked.TryGetValue(type, out AttributeData? attribute) || _asked.TryGetValue(type.OriginalDefinition, out attribute) ? attribute
            : Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec);

    /// <summary>Whether a closed generic type has a codec that was made before: there is none.</summary>
    public bool ForeignOwn(INamedTypeSymbol type) => false;

    /// <summary>The codec that was made before. Those that other assemblies have are not used: their types are made again here, so no two are mixed in one
    /// graph.</summary>
    public INamedTypeSymbol? Foreign(INamedTypeSymbol type) =>
        _compilation.Before(((ReflectedType)type).Type) is { } codec ? (INamedTypeSymbol)ReflectedType.Of(codec) : null;

    /// <summary>What a package of codecs hashes keys of a type with: as codecs of other assemblies, it is not used here.</summary>
    public INamedTypeSymbol? KeyHash(INamedTypeSymbol type) => null;

    /// <summary>Whether other assemblies see a type that is not public, and its codec: none is compiled against these.</summary>
    public bool IsFriend(INamedTypeSymbol type) => false;

    /// <summary>The namespace of a codec.</summary>
    public string CodecNamespace(INamedTypeSymbol type) => CSharpNames.CodecNamespace(type);

    /// <summary>The hand-written codec that an attribute of the assembly names for a type, or null.</summary>
    public INamedTypeSymbol? Converter(ITypeSymbol type) =>
        _converters.Count == 0 ? null
        : _converters.TryGetValue(type, out INamedTypeSymbol? converter) || _converters.TryGetValue(type.OriginalDefinition, out converter) ? converter : null;

    /// <summary>The value that an attribute of the assembly says a type is, or what stands for an F# type; null for other types.</summary>
    public ITypeSymbol? Form(INamedTypeSymbol type) =>
        _forms.TryGetValue(type, out ITypeSymbol? form) || _forms.TryGetValue(type.OriginalDefinition, out form) ? form
            : Convert(type) is null ? null : ReflectedType.Of(FSharpForms.Find(((ReflectedType)type).Type)!.Type);

    /// <summary>How an F# type, and what stands for it, are converted; null for other types.</summary>
    public Conversions? Convert(INamedTypeSymbol type) => FSharpForms.Find(((ReflectedType)type).Type)?.Conversions;

    /// <summary>The surrogate that an attribute of the assembly names for a type, or null.</summary>
    public ITypeSymbol? Surrogate(ITypeSymbol type) => _surrogates.TryGetValue(type, out ITypeSymbol? surrogate) ? surrogate : null;

    /// <summary>Whether a codec can be made of a type's members. The platform's types have none but those that an attribute asks for.</summary>
    public bool HasCodec(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface && type is { IsStatic: false, IsRefLikeType: false }
            && !type.TypeArguments.Any(a => a.TypeKind == TypeKind.TypeParameter)
        && Levels(((ReflectedType)type).Type) <= MostLevels && (!IsPlatform(((ReflectedType)type).Type) || Request(type) is not null);

    /// <summary>Whether a type is one of the libraries that .NET comes with.</summary>
    internal static bool IsPlatform(Type type) =>
        type.Namespace is { } space
            && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal) || space.StartsWith("Microsoft.", StringComparison.Ordinal))
        && type.Assembly.GetName().Name is { } name
        && (name == "mscorlib" || name == "netstandard" || name.StartsWith("System.", StringComparison.Ordinal)
        || name.StartsWith("Microsoft.", StringComparison.Ordinal));

    private static int Levels(Type type) =>
        1 + (type.HasElementType ? Levels(type.GetElementType()!) : type.IsGenericType ? type.GetGenericArguments().Max(Levels) : 0);
}
