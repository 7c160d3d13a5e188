// Owns: the facade of MessagePack as the checks call it.
namespace Octavo.Aot.Formats;

internal readonly struct MsgPackUnderTest : IFormatUnderTest
{
    public static string Name => "MessagePack";

    public static byte[] Serialize<T>(T value) => OctavoMsgPack.Serialize(value);

    public static T? Deserialize<T>(byte[] source) => OctavoMsgPack.Deserialize<T>(source);

    public static bool TryDeserialize<T>(byte[] source, out T? value, out OctavoError error) => OctavoMsgPack.TryDeserialize(source, out value, out error);

    public static void Populate<T>(byte[] source, ref T value) => OctavoMsgPack.Populate(source, ref value);
}
