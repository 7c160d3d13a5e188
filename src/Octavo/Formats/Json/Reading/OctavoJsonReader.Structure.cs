// Owns: the beginnings, separators and ends of objects, maps and arrays on JSON's reading side. RFC 8259, sections 4 and 5.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>What the start of a sequence or map returns, so the first step knows that it is the first.</summary>
    private const int Unread = int.MaxValue;

    private const uint Null = 0x6C6C_756E;

    /// <inheritdoc/>
    public bool TryReadNull()
    {
        ref byte at = ref Token();
        if (at is not (byte)'n')
        {
            if (at is (byte)'"' or (byte)'{' or (byte)'[' || Odd(ref at) != 'n')
            {
                return false;
            }
        }
        TakeNull(ref Here(), "null");
        return true;
    }

    /// <inheritdoc/>
    public bool ReadPresence() => !TryReadNull();

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        if (_told != 0)
        {
            int head = JsonMetadata.Head(_told);
            _told = 0;
            return head;
        }
        return Begin((byte)'{', "an object") ? ObjectHead.Uncounted : ObjectHead.Null;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        int head = ReadStart(layout);
        if (head == ObjectHead.Null)
        {
            Throw.NullValue("a struct");
        }
        return head;
    }

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize) => Begin((byte)'[', "an array") ? Unread : ObjectHead.Null;

    /// <inheritdoc/>
    public int ReadMapStart() => Begin((byte)'{', "an object") ? Unread : ObjectHead.Null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool NextItem(scoped ref int remaining) => Next(ref remaining, (byte)']');

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool NextEntry(scoped ref int remaining) => Next(ref remaining, (byte)'}');

    /// <inheritdoc/>
    public void BeginKey(bool quoted)
    {
        ref byte at = ref Token();
        if (at != '"' && Odd(ref at) != '"')
        {
            Broken("a key");
        }
        if (quoted)
        {
            _window.Advance(1);
            CheckQuoted("a key");
        }
    }

    /// <inheritdoc/>
    public void EndKey(bool quoted)
    {
        if (quoted)
        {
            if (Here() != '"')
            {
                Throw.InvalidValue("a key", "the quoted text continues after the number");
            }
            _window.Advance(1);
        }
        TakeColon();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool Begin(byte bracket, string expected)
    {
        ref byte at = ref Token();
        if (at == bracket)
        {
            _window.Advance(1);
            return true;
        }
        return BeginOdd(bracket, expected);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool BeginOdd(byte bracket, string expected)
    {
        ref byte at = ref Odd(ref Token());
        if (at == bracket)
        {
            _window.Advance(1);
            return true;
        }
        TakeNull(ref at, expected);
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool Next(scoped ref int remaining, byte end)
    {
        ref byte at = ref Token();
        if (remaining != Unread && at == ',')
        {
            _window.Advance(1);
            return !_options.AllowTrailingCommas || IsMore(end);
        }
        return NextOdd(ref remaining, end);
    }

    /// <summary>The first step, the last one, and what options allow.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool NextOdd(scoped ref int remaining, byte end)
    {
        ref byte at = ref Token();
        if (at == end)
        {
            _window.Advance(1);
            return false;
        }
        at = ref Odd(ref at);
        if (at == end)
        {
            _window.Advance(1);
            return false;
        }
        if (remaining == Unread)
        {
            remaining--;
            return true;
        }
        if (at != ',')
        {
            Broken(end == ']' ? "a comma or the end of the array" : "a comma or the end of the object");
        }
        _window.Advance(1);
        return !_options.AllowTrailingCommas || IsMore(end);
    }

    /// <summary>Whether something follows a comma, where nothing may.</summary>
    private bool IsMore(byte end)
    {
        ref byte at = ref Odd(ref Token());
        if (at != end)
        {
            return true;
        }
        _window.Advance(1);
        return false;
    }

    private void TakeColon()
    {
        ref byte at = ref Token();
        if (at != ':' && Odd(ref at) != ':')
        {
            Broken("a colon");
        }
        _window.Advance(1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void TakeNull(ref byte at, string expected)
    {
        if (Bytes.Get<uint>(ref at) != Null)
        {
            Unexpected(expected);
        }
        _window.Advance(4);
    }
}
