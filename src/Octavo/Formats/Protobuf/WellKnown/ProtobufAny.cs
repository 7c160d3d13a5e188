// Owns: google.protobuf.Any as a type of .NET: a message whose type its data names. Knows no codec. google/protobuf/any.proto.
using System.Diagnostics.CodeAnalysis;
using Octavo.Codecs.Keys;
using Octavo.Internal;
using Octavo.Protobuf.Schema;

namespace Octavo.Protobuf.WellKnown;

/// <summary>
/// A message of any type: the URL of the type and the bytes of the message. Data does not choose the type: <see cref="TryUnpack{T}"/> names it. In JSON it is
/// an object of <c>@type</c> and <c>value</c>, with the bytes in Base64, because the type is not known there.
/// </summary>
public sealed class ProtobufAny : IEquatable<ProtobufAny>, IKeyContent
{
    /// <summary>The default text before the name of a type.</summary>
    public const string DefaultPrefix = "type.googleapis.com";

    /// <summary>Creates a message.</summary>
    /// <param name="typeUrl">The URL of its type: the text after the last slash is the full name of the message in its <c>.proto</c> file.</param>
    /// <param name="value">Its bytes, which are not copied.</param>
    public ProtobufAny(string typeUrl, ReadOnlyMemory<byte> value)
    {
        ArgumentNullException.ThrowIfNull(typeUrl);
        (TypeUrl, Value) = (typeUrl, value);
    }

    /// <summary>The URL of the type; empty if there is none.</summary>
    public string TypeUrl { get; }

    /// <summary>The message's bytes.</summary>
    public ReadOnlyMemory<byte> Value { get; }

    /// <summary>Whether it was read with <see cref="SerializerLimits.SeededHashing"/>: then its message is read so too.</summary>
    internal bool IsSeeded { get; init; }

    /// <summary>The full name of the message: the text after the last slash of <see cref="TypeUrl"/>; empty if there is no slash, as in
    /// Google.Protobuf.</summary>
    public string TypeName => TypeUrl.LastIndexOf('/') is >= 0 and var slash ? TypeUrl[(slash + 1)..] : "";

    /// <summary>Packs a message. Its name comes from <see cref="OctavoProtobuf.Schema{T}"/>.</summary>
    /// <typeparam name="T">A type that is a message of Protobuf.</typeparam>
    /// <param name="value">The message.</param>
    /// <param name="typeUrlPrefix">The text before the slash; null uses <see cref="DefaultPrefix"/>.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>: the type is not a Protobuf message. Also the exceptions of
    /// serializing.</exception>
    public static ProtobufAny Pack<T>(T value, string? typeUrlPrefix = null, OctavoProtobufOptions? options = null) =>
        new((typeUrlPrefix ?? DefaultPrefix).TrimEnd('/') + "/" + MessageName.Of<T>(), OctavoProtobuf.Serialize(value, options));

    /// <summary>Whether the message is of a type, by its full name.</summary>
    /// <typeparam name="T">A type that is a message of Protobuf.</typeparam>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>: the type is not a Protobuf message.</exception>
    public bool Is<T>() => TypeName == MessageName.Of<T>();

    /// <summary>Reads the message, if it is of a type.</summary>
    /// <typeparam name="T">A type that is a message of Protobuf.</typeparam>
    /// <param name="value">The message; default if it has another type.</param>
    /// <param name="options">Options; null uses the defaults, with <see cref="SerializerLimits.SeededHashing"/> if this was read so.</param>
    /// <returns>Whether it is of that type.</returns>
    /// <exception cref="OctavoException">It has that type, but its bytes are refused.</exception>
    public bool TryUnpack<T>([NotNullWhen(true)] out T? value, OctavoProtobufOptions? options = null)
    {
        if (!Is<T>())
        {
            value = default;
            return false;
        }
        value = OctavoProtobuf.Deserialize<T>(Value.Span, options ?? OctavoProtobufOptions.DefaultFor(IsSeeded))!;
        return true;
    }

    /// <summary>Whether both have the same URL and bytes. Two messages that are equal may have different bytes.</summary>
    public bool Equals(ProtobufAny? other) => other is not null && TypeUrl == other.TypeUrl && Value.Span.SequenceEqual(other.Value.Span);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as ProtobufAny);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add(TypeUrl);
        hash.AddBytes(Value.Span);
    }

    /// <summary>The URL and how many bytes there are.</summary>
    public override string ToString() => $"{TypeUrl}, {Value.Length} bytes";
}
