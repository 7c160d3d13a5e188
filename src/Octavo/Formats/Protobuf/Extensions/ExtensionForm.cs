// Owns: how one value of an extension is in its field. Knows no number of a field.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Protobuf.Extensions;

/// <summary>Reads and writes values: scalars after their tags, messages as what is in them.</summary>
/// <typeparam name="T">The values' type.</typeparam>
internal abstract class ExtensionForm<T>
    where T : notnull
{
    /// <summary>The wire type of a value that is not a message.</summary>
    internal virtual uint WireType => ProtobufTag.Delimited;

    /// <summary>Whether it is a message, which comes after a length or between tags.</summary>
    internal virtual bool IsMessage => true;

    /// <summary>Whether several values can share one field.</summary>
    internal bool IsPackable => WireType != ProtobufTag.Delimited;

    /// <summary>Whether it is an enum that takes no numbers but those it defines.</summary>
    internal virtual bool IsClosed => false;

    /// <summary>What an extension that is absent and has no default of its own is; null for messages.</summary>
    internal virtual T? Zero => default;

    /// <summary>Reads a value that is not a message.</summary>
    /// <param name="reader">After the tag.</param>
    /// <param name="value">The value.</param>
    /// <param name="other">The number that a closed enum does not have, where false is returned.</param>
    internal virtual bool TryRead(ref OctavoProtobufReader reader, [MaybeNullWhen(false)] out T value, out ulong other) => throw new NotSupportedException();

    /// <summary>Writes a value that is not a message after its tag.</summary>
    internal virtual void Write(ref OctavoProtobufWriter writer, T value) => throw new NotSupportedException();

    /// <summary>Reads a message.</summary>
    internal virtual T ReadMessage(ReadOnlySpan<byte> content, OctavoProtobufOptions? options) => throw new NotSupportedException();

    /// <summary>Writes a message: what is in it.</summary>
    internal virtual byte[] WriteMessage(T value, OctavoProtobufOptions? options) => throw new NotSupportedException();
}
