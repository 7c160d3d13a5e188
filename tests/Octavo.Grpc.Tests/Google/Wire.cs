// Owns: messages of Google.Protobuf as bytes and back, for the sources that both assemblies have.
using Google.Protobuf;

namespace Octavo.GrpcTests.Shared;

internal static class Wire
{
    internal static byte[] Bytes(Everything message) => message.ToByteArray();

    internal static Everything Message(byte[] bytes) => Everything.Parser.ParseFrom(bytes);

    internal static ByteString Blob(byte[] bytes) => UnsafeByteOperations.UnsafeWrap(bytes);

    internal static byte[] Blob(ByteString bytes) => bytes.ToByteArray();

    internal static EmptyMessage Empty => new();
}
