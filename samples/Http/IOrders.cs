// Owns: what the server has, as Refit calls it. The attribute of the assembly makes the codecs of all of it when the program is built.
// Packages: Octavo, Octavo.Refit.
using Octavo;
using Refit;
using Shop;

[assembly: GenerateCodecsForCalls(typeof(IOrders))]

namespace Shop;

[GenerateCodec]
public sealed record Order([property: CodecMember(1)] int Id, [property: CodecMember(2)] string Customer);

public interface IOrders
{
    [Headers("Accept: application/vnd.msgpack"), Get("/orders/{id}")] Task<Order> GetAsync(int id);

    [Headers("Accept: application/vnd.msgpack"), Get("/orders/by-number")] Task<Dictionary<Guid, Order>> AllAsync();

    [Headers("Accept: application/vnd.msgpack"), Post("/orders")] Task<Order> AddAsync([Body] Order order);
}
