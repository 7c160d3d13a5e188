// Owns: a value that may be undefined, which is neither null nor default. Knows no format.
using System.Diagnostics.CodeAnalysis;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A value that may be undefined: undefined, null and a value are three different things. As a member in formats with names (JSON, maps of MessagePack and
/// CBOR, Tokens), it is left out if it is undefined, and written like a <typeparamref name="T"/> if it is defined. Everywhere else (in arrays, Binary, Compact
/// and Tolerant types; as an element, a key, a map value or a root) it is an array with the value, or an empty array.
/// </summary>
/// <typeparam name="T">The type of the value, which has a codec. Null is refused in a member if it is declared as not nullable.</typeparam>
[CodecConverter(typeof(CodecOptionalCodec<>))]
[SuppressMessage("Design", "CA1000:Do not declare static members on generic types",
    Justification = "Undefined reads as the value that it is, and default(T) does not say it.")]
public readonly struct CodecOptional<T> : IEquatable<CodecOptional<T>>, IKeyContent
{
    private readonly T _value;

    /// <summary>A value that is defined.</summary>
    /// <param name="value">The value; null is one.</param>
    public CodecOptional(T value) => (HasValue, _value) = (true, value);

    /// <summary>No value: the default.</summary>
    public static CodecOptional<T> Undefined => default;

    /// <summary>Whether there is a value, which may be null.</summary>
    public bool HasValue { get; }

    /// <summary>The value.</summary>
    /// <exception cref="InvalidOperationException">It is undefined.</exception>
    public T Value => HasValue ? _value : throw new InvalidOperationException("The value is undefined.");

    /// <summary>A value that is defined.</summary>
    /// <param name="value">The value; null is one.</param>
    public static implicit operator CodecOptional<T>(T value) => new(value);

    /// <summary>Whether both are undefined, or have equal values.</summary>
    public static bool operator ==(CodecOptional<T> left, CodecOptional<T> right) => left.Equals(right);

    /// <summary>Whether they differ.</summary>
    public static bool operator !=(CodecOptional<T> left, CodecOptional<T> right) => !left.Equals(right);

    /// <summary>Gives the value if there is one.</summary>
    /// <param name="value">The value, or default.</param>
    /// <returns>Whether there is one.</returns>
    public bool TryGetValue([MaybeNullWhen(false)] out T value)
    {
        value = _value;
        return HasValue;
    }

    /// <summary>The value, or the default of its type if it is undefined.</summary>
    public T? GetValueOrDefault() => _value;

    /// <summary>The value, or another value if it is undefined.</summary>
    /// <param name="defaultValue">The value to return if it is undefined.</param>
    public T GetValueOrDefault(T defaultValue) => HasValue ? _value : defaultValue;

    /// <inheritdoc/>
    public bool Equals(CodecOptional<T> other) => HasValue == other.HasValue && EqualityComparer<T>.Default.Equals(_value, other._value);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is CodecOptional<T> other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add(HasValue);
        hash.Add(_value);
    }

    /// <summary>The value's text, <c>null</c> or <c>undefined</c>.</summary>
    public override string ToString() => !HasValue ? "undefined" : _value is null ? "null" : _value.ToString() ?? "";
}
