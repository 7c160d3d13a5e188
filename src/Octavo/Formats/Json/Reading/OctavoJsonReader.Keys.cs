// Owns: the keys of objects on JSON's reading side: the guess of the next one, and the reading of any.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>The longest literal that <see cref="TryKey"/> looks at; longer ones go through <see cref="NextKey"/>.</summary>
    private const int LongestGuess = 62;

    /// <summary>Separator and key in one compare, also after the indentation that the member before had.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (literal.Length > LongestGuess)
        {
            return false;
        }
        // Little is called here, for all keys of a type are inlined into one body: what the JIT inlines at most is soon used up.
        ref byte at = ref _window.Need(Look);
        nint from = first ? 0 : 1;
        if (!first && at != ',')
        {
            return false;
        }
        if (Unsafe.Add(ref at, from) != '"')
        {
            from += Indent(ref Unsafe.Add(ref at, from));
        }
        if (!MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref at, from), literal.Length - 1).SequenceEqual(literal[1..]))
        {
            return false;
        }
        _window.Advance(from + literal.Length - 1);
        return true;
    }

    /// <summary>White space before a key, up to 32.</summary>
    /// <remarks>The same as last time where it is the same: a prediction that the processor can run ahead of, not a data dependency. A call: inlined, it used
    /// up what the caller's other keys may inline.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private nint Indent(ref byte at)
    {
        nint white = CountWhite(ref at);
        if (white != _indent)
        {
            _indent = white;
            return white;
        }
        return _indent;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number)
    {
        number = -1;
        key = default;
        ref byte at = ref Token();
        if (at is not (byte)'}' and not (byte)',')
        {
            at = ref Odd(ref at);
        }
        if (at == '}')
        {
            _window.Advance(1);
            return false;
        }
        if (!first)
        {
            if (at != ',')
            {
                Broken("a comma or the end of the object");
            }
            _window.Advance(1);
            at = ref Odd(ref Token());
            if (at == '}' && _options.AllowTrailingCommas)
            {
                _window.Advance(1);
                return false;
            }
        }
        if (at != '"')
        {
            Broken("a key");
        }
        key = ReadKey();
        if (!key.IsEmpty && key[0] == '$' && JsonMetadata.Known(key) is not 0 and var met)
        {
            OnMetadata(ref remaining, met, key);
        }
        return true;
    }

    /// <summary>Reads a key with its colon, at its quote.</summary>
    /// <returns>The name, unescaped, valid until the next read.</returns>
    private ReadOnlySpan<byte> ReadKey()
    {
        ReadOnlySpan<byte> key = TakeName();
        if (_window.Available != 0 && _window.Here == ':')
        {
            _window.Advance(1); // the window has not moved, so the key is still where it was
            return key;
        }
        key = key.ToArray();
        TakeColon();
        return key;
    }

    /// <summary>A named format has no slots.</summary>
    public readonly void SkipGap(int slots)
    {
    }

    /// <summary>A named format has no rest.</summary>
    public readonly void SkipRest(int known, int members)
    {
    }

    /// <inheritdoc/>
    public readonly void OnDuplicateMember(string member) => _options.OnDuplicateMember(member);

    /// <summary>The name of a union's case is known to the union and to no type.</summary>
    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse && !key.SequenceEqual(CaseKey))
        {
            Throw.UnknownMember(Encoding.UTF8.GetString(key));
        }
        if (_identities is not null && key.SequenceEqual(ReferenceKey))
        {
            RefuseBeside(ReferenceKey);
        }
    }
}
