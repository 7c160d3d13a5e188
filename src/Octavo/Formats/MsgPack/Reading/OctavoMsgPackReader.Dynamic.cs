// Owns: the reading of values without a type, on the heap instead of the stack. Knows no codec. docs/formats/messagepack.md, "Values without a type".
using Octavo.Codecs.Dynamic;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>Reads one value of any kind. See <see cref="OctavoMsgPack.ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/> for the result.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public object? ReadDynamic()
    {
        OpenContainer[] open = [];
        int level = 0;
        long awaited = 0; // values whose heads are still to come in all open containers
        while (true)
        {
            object? value = ReadDynamicHead(awaited, out int inner);
            if (inner != 0)
            {
                if (level >= _depthLeft)
                {
                    Throw.DepthExceeded(_options.MaxDepth);
                }
                if (level == open.Length)
                {
                    Array.Resize(ref open, Math.Max(8, 2 * level));
                }
                open[level++] = new OpenContainer(value!, inner);
                awaited += inner - 1;
                continue;
            }
            while (true)
            {
                if (level == 0)
                {
                    return value;
                }
                ref OpenContainer container = ref open[level - 1];
                if (!container.Take(value, in this))
                {
                    break;
                }
                value = container.Value;
                level--;
            }
            awaited--;
        }
    }

    /// <summary>Reads a scalar, or an array's or map's head.</summary>
    /// <param name="awaited">Values that are promised already: all of them need a byte, so nested heads cannot each claim what is left and make memory grow
    /// with their product.</param>
    /// <param name="inner">Values that follow inside.</param>
    private object? ReadDynamicHead(long awaited, out int inner)
    {
        inner = 0;
        ref byte at = ref Need(MaxHead + 1);
        switch (at)
        {
            case <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or (>= MsgPackCode.UInt8 and <= MsgPackCode.Int64):
                Commit(MsgPackEncoder.GetInteger(ref Need(MsgPackEncoder.MaxInteger), out long number, out bool large));
                return large ? (ulong)number : DynamicInteger.Box(number);
            case MsgPackCode.Nil:
                Commit(1);
                return null;
            case MsgPackCode.False or MsgPackCode.True:
                return ReadBool();
            case MsgPackCode.Float32:
                return ReadSingle();
            case MsgPackCode.Float64:
                return ReadDouble();
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil or MsgPackCode.Str8 or MsgPackCode.Str16 or MsgPackCode.Str32:
                return ReadText();
            case MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32:
                return ReadBytes();
            case >= MsgPackCode.Ext8 and <= MsgPackCode.Ext32 or >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16:
                return MsgPackTimestampEncoder.IsNext(ref at) ? ReadTimestamp() : ReadExtension();
            case MsgPackCode.NeverUsed:
                MsgPackCode.RefuseNeverUsed();
                return null;
        }
        Commit(GetStart(ref at, Layout.Array, out int members));
        bool map = members < ObjectHead.Null;
        int count = map ? ObjectHead.Entries(members) : members;
        long values = map ? 2L * count : count;
        if (values + awaited > _window.Remaining)
        {
            Throw.CountTooLarge((ulong)count, _window.Remaining - awaited);
        }
        inner = (int)values;
        return map ? new MsgPackMap(count) : count == 0 ? Array.Empty<object?>() : new object?[count];
    }

    /// <summary>An array or map that is being filled.</summary>
    private struct OpenContainer(object value, int left)
    {
        private object? _key;
        private int _left = left;

        internal readonly object Value => value;

        /// <summary>Takes the next value.</summary>
        /// <returns>Whether it was the last.</returns>
        internal bool Take(object? item, in OctavoMsgPackReader reader)
        {
            _left--;
            if (value is object?[] array)
            {
                array[array.Length - 1 - _left] = item;
                return _left == 0;
            }
            if ((_left & 1) != 0)
            {
                _key = item;
                return false;
            }
            var map = (MsgPackMap)value;
            if (!map.TryAdd(_key, item) && reader.OnDuplicateKey())
            {
                map[_key] = item;
            }
            return _left == 0;
        }
    }
}
