// Owns: the tests of what travels with the methods of an interface, and that all of it is required.
using System.Buffers;
using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;
using Refit;

namespace Octavo.IntegrationTests.Calls;

public sealed class CallSurfaceTests
{
    [Fact]
    public void WhatTravelsIsFoundAndNothingElse()
    {
        string message = Assert.Throws<InvalidOperationException>(() => OctavoCodecs.EnsureCallCodecs(typeof(IWide), new Nothing())).Message;
        string[] found = [.. message.Split('\n').Skip(1).Select(line => line[..line.IndexOf(' ', StringComparison.Ordinal)]).Order(StringComparer.Ordinal)];
        Assert.Equal(["All:", "Count:", "Open:", "Replied:", "Send:", "Send:", "Watch:", "Watch:"], found);
        foreach (string inner in (string[])["Dictionary`2", "Order[]", "ValueTuple`2", "HashSet`1", "KeyValuePair`2", "Queue`1", "Types.Order is"])
        {
            Assert.Contains(inner, message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void AllThatIsMissingIsNamedOnce()
    {
        OctavoCodecs.EnsureCallCodecs(typeof(ICoded), OctavoFormats.Cbor);
        OctavoCodecs.EnsureCallCodecs(typeof(IUncoded), isData: parameter => parameter.Name == "order");
        InvalidOperationException found = Assert.Throws<InvalidOperationException>(() => OctavoCodecs.EnsureCallCodecs(typeof(IUncoded), OctavoFormats.Cbor));
        Assert.Equal(3, found.Message.Split('\n').Length);
        Assert.Contains("Put: NoCodec", found.Message, StringComparison.Ordinal);
        Assert.Contains("Get: NoCodec", found.Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>(() => OctavoCodecs.EnsureCallCodecs(null!));
    }

    /// <summary>A format without types.</summary>
    private sealed class Nothing : OctavoFormat
    {
        public override string Name => "Nothing";

        public override IReadOnlyList<string> MediaTypes => [];

        public override OctavoOptions Options => OctavoBinaryOptions.Default;

        public override OctavoFormat With(OctavoOptions options) => this;

        public override bool CanSerialize(Type type) => false;

        protected override void WriteValue(IBufferWriter<byte> destination, object? value, Type type) => throw new NotSupportedException();

        protected override object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed) => throw new NotSupportedException();
    }

    public interface IBase
    {
        Task<Dictionary<Guid, Order>> All();
    }

    public interface IWide : IBase
    {
        event EventHandler NotThis;

        void NorSpans(ReadOnlySpan<long> notThis);

        Stack<int> NotThisProperty { get; }

        Task Send((int Room, string Text) message, Order[] orders, CancellationToken cancellationToken);

        IAsyncEnumerable<KeyValuePair<int, Order>> Watch(HashSet<Order> known);

        ValueTask<ChannelReader<Queue<Order>>> Open(Func<int> notThis, Stream norThis, [FromServices] Uncoded service, [FromQuery] Uncoded query,
            [FromRoute] Uncoded route, [FromHeader] Uncoded header, [FromForm] Uncoded form);

        int Count(ref int notThis);

        Task<IApiResponse<Order>> Replied();

        Task<T> Generic<T>(T notThis);
    }

    public interface ICoded
    {
        ValueTask<List<Order>> Get(int id, CancellationToken cancellationToken);
    }

    public interface IUncoded
    {
        Task Put(Uncoded value, Uncoded again, Order order);

        Task<Uncoded> Get();
    }
}
