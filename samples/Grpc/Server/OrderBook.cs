// Owns: the orders of all calls.
using System.Collections.Concurrent;
using Shop.V1;

namespace Shop;

internal sealed class OrderBook
{
    private readonly ConcurrentDictionary<int, Order> _orders = new();
    private int _last;

    public Receipt Add(Order order, long cents)
    {
        int number = Interlocked.Increment(ref _last);
        _orders[number] = order;
        return new Receipt { Number = number, Cents = cents };
    }

    public bool Has(int number) => _orders.ContainsKey(number);
}
