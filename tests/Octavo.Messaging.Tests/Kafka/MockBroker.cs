// Owns: what librdkafka's mock cluster does of itself and Confluent.Kafka does not show: a broker that is gone, that is back, that is slow. Knows no test.
using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

/// <summary>The broker of a client with <c>test.mock.num.brokers = 1</c>. Header: rdkafka_mock.h.</summary>
internal sealed class MockBroker
{
    private const int Id = 1;

    private readonly nint _cluster;
    private readonly SetState _down;
    private readonly SetState _up;
    private readonly SetRoundTrip _roundTrip;

    internal MockBroker(Handle client)
    {
        // The library that Confluent.Kafka chose: another copy of it would not know the cluster.
        using var process = Process.GetCurrentProcess();
        string file = process.Modules.Cast<ProcessModule>().Select(module => module.FileName).First(name => Path.GetFileName(name).Contains("rdkafka"));
        nint library = NativeLibrary.Load(file);
        var handle = (SafeHandle)typeof(Handle).GetProperty("LibrdkafkaHandle", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(client)!;
        _cluster = Find<HandleOf>(library, "rd_kafka_handle_mock_cluster")(handle.DangerousGetHandle());
        Assert.NotEqual(0, _cluster);
        _down = Find<SetState>(library, "rd_kafka_mock_broker_set_down");
        _up = Find<SetState>(library, "rd_kafka_mock_broker_set_up");
        _roundTrip = Find<SetRoundTrip>(library, "rd_kafka_mock_broker_set_rtt");
    }

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate nint HandleOf(nint client);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int SetState(nint cluster, int broker);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int SetRoundTrip(nint cluster, int broker, int milliseconds);

    /// <summary>Cuts its connections and takes no more.</summary>
    internal void Kill() => Assert.Equal(0, _down(_cluster, Id));

    /// <summary>Listens again, with the messages that it had.</summary>
    internal void Restart() => Assert.Equal(0, _up(_cluster, Id));

    /// <summary>Answers each request so many milliseconds late.</summary>
    internal void Delay(int milliseconds) => Assert.Equal(0, _roundTrip(_cluster, Id, milliseconds));

    private static T Find<T>(nint library, string name)
        where T : Delegate => Marshal.GetDelegateForFunctionPointer<T>(NativeLibrary.GetExport(library, name));
}
