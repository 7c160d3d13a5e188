// Owns: the attribute that names a case of a union on neither of the two types.
namespace Octavo;

/// <summary>Names a case of a union if you cannot annotate either type. Put it in the assembly that has the codec of the union.</summary>
/// <param name="union">The union: a type with <see cref="CodecUnionAttribute"/>.</param>
/// <param name="number">The number of the case, from 0.</param>
/// <param name="type">The type of the case.</param>
/// <param name="name">The name of the case in formats with names; null uses the name of its type.</param>
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

    /// <summary>The number of the case.</summary>
    public int Number { get; } = number;

    /// <summary>The case's type.</summary>
    public Type Type { get; } = type;

    /// <summary>The name of the case; null for the name of its type.</summary>
    public string? Name { get; } = name;
}
