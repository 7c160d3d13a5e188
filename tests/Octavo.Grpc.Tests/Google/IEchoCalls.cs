// Owns: what a client of Echo can do, whichever library has made it: messages are the bytes of an Everything.
namespace Octavo.GrpcTests;

public interface IEchoCalls
{
    byte[] Get(byte[] message);

    Task<byte[]> GetAsync(byte[] message, CallOptions options = default);

    Task<List<byte[]>> WatchAsync(byte[] message, int count);

    /// <summary>The numbers and the keys that the server counted.</summary>
    Task<(int[] Numbers, Dictionary<string, int> Keys)> SumAsync(IEnumerable<byte[]> messages);

    /// <summary>Sends each message when the one before it has come back.</summary>
    IAsyncEnumerable<byte[]> ChatAsync(IAsyncEnumerable<byte[]> messages, CallOptions options);

    Task FailAsync(int code, string detail, string trailer, byte[] binary);

    Task NothingAsync(CallOptions options = default);

    /// <summary>The seconds come back as those of a Timestamp.</summary>
    Task<long> MomentAsync(long seconds);

    Task UnservedAsync();
}
