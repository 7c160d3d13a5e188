// Owns: the facade of CBOR as the checks call it.
namespace Octavo.Aot.Formats;

internal readonly struct CborUnderTest : IFormatUnderTest
{
    public static string Name => "CBOR";

    public static byte[] Serialize<T>(T value) => OctavoCbor.Serialize(value);

    public static T? Deserialize<T>(byte[] source) => OctavoCbor.Deserialize<T>(source);

    public static bool TryDeserialize<T>(byte[] source, out T? value, out OctavoError error) => OctavoCbor.TryDeserialize(source, out value, out error);

    public static void Populate<T>(byte[] source, ref T value) => OctavoCbor.Populate(source, ref value);
}
