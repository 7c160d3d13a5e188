// Owns: the writing of JSON without a type, on the heap instead of the stack. Knows no codec. docs/features/json-without-a-type.md.
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Writes a value without a type. See <see cref="OctavoJson.WriteDynamic(object, OctavoJsonOptions)"/> for the accepted values.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public void WriteDynamic(object? value)
    {
        OpenStructure[] open = [];
        int level = 0;
        while (true)
        {
            if (value is object?[] or List<object?> or Dictionary<string, object?>)
            {
                if (level >= _window.State.DepthLeft)
                {
                    Throw.DepthExceeded(_window.State.Options.MaxDepth);
                }
                if (level == open.Length)
                {
                    Array.Resize(ref open, Math.Max(8, 2 * level));
                }
                open[level++] = new OpenStructure(value);
                WriteMark(value is Dictionary<string, object?> ? (byte)'{' : (byte)'[');
            }
            else
            {
                WriteDynamicScalar(value);
            }
            while (true)
            {
                if (level == 0)
                {
                    return;
                }
                if (open[level - 1].Next(ref this, out value))
                {
                    break;
                }
                open[--level] = default;
            }
        }
    }

    private void WriteDynamicScalar(object? value)
    {
        switch (value)
        {
            case null:
                WriteNull();
                break;
            case string text:
                WriteText(text);
                break;
            case bool bit:
                WriteBool(bit);
                break;
            case double number:
                WriteFraction(number);
                break;
            case float number:
                WriteSingle(number);
                break;
            case decimal number:
                WriteDecimal(number);
                break;
            case long or int or short or sbyte:
                WriteInt64(((IConvertible)value).ToInt64(CultureInfo.InvariantCulture));
                break;
            case ulong or uint or ushort or byte:
                WriteUInt64(((IConvertible)value).ToUInt64(CultureInfo.InvariantCulture));
                break;
            case BigInteger number when TryWriteInteger(ref this, number):
                break;
            default:
                throw new OctavoException(
                    OctavoErrorCode.NotInFormat,
                        $"an object of {value.GetType()} cannot be written without a type; the page on JSON without a type lists them. Serialize<T> writes values of a type.");
        }
    }

    /// <summary>An array or object that is being written.</summary>
    private struct OpenStructure(object value)
    {
        private Dictionary<string, object?>.Enumerator _members = value is Dictionary<string, object?> members ? members.GetEnumerator() : default;
        private int _next;

        /// <summary>Writes the separator before the next value inside, or before the end.</summary>
        /// <returns>Whether there is a value.</returns>
        internal bool Next(ref OctavoJsonWriter writer, out object? item)
        {
            bool isObject = value is Dictionary<string, object?>;
            if (isObject ? !_members.MoveNext() : _next == Items(value).Length)
            {
                item = null;
                writer.WriteMark(isObject ? (byte)'}' : (byte)']');
                return false;
            }
            if (_next++ != 0)
            {
                writer.WriteMark((byte)',');
            }
            if (!isObject)
            {
                item = Items(value)[_next - 1];
                return true;
            }
            writer.WriteText(_members.Current.Key);
            writer.WriteMark((byte)':');
            item = _members.Current.Value;
            return true;
        }

        private static ReadOnlySpan<object?> Items(object value) => value is object?[] array ? array : CollectionsMarshal.AsSpan((List<object?>)value);
    }
}
