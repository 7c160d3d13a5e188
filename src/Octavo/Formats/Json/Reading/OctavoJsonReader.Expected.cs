// Owns: how many elements a JSON array or map seems to have: a look at what follows, for the first capacity of what is made. Decides nothing else.
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Bytes that are looked at: beyond, growing costs little beside reading.</summary>
    private const int Glance = 512;

    /// <summary>Elements that are neither objects nor arrays, by what comes between them; of others 0: their own content looks the same.</summary>
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int ExpectItems(ref OctavoJsonReader reader)
    {
        ref byte at = ref reader.Token();
        return at switch
        {
            (byte)'{' or (byte)'[' or (byte)']' or 0 => 0,
            (byte)'"' => CountPairs(ref at, reader._window.Available, (byte)'"', (byte)',', (byte)']'),
            _ => CountPairs(ref at, reader._window.Available, (byte)',', 0, (byte)']'),
        };
    }

    /// <summary>Entries by what comes between key and value. No text holds that: a quote in it has a backslash before it, and its own end a comma or bracket
    /// after it.</summary>
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int ExpectEntries(ref OctavoJsonReader reader)
    {
        ref byte at = ref reader.Token();
        return CountPairs(ref at, reader._window.Available, (byte)'"', (byte)':', (byte)'}');
    }

    /// <summary>Counts a byte followed by another (by any if that is 0) up to the end mark; one more of commas, which come between.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int CountPairs(ref byte at, int available, byte first, byte second, byte end)
    {
        int count = first == ',' || second == ',' ? 1 : 0;
        int last = Math.Max(Math.Min(available, Glance), Look) - 33; // so many bytes are readable at a token, zeros after the data
        for (nint i = 0; ; i += 32)
        {
            // The last block overlaps the one before.
            nint from = Math.Min(i, last);
            Vector256<byte> block = Vector256.LoadUnsafe(ref at, (nuint)from);
            uint pairs = Vector256.Equals(block, Vector256.Create(first)).ExtractMostSignificantBits();
            if (second != 0)
            {
                pairs &= Vector256.Equals(Vector256.LoadUnsafe(ref at, (nuint)from + 1), Vector256.Create(second)).ExtractMostSignificantBits();
            }
            uint ends = Vector256.Equals(block, Vector256.Create(end)).ExtractMostSignificantBits() >> (int)(i - from);
            pairs >>= (int)(i - from);
            if (ends != 0)
            {
                return count + BitOperations.PopCount(pairs & (ends ^ (ends - 1)));
            }
            count += BitOperations.PopCount(pairs);
            if (i >= last)
            {
                return count == 1 ? 0 : count; // the end was not seen
            }
        }
    }
}
