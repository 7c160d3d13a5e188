// Owns: the parts of a Protobuf message: its fields, and those of the messages in them.
namespace Octavo.Tests.Robustness.Growing;

internal static class MessageSites
{
    /// <summary>The parts of a message.</summary>
    internal static IEnumerable<Site> Of(byte[] message) => Of(message, "$", bytes => bytes, 0);

    private static IEnumerable<Site> Of(byte[] message, string path, Func<byte[], byte[]> with, int depth)
    {
        if (Fields(message) is not { } fields)
        {
            yield break;
        }
        yield return new Site(path + " unknown numbers", n => with([.. message, .. Many([0xF8, 0x7F, 0x01], n)]));
        yield return new Site(path + " unknown bytes", n => with([.. message, .. Many([0xFA, 0x7F, 0x02, 0x08, 0x01], n)]));
        yield return new Site(path + " unknown groups", n => with([.. message, .. Many([0xFB, 0x7F, 0x08, 0x01, 0xFC, 0x7F], n)]));
        yield return new Site(path + " open groups", n => with([.. message, .. Many([0xFB, 0x7F], n)]));
        yield return new Site(path + " nested groups", n => with([.. message, .. Many([0xFB, 0x7F], Math.Min(n, 60)), .. Many([0xFC, 0x7F], Math.Min(n, 60))]));
        yield return new Site(path + " message again", n => with(Many(message, n)));
        foreach ((int start, int content, int end, uint tag) in fields)
        {
            string at = $"{path}.{tag >> 3}";
            yield return new Site(at + " again", n => with([.. message[..start], .. Many(message[start..end], n), .. message[end..]]));
            if ((tag & 7) == 2 && depth < 3)
            {
                byte[] inner = message[content..end];
                if (inner.Length != 0)
                {
                    yield return new Site(at + " content", n => with(Whole(Many(inner, n))));
                }
                foreach (Site site in Of(inner, at, changed => with(Whole(changed)), depth + 1))
                {
                    yield return site;
                }

                byte[] Whole(byte[] changed) => [.. message[..start], .. Varint(tag), .. Varint((uint)changed.Length), .. changed, .. message[end..]];
            }
        }
    }

    /// <summary>The fields of a message; null if the bytes are none.</summary>
    private static List<(int Start, int Content, int End, uint Tag)>? Fields(byte[] message)
    {
        List<(int, int, int, uint)> fields = [];
        int at = 0;
        while (at < message.Length)
        {
            int start = at;
            if (!TryVarint(message, ref at, out ulong tag) || tag >> 3 is 0 or > 536_870_911)
            {
                return null;
            }
            int content = at;
            ulong length = 0;
            bool known = (tag & 7) switch
            {
                0 => TryVarint(message, ref at, out _),
                1 => (at += 8) <= message.Length,
                5 => (at += 4) <= message.Length,
                2 => TryVarint(message, ref at, out length) && length <= (ulong)(message.Length - at),
                _ => false,
            };
            if (!known)
            {
                return null;
            }
            if ((tag & 7) == 2)
            {
                content = at;
                at += (int)length;
            }
            fields.Add((start, content, at, (uint)tag));
        }
        return fields;
    }

    private static bool TryVarint(byte[] message, ref int at, out ulong value)
    {
        value = 0;
        for (int shift = 0; shift < 64 && at < message.Length; shift += 7)
        {
            byte one = message[at++];
            value |= (ulong)(one & 0x7F) << shift;
            if (one < 0x80)
            {
                return true;
            }
        }
        return false;
    }

    private static byte[] Varint(uint value)
    {
        List<byte> bytes = [];
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        return [.. bytes, (byte)value];
    }

    private static byte[] Many(byte[] bytes, int times)
    {
        byte[] all = new byte[bytes.Length * times];
        for (int i = 0; i < times; i++)
        {
            bytes.CopyTo(all, i * bytes.Length);
        }
        return all;
    }
}
