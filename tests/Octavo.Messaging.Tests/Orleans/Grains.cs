// Owns: the grains of the tests.
using Orleans;
using Orleans.Runtime;

namespace Octavo.MessagingTests.Orleans;

public interface ILedgerGrain : IGrainWithIntegerKey
{
    Task<int> Add(OrderLine line);

    Task<Ledger> Get();

    Task<string> Where();

    /// <summary>Whether both are one object, and what it holds.</summary>
    Task<(bool Same, Order Given)> Twice(Order one, Order other);

    Task<Knot> Turn(Knot knot);

    Task<Shape> Grow(Shape shape);

    Task<List<Order>> Many(Dictionary<string, Order> orders);

    /// <summary>The argument is not copied on its way, only written and read.</summary>
    Task<Picky> Pick([global::Orleans.Immutable] Picky picky);

    /// <summary>Ends the activation: the next call reads the state anew.</summary>
    Task Forget();
}

/// <summary>At random: the default placement looks at the load, and has put all of them into one silo of a busy machine.</summary>
[global::Orleans.Placement.RandomPlacement]
public sealed class LedgerGrain([PersistentState("ledger", "redis")] IPersistentState<Ledger> state, ILocalSiloDetails silo) : Grain, ILedgerGrain
{
    public async Task<int> Add(OrderLine line)
    {
        state.State.Lines.Add(line);
        await state.WriteStateAsync();
        return state.State.Lines.Count;
    }

    public Task<Ledger> Get() => Task.FromResult(state.State);

    public Task<string> Where() => Task.FromResult(silo.Name);

    public Task<(bool Same, Order Given)> Twice(Order one, Order other) => Task.FromResult((ReferenceEquals(one, other), one));

    public Task<Knot> Turn(Knot knot) => Task.FromResult(knot.Next!);

    public Task<Shape> Grow(Shape shape)
    {
        ((Circle)shape).Radius *= 2;
        return Task.FromResult(shape);
    }

    public Task<List<Order>> Many(Dictionary<string, Order> orders) => Task.FromResult(orders.Values.ToList());

    public Task<Picky> Pick(Picky picky) => Task.FromResult(picky);

    public Task Forget()
    {
        DeactivateOnIdle();
        return Task.CompletedTask;
    }
}
