// Owns: the facade of Compact as the checks call it.
namespace Octavo.Aot.Formats;

internal readonly struct CompactUnderTest : IFormatUnderTest
{
    public static string Name => "Compact";

    public static byte[] Serialize<T>(T value) => OctavoCompact.Serialize(value);

    public static T? Deserialize<T>(byte[] source) => OctavoCompact.Deserialize<T>(source);

    public static bool TryDeserialize<T>(byte[] source, out T? value, out OctavoError error) => OctavoCompact.TryDeserialize(source, out value, out error);

    public static void Populate<T>(byte[] source, ref T value) => OctavoCompact.Populate(source, ref value);
}
