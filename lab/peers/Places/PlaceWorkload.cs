// Owns: the loops over one place.
// Must not know: clocks; the engine times Run from outside.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Writing into the shared buffer, reading what was written, and copying where the framework does.</summary>
public sealed class PlaceWorkload<TPlace, TOrder>(string row, TOrder[] orders, ArrayBufferWriter<byte> shared) : IWorkload
    where TPlace : struct, IPlace<TOrder>
    where TOrder : class, IPlaceOrder<TOrder>
{
    private byte[][] _payloads = [];
    private TOrder? _kept;

    /// <inheritdoc/>
    public string Table => "places";

    /// <inheritdoc/>
    public string Row => row;

    /// <inheritdoc/>
    public int PoolSize => orders.Length;

    /// <inheritdoc/>
    public int Bytes { get; private set; }

    /// <inheritdoc/>
    public string? Verify()
    {
        _payloads = new byte[orders.Length][];
        for (int i = 0; i < orders.Length; i++)
        {
            shared.ResetWrittenCount();
            TPlace.Write(shared, orders[i]);
            _payloads[i] = shared.WrittenSpan.ToArray();
            if (!OctavoGraph.Equals(orders[i], TPlace.Read(_payloads[i])))
                return $"value {i} came back as another";
            if (TPlace.Copies && (!OctavoGraph.Equals(orders[i], TPlace.Copy(orders[i])) || ReferenceEquals(orders[i], TPlace.Copy(orders[i]))))
                return $"value {i} was copied as another, or not at all";
            if (TPlace.HasWhole && !OctavoGraph.Equals(orders[i], Whole(orders[i])))
                return $"value {i} came back from the whole call as another";
        }

        Bytes = _payloads[0].Length;
        return null;
    }

    /// <inheritdoc/>
    public string? Lacks(Operation operation) => operation switch
    {
        Operation.Copy when !TPlace.Copies => "the framework does not copy here",
        Operation.WholeCall when !TPlace.HasWhole => "the whole call needs a server",
        _ => null,
    };

    /// <inheritdoc/>
    public void Run(Operation operation, int count)
    {
        switch (operation)
        {
            case Operation.SerializeToWriter: Write(count); break;
            case Operation.Copy: Copy(count); break;
            case Operation.WholeCall: Call(count); break;
            default: Read(count); break;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Write(int count)
    {
        int mask = orders.Length - 1;
        for (int i = 0; i < count; i++)
        {
            shared.ResetWrittenCount();
            TPlace.Write(shared, orders[i & mask]);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Read(int count)
    {
        int mask = orders.Length - 1;
        for (int i = 0; i < count; i++)
            _kept = TPlace.Read(_payloads[i & mask]);
        GC.KeepAlive(_kept);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Copy(int count)
    {
        int mask = orders.Length - 1;
        for (int i = 0; i < count; i++)
            _kept = TPlace.Copy(orders[i & mask]);
        GC.KeepAlive(_kept);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Call(int count)
    {
        int mask = orders.Length - 1;
        for (int i = 0; i < count; i++)
            _kept = Whole(orders[i & mask]);
        GC.KeepAlive(_kept);
    }

    private static TOrder Whole(TOrder order) => TPlace.Whole(order).GetAwaiter().GetResult();
}
