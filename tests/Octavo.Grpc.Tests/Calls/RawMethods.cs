// Owns: methods whose messages are bytes as they travel, so a test can send and answer what no library would.
namespace Octavo.GrpcTests.Calls;

internal static class RawMethods
{
    private static readonly Marshaller<byte[]> s_bytes = Marshallers.Create(bytes => bytes, bytes => bytes);

    internal static Method<byte[], byte[]> Echo(MethodType type, string name) => new(type, "octavo.calls.Echo", name, s_bytes, s_bytes);
}
