// Owns: bytes from people whom no one knows: limits, and errors as values.
using Octavo;

namespace Recipes;

[GenerateCodec]
public sealed class Upload
{
    public required string Name { get; init; }

    public List<int> Sizes { get; set; } = [];
}

internal static class Untrusted
{
    /// <summary>Keep one: it is immutable.</summary>
    private static readonly OctavoMsgPackOptions s_options = new() { Limits = SerializerLimits.Untrusted with { MaxTotalBytes = 1 << 20 } };

    internal static Task RunAsync()
    {
        byte[] good = OctavoMsgPack.Serialize(new Upload { Name = "a.png", Sizes = [1, 2] });
        // the data claims two thousand million elements
        byte[] huge = [0x82, 0xA4, .. "Name"u8, 0xA1, .. "x"u8, 0xA5, .. "Sizes"u8, 0xDD, 0x7F, 0xFF, 0xFF, 0xFF];
        byte[] cut = good[..^1];
        foreach ((string what, byte[] data) in ((string, byte[])[])[("good", good), ("huge", huge), ("cut", cut), ("empty", [])])
        {
            Console.WriteLine(OctavoMsgPack.TryDeserialize(data, out Upload? upload, out OctavoError error, s_options)
                ? $"{what}: {upload!.Name}, {upload.Sizes.Count} sizes"
                : $"{what}: {error.Message}");
        }
        return Task.CompletedTask;
    }
}
