// Owns: the list of all bars. Knows the suites, not how they are measured.
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>Everything that the gate demands.</summary>
internal static class GateSuite
{
    /// <summary>What a generic body may cost against the same body closed by hand: free, and the noise of a shared machine.</summary>
    private const double GenericAtMost = 1.05;

    internal static IEnumerable<Bar> Create() =>
        InterfaceSuite.Create()
            .Select(p => new Bar(p with { Name = p.Name + ", closed" }, Claim.CostsAtMost, GenericAtMost))
            .Concat(CopySuite.Create())
            .Concat(TreeSuite.Create())
            .Concat(CloneSuite.Create())
            .Concat(CompactSuite.Create())
#if NET10_0_OR_GREATER
            .Concat(CborSuite.Create())
#endif
            .Concat(UnionSuite.Create())
            .Concat(MapSuite.Create())
            .Concat(JsonSuite.Create())
            .Concat(JsonDocumentSuite.Create())
            .Concat(ProtobufSuite.Create())
            .Concat(MadeSuite.Create())
            .Concat(ProtoJsonSuite.Create())
            .Concat(ReferenceSuite.Create())
            .Concat(NumbersSuite.Create())
            .Concat(ErrorSuite.Create())
            .Concat(FormatSuite.Create());
}
