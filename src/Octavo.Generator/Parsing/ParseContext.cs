// Owns: what one parse gathers. Lives as long as one transform; never cached.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing;

internal sealed class ParseContext(Compilation compilation)
{
    private readonly List<TypeModel> _types = [];
    private readonly List<ValueModel> _roots = [];
    private readonly List<UnionModel> _unions = [];
    private readonly List<CaseModel> _cases = [];
    private readonly List<CaseMention> _mentions = [];
    private readonly List<SurrogateModel> _surrogates = [];
    private readonly List<EnumModel> _enums = [];
    private readonly List<PartModel> _parts = [];
    private readonly List<MirrorModel> _mirrors = [];
    private readonly List<FormatCall> _formatCalls = [];
    private readonly List<FormatClaim> _formatClaims = [];
    private readonly List<DiagnosticInfo> _diagnostics = [];

    public Compilation Compilation { get; } = compilation;

    public CompilationFacts Facts { get; } = CompilationFacts.Of(compilation);

    /// <summary>The types of a union's cases, wherever they are named: on the base, on the case, on the assembly.</summary>
    public IEnumerable<INamedTypeSymbol> Cases(INamedTypeSymbol union) =>
        UnionAttributes.IsMarked(union) || UnionAttributes.OnBase(union).Count != 0
            ? UnionAttributes.OnBase(union).Select(c => c.Type).Concat(Facts.NamedElsewhere(union)).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)
            : [];

    /// <summary>Types that members brought and that have been begun: tuples, vectors.</summary>
    public HashSet<string> Begun { get; } = [];

    /// <summary>Where to report what has no place in this project, as a member of another assembly's has none: the type or attribute that is being
    /// parsed.</summary>
    public Location? Place { get; set; }

    /// <summary>The attribute by which an assembly sets what its types inherit, or null: this assembly's, and while a closed type of another one's definition
    /// is parsed, that one's.</summary>
    public AttributeData? Defaults { get; set; } = CompilationFacts.Of(compilation).Defaults;

    /// <summary>How deep types bring one another.</summary>
    public int Level { get; set; }

    /// <summary>Whether code for what was parsed names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; set; }

    public void AddSurrogate(SurrogateModel surrogate) => _surrogates.Add(surrogate);

    public void Add(EnumModel type) => _enums.Add(type);

    public void Add(PartModel part) => _parts.Add(part);

    public void Add(MirrorModel mirror) => _mirrors.Add(mirror);

    /// <summary>Types with a hand-written codec that are being parsed.</summary>
    public HashSet<string> Converted { get; } = [];

    /// <summary>User collections that are being parsed.</summary>
    public HashSet<string> Open { get; } = [];

    public void Add(TypeModel type) => _types.Add(type);

    public void Add(UnionModel union) => _unions.Add(union);

    public void Add(CaseModel one) => _cases.Add(one);

    public void Mention(CaseMention mention) => _mentions.Add(mention);

    public void Add(FormatCall call) => _formatCalls.Add(call);

    public void Add(FormatClaim claim) => _formatClaims.Add(claim);

    public void AddRoot(ValueModel root) => _roots.Add(root);

    public void Report(DiagnosticDescriptor descriptor, Location? location, params object[] arguments) =>
        _diagnostics.Add(
            new DiagnosticInfo(descriptor.Id, LocationInfo.From(location) ?? LocationInfo.From(Place), arguments.Select(a => a.ToString()!).ToEquatable()));

    /// <summary>Takes what another parse gathered, of a compilation whose symbols are others.</summary>
    public void Add(ParseContext other)
    {
        IsObsolete |= other.IsObsolete;
        _types.AddRange(other._types);
        _roots.AddRange(other._roots);
        _unions.AddRange(other._unions);
        _cases.AddRange(other._cases);
        _mentions.AddRange(other._mentions);
        _surrogates.AddRange(other._surrogates);
        _enums.AddRange(other._enums);
        _parts.AddRange(other._parts);
        _mirrors.AddRange(other._mirrors);
        _formatCalls.AddRange(other._formatCalls);
        _formatClaims.AddRange(other._formatClaims);
        _diagnostics.AddRange(other._diagnostics);
    }

    public Parsed ToParsed() => new(_types.ToEquatable(), _roots.ToEquatable(), _diagnostics.Distinct().ToEquatable())
    {
        Unions = _unions.ToEquatable(),
        Cases = _cases.ToEquatable(),
        Mentions = _mentions.ToEquatable(),
        Surrogates = _surrogates.ToEquatable(),
        Enums = _enums.ToEquatable(),
        Parts = _parts.ToEquatable(),
        Mirrors = _mirrors.ToEquatable(),
        FormatCalls = _formatCalls.ToEquatable(),
        FormatClaims = _formatClaims.ToEquatable(),
        IsObsolete = IsObsolete,
    };

    /// <summary>Whether this assembly declares a type.</summary>
    public bool Declares(INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, Compilation.Assembly);

    /// <summary>Whether emitted code of this assembly can name a symbol.</summary>
    public bool CanReach(ISymbol symbol) =>
        Facts.Seen(symbol) is { } seen && Compilation.IsSymbolAccessibleWithin(seen, Compilation.Assembly) && !IsFileLocal(seen);

    /// <summary>Why emitted code cannot name a type, and the way out: a clause for a diagnostic.</summary>
    public static string WhyUnnamed(INamedTypeSymbol type) =>
        IsFileLocal((ISymbol)type) ? "because it is local to its file; make it internal" : "because of its visibility";

    /// <summary>Whether a type, one around it or one of its arguments is local to its file, where no emitted code is.</summary>
    private static bool IsFileLocal(ISymbol symbol)
    {
        for (INamedTypeSymbol? one = symbol as INamedTypeSymbol ?? symbol.ContainingType; one is not null; one = one.ContainingType)
        {
            if (one.IsFileLocal || (one.Arity != 0 && one.TypeArguments.Any(IsFileLocal)))
            {
                return true;
            }
        }
        return false;
    }

    private static bool IsFileLocal(ITypeSymbol argument) => argument switch
    {
        INamedTypeSymbol named => IsFileLocal((ISymbol)named),
        IArrayTypeSymbol array => IsFileLocal(array.ElementType),
        _ => false,
    };
}
