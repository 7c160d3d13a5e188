// Owns: what is found once a compilation: types named by [assembly: GenerateCodecFor], codecs of referenced assemblies.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Compiling;

internal sealed class CompilationFacts
{
    private static readonly ConditionalWeakTable<Compilation, CompilationFacts> s_known = new();

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _codecs = new(SymbolEqualityComparer.Default);
    private readonly IAssemblySymbol _assembly;
    private readonly string _space;
    private readonly Dictionary<ISymbol, AttributeData> _asked = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, AttributeData> _definitions = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _converters = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, ITypeSymbol> _surrogates = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, ITypeSymbol> _forms = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, (INamedTypeSymbol? Class, string[] Names)> _mirrors = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, Dictionary<string, string>> _values = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, Dictionary<string, string>> _comparers = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _mirrored = new(SymbolEqualityComparer.Default); // by class the type

    private readonly Dictionary<ISymbol, (IAssemblySymbol Assembly, ulong Hash)> _layouts = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, (string One, string Other)> _rivals = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _keyHashes = new(SymbolEqualityComparer.Default);

    private (INamedTypeSymbol Union, INamedTypeSymbol Case)[]? _cases;

    private Dictionary<ISymbol, DerivedClasses>? _derived; // by base

    private CompilationFacts(Compilation compilation)
    {
        _assembly = compilation.Assembly;
        _space = CSharpNames.AssemblyId(compilation.AssemblyName) + "_";
        AssemblyAliases.Take(compilation);
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecConverter)))
        {
            if (attribute.ConstructorArguments is [{ Value: ITypeSymbol converted }, { Value: INamedTypeSymbol converter }])
            {
                _converters[converted is INamedTypeSymbol { IsUnboundGenericType: true } open ? open.OriginalDefinition : converted] = converter;
            }
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.GenerateCodecFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }])
            {
                if (GenericParser.IsOpen(type))
                {
                    _definitions[type.OriginalDefinition] = attribute;
                    continue;
                }
                _asked[type] = attribute;
            }
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecSurrogate)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol replaced }, { Value: ITypeSymbol surrogate }])
            {
                _surrogates[replaced] = surrogate;
            }
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecAs)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol single }, { Value: ITypeSymbol form }])
            {
                _forms[single.IsUnboundGenericType ? single.OriginalDefinition : single] = form;
            }
        }
        foreach (IAssemblySymbol assembly in compilation.SourceModule.ReferencedAssemblySymbols)
        {
            if (!CodecPackages.MayHaveCodecs(assembly))
            {
                continue;
            }
            foreach (AttributeData attribute in assembly.GetAttributes())
            {
                if (Attributes.Is(attribute, Attributes.CodecMirror))
                {
                    AddMirror(attribute);
                    continue;
                }
                if (Attributes.Is(attribute, Attributes.KeyHashFor))
                {
                    if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol key }, { Value: INamedTypeSymbol hash }])
                    {
                        _keyHashes[key] = hash;
                    }
                    continue;
                }
                if (!Attributes.Is(attribute, Attributes.CodecFor))
                {
                    continue;
                }
                if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: INamedTypeSymbol codec }, ..])
                {
                    Compare(type, assembly, Attributes.Named(attribute, "LayoutHash", 0UL));
                    // The type's own assembly wins.
                    if (!_codecs.ContainsKey(type) || SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly))
                    {
                        _codecs[type] = codec;
                    }
                }
            }
        }
    }

    /// <summary>Compares the layout that an assembly gives a type of another one with that of the first such assembly.</summary>
    private void Compare(INamedTypeSymbol type, IAssemblySymbol assembly, ulong layout)
    {
        if (layout == 0)
        {
            return;
        }
        if (!_layouts.TryGetValue(type, out (IAssemblySymbol Assembly, ulong Hash) first))
        {
            _layouts[type] = (assembly, layout);
        }
        else if (first.Hash != layout && !_rivals.ContainsKey(type))
        {
            _rivals[type] = (first.Assembly.Name, assembly.Name);
        }
    }

    private void AddMirror(AttributeData attribute)
    {
        if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: var found }, { Value: string names }])
        {
            var mirror = (found as INamedTypeSymbol)?.OriginalDefinition;
            _mirrors[type.OriginalDefinition] = (mirror, names.Split(','));
            Keep(attribute, "Values", type, _values);
            Keep(attribute, "Comparers", type, _comparers);
            if (mirror is not null)
            {
                _mirrored[mirror] = type.OriginalDefinition;
            }
        }
    }

    private static void Keep(AttributeData attribute, string argument, INamedTypeSymbol type, Dictionary<ISymbol, Dictionary<string, string>> all)
    {
        if (attribute.NamedArguments.FirstOrDefault(a => a.Key == argument).Value is { Kind: TypedConstantKind.Array, IsNull: false, Values: var texts })
        {
            all[type.OriginalDefinition] = texts.Select(t => t.Value).OfType<string>().Where(t => t.IndexOf('=') > 0)
                .GroupBy(t => t.Substring(0, t.IndexOf('=')))
                .ToDictionary(g => g.Key, g => g.First().Substring(g.Key.Length + 1));
        }
    }

    /// <summary>C# text of the value that a new object of another assembly has in a member, as that assembly tells; null for the default.</summary>
    public string? Initial(ISymbol member) => Declared(_values, member);

    /// <summary>What that assembly tells of the comparer that a new object has in a member; null if there is none.</summary>
    public string? Comparer(ISymbol member) => Declared(_comparers, member);

    /// <summary>Whether nothing tells what a new object has in a member of another assembly: no codec was asked for there.</summary>
    public bool IsUnknown(INamedTypeSymbol owner) => StateAnalysis.IsHidden(owner) && !ValueParser.IsPlatform(owner)
        && !_mirrors.ContainsKey(owner.OriginalDefinition) && Foreign(owner) is null
        && Attributes.Find(owner.OriginalDefinition, Attributes.GenerateCodec) is null;

    private string? Declared(Dictionary<ISymbol, Dictionary<string, string>> all, ISymbol member) =>
        all.Count != 0 && all.TryGetValue(Declaring(member).OriginalDefinition, out Dictionary<string, string>? texts)
            && texts.TryGetValue(member.Name, out string? text) ? text : null;

    public static CompilationFacts Of(Compilation compilation) => s_known.GetValue(compilation, static c => new CompilationFacts(c));

    /// <summary>Whether this assembly emits the codec of a type.</summary>
    public bool IsEmitted(INamedTypeSymbol type) =>
        _asked.ContainsKey(type) || _definitions.ContainsKey(type.OriginalDefinition)
            || (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly)
            && Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null);

    /// <summary>Whether an attribute of the assembly asks for a codec of exactly this type.</summary>
    public bool IsAsked(INamedTypeSymbol type) => _asked.ContainsKey(type);

    /// <summary>Whether an attribute of the assembly asks for a type's codec with references.</summary>
    public bool AsksReferences(INamedTypeSymbol type) =>
        (_asked.TryGetValue(type, out AttributeData? attribute) || _definitions.TryGetValue(type.OriginalDefinition, out attribute))
            && Attributes.Named(attribute, "References", false);

    /// <summary>The cases of a union that are not named on it: those that name themselves, and those that an assembly names.</summary>
    public IEnumerable<INamedTypeSymbol> NamedElsewhere(INamedTypeSymbol union)
    {
        _cases ??= [.. NamedCases(_assembly)];
        IEnumerable<(INamedTypeSymbol Union, INamedTypeSymbol Case)> all = SymbolEqualityComparer.Default.Equals(union.ContainingAssembly, _assembly) ? _cases
            : _cases.Concat(NamedCases(union.ContainingAssembly));
        return all.Select(c => SymbolEqualityComparer.Default.Equals(c.Union, union) ? c.Case : GenericCases.Close(c.Case, c.Union, union))
            .OfType<INamedTypeSymbol>();
    }

    private static IEnumerable<(INamedTypeSymbol Union, INamedTypeSymbol Case)> NamedCases(IAssemblySymbol assembly)
    {
        foreach (AttributeData attribute in assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecUnionFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol union }, _, { Value: INamedTypeSymbol named }, ..])
            {
                yield return (union, named);
            }
        }
        foreach (INamedTypeSymbol type in Types(assembly))
        {
            foreach ((_, INamedTypeSymbol? named, _, _) in UnionAttributes.OnCase(type))
            {
                foreach (INamedTypeSymbol union in UnionAttributes.Bases(type)
                    .Where(b => named is null ? UnionAttributes.IsMarked(b) : SymbolEqualityComparer.Default.Equals(b, named)))
                {
                    yield return (union, type);
                }
            }
        }
    }

    /// <summary>All types of an assembly, nested ones too.</summary>
    public static IEnumerable<INamedTypeSymbol> Types(IAssemblySymbol assembly)
    {
        Stack<INamespaceOrTypeSymbol> open = new([assembly.GlobalNamespace]);
        while (open.Count != 0)
        {
            foreach (INamespaceOrTypeSymbol next in open.Pop().GetMembers().OfType<INamespaceOrTypeSymbol>())
            {
                open.Push(next);
                if (next is INamedTypeSymbol type)
                {
                    yield return type;
                }
            }
        }
    }

    /// <summary>A class of this assembly that derives from a class and has more state; null if none does.</summary>
    public INamedTypeSymbol? Derived(INamedTypeSymbol type)
    {
        if (_derived is null)
        {
            _derived = new(SymbolEqualityComparer.Default);
            foreach (INamedTypeSymbol one in Types(_assembly).Where(t => t is { TypeKind: TypeKind.Class, BaseType.SpecialType: SpecialType.None }))
            {
                bool hasMore = false;
                for (INamedTypeSymbol of = one; of.BaseType is { SpecialType: SpecialType.None } next; of = next)
                {
                    hasMore |= of.GetMembers().Any(m => m is IFieldSymbol { IsStatic: false, IsConst: false });
                    if (!_derived.TryGetValue(next.OriginalDefinition, out DerivedClasses? derived))
                    {
                        _derived.Add(next.OriginalDefinition, derived = new DerivedClasses());
                    }
                    derived.All.Add(one);
                    derived.WithMore = hasMore ? one : derived.WithMore;
                }
            }
        }
        if (!_derived.TryGetValue(type.OriginalDefinition, out DerivedClasses? found))
        {
            return null;
        }
        found.All.ForEach(BodyReads.Note);
        return found.WithMore;
    }

    /// <summary>The attribute that asks for a codec: of the assembly, of the type or of its definition; null if none does.</summary>
    public AttributeData? Request(INamedTypeSymbol type) => _asked.TryGetValue(type, out AttributeData? attribute) ? attribute : Definition(type);

    /// <summary>The attribute that asks for the codecs of a generic definition's closed types, here or on the definition; null if none does.</summary>
    public AttributeData? Definition(INamedTypeSymbol type) =>
        _definitions.TryGetValue(type.OriginalDefinition, out AttributeData? attribute) ? attribute
            : Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec);

    /// <summary>Whether a type is another assembly's, and an assembly that is referenced has its codec.</summary>
    public bool ForeignOwn(INamedTypeSymbol type) => !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) && Foreign(type) is not null;

    /// <summary>The attribute by which the assembly sets what its types inherit, or null.</summary>
    public AttributeData? Defaults => Attributes.Find(_assembly, Attributes.CodecDefaults);

    /// <summary>The hand-written codec that an attribute of the assembly names for a type, or null.</summary>
    public INamedTypeSymbol? Converter(ITypeSymbol type) =>
        _converters.Count == 0 ? null
        : _converters.TryGetValue(type, out INamedTypeSymbol? converter) || _converters.TryGetValue(type.OriginalDefinition, out converter) ? converter : null;

    /// <summary>The surrogate that an attribute of the assembly names for a type, or null.</summary>
    public ITypeSymbol? Surrogate(ITypeSymbol type) => _surrogates.TryGetValue(type, out ITypeSymbol? surrogate) ? surrogate : null;

    /// <summary>The value that an attribute of the assembly says a type is, or null.</summary>
    public ITypeSymbol? Form(INamedTypeSymbol type) =>
        _forms.Count == 0 ? null : _forms.TryGetValue(type, out ITypeSymbol? form) || _forms.TryGetValue(type.OriginalDefinition, out form) ? form : null;

    /// <summary>How a type of another language, and what stands for it in data, are converted: the generator runs in C# alone.</summary>
    public Conversions? Convert(INamedTypeSymbol type) => null;

    /// <summary>Why a type of which an attribute of the assembly says how it is written has no one form: what another such attribute names for it; null if
    /// there is none, or the same.</summary>
    public string? OtherForm(AttributeData attribute, ITypeSymbol type)
    {
        foreach (AttributeData other in _assembly.GetAttributes().Where(a =>
            Attributes.Is(a, Attributes.CodecConverter) || Attributes.Is(a, Attributes.CodecSurrogate) || Attributes.Is(a, Attributes.CodecAs)))
        {
            if (other.ConstructorArguments is [{ Value: ITypeSymbol named }, { Value: ITypeSymbol form }] && SymbolEqualityComparer.Default.Equals(named, type)
                && (!SymbolEqualityComparer.Default.Equals(other.AttributeClass, attribute.AttributeClass)
                || !SymbolEqualityComparer.Default.Equals(form, attribute.ConstructorArguments[1].Value as ISymbol)))
            {
                return $"another attribute of the assembly names '{form.ToDisplayString()}' for it";
            }
        }
        return null;
    }

    /// <summary>Whether other assemblies see a type that is not public, and its codec: those that <c>[InternalsVisibleTo]</c> names.</summary>
    public bool IsFriend(INamedTypeSymbol type) =>
        Attributes.Find(_assembly, "System.Runtime.CompilerServices.InternalsVisibleToAttribute") is not null
            && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) && !ModelBuilder.IsPublic(type) && !ObsoleteParser.Names(type);

    /// <summary>The namespace of a codec. One of another assembly's type is in a namespace of this assembly: several assemblies may have one, and the type's
    /// own.</summary>
    public string CodecNamespace(INamedTypeSymbol type) =>
        CSharpNames.CodecNamespace(type, SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) ? "" : _space);

    /// <summary>Whether a codec is asked for, here or in the type's own assembly.</summary>
    public bool HasCodec(INamedTypeSymbol type) =>
        _asked.ContainsKey(type) || _definitions.ContainsKey(type.OriginalDefinition)
            || Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null;

    /// <summary>Two assemblies whose codecs give a type different layouts; null if there is one layout.</summary>
    public (string One, string Other)? Conflict(INamedTypeSymbol type) => _rivals.TryGetValue(type, out (string, string) rivals) ? rivals : null;

    /// <summary>The layout that the first referenced assembly with a codec for another one's type gives it; null if none has one.</summary>
    public (IAssemblySymbol Assembly, ulong Hash)? Layout(INamedTypeSymbol type) =>
        _layouts.TryGetValue(type, out (IAssemblySymbol, ulong) layout) ? layout : null;

    /// <summary>Notes that a parse looks at the members of a type that its own file need not name.</summary>
    public void Read(INamedTypeSymbol type) => BodyReads.Note(type);

    /// <summary>What another assembly left of a type of its own; null if all there is to know is public.</summary>
    public Mirror? Mirror(INamedTypeSymbol type)
    {
        if (_mirrors.Count == 0 || !_mirrors.TryGetValue(type.OriginalDefinition, out (INamedTypeSymbol? Class, string[] Names) mirror))
        {
            return null;
        }
        ITypeSymbol[] arguments = [.. OwnerParser.Arguments(type)];
        return new Mirror(type, arguments.Length == 0 ? mirror.Class : mirror.Class?.Construct(arguments), mirror.Names);
    }

    /// <summary>Whether a symbol is in a mirror.</summary>
    public bool IsMirrored(ISymbol symbol) => MirrorOf(symbol) is not null;

    /// <summary>The type that declares a symbol, which may be mirrored.</summary>
    public INamedTypeSymbol Declaring(ISymbol symbol)
    {
        if (MirrorOf(symbol) is not { } mirror)
        {
            return symbol.ContainingType;
        }
        INamedTypeSymbol definition = _mirrored[mirror.OriginalDefinition];
        return OwnerParser.Close(definition, [.. mirror.TypeArguments]);
    }

    /// <summary>The symbol itself; of a mirrored one that which its type shows here, or null.</summary>
    public ISymbol? Seen(ISymbol symbol) =>
        MirrorOf(symbol) is null ? symbol : symbol is IMethodSymbol { MethodKind: MethodKind.Constructor } ? null
            : Declaring(symbol).GetMembers(symbol.Name).FirstOrDefault();

    private INamedTypeSymbol? MirrorOf(ISymbol symbol)
    {
        if (_mirrored.Count == 0 || symbol.ContainingType is not { } type)
        {
            return null;
        }
        return _mirrored.ContainsKey(type.OriginalDefinition) ? type
            : type.ContainingType is { } around && _mirrored.ContainsKey(around.OriginalDefinition) ? around
            : null;
    }

    /// <summary>The codec of a type in a referenced assembly, or null.</summary>
    public INamedTypeSymbol? Foreign(INamedTypeSymbol type) => _codecs.TryGetValue(type, out INamedTypeSymbol? codec) ? codec : null;

    /// <summary>What hashes keys of a type that says itself what is equal, if a package of its codecs has that; else null.</summary>
    public INamedTypeSymbol? KeyHash(INamedTypeSymbol type) => _keyHashes.TryGetValue(type, out INamedTypeSymbol? hash) ? hash : null;

    /// <summary>The classes that derive from one, and one of them that has more state.</summary>
    private sealed class DerivedClasses
    {
        public List<INamedTypeSymbol> All { get; } = [];

        public INamedTypeSymbol? WithMore { get; set; }
    }
}
