// Owns: the attribute that names a case of a union on neither of the two types.
namespace Octavo;

/// <summary>Names a case of a union where neither type can say so. It stands in the assembly that has the union's codec.</summary>
/// <param name="union">The union: a type with <see cref="CodecUnionAttribute"/>.</param>
/// <param name="number">The case's number, from 0.</param>
/// <param name="type">The case's type.</param>
/// <param name="name">The case's name in formats with names; its type's own where null.</param>
/// <example><code>
/// [assembly: CodecUnionFor(typeof(Example.Animal), 0, typeof(Example.Cat))]
///
/// namespace Example;
///
/// [GenerateCodec, CodecUnion]
/// public abstract record Animal;
///
/// [GenerateCodec]
/// public sealed record Cat(string Name) : Animal;
/// </code></example>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class CodecUnionForAttribute(Type union, int number, Type type, string? name = null) : Attribute
{
    /// <summary>The union.</summary>
    public Type Union { get; } = union;

    /// <summary>The case's number.</summary>
    public int Number { get; } = number;

    /// <summary>The case's type.</summary>
    public Type Type { get; } = type;

    /// <summary>The case's name; null for its type's own.</summary>
    public string? Name { get; } = name;
}
