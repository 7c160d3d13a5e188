// Owns: the attribute that makes a union of a base type and names its cases.
namespace Octavo;

/// <summary>
/// Makes a union of an abstract class, an interface or a concrete base class that has <see cref="GenerateCodecAttribute"/>, and names a case of it: on the base
/// with the case's type,
/// or on the case itself, whose base is then found among its base types or named.
/// </summary>
/// <remarks>
/// <para><c>[CodecUnion(1, typeof(Circle))]</c> on <c>Shape</c>, or <c>[CodecUnion(1)]</c> on <c>Circle</c> where <c>Shape</c> has <c>[CodecUnion]</c>.</para>
/// <para><c>[CodecUnion(Open = true)]</c> on <c>Shape</c> where programs that it does not know add shapes of their own.</para>
/// <para>A base that is not abstract is a case where it names itself. Numbers go into data: a number or name is given once and never again.</para>
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
    /// <summary>Makes a union of the base it stands on; its cases say so themselves, or the assembly does.</summary>
    public CodecUnionAttribute() => Number = -1;

    /// <summary>On a case: makes it one of the union among its base types.</summary>
    /// <param name="number">The case's number, from 0.</param>
    /// <param name="name">Its name in formats with names; the type's own where null.</param>
    public CodecUnionAttribute(int number, string? name = null) => (Number, Name) = (number, name);

    /// <summary>On the base: names a case. On a case: names the base.</summary>
    /// <param name="number">The case's number, from 0.</param>
    /// <param name="type">The case's type, or the base's.</param>
    /// <param name="name">The case's name in formats with names; its type's own where null.</param>
    public CodecUnionAttribute(int number, Type type, string? name = null) => (Number, Type, Name) = (number, type, name);

    /// <summary>
    /// Whether the union holds objects of other types derived from the base too, told apart by their ids in the options' <see cref="CodecRegistry"/>.
    /// Said on the base alone: <c>[CodecUnion(Open = true)]</c>, beside attributes that name cases or with none. See docs/features/unions.md.
    /// </summary>
    public bool Open { get; set; }

    /// <summary>
    /// The member of JSON that tells cases apart; <c>$type</c> where null. Said on the base alone: <c>[CodecUnion(Discriminator = "kind")]</c>, beside
    /// attributes that name cases. It is in no other format.
    /// </summary>
    public string? Discriminator { get; set; }

    /// <summary>The case's number, from 0; −1 where no case is named.</summary>
    public int Number { get; }

    /// <summary>The case's type on the base, the base's on a case; null where none is named.</summary>
    public Type? Type { get; }

    /// <summary>The case's name; null for its type's own.</summary>
    public string? Name { get; }
}
