// Owns: the attribute that chooses a constructor.
namespace Octavo;

/// <summary>Chooses the constructor that a codec calls, of any visibility. Each of its parameters is a member by name, without regard to case, and of a type
/// that converts to the parameter's.</summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class CodecConstructorAttribute : Attribute;
