// Owns: the attribute by which a type is its single value in data.
namespace Octavo;

/// <summary>
/// Writes a type as its single value: <c>[CodecAs(typeof(int))] readonly struct OrderId</c> is an int in every format. The value is the only field or property
/// of that type, and a constructor with one parameter takes it, both of any visibility. Else the codec uses conversion operators, a static <c>From</c> or
/// <c>Create</c>, and for text <c>TryParse</c> or <c>Parse</c> and <c>ToString</c> in the invariant culture. Null stays null. docs/features/single-values.md.
/// </summary>
/// <example><code>
/// [CodecAs(typeof(int))]
/// public readonly record struct OrderId(int Value);
/// </code></example>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class CodecAsAttribute : Attribute
{
    /// <summary>On the type.</summary>
    /// <param name="value">The type of its value, which has a codec: a number, text, a Guid, or any other.</param>
    public CodecAsAttribute(Type value) => Value = value;

    /// <summary>On an assembly: for a type that you cannot annotate.</summary>
    /// <param name="type">The type; for a generic type the definition, <c>typeof(Id&lt;&gt;)</c>.</param>
    /// <param name="value">The type of its value.</param>
    public CodecAsAttribute(Type type, Type value) => (Type, Value) = (type, value);

    /// <summary>The type; null if the attribute is on it.</summary>
    public Type? Type { get; }

    /// <summary>The type of its value.</summary>
    public Type Value { get; }
}
