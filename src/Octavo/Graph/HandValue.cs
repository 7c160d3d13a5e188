// Owns: a member with a hand-written codec as graphs are compared: its codec may be the member's alone, and its type says nothing of equality.
using System.ComponentModel;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Graph;

namespace Octavo.Internal;

/// <summary>A value and its codec, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class HandValue
{
    private protected HandValue()
    {
    }

    /// <summary>The value itself, for those who are shown a difference.</summary>
    internal abstract object Value { get; }

    /// <summary>Whether another value of the same member has the same bytes in Binary.</summary>
    internal abstract bool HasBytesOf(HandValue other);

    /// <summary>Makes one; null for null.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TCodec">The codec of the member, or of its type.</typeparam>
    /// <param name="value">The value of the member.</param>
    public static HandValue? Of<T, TCodec>(T? value)
        where TCodec : struct, ISequentialCodec<T?> => value is null ? null : new One<T, TCodec>(value);

    private sealed class One<T, TCodec>(T value) : HandValue
        where TCodec : struct, ISequentialCodec<T?>
    {
        internal override object Value => value!;

        internal override bool HasBytesOf(HandValue other) => other is One<T, TCodec> same && Bytes.AsSpan().SequenceEqual(same.Bytes);

        private byte[] Bytes => HandEntry<T?, TCodec>.s_entry.BytesOf(value);
    }
}
