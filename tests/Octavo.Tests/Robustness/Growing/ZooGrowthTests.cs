// Owns: growth, for every type of the zoo, in every format, by every way of reading: a part of a payload eight times as often costs eight times as much.
using System.Buffers;
using System.IO.Pipelines;
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

    /// <summary>Ways of reading twice, or of keeping both what was and what is read: they may take twice what the page states.</summary>
    private const int Twice = 2;

    /// <summary>Bytes that a read of one more byte takes by itself: of a pipe, whose segments are objects.</summary>
    private const int Waiting = 100;

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
            Random random = TestRun.RandomOf(zoo.ToString());
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
            // Readers take the same data: making it took 50 of 177 CPU-s.
            var made = new Dictionary<int, byte[]>();
            int bytesAByte = Twice * KindBounds.Of(typeof(T), calls.ElementsAByte);
            try
            {
                int unit = Math.Max(1, Make(4).Length - Make(2).Length) / 2;
                int n = Math.Clamp(Largest / 8 / Math.Max(1, unit), 1, 800);
                Make(8 * n);
                foreach ((string reader, Action<byte[]> read) in Readers(calls))
                {
                    Growth.IsLinear(Make, read, n, bytesAByte, site.Name + ", " + reader, Noise, Growth.Strict);
                }
                // A byte of these costs an object, or a step of its own: less data says as much.
                int few = Math.Max(1, n / 4);
                // What holds the pieces is made before, and not counted.
                var pieces = new Dictionary<byte[], ReadOnlySequence<byte>>();
                Growth.IsLinear(Cut, data => Refused(() => calls.Deserialize(pieces[data])), few, bytesAByte, site.Name + ", segments of a byte", Noise,
                    Growth.Strict);
                if (calls.Async is { } waiting)
                {
                    Growth.IsLinear(Make, data => Refused(() => Await(waiting.Deserialize(PipeReader.Create(new Steps(data, 61))))), few,
                        bytesAByte + Waiting, site.Name + ", a pipe", Noise, Growth.Strict);
                }

                byte[] Cut(int count)
                {
                    byte[] data = Make(count);
                    pieces[data] = Segments.Pieces(data, 1);
                    return data;
                }

                byte[] Make(int count) => made.TryGetValue(count, out byte[]? data) ? data : made[count] = site.Make(count);
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

        /// <summary>Nothing that is read here waits, so all is done, and counted, on this thread.</summary>
        private static void Await<T>(ValueTask<T> read)
        {
            Assert.True(read.IsCompleted);
            read.GetAwaiter().GetResult();
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
