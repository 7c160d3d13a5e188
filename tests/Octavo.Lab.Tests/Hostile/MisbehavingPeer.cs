// Owns: a reader that does with payloads all that a reader must not do.
using System.Runtime.CompilerServices;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;

namespace Octavo.Lab.Tests;

/// <summary>An adapter whose payloads are its own deeds.</summary>
public sealed class MisbehavingPeer : IPeer
{
    public IReadOnlyList<ICandidate> Candidates => [];

    public IReadOnlyList<IHostileReader> Hostile => [new Reader()];

    private sealed class Reader : IHostileReader
    {
        private static readonly List<byte[]> Kept = [];

        public CandidateInfo Info { get; } = GeneratedJson.Info with { Name = "Misbehaving", Refusal = typeof(FormatException) };

        public IReadOnlyList<string> Payloads => ["refuses", "gives a value", "fails", "takes memory", "takes the stack", "refuses again", "never ends"];

        public object? Read(int payload)
        {
            switch (payload)
            {
                case 0 or 5: throw new FormatException("not\ta\nvalue");
                case 1: return 7;
                case 2: throw new IndexOutOfRangeException();
                case 3:
                    while (true)
                        Kept.Add(new byte[16 << 20]);
                case 4: return Deep(payload);
                default: Thread.Sleep(Timeout.Infinite); return null;
            }
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static int Deep(int level) => Deep(level + 1) + Deep(level + 2);
    }
}
