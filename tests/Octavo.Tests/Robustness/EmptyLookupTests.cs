// Owns: that the one empty lookup of a process is read and cloned again and again.
namespace Octavo.Tests.Robustness;

public sealed class EmptyLookupTests
{
    private static readonly OctavoJsonOptions s_json = new() { Limits = SerializerLimits.Untrusted };

    private static readonly OctavoBinaryOptions s_binary = new() { Limits = SerializerLimits.Untrusted };

    [Fact]
    public void An_empty_lookup_is_read_and_cloned_again_and_again()
    {
        var mine = new KeyViews { Lookup = Array.Empty<long>().ToLookup(key => key, _ => 1) };
        for (int i = 0; i < 3; i++)
        {
            Assert.Empty(OctavoJson.Deserialize<KeyViews>("""{"Lookup":[]}"""u8, s_json)!.Lookup!);
            Assert.Empty(OctavoBinary.Deserialize<KeyViews>(OctavoBinary.Serialize(mine), s_binary)!.Lookup!);
            Assert.Empty(OctavoGraph.Clone(mine)!.Lookup!);
        }
    }
}
