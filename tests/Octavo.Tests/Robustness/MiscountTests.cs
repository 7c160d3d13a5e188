// Owns: collections without a plain count: lookups, tables and well-known messages that say another count than they have, or change while they are written.
using System.Buffers;
using System.Collections;
using Octavo.Protobuf.WellKnown;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

public sealed class MiscountTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void A_lookup_that_miscounts_is_refused(string format)
    {
        foreach (int count in (int[])[0, 1, 3, -1, 100_000])
        {
            Errors.Expect(OctavoErrorCode.CountChanged,
                () => FormatList.Of<HoldsMiscounting>(format).Serialize(new HoldsMiscounting { Lookup = new LyingLookup(count, 2) }));
        }
        HoldsMiscounting read = FormatList.Of<HoldsMiscounting>(format).Deserialize(
            FormatList.Of<HoldsMiscounting>(format).Serialize(new HoldsMiscounting { Lookup = new LyingLookup(2, 2) }))!;
        Assert.Equal(2, read.Lookup!.Count);
    }

    [Theory, MemberData(nameof(Formats))]
    public void A_table_that_miscounts_is_refused(string format)
    {
        foreach (int count in (int[])[0, 1, 3, -1, (int.MaxValue / 2) + 1])
        {
            Errors.Expect(OctavoErrorCode.CountChanged, () => FormatList.Of<HoldsMiscounting>(format).Serialize(
                new HoldsMiscounting { Table = new LyingTable(count) { ["a"] = 1, ["b"] = 2 } }));
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void Well_known_messages_that_change_are_refused(string format)
    {
        foreach (bool grows in (bool[])[false, true])
        {
            var mask = new ProtobufFieldMask(Enumerable.Range(0, 2000).Select(i => "path" + new string('a', 200)));
            Changes(new HoldsWellKnown { Mask = mask }, () =>
            {
                mask.Paths.RemoveRange(10, grows ? 0 : mask.Paths.Count - 10);
                mask.Paths.AddRange(grows ? ["more"] : []);
            });
            ProtobufStruct fields = [];
            for (int i = 0; i < 2000; i++)
            {
                fields.Add("name" + i, new string('a', 200));
            }
            Changes(new HoldsWellKnown { Fields = fields }, grows ? () => fields.Add("more", 1) : fields.Clear);
        }

        void Changes(HoldsWellKnown value, Action change)
        {
            var destination = new Changing(change);
            try
            {
                FormatList.Of<HoldsWellKnown>(format).Serialize(destination, value);
                // Some formats read all of a value before they ask for room again: then it is whole.
                HoldsWellKnown read = FormatList.Of<HoldsWellKnown>(format).Deserialize(destination.Bytes)!;
                Assert.Equal(2000, read.Mask?.Paths.Count ?? read.Fields!.Count);
            }
            catch (OctavoException found)
            {
                Assert.Equal(OctavoErrorCode.CountChanged, found.Code);
            }
        }
    }

    private sealed class LyingTable(int count) : Hashtable
    {
        public override int Count => count;
    }

    private sealed class LyingLookup(int count, int groups) : ILookup<string, int>
    {
        public int Count => count;

        public IEnumerable<int> this[string key] => [1];

        public bool Contains(string key) => true;

        public IEnumerator<IGrouping<string, int>> GetEnumerator() => Enumerable.Range(0, groups).GroupBy(i => "k" + i).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    /// <summary>Runs an action when it is asked for room the second time, and gives no more than is asked for.</summary>
    private sealed class Changing(Action change) : IBufferWriter<byte>
    {
        private readonly ArrayBufferWriter<byte> _all = new();
        private int _calls;

        internal byte[] Bytes => _all.WrittenSpan.ToArray();

        public void Advance(int count) => _all.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            Count();
            return _all.GetMemory(sizeHint)[..Math.Max(sizeHint, 1)];
        }

        public Span<byte> GetSpan(int sizeHint = 0)
        {
            Count();
            return _all.GetSpan(sizeHint)[..Math.Max(sizeHint, 1)];
        }

        private void Count()
        {
            if (++_calls == 2)
            {
                change();
            }
        }
    }
}
