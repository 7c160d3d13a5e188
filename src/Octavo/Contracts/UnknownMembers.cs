// Owns: members of an object that its type does not know, as the format had them. Knows no format: what keeps them says which it was.
using System.Buffers;
using System.ComponentModel;
using System.Text;
using Octavo.Internal;

namespace Octavo;

/// <summary>The members of an object that its type does not know, kept by <see cref="CodecExtensionDataAttribute"/>. They are written only in the format from
/// which they were read; other formats leave them out.</summary>
public sealed class UnknownMembers
{
    private ArrayBufferWriter<byte> _bytes;
    private Index? _index; // while an object is read

    internal UnknownMembers(string format)
        : this(format, new ArrayBufferWriter<byte>(), 0)
    {
    }

    /// <summary>Creates unknown members from encoded keys and values.</summary>
    /// <param name="format">The format's name.</param>
    /// <param name="bytes">Keys and values; not copied.</param>
    /// <param name="count">How many there are.</param>
    internal UnknownMembers(string format, ArrayBufferWriter<byte> bytes, int count) => (Format, _bytes, Count) = (format, bytes, count);

    /// <summary>The format's name: <c>MessagePack</c>, <c>Protobuf</c>, <c>Binary</c>.</summary>
    public string Format { get; }

    /// <summary>How many there are.</summary>
    public int Count { get; private set; }

    /// <summary>Keys and values, one after another, as the format writes them.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes.WrittenMemory;

    /// <summary>The same members, for another object.</summary>
    internal UnknownMembers Clone()
    {
        var copy = new UnknownMembers(Format) { Count = Count, Owner = Owner, Options = Options, IsSeeded = IsSeeded };
        copy._bytes.Write(_bytes.WrittenSpan);
        return copy;
    }

    /// <summary>Begins another member: its key and value are written there.</summary>
    /// <param name="unknown">What is there already, or null.</param>
    /// <param name="format">The format's name.</param>
    internal static ArrayBufferWriter<byte> Next(ref UnknownMembers? unknown, string format)
    {
        unknown ??= new UnknownMembers(format);
        unknown.Count++;
        return unknown._bytes;
    }

    /// <summary>Called with the key of the member that was begun last, so one that comes twice is refused, or the last of them kept.</summary>
    /// <param name="key">The key, as any other is spelled that is the same.</param>
    /// <param name="name">The key for people.</param>
    /// <param name="start">Where the member begins among the bytes.</param>
    /// <param name="options">What to do.</param>
    internal void OnKey(scoped ReadOnlySpan<byte> key, string name, int start, OctavoOptions options)
    {
        Options = options;
        if ((_index ??= new Index()).Add(Encoding.Latin1.GetString(key), start))
        {
            return;
        }
        options.OnDuplicateMember(name);
        Count--;
    }

    /// <summary>What they were read with; null for those of formats and places that need none.</summary>
    internal OctavoOptions? Options { get; private set; }

    /// <summary>Whether they were read with <see cref="SerializerLimits.SeededHashing"/>: then what is read of them later is read so too.</summary>
    internal bool IsSeeded { get; set; }

    /// <summary>The type that did not know them when they were read: none of its names is among them.</summary>
    internal Type? Owner { get; private set; }

    /// <summary>For emitted code: the object has been read.</summary>
    /// <param name="unknown">What was kept; null if that is nothing.</param>
    /// <param name="owner">The object's type.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void Complete(UnknownMembers? unknown, Type owner)
    {
        if (unknown is not null)
        {
            unknown.Owner = owner;
        }
        if (unknown is { _index: { } index })
        {
            unknown._bytes = index.Last(unknown._bytes);
            unknown._index = null;
        }
    }

    /// <summary>Where each key's member is.</summary>
    private sealed class Index
    {
        private readonly Dictionary<string, int> _places = [];
        private readonly List<(int Start, bool IsDead)> _members = [];
        private bool _hasDead;

        /// <summary>Adds a member.</summary>
        /// <returns>False if it takes the place of another.</returns>
        internal bool Add(string key, int start)
        {
            bool isNew = !_places.TryGetValue(key, out int old);
            if (!isNew)
            {
                _members[old] = (_members[old].Start, true);
                _hasDead = true;
            }
            _places[key] = _members.Count;
            _members.Add((start, false));
            return isNew;
        }

        /// <summary>The bytes without members in whose place others came.</summary>
        internal ArrayBufferWriter<byte> Last(ArrayBufferWriter<byte> bytes)
        {
            if (!_hasDead)
            {
                return bytes;
            }
            ReadOnlySpan<byte> all = bytes.WrittenSpan;
            var last = new ArrayBufferWriter<byte>(all.Length);
            for (int i = 0; i < _members.Count; i++)
            {
                int end = i + 1 < _members.Count ? _members[i + 1].Start : all.Length;
                if (!_members[i].IsDead)
                {
                    last.Write(all[_members[i].Start..end]);
                }
            }
            return last;
        }
    }
}
