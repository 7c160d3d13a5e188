// Owns: that whatever a library does with a payload is told apart, and ends no process but its own.
using Octavo.Lab.Hostile;
using Octavo.Lab.PlugIns;
using static Octavo.Lab.Hostile.HostileOutcome;

namespace Octavo.Lab.Tests;

public class HostileRunTests
{
    [Fact]
    public async Task Every_outcome_is_told_apart()
    {
        string assembly = typeof(MisbehavingPeer).Assembly.Location;
        var caps = new HostileCaps(64 << 20, TimeSpan.FromSeconds(10));
        var peer = PeerLoader.Peer(assembly, typeof(MisbehavingPeer).FullName);
        IReadOnlyList<HostileResult> results = await HostileRun.RunAsync(assembly, peer, caps, CancellationToken.None);
        Assert.Equal(
            [("refuses", Refused), ("gives a value", WrongValue), ("fails", OtherError), ("takes memory", OutOfMemory), ("takes the stack", Crashed),
                ("refuses again", Refused), ("never ends", Hung)],
            results.Select(result => (result.Payload, result.Outcome)));
        Assert.Equal("FormatException: not a value", results[0].Detail);
        Assert.Equal("a Int32", results[1].Detail);
        Assert.StartsWith("the process ended with exit code ", results[4].Detail, StringComparison.Ordinal);
    }
}
