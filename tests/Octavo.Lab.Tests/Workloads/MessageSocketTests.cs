// Owns: document 001's test over a socket: every message arrives, and an end that fails ends the run.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Peers;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Published;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Tests;

public class MessageSocketTests
{
    private static readonly MessageBase[] s_messages = MessageData.Make("ComplexMessage", 0.001);

    public static TheoryData<string> Rows => [.. MessageData.Kinds.Select(kind => kind.Row)];

    [Theory]
    [MemberData(nameof(Rows))]
    public void Messages_arrive_and_can_be_sent_again(string row)
    {
        var settings = new WorkloadSettings(1, 0.001, new ArrayBufferWriter<byte>(4096));
        foreach (ICandidate candidate in new OctavoPeer().Candidates)
        {
            if (candidate.Open(WorkloadCatalog.NetSerializer2, row, settings) is not { } workload)
                continue;
            Assert.Null(workload.Lacks(Operation.OverSocket));
            Assert.Null(workload.Verify());
            workload.Prepare(Operation.OverSocket, 2);
            workload.Run(Operation.OverSocket, 3);
        }
    }

    [Fact]
    public void The_operation_is_the_documents()
    {
        TableDefinition table = TableCatalog.Select([WorkloadCatalog.NetSerializer2]).Single();
        Assert.All(table.Rows, row => Assert.Contains(Operation.OverSocket, row.Operations));
        Assert.All(table.Rows, row => Assert.NotEmpty(table.Published.Find(row.Name, Operation.OverSocket.Name(), "NetSerializer")));
    }

    [Fact]
    public void An_end_that_fails_ends_the_run()
    {
        Assert.IsType<FormatException>(Failure(new MessageSocket((_, _) => throw new FormatException(), (stream, _) => Drain(stream))));
        Assert.IsType<FormatException>(Failure(new MessageSocket((_, _) => { }, (_, _) => throw new FormatException())));
        Assert.IsType<EndOfStreamException>(Failure(BinarySubject.Socket! with { Send = (_, _) => { } }));
    }

    /// <summary>What a library does that reads no message from a stream that is not over: it is shown in the other operations, and this one says why
    /// not.</summary>
    [Fact]
    public void A_library_without_such_a_reader_has_the_other_operations()
    {
        var workload = new MessageWorkload<WithoutSocket>("ComplexMessage", s_messages);
        Assert.Null(workload.Verify());
        var candidate = new LoadedCandidate("Without", "Octavo", Formats.Compact, [], new MessageCandidate<WithoutSocket>(), "", "", null);
        var opened = new OpenedCandidate(candidate, workload, null, null);
        Assert.True(opened.IsReadyFor(Operation.Deserialize));
        Assert.False(opened.IsReadyFor(Operation.OverSocket));
        TableDefinition table = TableCatalog.Select([WorkloadCatalog.NetSerializer2]).Single();
        var summary = new RowSummary(table, 1, table.Rows[0], Operation.OverSocket, 0, [], default);
        Assert.Equal("Octavo: reads no messages one by one from a stream that is not in memory", summary.Of(opened, null).Unavailable);
        Assert.False(summary.Of(opened, null).Verified);
    }

    private static Exception? Failure(MessageSocket socket) =>
        Assert.Throws<IOException>(() => new SocketRun(socket, s_messages, new MessageBase?[s_messages.Length]).Go()).InnerException;

    private static void Drain(Stream stream) => stream.CopyTo(Stream.Null);

    private struct WithoutSocket : IMessageSubject
    {
        public static CandidateInfo Info => CompactSubject.Info;

        public static bool Has(string row) => true;

        public static void WriteAll(Stream destination, MessageBase[] messages) => CompactSubject.WriteAll(destination, messages);

        public static void ReadAll(MemoryStream source, MessageBase?[] messages) => CompactSubject.ReadAll(source, messages);

        public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => CompactSubject.Serialize(destination, value);

        public static byte[] Serialize<T>(T value) => CompactSubject.Serialize(value);

        public static T Deserialize<T>(byte[] source) => CompactSubject.Deserialize<T>(source);
    }
}
