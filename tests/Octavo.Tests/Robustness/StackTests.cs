// Owns: what levels of nesting take of the stack: on a thread of any size there is a value or DepthExceeded, never the end of the process.
namespace Octavo.Tests.Robustness;

public sealed class StackTests
{
    private const int Levels = 63;

    /// <summary>Threads of 128 KiB, of less than the widest class takes at 64 levels, and of 2 MiB.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(384)]
    [InlineData(2048)]
    public void Any_type_at_the_full_depth_has_a_value_or_an_error(int kibibytes)
    {
        BlockNode? blocks = null;
        ManyNode? many = null;
        BoundNode? bound = null;
        for (int i = 0; i < Levels; i++)
        {
            blocks = new BlockNode { Next = blocks };
            many = new ManyNode { Next = many, M2 = "x" };
            bound = new BoundNode(default, default, default, default, bound);
        }
        All(blocks!, kibibytes);
        All(many!, kibibytes);
        All(bound!, kibibytes);
    }

    /// <summary>A thread that has room for all levels reads them all.</summary>
    [Fact]
    public void Where_there_is_room_all_levels_are_read()
    {
        ManyNode? many = null;
        for (int i = 0; i < Levels; i++)
        {
            many = new ManyNode { Next = many };
        }
        byte[] data = OctavoJson.Serialize(many);
        Assert.Null(On(4096, () => Assert.Equal(Levels, Count(OctavoJson.Deserialize<ManyNode>(data)))));
        // What is narrow needs no more than a small thread has.
        byte[] nested = [.. Enumerable.Repeat((byte)'[', Levels), .. Enumerable.Repeat((byte)']', Levels)];
        Assert.Null(On(128, () => OctavoJson.Deserialize<System.Text.Json.Nodes.JsonNode>(nested)));
    }

    private static int Count(ManyNode? node)
    {
        int count = 0;
        for (; node is not null; node = node.Next)
        {
            count++;
        }
        return count;
    }

    private static void All<T>(T value, int kibibytes)
        where T : class
    {
        Trip(value, kibibytes, v => OctavoBinary.Serialize(v), d => OctavoBinary.Deserialize<T>(d));
        Trip(value, kibibytes, v => OctavoCompact.Serialize(v), d => OctavoCompact.Deserialize<T>(d));
        Trip(value, kibibytes, v => OctavoMsgPack.Serialize(v), d => OctavoMsgPack.Deserialize<T>(d));
        Trip(value, kibibytes, v => OctavoJson.Serialize(v), d => OctavoJson.Deserialize<T>(d));
        Trip(value, kibibytes, v => OctavoCbor.Serialize(v), d => OctavoCbor.Deserialize<T>(d));
        Trip(value, kibibytes, v => OctavoProtobuf.Serialize(v), d => OctavoProtobuf.Deserialize<T>(d));
        Guarded(kibibytes, () => OctavoGraph.Clone(value));
        Guarded(kibibytes, () => OctavoGraph.Equals(value, value));
        T? other = OctavoGraph.Clone(value);
        Guarded(kibibytes, () => OctavoGraph.Equals(value, other));
    }

    private static void Trip<T>(T value, int kibibytes, Func<T, byte[]> write, Func<byte[], T?> read)
    {
        byte[]? data = null;
        Assert.Null(On(16 * 1024, () => data = write(value)));
        Guarded(kibibytes, () => write(value));
        Guarded(kibibytes, () => read(data!));
    }

    private static void Guarded(int kibibytes, Action action)
    {
        if (On(kibibytes, action) is { } thrown)
        {
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.IsType<OctavoException>(thrown).Code);
        }
    }

    private static Exception? On(int kibibytes, Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), kibibytes * 1024);
        thread.Start();
        thread.Join();
        return thrown;
    }
}
