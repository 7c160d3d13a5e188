// Owns: growth, for every type of the zoo, in every format, by every way of reading: a part of a payload eight times as often costs eight times as much.
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness.Growing;

[Trait("Runs", "Once")]
public sealed class ZooGrowthTests
{
    /// <summary>Bytes of the largest payload.</summary>
    private const int Largest = 48 * 1024;

    /// <summary>Parts of a payload that a run takes, by its seed.</summary>
    private const int Parts = 4;

    /// <summary>What may be allocated for a byte of data: an array of <c>BlockingCollection</c>, whose elements take 16 bytes each and themselves
    /// 900.</summary>
    private const int BytesAByte = 2000;

    /// <summary>Milliseconds below which a time is not looked at: tests run beside others, whose collections of garbage stop these too. What grows as the
    /// square takes longer.</summary>
    private const double Noise = 10;

    public static TheoryData<string> Formats => [.. FormatList.EveryName];

    [Theory, MemberData(nameof(Formats))]
    public void EachPartOfEachPayload(string format) =>
        Rows.Check(ZooCatalog.Cases.Where(zoo => zoo.Format == format), zoo => zoo.Accept(new Growing()), oneIn: 48);

    /// <summary>What CBOR has that no writer here writes: lengths that are not said, chunks, tags, at the places of other values.</summary>
    [Fact]
    public void CBOR_without_lengths() =>
        Rows.Check(ZooCatalog.Cases.Where(zoo => zoo.Format == "CBOR"), zoo => zoo.Accept(new Growing { IsWithoutLengths = true }), oneIn: 24);

    private sealed class Growing : IZooVisitor<bool>
    {
        /// <summary>Whether only parts of CBOR without lengths are looked at.</summary>
        internal bool IsWithoutLengths { get; init; }

        public bool Visit<T>(ZooCase<T> zoo)
        {
            FormatCalls<T> calls = zoo.Calls;
            byte[]? payload = zoo.Payloads().Where(p => p.Length is > 0 and < 2000).MaxBy(p => p.Length);
            if (payload is null)
            {
                return true;
            }
            Site[] sites = [.. Sites(zoo, payload)];
            var random = new Random((int)(TestRun.Seed ^ (uint)string.GetHashCode(zoo.ToString(), StringComparison.Ordinal)));
            random.Shuffle(sites);
            foreach (Site site in sites.Take(Parts))
            {
                Check(site, calls);
            }
            return true;
        }

        private IEnumerable<Site> Sites<T>(ZooCase<T> zoo, byte[] payload) =>
            IsWithoutLengths ? TreeSites.WithoutLengths(payload) : AllSites(zoo, zoo.Calls, payload);

        private static IEnumerable<Site> AllSites<T>(ZooCase<T> zoo, FormatCalls<T> calls, byte[] payload)
        {
            int count = zoo.Values().Count();
            for (int i = 0; i < Math.Min(count, 3); i++)
            {
                int at = i;
                foreach ((string name, Func<int, T> many) in ValueSites.Of(() => zoo.Values().ElementAt(at)))
                {
                    yield return new Site($"value {at} {name}", n => calls.Serialize(many(n)));
                }
            }
            IEnumerable<Site> parts = calls.Format switch
            {
                "JSON" or "MessagePack" or "CBOR" => TreeSites.Of(calls.Format, payload),
                "Protobuf" => MessageSites.Of(payload),
                _ => [],
            };
            foreach (Site part in parts)
            {
                yield return part;
            }
        }

        private static void Check<T>(Site site, FormatCalls<T> calls)
        {
            byte[] two;
            try
            {
                two = site.Make(2);
                int unit = Math.Max(1, site.Make(4).Length - two.Length) / 2;
                int n = Math.Clamp(Largest / 8 / Math.Max(1, unit), 1, 800);
                site.Make(8 * n);
                foreach ((string reader, Action<byte[]> read) in Readers(calls))
                {
                    Growth.IsLinear(site.Make, read, n, BytesAByte, site.Name + ", " + reader, Noise);
                }
            }
            catch (OctavoException)
            {
                // The value with more of it cannot be written: its type says so.
            }
        }

        private static IEnumerable<(string Name, Action<byte[]> Read)> Readers<T>(FormatCalls<T> calls)
        {
            yield return ("typed", data => Refused(() => calls.Deserialize(data)));
            yield return ("untrusted",
                data =>
                    Refused(
                        () => calls.Deserialize(data,
                            new CallOptions { Limits = SerializerLimits.Untrusted, AcceptNulls = true, Duplicates = DuplicatePolicy.LastWins })));
            yield return ("in pieces", data => Refused(() => calls.Deserialize(Segments.Pieces(data, 61))));
            yield return ("populated", data => Refused(() =>
            {
                T existing = default!;
                calls.Populate(data, ref existing);
                calls.Populate(data, ref existing);
            }));
            yield return ("skipped", data => Refused(() => Skip(calls.Format, data)));
            if (calls.Format is "JSON" or "MessagePack" or "CBOR")
            {
                yield return ("without a type", data => Refused(() => TreeSites.Read(calls.Format, data)));
            }
        }

        private static void Skip(string format, byte[] data)
        {
            if (format == "Protobuf")
            {
                OctavoProtobuf.Deserialize<GrowthNoField>(data);
                return;
            }
            FormatList.Of<GrowthNothing>(format).Deserialize(data);
        }

        private static void Refused(Action read)
        {
            try
            {
                read();
            }
            catch (OctavoException)
            {
                // Cheaply, which is what is measured.
            }
        }
    }
}
