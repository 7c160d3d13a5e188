// Owns: the attribute that lets another type stand for one in data.
namespace Octavo;

/// <summary>
/// Names the type that stands for this one in data: its surrogate, which has a codec. The surrogate has static methods <c>S From(T)</c> and <c>T To(S)</c>, or
/// either type has conversion operators.
/// Null stays null and is not converted.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Interface | AttributeTargets.Assembly,
    AllowMultiple = true, Inherited = false)]
public sealed class CodecSurrogateAttribute : Attribute
{
    /// <summary>On the type.</summary>
    /// <param name="surrogate">The surrogate.</param>
    public CodecSurrogateAttribute(Type surrogate) => Surrogate = surrogate;

    /// <summary>On an assembly: for a type that cannot carry the attribute.</summary>
    /// <param name="type">The type.</param>
    /// <param name="surrogate">Its surrogate.</param>
    public CodecSurrogateAttribute(Type type, Type surrogate) => (Type, Surrogate) = (type, surrogate);

    /// <summary>The type; null where the attribute stands on it.</summary>
    public Type? Type { get; }

    /// <summary>The surrogate.</summary>
    public Type Surrogate { get; }
}
