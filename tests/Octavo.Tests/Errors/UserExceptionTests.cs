// Owns: the tests of what passes through a facade: exceptions of user code, those that are not ours, and that the next call on the thread works.
using System.Buffers;
using Octavo.Tests.Hand;

namespace Octavo.Tests.Errors;

public sealed class UserExceptionTests : IDisposable
{
    private static readonly byte[] s_binary = [3, 2, 5, 0, 0, 0, 2, 6, 0, 0, 0];
    private static readonly byte[] s_messagePack = [0x92, 0x91, 5, 0x91, 6];

    public void Dispose() => Thrower.Throws = null;

    [Fact]
    public void AnExceptionOfUserCodeIsInnerAndTheObjectIsNamed()
    {
        var mine = new InvalidOperationException("mine");
        foreach (Action read in (Action[])[() => OctavoBinary.Deserialize<List<Thrower>>(s_binary),
            () => OctavoMsgPack.Deserialize<List<Thrower>>(s_messagePack)])
        {
            Thrower.Throws = () => mine;
            OctavoException found = Assert.Throws<OctavoException>(read);
            Assert.Equal((OctavoErrorCode.UserCode, "[0]"), (found.Code, found.Path));
            Assert.Equal(1, found.Offset);
            Assert.Same(mine, found.InnerException);
            Assert.Contains("InvalidOperationException: mine", found.Message, StringComparison.Ordinal);
            AssertNextCallWorks();
        }
    }

    [Fact]
    public void WritingHasNoOffset()
    {
        var value = new Thrower { Value = 1 };
        Thrower.Throws = () => new InvalidOperationException("mine");
        foreach (Action write in (Action[])[() => OctavoBinary.Serialize(value), () => OctavoMsgPack.Serialize(value),
            () => OctavoBinary.Serialize(Stream.Null, value),
            () => OctavoMsgPack.Serialize(new ArrayBufferWriter<byte>(), value), () => OctavoBinary.TrySerialize(new byte[9], value, out _),
                () => OctavoMsgPack.Serialize(value, typeof(Thrower))])
        {
            OctavoException found = Assert.Throws<OctavoException>(write);
            Assert.Equal((OctavoErrorCode.UserCode, -1L, ""), (found.Code, found.Offset, found.Path));
            Thrower.Throws = null;
            AssertNextCallWorks();
            Thrower.Throws = () => new InvalidOperationException("mine");
        }
    }

    [Fact]
    public void OtherPeoplesExceptionsPass()
    {
        foreach (Exception passing in (Exception[])[new IOException("a"), new OperationCanceledException("b"), new OutOfMemoryException("c"),
            new EndOfStreamException("d")])
        {
            Thrower.Throws = () => passing;
            Assert.Same(passing, Record.Exception(() => OctavoBinary.Deserialize<List<Thrower>>(s_binary)));
            Assert.Same(passing, Record.Exception(() => OctavoMsgPack.Deserialize<List<Thrower>>(s_messagePack)));
            AssertNextCallWorks();
        }
        var io = new IOException("stream");
        Assert.Same(io, Record.Exception(() => OctavoBinary.Deserialize<int>(new BrokenStream(io))));
        Assert.Same(io, Record.Exception(() => OctavoBinary.Serialize(new BrokenStream(io), Order.Sample())));
        AssertNextCallWorks();
    }

    [Fact]
    public void AnErrorOfANestedCallIsUserCodeAndKeepsItsOwnPlaceInside()
    {
        Thrower.Throws = () =>
        {
            Thrower.Throws = null;
            return Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Order>([0x92, 1, 9]));
        };
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<Thrower>>(s_binary));
        Assert.Equal((OctavoErrorCode.UserCode, "Binary", "[0]"), (found.Code, found.Format, found.Path));
        var inner = Assert.IsType<OctavoException>(found.InnerException);
        Assert.Equal((OctavoErrorCode.TypeMismatch, "MessagePack", "Order.Paid"), (inner.Code, inner.Format, inner.Path));
        AssertNextCallWorks();
    }

    private static void AssertNextCallWorks()
    {
        Thrower.Throws = null;
        Order order = Order.Sample();
        byte[] binary = OctavoBinary.Serialize(order);
        byte[] messagePack = OctavoMsgPack.Serialize(order);
        Assert.Equal(binary, OctavoBinary.Serialize(OctavoMsgPack.Deserialize<Order>(messagePack)));
        Assert.Equal(messagePack, OctavoMsgPack.Serialize(OctavoBinary.Deserialize<Order>(binary)));
    }

    private sealed class BrokenStream(Exception error) : MemoryStream
    {
        public override int Read(byte[] buffer, int offset, int count) => throw error;

        public override int Read(Span<byte> buffer) => throw error;

        public override void Write(ReadOnlySpan<byte> buffer) => throw error;

        public override void Write(byte[] buffer, int offset, int count) => throw error;
    }
}
