// Owns: the reading of JSON without a type, on the heap instead of the stack. Knows no codec. docs/features/json-without-a-type.md.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Reads one value of any kind. See <see cref="OctavoJson.ReadDynamic(ReadOnlySpan{byte}, OctavoJsonOptions)"/> for the result.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public object? ReadDynamic()
    {
        OpenStructure[] open = [];
        int level = 0;
        while (true)
        {
            object? value = ReadDynamicHead(out bool begun);
            if (begun)
            {
                if (level >= _depthLeft)
                {
                    Throw.DepthExceeded(_options.MaxDepth);
                }
                if (level == open.Length)
                {
                    Array.Resize(ref open, Math.Max(8, 2 * level));
                }
                open[level++] = new OpenStructure(value!);
                if (open[level - 1].Next(ref this, first: true))
                {
                    continue;
                }
                value = open[--level].Value;
            }
            while (level != 0)
            {
                ref OpenStructure container = ref open[level - 1];
                container.Take(value, in this);
                if (container.Next(ref this, first: false))
                {
                    break;
                }
                value = container.Value;
                open[--level] = default;
            }
            if (level == 0)
            {
                return value;
            }
        }
    }

    /// <summary>Reads a scalar, or an array's or object's beginning.</summary>
    private object? ReadDynamicHead(out bool begun)
    {
        begun = false;
        ref byte at = ref Odd(ref Token());
        switch (at)
        {
            case (byte)'[':
                begun = true;
                _window.Advance(1);
                return new List<object?>();
            case (byte)'{':
                begun = true;
                _window.Advance(1);
                return new Dictionary<string, object?>();
            case (byte)'"':
                return ReadText();
            case (byte)'t' or (byte)'f':
                return ReadBool();
            case (byte)'n':
                TakeNull(ref at, "a value");
                return null;
            default:
                return ReadNumber();
        }
    }

    /// <summary>An array or object that is being filled.</summary>
    private struct OpenStructure(object value)
    {
        private string? _name;

        /// <summary>The value, complete.</summary>
        internal readonly object Value => value is List<object?> items ? items.ToArray() : value;

        /// <summary>Goes to the next element or member, or past the end.</summary>
        internal bool Next(ref OctavoJsonReader reader, bool first)
        {
            int remaining = first ? Unread : 0;
            if (value is List<object?>)
            {
                return reader.NextItem(ref remaining);
            }
            bool more = reader.NextKey(ref remaining, first, out ReadOnlySpan<byte> name, out _);
            _name = Encoding.UTF8.GetString(name);
            return more;
        }

        /// <summary>Takes what was read.</summary>
        internal readonly void Take(object? item, in OctavoJsonReader reader)
        {
            if (value is List<object?> items)
            {
                items.Add(item);
                return;
            }
            var members = Unsafe.As<Dictionary<string, object?>>(value);
            if (!members.TryAdd(_name!, item) && reader.OnDuplicateKey())
            {
                members[_name!] = item;
            }
        }
    }
}
