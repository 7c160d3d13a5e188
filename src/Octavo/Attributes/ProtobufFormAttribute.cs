// Owns: the attribute that says what a hand-written codec is in Protobuf.
namespace Octavo;

/// <summary>
/// On a hand-written codec (<see cref="CodecConverterAttribute"/>): it writes one value of this type, so types that hold it are in Protobuf, <c>.proto</c> text
/// and ProtoJSON. Null is an absent field, for which the codec is not called.
/// </summary>
/// <param name="form">A number, <see cref="bool"/>, <see cref="char"/>, <see cref="string"/>, an array of bytes, <see cref="Guid"/>, or a time: the type that
/// <c>Write</c> writes and <c>Read</c> reads.</param>
/// <example><code>
/// [ProtobufForm(typeof(double))]
/// public readonly struct KelvinCodec : ICodec&lt;Kelvin>
/// {
///     public static void Write&lt;W>(ref W writer, scoped in Kelvin value)
///         where W : struct, IFormatWriter&lt;W>, allows ref struct => writer.WriteDouble(value.Degrees);
///
///     public static void Read&lt;R>(ref R reader, ref Kelvin value)
///         where R : struct, IFormatReader&lt;R>, allows ref struct => value = new Kelvin(reader.ReadDouble());
/// }
///
/// [CodecConverter(typeof(KelvinCodec))]
/// public readonly record struct Kelvin(double Degrees);
/// </code></example>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class ProtobufFormAttribute(Type form) : Attribute
{
    /// <summary>The type of the single value.</summary>
    public Type Form { get; } = form;
}
