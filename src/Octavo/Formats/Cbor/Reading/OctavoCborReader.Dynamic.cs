// Owns: the reading of values without a type, on the heap instead of the stack. Knows no codec. docs/formats/cbor.md, "Values without a type".
using System.Numerics;
using System.Text;
using Octavo.Codecs.Dynamic;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    private static readonly object s_undefined = CborSimple.Undefined;

    /// <summary>Reads one value of any kind. See <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> for the result.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public object? ReadDynamic()
    {
        OpenValue[] open = [];
        int level = 0;
        long awaited = 0; // values whose heads are still to come in all open arrays and maps of definite length
        while (true)
        {
            object? value;
            if (level != 0 && open[level - 1].MayEnd && Need(1) == CborCode.Break)
            {
                Commit(1);
                value = open[--level].Value;
            }
            else
            {
                value = ReadDynamicHead(awaited, out OpenValue inner);
                if (inner.IsOpen)
                {
                    if (level >= _depthLeft)
                    {
                        Throw.DepthExceeded(_options.MaxDepth);
                    }
                    if (level == open.Length)
                    {
                        Array.Resize(ref open, Math.Max(8, 2 * level));
                    }
                    open[level++] = inner;
                    awaited += inner.Promised;
                    continue;
                }
            }
            while (true)
            {
                if (level == 0)
                {
                    return value;
                }
                ref OpenValue container = ref open[level - 1];
                if (!container.Take(value, in this))
                {
                    awaited -= container.IsCounted ? 1 : 0;
                    break;
                }
                value = container.Value;
                level--;
            }
        }
    }

    /// <summary>Reads a scalar, or the head of an array, map or tagged value.</summary>
    /// <param name="awaited">Values that are promised already: all of them need a byte, so nested heads cannot each claim what is left and make memory grow
    /// with their product.</param>
    /// <param name="inner">What is open now, if anything.</param>
    private object? ReadDynamicHead(long awaited, out OpenValue inner)
    {
        inner = default;
        ref byte at = ref Need(MaxHead);
        byte head = at;
        switch (head & CborCode.MajorMask)
        {
            case CborCode.Unsigned or CborCode.Negative:
                Commit(CborEncoder.GetInteger(ref at, out long number, out bool large));
                return !large ? DynamicInteger.Box(number) : head < CborCode.Negative ? (ulong)number : (object)(-1 - new BigInteger((ulong)number));
            case CborCode.Bytes:
                return TakeUntaggedBytes("a byte string");
            case CborCode.Text:
                return ReadDynamicText();
            case CborCode.Array or CborCode.Map:
                return ReadDynamicStart(awaited, out inner);
            case CborCode.Tag:
                Commit(CborEncoder.GetTag(ref at, out ulong tag));
                if (tag is CborCode.Bignum or CborCode.NegativeBignum)
                {
                    return CborDynamic.Box(CborNumbers.ToInteger(TakeUntaggedBytes("a byte string"), tag == CborCode.NegativeBignum));
                }
                inner = OpenValue.Tag(tag);
                return null;
        }
        switch (head)
        {
            case CborCode.False or CborCode.True:
                return ReadBool();
            case CborCode.Null:
                Commit(1);
                return null;
            case CborCode.Undefined:
                Commit(1);
                return s_undefined;
            case CborCode.Float16 or CborCode.Float32 or CborCode.Float64:
                return ReadDouble();
            default:
                return new CborSimple(ReadSimple());
        }
    }

    private object? ReadDynamicStart(long awaited, out OpenValue inner)
    {
        ref byte at = ref Need(MaxHead);
        byte head = at;
        bool map = (head & CborCode.MajorMask) == CborCode.Map;
        if ((head & CborCode.InfoMask) == CborCode.Indefinite)
        {
            Commit(1);
            inner = OpenValue.Indefinite(map);
            return null;
        }
        Commit(CborEncoder.GetHead(ref at, out ulong count));
        if (count > (ulong)(ObjectHead.Most / 2) || (map ? 2 : 1) * (long)count + awaited > _window.Remaining)
        {
            Throw.CountTooLarge(count, _window.Remaining - awaited);
        }
        inner = count == 0 ? default : OpenValue.Counted(map, (int)count);
        return count != 0 ? null : map ? new CborMap() : Array.Empty<object?>();
    }

    private string ReadDynamicText()
    {
        if (Need(1) != CborCode.IndefiniteText)
        {
            return Utf8Text.Decode(TakeText());
        }
        Commit(1);
        var text = new StringBuilder();
        while (TryReadChunk(CborCode.Text, "a text string", out ReadOnlySpan<byte> chunk))
        {
            // Each by itself: no character may be in two chunks. RFC 8949, section 3.2.3.
            text.Append(Utf8Text.Decode(chunk));
        }
        return text.ToString();
    }

    /// <summary>Reads a chunk, or the break after the last one.</summary>
    private bool TryReadChunk(byte major, string expected, out ReadOnlySpan<byte> chunk)
    {
        ref byte at = ref Need(MaxHead);
        byte head = at;
        chunk = default;
        if (head == CborCode.Break)
        {
            Commit(1);
            return false;
        }
        if (_window.Remaining == 0)
        {
            Throw.EndOfData();
        }
        if ((head & CborCode.MajorMask) != major || head == (major | CborCode.Indefinite))
        {
            Throw.InvalidData($"{CborCode.Name(head)} (0x{head:X2}) is not a chunk of {expected} of indefinite length.");
        }
        Commit(CborEncoder.GetHead(ref at, out ulong length));
        if (length > (ulong)_window.Remaining)
        {
            Throw.EndOfData();
        }
        chunk = _window.Take((int)length);
        return true;
    }

    /// <summary>An array, a map or a tag that is being filled.</summary>
    private struct OpenValue
    {
        private const int Unknown = -1;

        private object? _container; // object?[], List<object?> or CborMap; null for a tag
        private object? _key;
        private bool _hasKey;
        private ulong _tag;
        private int _left;

        /// <summary>Whether anything is open.</summary>
        internal readonly bool IsOpen => _left != 0;

        /// <summary>Whether it announced how many values it has.</summary>
        internal readonly bool IsCounted => _left != Unknown && _container is not null;

        /// <summary>Whether a break may come next.</summary>
        internal readonly bool MayEnd => _left == Unknown && !_hasKey;

        /// <summary>Values that it promises in addition to its first.</summary>
        internal readonly int Promised => IsCounted ? _left - 1 : 0;

        /// <summary>What it became.</summary>
        internal readonly object? Value => _container switch
        {
            List<object?> items => items.ToArray(),
            CborMap or object?[] => _container,
            _ => new CborTagged(_tag, _key),
        };

        internal static OpenValue Tag(ulong tag) => new() { _tag = tag, _left = 1 };

        internal static OpenValue Counted(bool map, int count) =>
            new() { _container = map ? new CborMap(count) : new object?[count], _left = map ? 2 * count : count };

        internal static OpenValue Indefinite(bool map) => new() { _container = map ? new CborMap() : new List<object?>(), _left = Unknown };

        /// <summary>Takes the next value.</summary>
        /// <returns>Whether it was the last that was announced.</returns>
        internal bool Take(object? item, in OctavoCborReader reader)
        {
            if (_left != Unknown)
            {
                _left--;
            }
            switch (_container)
            {
                case object?[] array:
                    array[array.Length - 1 - _left] = item;
                    return _left == 0;
                case List<object?> items:
                    items.Add(item);
                    return false;
                case null:
                    _key = item;
                    return true;
            }
            _hasKey = !_hasKey;
            if (_hasKey)
            {
                _key = item;
                return false;
            }
            var map = (CborMap)_container;
            if (!map.TryAdd(_key, item) && reader.OnDuplicateKey())
            {
                map[_key] = item;
            }
            return _left == 0;
        }
    }
}
