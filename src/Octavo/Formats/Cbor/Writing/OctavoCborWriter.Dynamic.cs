// Owns: the writing of values without a type, on the heap instead of the stack. Knows no codec. docs/formats/cbor.md, "Values without a type".
using System.Numerics;
using Octavo.Codecs.Dynamic;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <summary>Writes a value without a type. See <see cref="OctavoCbor.WriteDynamic(object, OctavoCborOptions)"/> for the accepted values.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public void WriteDynamic(object? value)
    {
        OpenValue[] open = [];
        int level = 0;
        while (true)
        {
            int inner = WriteDynamicHead(value);
            if (inner != 0)
            {
                if (level >= _window.State.DepthLeft)
                {
                    Throw.DepthExceeded(_window.State.Options.MaxDepth);
                }
                if (level == open.Length)
                {
                    Array.Resize(ref open, Math.Max(8, 2 * level));
                }
                open[level++] = new OpenValue(value!, inner);
            }
            while (true)
            {
                if (level == 0)
                {
                    return;
                }
                if (open[level - 1].Next(out value))
                {
                    break;
                }
                level--;
            }
        }
    }

    /// <summary>Writes a scalar, or the head of an array, map or tagged value.</summary>
    /// <returns>The values that are to follow inside.</returns>
    private int WriteDynamicHead(object? value)
    {
        switch (value)
        {
            case null:
                WriteNull();
                return 0;
            case string text:
                WriteText(text);
                return 0;
            case bool bit:
                WriteBool(bit);
                return 0;
            case byte[] bytes:
                WriteBytes(bytes);
                return 0;
            case CborSimple { Value: >= CborCode.Direct and <= CborCode.Indefinite } simple:
                Throw.InvalidValue("a simple value", $"{simple.Value} is not the number of a simple value");
                return 0;
            case CborSimple simple:
                WriteSimple(simple.Value);
                return 0;
            case object?[] array:
                WriteArrayStart(array.Length);
                return array.Length;
            case CborMap map:
                WriteMapStart(map.Count);
                return 2 * map.Count;
            case CborTagged tagged:
                WriteTag(tagged.Tag);
                return 1;
        }
        WriteNumber(value);
        return 0;
    }

    private void WriteNumber(object value)
    {
        if (DynamicInteger.TryGet(value, out long integer, out bool large))
        {
            if (large)
            {
                WriteUInt64((ulong)integer);
            }
            else
            {
                WriteInt64(integer);
            }
        }
        else if (CborDynamic.TryGetFloat(value, out double real))
        {
            WriteDouble(real);
        }
        else if (CborDynamic.TryGetInteger(value, out BigInteger big))
        {
            TryWriteInteger(ref this, in big);
        }
        else
        {
            throw new OctavoException(
                OctavoErrorCode.NotInFormat,
                    $"an object of {value.GetType()} cannot be written without a type; the page on CBOR lists them. Serialize<T> writes values of a type.");
        }
    }

    /// <summary>An array, a map or a tag that is being written.</summary>
    private struct OpenValue(object value, int count)
    {
        private int _next;

        /// <summary>Gives the next value inside.</summary>
        /// <returns>Whether there is one.</returns>
        internal bool Next(out object? item)
        {
            item = null;
            if (_next == count)
            {
                return false;
            }
            int index = _next++;
            switch (value)
            {
                case object?[] array:
                    item = array[index];
                    return true;
                case CborTagged tagged:
                    item = tagged.Value;
                    return true;
            }
            var map = (CborMap)value;
            if (2 * map.Count != count)
            {
                Throw.CountChanged(count / 2);
            }
            KeyValuePair<object?, object?> entry = map.EntryAt(index >> 1);
            item = (index & 1) == 0 ? entry.Key : entry.Value;
            return true;
        }
    }
}
