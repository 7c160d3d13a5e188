// Owns: what an error of a message is to gRPC: its status, and how much of it the other side is told.
using Grpc.Core;

namespace Octavo;

internal static class GrpcFailure
{
    /// <summary>Characters of a detail: it travels as a header, and clients take few kilobytes of them.</summary>
    private const int MaxDetail = 1000;

    /// <summary>The other side sent the data, so the status says what is wrong with it, but not what exceptions of user code say.</summary>
    public static RpcException WhileReading(OctavoException found)
    {
        string detail = found.Code == OctavoErrorCode.UserCode
            ? $"{found.Code}: the type refused it. At {found.Path}, byte {found.Offset} of the {found.Format} data." : found.Message;
        StatusCode code = found.Code == OctavoErrorCode.TotalBytesExceeded ? StatusCode.ResourceExhausted : StatusCode.Internal;
        return Of(code, "The message could not be read. " + detail, found);
    }

    /// <summary>The message is from this side, and its contents are not for the other side.</summary>
    public static RpcException WhileWriting(OctavoException found) => Of(StatusCode.Internal, $"The message could not be written. {found.Code}.", found);

    private static RpcException Of(StatusCode code, string detail, OctavoException found) =>
        new(new Status(code, detail.Length <= MaxDetail ? detail : detail[..MaxDetail] + "…", found));
}
