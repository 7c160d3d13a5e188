// Owns: what all symbols over reflection have in common: identity, attributes, and that there is no source.
using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

/// <summary>A symbol over reflection.</summary>
internal abstract class ReflectedSymbol : ISymbol
{
    private ImmutableArray<AttributeData> _attributes;

    /// <summary>What it stands for: a <see cref="Type"/>, a member, a name.</summary>
    public abstract object Key { get; }

    public abstract string Name { get; }

    public virtual string MetadataName => Name;

    public virtual Accessibility DeclaredAccessibility => Accessibility.Public;

    public virtual bool IsStatic => false;

    public virtual bool IsAbstract => false;

    public virtual bool IsSealed => false;

    public virtual bool IsImplicitlyDeclared => false;

    /// <summary>Compilers name what they add so that no code can: C# with <c>&lt;</c>, F# with <c>@</c>.</summary>
    public virtual bool CanBeReferencedByName => !Name.AsSpan().ContainsAny('<', '@');

    public virtual INamedTypeSymbol ContainingType => null!;

    public virtual INamespaceSymbol ContainingNamespace => ContainingType?.ContainingNamespace!;

    public virtual IAssemblySymbol? ContainingAssembly => ContainingType?.ContainingAssembly;

    public virtual IModuleSymbol? ContainingModule => ContainingAssembly?.Modules.First();

    public virtual ISymbol OriginalDefinition => this;

    public ImmutableArray<Location> Locations => [];

    public virtual ImmutableArray<SyntaxReference> DeclaringSyntaxReferences => [];

    protected virtual IEnumerable<CustomAttributeData> Declared => [];

    /// <summary>Attributes that no source has.</summary>
    protected virtual IEnumerable<AttributeData> Implied => [];

    public ImmutableArray<AttributeData> GetAttributes()
    {
        if (_attributes.IsDefault)
        {
            _attributes = [.. Declared.Select(ReflectedAttributes.Of), .. Implied];
        }
        return _attributes;
    }

    public virtual string ToDisplayString() => (ContainingType is { } type ? type.ToDisplayString() + "." : "") + Name;

    public bool Equals(ISymbol? other, SymbolEqualityComparer comparer) => comparer.Equals(this, other);

    public override string ToString() => ToDisplayString();

    public override bool Equals(object? obj) => obj is ISymbol other && SymbolEqualityComparer.Default.Equals(this, other);

    public override int GetHashCode() => Key.GetHashCode();
}
