// Owns: making one input of others: flips, numbers, cuts, repeats, splices. Knows no format.
namespace Octavo.Fuzz.Inputs;

internal sealed class Mutator(Random random)
{
    internal const int Longest = 8 * 1024;

    /// <summary>A child of an input, by one to eight changes.</summary>
    /// <param name="parent">What is changed; a copy of it.</param>
    /// <param name="others">What splices take their other half from.</param>
    internal byte[] Mutate(byte[] parent, IReadOnlyList<byte[]> others)
    {
        byte[] child = [.. parent];
        int changes = 1 << random.Next(4);
        for (int i = 1 + random.Next(changes); i > 0; i--)
        {
            child = Change(child, others);
        }
        return child.Length <= Longest ? child : child[..Longest];
    }

    private byte[] Change(byte[] bytes, IReadOnlyList<byte[]> others)
    {
        if (bytes.Length == 0)
        {
            return Interesting.Bytes[random.Next(Interesting.Bytes.Length)];
        }
        // The head of a payload decides most: half of the changes are made there.
        int at = random.Next(2) == 0 ? random.Next(Math.Min(bytes.Length, 16)) : random.Next(bytes.Length);
        switch (random.Next(14))
        {
            case 0:
            case 1:
                bytes[at] ^= (byte)(1 << random.Next(8));
                return bytes;
            case 2:
                bytes[at] = (byte)random.Next(256);
                return bytes;
            case 3:
                bytes[at] += (byte)random.Next(-16, 17);
                return bytes;
            case 4:
            case 5:
                byte[] over = Some(bytes);
                over.AsSpan(0, Math.Min(over.Length, bytes.Length - at)).CopyTo(bytes.AsSpan(at));
                return bytes;
            case 6:
            case 7:
                return [.. bytes.AsSpan(0, at), .. Some(bytes), .. bytes.AsSpan(at + random.Next(2))];
            case 8:
                return bytes[..at];
            case 9:
                return [.. bytes.AsSpan(0, at), .. bytes.AsSpan(at + Length(bytes.Length - at))];
            case 10:
                return Repeat(bytes, at);
            case 11:
                return [.. bytes.AsSpan(0, at), .. bytes.AsSpan(random.Next(bytes.Length))];
            case 12:
                byte[] other = others[random.Next(others.Count)];
                return [.. bytes.AsSpan(0, at), .. other.AsSpan(random.Next(other.Length + 1))];
            default:
                return [.. bytes, .. Some(bytes)];
        }
    }

    /// <summary>A part once more, or up to 200 times.</summary>
    private byte[] Repeat(byte[] bytes, int at)
    {
        int length = Length(bytes.Length - at);
        int times = random.Next(8) == 0 ? random.Next(200) : 1 + random.Next(3);
        times = Math.Min(times, 1 + (Longest / length));
        var result = new List<byte>(bytes.Length + (length * times));
        result.AddRange(bytes.AsSpan(0, at));
        for (int i = 0; i <= times; i++)
        {
            result.AddRange(bytes.AsSpan(at, length));
        }
        result.AddRange(bytes.AsSpan(at + length));
        return [.. result];
    }

    private byte[] Some(byte[] bytes)
    {
        switch (random.Next(8))
        {
            case 0:
                byte[] any = new byte[1 + random.Next(16)];
                random.NextBytes(any);
                return any;
            case 1:
                byte[] same = new byte[1 + random.Next(64)];
                same.AsSpan().Fill(bytes[random.Next(bytes.Length)]);
                return same;
            case 2:
                int at = random.Next(bytes.Length);
                return bytes[at..(at + Length(bytes.Length - at))];
            default:
                return Interesting.Bytes[random.Next(Interesting.Bytes.Length)];
        }
    }

    /// <summary>Short lengths mostly.</summary>
    private int Length(int most) => 1 + random.Next(Math.Min(most, random.Next(4) == 0 ? most : 8));
}
