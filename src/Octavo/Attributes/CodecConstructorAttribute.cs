// Owns: the attribute that chooses a constructor.
namespace Octavo;

/// <summary>Chooses the constructor that a codec calls, of any visibility. Each parameter must have the name of a member, in any case, and the type of the
/// member must convert to the type of the parameter.</summary>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Money
/// {
///     [CodecConstructor]
///     public Money(decimal amount) => Amount = amount;
///
///     public decimal Amount { get; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class CodecConstructorAttribute : Attribute;
