// Owns: the attribute that names a hand-written codec.

namespace Octavo;

/// <summary>
/// Names the hand-written codec of a type, or of one member: a struct that implements <see cref="ICodec{T}"/>. On a type or an assembly it applies wherever the
/// type is used; on a member, or on the constructor parameter that sets it, only there. For a generic type the converter may be open,
/// <c>typeof(BoxCodec&lt;&gt;)</c>: it takes the type arguments.
/// </summary>
/// <example><code>
/// [CodecConverter(typeof(CelsiusCodec))]
/// public readonly record struct Celsius(double Degrees);
///
/// public readonly struct CelsiusCodec : ICodec&lt;Celsius>
/// {
///     public static void Write&lt;W>(ref W writer, scoped in Celsius value)
///         where W : struct, IFormatWriter&lt;W>, allows ref struct => writer.WriteDouble(value.Degrees);
///
///     public static void Read&lt;R>(ref R reader, ref Celsius value)
///         where R : struct, IFormatReader&lt;R>, allows ref struct => value = new Celsius(reader.ReadDouble());
/// }
/// </code></example>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Interface | AttributeTargets.Field | AttributeTargets.Property
        | AttributeTargets.Parameter | AttributeTargets.Assembly,
    AllowMultiple = true, Inherited = false)]
public sealed class CodecConverterAttribute : Attribute
{
    /// <summary>On a type or member.</summary>
    /// <param name="converter">The codec: a struct that implements <see cref="ICodec{T}"/> for it.</param>
    public CodecConverterAttribute(Type converter) => Converter = converter;

    /// <summary>On an assembly: for a type that you cannot annotate.</summary>
    /// <param name="type">The type.</param>
    /// <param name="converter">Its codec.</param>
    public CodecConverterAttribute(Type type, Type converter) => (Type, Converter) = (type, converter);

    /// <summary>The type; null if the attribute is on it.</summary>
    public Type? Type { get; }

    /// <summary>The codec.</summary>
    public Type Converter { get; }
}
