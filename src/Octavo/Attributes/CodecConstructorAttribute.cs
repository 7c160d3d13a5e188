// Owns: the attribute that chooses a constructor.
namespace Octavo;

/// <summary>Chooses the constructor that a codec calls, of any visibility. Each of its parameters is a member by name, without regard to case, and of a type
/// that converts to the parameter's.</summary>
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
