// Owns: the attribute that lets another type stand for one in data.
namespace Octavo;

/// <summary>
/// Names the surrogate of a type: another type, with a codec, that is written and read in its place. The surrogate has static methods <c>S From(T)</c> and
/// <c>T To(S)</c>, or either type has conversion operators. Null stays null and is not converted.
/// </summary>
/// <example><code>
/// [CodecSurrogate(typeof(PeriodData))]
/// public sealed class Period(DateTime start, DateTime end)
/// {
///     public TimeSpan Length => end - start;
///
///     public DateTime Start => start;
/// }
///
/// [GenerateCodec]
/// public record struct PeriodData(DateTime Start, TimeSpan Length)
/// {
///     public static PeriodData From(Period period) => new(period.Start, period.Length);
///
///     public static Period To(PeriodData data) => new(data.Start, data.Start + data.Length);
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Interface | AttributeTargets.Assembly,
    AllowMultiple = true, Inherited = false)]
public sealed class CodecSurrogateAttribute : Attribute
{
    /// <summary>On the type.</summary>
    /// <param name="surrogate">The surrogate.</param>
    public CodecSurrogateAttribute(Type surrogate) => Surrogate = surrogate;

    /// <summary>On an assembly: for a type that you cannot annotate.</summary>
    /// <param name="type">The type.</param>
    /// <param name="surrogate">Its surrogate.</param>
    public CodecSurrogateAttribute(Type type, Type surrogate) => (Type, Surrogate) = (type, surrogate);

    /// <summary>The type; null if the attribute is on it.</summary>
    public Type? Type { get; }

    /// <summary>The surrogate.</summary>
    public Type Surrogate { get; }
}
