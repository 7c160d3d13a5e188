// Owns: the passing over of any JSON value, under the whole grammar. The stack is not used; nesting is counted.
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>Passes over one value with everything in it.</summary>
    public void Skip()
    {
        ulong[]? deep = null;  // the brackets of outer levels, 64 a word
        ulong objects = 0;     // a bit a level: whether it is an object
        int depth = 0;
        while (true)
        {
            ref byte at = ref Odd(ref Token());
            if (at is (byte)'{' or (byte)'[')
            {
                bool isObject = at == '{';
                if (++depth > _depthLeft)
                {
                    Throw.DepthExceeded(_options.MaxDepth);
                }
                if ((depth & 63) == 0)
                {
                    (deep ??= new ulong[(_depthLeft / 64) + 1])[(depth / 64) - 1] = objects;
                }
                objects = (objects << 1) | (isObject ? 1u : 0u);
                _window.Advance(1);
                int first = Unread;
                if (NextOdd(ref first, isObject ? (byte)'}' : (byte)']'))
                {
                    if (isObject)
                    {
                        SkipKey();
                    }
                    continue;
                }
                Close(ref depth, ref objects, deep);
            }
            else
            {
                SkipScalar(ref at);
            }
            while (depth != 0)
            {
                bool inObject = (objects & 1) != 0;
                int next = 0;
                if (NextOdd(ref next, inObject ? (byte)'}' : (byte)']'))
                {
                    if (inObject)
                    {
                        SkipKey();
                    }
                    break;
                }
                Close(ref depth, ref objects, deep);
            }
            if (depth == 0)
            {
                return;
            }
        }
    }

    private static void Close(ref int depth, ref ulong objects, ulong[]? deep)
    {
        objects >>= 1;
        if ((depth & 63) == 0)
        {
            objects = deep![(depth / 64) - 1];
        }
        depth--;
    }

    private void SkipKey()
    {
        ref byte at = ref Odd(ref Token());
        if (at != '"')
        {
            Broken("a key");
        }
        SkipText();
        TakeColon();
    }

    private void SkipScalar(ref byte at)
    {
        switch (at)
        {
            case (byte)'"':
                SkipText();
                break;
            case (byte)'t' or (byte)'f':
                ReadBool();
                break;
            case (byte)'n':
                TakeNull(ref at, "a value");
                break;
            default:
                SkipNumber();
                break;
        }
    }

    private void SkipNumber()
    {
        int length = FindNumber(out _);
        if (length == 0 && _options.AllowSpecialFloats)
        {
            TrySpecial(out double _, out length);
        }
        if (length == 0)
        {
            Broken("a value");
        }
        _window.Advance(length);
    }
}
