// Owns: the data of each attack in each form, and its reading by a library.
// Must not know: which library it is, or what becomes of the process.
using System.Text;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Hostile;
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Attacks;

/// <summary>A library before the attacks that its form has a place for.</summary>
public sealed class AttackedCandidate<TSubject> : IAttacked
    where TSubject : struct, IAttackSubject
{
    private static readonly Attack[] All = [.. Enum.GetValues<Attack>().Where(attack => Has(attack) && TSubject.Has(attack))];

    /// <inheritdoc/>
    public CandidateInfo Info => TSubject.Info;

    /// <inheritdoc/>
    public IReadOnlyList<string> Attacks => [.. All.Select(AttackSizes.Words)];

    /// <inheritdoc/>
    public byte[] Data(int attack, int eighths)
    {
        int size = Math.Max(1, (int)((long)AttackSizes.Elements(All[attack]) * eighths / 8));
        return All[attack] switch
        {
            Attack.Nesting => Nested(size),
            Attack.Count => Counted(),
            // The hash of a long is that of its halves, one XOR the other.
            Attack.Keys => Maps(Enumerable.Range(1, size).Select(i => ((long)i << 32) | (uint)i), []),
            Attack.Sorted => Maps([], Enumerable.Range(1, size).Select(i => size - i)),
            Attack.Pieces => Repeat([0x0A, 0x03, 0x0A, 0x01, 0x07], size),
            Attack.NameLast => NamedLast(size),
            Attack.Text => TSubject.Form == AttackForm.Json ? HostileBytes.Text($"{{\"Number\":\"{new string('x', size)}\"}}")
                : [0x91, 0xDB, .. BigEndian(size), .. Repeat([(byte)'x'], size)],
            Attack.WideLevels => TSubject.Write(Wide(size)),
            Attack.LateEnd => LateEnd(size),
            Attack.SmallMemory => TSubject.Write(Texts(size)),
            Attack.AddedPieces => Repeat([0x0A, 0x01, 0x07], size),
            Attack.NoLengths => WithoutLengths(size),
            _ => TSubject.Write(new AttackBytes { Bytes = new byte[size] }),
        };
    }

    /// <inheritdoc/>
    public object? Read(int attack, byte[] data) => All[attack] switch
    {
        Attack.Nesting => TSubject.Read<AttackNode>(data),
        Attack.Count => TSubject.Read<AttackNumbers>(data),
        Attack.Keys or Attack.Sorted => TSubject.Read<AttackMaps>(data),
        Attack.Pieces => TSubject.Read<AttackOuter>(data),
        Attack.NameLast => TSubject.Read<AttackShape>(data),
        Attack.Text => TSubject.Read<AttackNumber>(data),
        Attack.WideLevels => SmallThread.Run(() => TSubject.Read<AttackWide>(data)),
        Attack.LateEnd => TSubject.Read<AttackTail>(data),
        Attack.SmallMemory => Written(data),
        Attack.AddedPieces => TSubject.Read<AttackImmutable>(data),
        Attack.NoLengths => TSubject.Read<AttackItems>(data),
        _ => TSubject.Read<AttackBytes>(data),
    };

    private static bool Has(Attack attack) => attack switch
    {
        Attack.Expansion => TSubject.Form == AttackForm.MessagePackLz4,
        _ when TSubject.Form == AttackForm.MessagePackLz4 => false,
        Attack.NoLengths => TSubject.Form == AttackForm.Cbor,
        _ when TSubject.Form == AttackForm.Cbor => false,
        Attack.Count => TSubject.Form != AttackForm.Json,
        Attack.Pieces or Attack.AddedPieces => TSubject.Form == AttackForm.Protobuf,
        Attack.NameLast => TSubject.Form == AttackForm.Json,
        Attack.Text => TSubject.Form is AttackForm.Json or AttackForm.MessagePack,
        _ => true,
    };

    private static byte[] Nested(int levels) => TSubject.Form switch
    {
        AttackForm.MessagePack => Repeat([0x91], levels, 0xC0),
        AttackForm.Json => Repeat(HostileBytes.Text("{\"Next\":"), levels, [.. HostileBytes.Text("null"), .. Repeat([(byte)'}'], levels)]),
        AttackForm.Protobuf => Around(levels, held => [0x0A, .. Varint((ulong)held)]),
        AttackForm.MemoryPack => Repeat([0x01], levels, 0xFF),
        _ => Repeat([0x02], levels, 0x00),
    };

    private static byte[] Counted() => TSubject.Form switch
    {
        AttackForm.MessagePack => [0x91, 0xDD, .. BigEndian(int.MaxValue), .. new byte[16]],
        AttackForm.Protobuf => [0x0A, .. Varint(int.MaxValue), .. new byte[16]],
        AttackForm.MemoryPack => [0x01, 0xFF, 0xFF, 0xFF, 0x7F, .. new byte[16]],
        _ => [0x02, .. Varint(1UL << 31), .. new byte[16]],
    };

    private static byte[] Maps(IEnumerable<long> hashed, IEnumerable<int> sorted)
    {
        if (TSubject.Form == AttackForm.Protobuf)
        {
            return [.. hashed.SelectMany(key => Entry(0x0A, (ulong)key)), .. sorted.SelectMany(key => Entry(0x12, (ulong)key))];
        }

        var written = new AttackMapsWritten { Hashed = new Dictionary<long, int>(new LowerHalf()), Sorted = [] };
        foreach (long key in hashed)
            written.Hashed.Add(key, 1);
        foreach (int key in sorted)
            written.Sorted.Add(key, 1);
        return TSubject.Write(written);

        static byte[] Entry(byte tag, ulong key)
        {
            byte[] number = Varint(key);
            return [tag, (byte)(number.Length + 3), 0x08, .. number, 0x10, 0x01];
        }
    }

    private static byte[] NamedLast(int levels)
    {
        // 4,000 characters a level, which a reader passes once for each level around them if it looks for the name first.
        var text = new StringBuilder();
        for (int i = 0; i < levels; i++)
            text.Append("{\"Pad\":\"").Append('x', 4_000).Append("\",\"Inner\":");
        text.Append("null");
        for (int i = 0; i < levels; i++)
            text.Append(",\"$type\":\"box\"}");
        return HostileBytes.Text(text.ToString());
    }

    /// <summary>A map of one list, whose items have an empty list and 81 characters of text.</summary>
    private static byte[] WithoutLengths(int items)
    {
        byte[] item = [0xA2, 0x67, .. HostileBytes.Text("Numbers"), 0x9F, 0xFF, 0x64, .. HostileBytes.Text("Text"), 0x78, 81, .. Repeat([(byte)'x'], 81)];
        return [0xA1, 0x65, .. HostileBytes.Text("Items"), 0x9F, .. Repeat(item, items), 0xFF];
    }

    private static AttackWide? Wide(int levels)
    {
        AttackWide? wide = null;
        for (int i = 0; i < levels; i++)
            wide = new AttackWide { Next = wide };
        return wide;
    }

    /// <summary>The data ends within the number after the array: in JSON before the end of its digits and of the object.</summary>
    private static byte[] LateEnd(int size)
    {
        // By hand where a library has messages of its own.
        if (TSubject.Form == AttackForm.Protobuf)
            return [0x0A, .. Varint((ulong)size), .. Repeat([0x07], size), 0x10, 0x80];
        byte[] whole = TSubject.Write(new AttackTail { Numbers = [.. Enumerable.Repeat(7, size)], Number = 1 << 20 });
        return whole[..^2];
    }

    private static AttackTexts Texts(int size) => new() { Texts = [.. Enumerable.Repeat(new string('x', 300), size)] };

    /// <summary>What a library wrote into a writer that gives less than it is asked for: whole, or refused.</summary>
    private static object Written(byte[] whole)
    {
        var texts = (AttackTexts)TSubject.Read<AttackTexts>(whole)!;
        var writer = new SmallMemoryWriter();
        TSubject.Write(writer, texts);
        writer.Check();
        if (!writer.Written.AsSpan().SequenceEqual(whole))
            throw new InvalidOperationException("other bytes were written");
        return texts;
    }

    private static byte[] BigEndian(int number) => [(byte)(number >> 24), (byte)(number >> 16), (byte)(number >> 8), (byte)number];

    /// <summary>Tells the attacker's keys apart, so making them takes no time.</summary>
    private sealed class LowerHalf : IEqualityComparer<long>
    {
        public bool Equals(long x, long y) => x == y;

        public int GetHashCode(long key) => (int)key;
    }
}
