// Owns: MemoryPack's attributes, for the formats by position.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class MemoryPackAttributes : AttributeLibrary
{
    private const string Packable = "MemoryPack.MemoryPackableAttribute";
    private const string Ignore = "MemoryPack.MemoryPackIgnoreAttribute";
    private const string Include = "MemoryPack.MemoryPackIncludeAttribute";
    private const string Order = "MemoryPack.MemoryPackOrderAttribute";

    /// <summary>KnownComparer's number.</summary>
    public const int OrdinalIgnoreCase = 2;

    /// <summary>Whether an attribute has dictionaries made with a comparer that ignores case.</summary>
    public static bool IgnoresCase(AttributeData attribute) =>
        attribute.AttributeClass is { Name: "OrdinalIgnoreCaseStringDictionaryFormatter", ContainingNamespace.Name: "MemoryPack" };

    /// <summary>Whether MemoryPack serializes a type.</summary>
    public static bool IsPackable(INamedTypeSymbol type) => Attributes.Find(type, Packable) is not null;

    /// <inheritdoc/>
    public override string Name => "MemoryPack";

    /// <inheritdoc/>
    public override string Calling => "mark it with [MemoryPackOnSerializing] or its siblings too";

    /// <inheritdoc/>
    public override bool Calls(string origin) => origin.StartsWith("MemoryPack.", System.StringComparison.Ordinal);

    /// <summary><c>[MemoryPackable]</c>. Its SerializeLayout says only that orders must be given, which the orders do themselves; UnfollowedAttributes
    /// reports its GenerateType.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) => IsPackable(type) ? new TypeMark() : null;

    /// <summary><c>[MemoryPackIgnore]</c>, <c>[MemoryPackInclude]</c>, <c>[MemoryPackOrder(n)]</c>. <c>[MemoryPackAllowSerialize]</c> asks for nothing
    /// here.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Ignore) is not null)
        {
            return new MemberMark(IsIgnored: true);
        }
        int? order = Attributes.Find(member, Order) is AttributeData found ? Argument(found, 0, 0) : null;
        bool included = Attributes.Find(member, Include) is not null;
        return included || order is not null ? new MemberMark(IsMember: included, Number: order) : null;
    }
}
