// Owns: values that may be undefined: plain as members of formats with names, an array of one or none elsewhere. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="CodecOptional{T}"/>, by that of its value.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CodecOptionalCodec<T> : ISequentialMemberCodec<CodecOptional<T>>
{
    /// <inheritdoc/>
    public static bool IsAbsent(scoped in CodecOptional<T> value) => !value.HasValue;

    /// <inheritdoc/>
    public static void WriteMember<W>(ref W writer, scoped in CodecOptional<T> value)
        where W : struct, ISequentialWriter<W>, allows ref struct => W.WriteValue(ref writer, value.Value);

    /// <inheritdoc/>
    public static void ReadMember<R>(ref R reader, ref CodecOptional<T> value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        T? read = default;
        R.ReadValue(ref reader, ref read);
        value = new CodecOptional<T>(read!);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in CodecOptional<T> value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        int count = value.HasValue ? 1 : 0;
        writer.WriteArrayStart(count);
        if (value.HasValue)
        {
            writer.Advance(W.PutItem(ref writer.Reserve(W.MaxHead), 0));
            W.WriteValue(ref writer, value.Value);
        }
        writer.WriteArrayEnd(count);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref CodecOptional<T> value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            throw new OctavoException("null is not an array of one value or none.");
        }
        value = default;
        if (reader.NextItem(ref remaining))
        {
            ReadMember(ref reader, ref value);
            if (reader.NextItem(ref remaining))
            {
                throw new OctavoException("an array of one value or none has more.");
            }
        }
    }
}
