// Owns: the tests that a copy inside of a silo is what another silo would have read.
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

namespace Octavo.MessagingTests.Orleans;

public sealed class OrleansCopyTests
{
    [Fact]
    public void ACopyIsWhatIsRead()
    {
        using ServiceProvider services = new ServiceCollection().AddSerializer(builder => builder.AddOctavo()).BuildServiceProvider();
        Serializer serializer = services.GetRequiredService<Serializer>();
        DeepCopier copier = services.GetRequiredService<DeepCopier>();
        for (int i = 0; i < 2; i++)
        {
            var cart = new Cart { Items = { "a", "b" } };
            Assert.Equal(1, serializer.Deserialize<Cart>(serializer.SerializeToArray(cart))!.IndexOf("b"));
            Assert.Equal(1, copier.Copy(cart)!.IndexOf("b"));
            Assert.Equal(1, copier.Copy(new Checkout { Carts = { new Cart(), cart } })!.Carts[1].IndexOf("b"));
        }
        Order order = Order.Of(2);
        Assert.NotSame(order, copier.Copy(order));
        Assert.Equal(order.Lines, copier.Copy(order)!.Lines);
    }
}
