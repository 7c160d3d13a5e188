// Owns: messages of Octavo as bytes and back, for the sources that both assemblies have.
namespace Octavo.GrpcTests.Shared;

internal static class Wire
{
    internal static byte[] Bytes(Everything message) => OctavoProtobuf.Serialize(message);

    internal static Everything Message(byte[] bytes) => OctavoProtobuf.Deserialize<Everything>(bytes)!;

    internal static byte[] Blob(byte[] bytes) => bytes;

    internal static EmptyMessage Empty => EmptyMessage.Instance;
}
