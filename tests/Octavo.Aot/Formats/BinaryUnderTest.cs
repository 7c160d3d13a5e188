// Owns: the facade of Binary as the checks call it.
namespace Octavo.Aot.Formats;

internal readonly struct BinaryUnderTest : IFormatUnderTest
{
    public static string Name => "Binary";

    public static byte[] Serialize<T>(T value) => OctavoBinary.Serialize(value);

    public static T? Deserialize<T>(byte[] source) => OctavoBinary.Deserialize<T>(source);

    public static bool TryDeserialize<T>(byte[] source, out T? value, out OctavoError error) => OctavoBinary.TryDeserialize(source, out value, out error);

    public static void Populate<T>(byte[] source, ref T value) => OctavoBinary.Populate(source, ref value);
}
