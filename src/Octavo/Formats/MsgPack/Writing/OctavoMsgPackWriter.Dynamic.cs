// Owns: the writing of values without a type, on the heap instead of the stack. Knows no codec. docs/formats/messagepack.md, "Values without a type".
using Octavo.Codecs.Dynamic;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <summary>Writes a value without a type. See <see cref="OctavoMsgPack.WriteDynamic(object, OctavoMsgPackOptions)"/> for the accepted values.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public void WriteDynamic(object? value)
    {
        OpenContainer[] open = [];
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
                open[level++] = new OpenContainer(value!, inner);
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

    /// <summary>Writes a scalar, or an array's or map's head.</summary>
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
            case double number:
                WriteDouble(number);
                return 0;
            case float number:
                WriteSingle(number);
                return 0;
            case byte[] bytes:
                WriteBytes(bytes);
                return 0;
            case MsgPackTimestamp timestamp:
                WriteTimestamp(timestamp);
                return 0;
            case MsgPackExtension extension:
                WriteExtension(extension.Type, extension.Data);
                return 0;
            case object?[] array:
                WriteArrayStart(array.Length);
                return array.Length;
            case MsgPackMap map:
                WriteMapStart(map.Count);
                return 2 * map.Count;
        }
        if (!DynamicInteger.TryGet(value, out long integer, out bool large))
        {
            throw new OctavoException(
                OctavoErrorCode.NotInFormat,
                    $"an object of {value.GetType()} cannot be written without a type; the page on MessagePack lists them. Serialize<T> writes values of a type.");
        }
        if (large)
        {
            WriteUInt64((ulong)integer);
        }
        else
        {
            WriteInt64(integer);
        }
        return 0;
    }

    /// <summary>An array or map that is being written.</summary>
    private struct OpenContainer(object value, int count)
    {
        private int _next;

        /// <summary>Gives the next value inside.</summary>
        /// <returns>Whether there is one.</returns>
        internal bool Next(out object? item)
        {
            if (_next == count)
            {
                item = null;
                return false;
            }
            int index = _next++;
            if (value is object?[] array)
            {
                item = array[index];
                return true;
            }
            var map = (MsgPackMap)value;
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
