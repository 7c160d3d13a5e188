// Owns: the attribute that names a hand-written codec.
namespace Octavo;

/// <summary>
/// Names the codec of a type, or of one member, that is written by hand: a struct that implements <see cref="ICodec{T}"/>. On a type or an assembly it serves
/// wherever the type is held; on a
/// member, or the constructor's parameter that makes it, there alone. Of a generic type the converter may be open, <c>typeof(BoxCodec&lt;&gt;)</c>: it takes
/// the type's arguments.
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

    /// <summary>On an assembly: for a type that cannot carry the attribute.</summary>
    /// <param name="type">The type.</param>
    /// <param name="converter">Its codec.</param>
    public CodecConverterAttribute(Type type, Type converter) => (Type, Converter) = (type, converter);

    /// <summary>The type; null where the attribute stands on it.</summary>
    public Type? Type { get; }

    /// <summary>The codec.</summary>
    public Type Converter { get; }
}
