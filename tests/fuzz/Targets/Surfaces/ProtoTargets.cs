// Owns: .proto texts and descriptor sets as a surface.
using System.Text;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class ProtoTargets
{
    internal const string Name = "Proto";

    /// <summary>descriptor.proto and the other files that are bundled are parsed with each input that imports them.</summary>
    private const long Bundled = 6_000_000;

    internal static IEnumerable<Target> All() =>
    [
        new SurfaceTarget<byte[]>("texts", Name, ProtoTexts.Seeds, static input => ProtoTexts.Set(Encoding.UTF8.GetString(input)))
        {
            AllowedBytes = Bundled,
            AllowedPerByte = 1_000,
            Check = static set => _ = ProtoTexts.Linked(loader => loader.LoadSet("a.pb", set)),
        },
        new SurfaceTarget<byte[]>("descriptor sets", Name, Sets, static input =>
        {
            byte[] set = input.ToArray();
            return ProtoTexts.Linked(loader => loader.LoadSet("a.pb", set));
        })
        {
            AllowedBytes = Bundled,
            AllowedPerByte = 1_000,
            Check = static set => _ = ProtoTexts.Linked(loader => loader.LoadSet("a.pb", set)),
        },
        new SurfaceTarget<ProtoJsonTypes>("registries of descriptor sets", Name, Sets,
            static input => ProtoJsonTypes.FromDescriptorSet(input)) { AllowedPerByte = 400 },
    ];

    /// <summary>Without what they import, which is bundled.</summary>
    private static IEnumerable<byte[]> Sets() =>
        ProtoTexts.Seeds().Select(text => ProtoTexts.Set(Encoding.UTF8.GetString(text))).Select(set => set.Length <= 4096 ? set : LastFile(set));

    /// <summary>The file at the end: its imports come before it.</summary>
    private static byte[] LastFile(byte[] set)
    {
        int last = 0;
        for (int at = 0; at < set.Length;)
        {
            last = at++;
            int length = 0;
            for (int shift = 0; ; shift += 7)
            {
                length |= (set[at] & 0x7F) << shift;
                if (set[at++] < 0x80)
                {
                    break;
                }
            }
            at += length;
        }
        return set[last..];
    }
}
