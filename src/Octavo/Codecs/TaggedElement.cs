// Owns: elements, keys' values and nullable values of roots that only generic code names, as fields of a tagged format. Knows no format. Emitted roots have all of this in line.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>
/// A type in a field, by its entry and not by its codec: native programs have one body for all classes, and none of a codec's twice. The bytes are those of emitted roots.
/// </summary>
/// <typeparam name="T">The type.</typeparam>
internal static class TaggedElement<T>
{
    private const uint Length = 2; // the wire type of what has a length before it
    private const uint GroupStart = 3;

    private static byte s_width = 1;

    private static readonly CodecEntry<T> s_entry = CodecCache<T>.Entry;
    private static readonly uint? s_bare = s_entry.BareTag;

    /// <summary>Whether elements share one field.</summary>
    private static bool IsPackable => s_bare is { } bare && (bare & 7) != Length;

    /// <summary>Writes a field.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="number">The field's number.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="OctavoException">The type is not in Protobuf, or the value is null.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W writer, uint number, in T value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (s_bare is { } bare)
        {
            if (value is null)
            {
                Throw.NullElement(typeof(T).ToString());
            }
            TaggedMessage.PutTag(ref writer, Tag(bare, number));
            s_entry.WriteTagged(ref writer, in value, bare: true);
            return;
        }
        CheckMessage();
        byte width = s_width;
        int cookie = W.BeginScope(ref writer, (number << 3) | Length, width);
        s_entry.WriteTagged(ref writer, in value, bare: false);
        W.EndScope(ref writer, cookie, width, ref s_width);
    }

    /// <summary>Reads a field, if the tag is one of its tags.</summary>
    /// <param name="reader">The reader, behind the tag.</param>
    /// <param name="number">The field's number.</param>
    /// <param name="tag">The tag that was read.</param>
    /// <param name="value">What exists, or default.</param>
    /// <returns>Whether it was; else nothing is read.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryRead<R>(ref R reader, uint number, uint tag, ref T value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        if (s_bare is { } bare)
        {
            if (tag != Tag(bare, number))
            {
                return false;
            }
            s_entry.ReadTagged(ref reader, ref value, bare: true);
            return true;
        }
        CheckMessage();
        if (tag != ((number << 3) | Length) && tag != ((number << 3) | GroupStart))
        {
            return false;
        }
        long scope = TaggedMessage.Enter(ref reader, tag);
        s_entry.ReadTagged(ref reader, ref value, bare: false);
        R.LeaveScope(ref reader, scope);
        return true;
    }

    /// <summary>Writes elements as field 1: in one field where they can share one.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteItems<W>(ref W writer, scoped ReadOnlySpan<T> items)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (!IsPackable)
        {
            foreach (ref readonly T item in items)
            {
                Write(ref writer, 1, in item);
            }
            return;
        }
        if (items.IsEmpty)
        {
            return;
        }
        byte width = s_width;
        int cookie = W.BeginScope(ref writer, (1 << 3) | Length, width);
        foreach (ref readonly T item in items)
        {
            s_entry.WriteTagged(ref writer, in item, bare: true);
        }
        W.EndScope(ref writer, cookie, width, ref s_width);
    }

    /// <summary>Reads elements, each in a field or together in one, and adds them to those that exist.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void ReadItems<R>(ref R reader, List<T> into)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            T item = default!;
            if (TryRead(ref reader, 1, tag, ref item))
            {
                into.Add(item);
            }
            else if (IsPackable && tag == ((1 << 3) | Length))
            {
                long scope = R.EnterScope(ref reader);
                while (R.More(ref reader, 0))
                {
                    s_entry.ReadTagged(ref reader, ref item, bare: true);
                    into.Add(item);
                }
                R.LeaveScope(ref reader, scope);
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                return;
            }
        }
    }

    /// <summary>Writes a map by text: an entry for each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteMap<W>(ref W writer, Dictionary<string, T> map)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        IEnumerable<KeyValuePair<string, T>> entries = W.IsDeterministic(ref writer) ? Maps.InOrder(map) : map;
        foreach ((string key, T value) in entries)
        {
            byte width = s_width;
            int cookie = W.BeginScope(ref writer, (1 << 3) | Length, width);
            TaggedMessage.PutTag(ref writer, (1 << 3) | Length);
            writer.WriteText(key);
            Write(ref writer, 2, in value);
            W.EndScope(ref writer, cookie, width, ref s_width);
        }
    }

    /// <summary>Reads entries into a map: of several of one key the last counts.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void ReadMap<R>(ref R reader, Dictionary<string, T> into)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag == ((1 << 3) | Length))
            {
                ReadMapEntry(ref reader, into);
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                return;
            }
        }
    }

    /// <summary>Reads field 1, if it is there.</summary>
    /// <returns>Whether it was.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool ReadOptional<R>(ref R reader, ref T value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        bool found = false;
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (TryRead(ref reader, 1, tag, ref value))
            {
                found = true;
            }
            else if (!R.SkipTag(ref reader, tag))
            {
                break;
            }
        }
        return found;
    }

    private static void ReadMapEntry<R>(ref R reader, Dictionary<string, T> into)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        long scope = R.EnterScope(ref reader);
        string key = "";
        T value = default!;
        bool found = false;
        while (TaggedMessage.NextTag(ref reader, out uint tag))
        {
            if (tag == ((1 << 3) | Length))
            {
                key = reader.ReadText()!;
            }
            else if (TryRead(ref reader, 2, tag, ref value))
            {
                found = true;
            }
            else
            {
                R.SkipTag(ref reader, tag); // an end of a group is refused: none is open here
            }
        }
        if (!found)
        {
            s_entry.ReadTagged(ref reader, ref value, bare: false); // the entry has ended: a message, or a scalar's, without fields
        }
        into[key] = value ?? Absent();
        R.LeaveScope(ref reader, scope);
    }

    /// <summary>What an absent text or byte string is; other absent values are not null.</summary>
    private static T Absent() => typeof(T) == typeof(string) ? (T)(object)"" : typeof(T) == typeof(byte[]) ? (T)(object)Array.Empty<byte>() : default!;

    private static uint Tag(uint bare, uint number) => bare == 0 ? throw Throw.NotInProtobuf(typeof(T)) : (number << 3) | (bare & 7);

    /// <summary>Refuses an enum with a codec of its own: its entry says how it stands alone, and not as an element.</summary>
    private static void CheckMessage()
    {
        if (typeof(T).IsEnum || Nullable.GetUnderlyingType(typeof(T)) is { IsEnum: true })
        {
            throw Throw.NotInProtobuf(typeof(T));
        }
    }
}
