// Owns: the attribute that makes a union of a base type and names its cases.
namespace Octavo;

/// <summary>
/// Makes an abstract class, an interface or a concrete base class with <see cref="GenerateCodecAttribute"/> a union, and names one of its cases: put it on the
/// base, with the type of the case, or on the case itself. On a case, the union is found among the base types, unless the attribute names it.
/// </summary>
/// <remarks>
/// <para><c>[CodecUnion(1, typeof(Circle))]</c> on <c>Shape</c>, or <c>[CodecUnion(1)]</c> on <c>Circle</c> if <c>Shape</c> has <c>[CodecUnion]</c>.</para>
/// <para><c>[CodecUnion(Open = true)]</c> on <c>Shape</c> if other programs add their own shapes.</para>
/// <para>A base that is not abstract is a case if it names itself. Numbers and names are in the data: never reuse them.</para>
/// </remarks>
/// <example><code>
/// [GenerateCodec]
/// [CodecUnion(0, typeof(Circle))]
/// [CodecUnion(1, typeof(Square))]
/// public abstract record Figure;
///
/// [GenerateCodec]
/// public sealed record Circle(double Radius) : Figure;
///
/// [GenerateCodec]
/// public sealed record Square(double Side) : Figure;
/// </code></example>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class CodecUnionAttribute : Attribute
{
    /// <summary>Makes the base a union; its cases name themselves, or the assembly names them.</summary>
    public CodecUnionAttribute() => Number = -1;

    /// <summary>On a case: makes it a case of the union among its base types.</summary>
    /// <param name="number">The number of the case, from 0.</param>
    /// <param name="name">Its name in formats with names; null uses the name of the type.</param>
    public CodecUnionAttribute(int number, string? name = null) => (Number, Name) = (number, name);

    /// <summary>On the base: names a case. On a case: names the base.</summary>
    /// <param name="number">The number of the case, from 0.</param>
    /// <param name="type">The type of the case, or of the base.</param>
    /// <param name="name">The name of the case in formats with names; null uses the name of its type.</param>
    public CodecUnionAttribute(int number, Type type, string? name = null) => (Number, Type, Name) = (number, type, name);

    /// <summary>
    /// Whether the union also holds objects of other types derived from the base, identified by their ids in the <see cref="CodecRegistry"/> of the options.
    /// Set it only on the base: <c>[CodecUnion(Open = true)]</c>, with or without attributes that name cases. See docs/features/unions.md.
    /// </summary>
    public bool Open { get; set; }

    /// <summary>
    /// The JSON member with the name of the case; null for <c>$type</c>. Set it only on the base: <c>[CodecUnion(Discriminator = "kind")]</c>, together with
    /// attributes that name cases. Other formats do not have it.
    /// </summary>
    public string? Discriminator { get; set; }

    /// <summary>The number of the case, from 0; −1 if no case is named.</summary>
    public int Number { get; }

    /// <summary>On the base the type of the case, on a case the type of the base; null if none is named.</summary>
    public Type? Type { get; }

    /// <summary>The name of the case; null for the name of its type.</summary>
    public string? Name { get; }
}
