// Owns: the skipping of any JSON value, under the whole grammar. The stack is not used; nesting is counted.
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Skips one value with everything in it.</summary>
    public void Skip()
    {
        var open = new JsonNesting(_depthLeft);
        bool after = false; // a value was skipped, and what separates it from the next one was not
        do
        {
            SkipPlain(ref open, ref after);
            if (!after)
            {
                after = SkipStep(ref open);
            }
            else if (open.Depth != 0)
            {
                after = !SkipSeparator(ref open, 0);
            }
        }
        while (!after || open.Depth != 0);
    }

    /// <summary>Keeps where arrays and objects end that <see cref="SkipKnown()"/> skips from here on, in copies of this reader too.</summary>
    internal void KeepEnds() => _ends ??= new JsonEnds();

    /// <summary>Skips one value that is in the window. What another copy has skipped is not gone over again.</summary>
    internal void SkipKnown()
    {
        if (_ends is { } ends && Odd(ref Token()) is (byte)'{' or (byte)'[')
        {
            SkipKnown(ends);
        }
        else
        {
            Skip();
        }
    }

    /// <summary>Skips one value that is in the window, and keeps where the arrays and objects in it end; those that are known are left out.</summary>
    private void SkipKnown(JsonEnds ends)
    {
        var open = new JsonNesting(_depthLeft);
        bool after = false;
        do
        {
            if (after)
            {
                after = !SkipSeparator(ref open, 0);
                if (after)
                {
                    ends.Close(_window.Offset);
                }
                continue;
            }
            ref byte at = ref Odd(ref Token());
            if (at is not ((byte)'{' or (byte)'['))
            {
                SkipScalar(ref at);
                after = true;
                continue;
            }
            long start = _window.Offset;
            if (ends.Find(start) is not 0 and long end)
            {
                _window.Skip(end - start);
                after = true;
                continue;
            }
            ends.Open(start);
            after = SkipStep(ref open);
            if (after)
            {
                ends.Close(_window.Offset);
            }
        }
        while (!after || open.Depth != 0);
    }

    /// <summary>Skips a scalar, an empty array or object, or what begins one that is not empty.</summary>
    /// <returns>Whether the position is after a value.</returns>
    private bool SkipStep(scoped ref JsonNesting open)
    {
        ref byte at = ref Odd(ref Token());
        if (at is not ((byte)'{' or (byte)'['))
        {
            SkipScalar(ref at);
            return true;
        }
        if (!open.MayOpen)
        {
            Throw.DepthExceeded(_options.MaxDepth);
        }
        open.Open(at == '{');
        _window.Advance(1);
        return !SkipSeparator(ref open, Unread);
    }

    /// <summary>Skips what follows a bracket or a value, and the key of the next one.</summary>
    /// <returns>Whether a value follows; else the innermost bracket is closed.</returns>
    private bool SkipSeparator(scoped ref JsonNesting open, int remaining)
    {
        bool isMore = NextOdd(ref remaining, open.InObject ? (byte)'}' : (byte)']');
        if (!isMore)
        {
            open.Close();
        }
        else if (open.InObject)
        {
            SkipKey();
        }
        return isMore;
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
