// Owns: what the shop does. Messages, base class and methods are made of shop.proto by Octavo.
using Grpc.Core;
using Shop.V1;

namespace Shop;

internal sealed class OrdersService(OrderBook book) : Orders.OrdersBase
{
    private static readonly Dictionary<string, long> s_cents = new() { ["A-1"] = 990, ["B-2"] = 12_000 };

    public override Task<Receipt> Place(Order request, ServerCallContext context) => Task.FromResult(book.Add(request, CentsOf(request)));

    public override async Task Track(Receipt request, IServerStreamWriter<Step> responseStream, ServerCallContext context)
    {
        if (!book.Has(request.Number))
        {
            throw new RpcException(new Status(StatusCode.NotFound, $"There is no order {request.Number}."));
        }
        foreach (Step.Types.State state in (Step.Types.State[])[Step.Types.State.Packed, Step.Types.State.Sent, Step.Types.State.Arrived])
        {
            await responseStream.WriteAsync(new Step { State = state }, context.CancellationToken);
        }
    }

    public override async Task<Imported> Import(IAsyncStreamReader<Order> requestStream, ServerCallContext context)
    {
        var imported = new Imported();
        await foreach (Order order in requestStream.ReadAllAsync(context.CancellationToken))
        {
            imported.Orders++;
            imported.Cents += book.Add(order, CentsOf(order)).Cents;
        }
        return imported;
    }

    public override async Task Quote(IAsyncStreamReader<Line> requestStream, IServerStreamWriter<Price> responseStream, ServerCallContext context)
    {
        await foreach (Line line in requestStream.ReadAllAsync(context.CancellationToken))
        {
            await responseStream.WriteAsync(new Price { Sku = line.Sku, Cents = CentsOf(line) }, context.CancellationToken);
        }
    }

    private static long CentsOf(Order order) => order.Lines.Sum(CentsOf);

    private static long CentsOf(Line line) => s_cents.TryGetValue(line.Sku, out long cents)
        ? line.Count * cents
        : throw new RpcException(new Status(StatusCode.InvalidArgument, $"The shop has no {line.Sku}."), [new Metadata.Entry("sku", line.Sku)]);
}
