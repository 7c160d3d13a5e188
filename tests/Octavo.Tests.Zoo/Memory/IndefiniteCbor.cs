// Owns: CBOR of definite lengths as the same values of indefinite ones. Knows nothing of the library.
namespace Octavo.Tests.Zoo.Memory;

/// <summary>Writes well-formed data again. What is in times, dates and identifiers keeps its length: chunks are refused there.</summary>
internal sealed class IndefiniteCbor
{
    private readonly byte[] _from;
    private readonly Random? _random;
    private readonly MemoryStream _to = new();
    private int _at;

    private IndefiniteCbor(byte[] from, Random? random)
    {
        _from = from;
        _random = random;
    }

    /// <summary>The offsets at which values begin, before and after.</summary>
    internal List<(int Before, int After)> Places { get; } = [];

    internal byte[] Bytes => _to.ToArray();

    /// <summary>The same values.</summary>
    /// <param name="data">Values of definite lengths.</param>
    /// <param name="random">Chooses which lengths become indefinite; null for all.</param>
    internal static byte[] Of(byte[] data, Random? random = null) => Write(data, random).Bytes;

    /// <inheritdoc cref="Of"/>
    internal static IndefiniteCbor Write(byte[] data, Random? random = null)
    {
        var pass = new IndefiniteCbor(data, random);
        while (pass._at < data.Length)
        {
            pass.Value(strings: true);
        }
        return pass;
    }

    private bool Chooses() => _random is null || _random.Next(2) == 0;

    private void Value(bool strings)
    {
        Places.Add((_at, (int)_to.Length));
        int start = _at;
        byte first = _from[_at++];
        int info = first & 31;
        int width = info < 24 ? 0 : 1 << (info - 24);
        ulong argument = 0;
        for (int i = 0; i < width; i++)
        {
            argument = (argument << 8) | _from[_at++];
        }
        argument = width == 0 ? (ulong)info : argument;
        ReadOnlySpan<byte> head = _from.AsSpan(start, _at - start);
        switch (first >> 5)
        {
            case 2 or 3:
                ReadOnlySpan<byte> content = _from.AsSpan(_at, (int)argument);
                _at += (int)argument;
                if (strings && !LooksLikeATime(first, content) && Chooses())
                {
                    Chunks(first, content);
                    return;
                }
                _to.Write(head);
                _to.Write(content);
                return;
            case 4 or 5:
                bool open = Chooses();
                _to.Write(open ? [(byte)(first | 31)] : head);
                for (ulong left = (first >> 5) == 5 ? 2 * argument : argument; left != 0; left--)
                {
                    Value(strings: true);
                }
                if (open)
                {
                    _to.WriteByte(0xff);
                }
                return;
            case 6:
                _to.Write(head);
                Value(strings && argument is not (0 or 37 or 100 or 1004));
                return;
            default:
                _to.Write(head);
                return;
        }
    }

    /// <summary>A text that begins as a time does: one that has no kind is text without a tag.</summary>
    private static bool LooksLikeATime(byte first, ReadOnlySpan<byte> content) =>
        first >> 5 == 3 && content.Length >= 10 && char.IsAsciiDigit((char)content[0]) && content[4] == (byte)'-' && content[7] == (byte)'-';

    /// <summary>Chunks of two characters and of none.</summary>
    private void Chunks(byte first, ReadOnlySpan<byte> content)
    {
        byte major = (byte)(first & 0xe0);
        _to.WriteByte((byte)(major | 31));
        while (!content.IsEmpty)
        {
            int length = Math.Min(2, content.Length);
            while (major == 0x60 && length < content.Length && (content[length] & 0xc0) == 0x80)
            {
                length++;
            }
            _to.WriteByte((byte)(major | length));
            _to.Write(content[..length]);
            _to.WriteByte(major);
            content = content[length..];
        }
        _to.WriteByte(0xff);
    }
}
