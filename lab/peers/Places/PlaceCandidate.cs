// Owns: a place as a candidate of table places.
// Must not know: which framework it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Binds the rows of a place: of 10 and of 1,000 lines.</summary>
public sealed class PlaceCandidate<TPlace, TOrder> : ICandidate
    where TPlace : struct, IPlace<TOrder>
    where TOrder : class, IPlaceOrder<TOrder>
{
    private const string Table = "places";

    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TPlace.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (table != Table || !row.StartsWith(TPlace.Place + ", ", StringComparison.Ordinal))
            return null;
        bool isSmall = row.EndsWith(" 10 lines", StringComparison.Ordinal);
        var random = new Random(settings.Seed);
        TOrder[] orders = [.. Enumerable.Range(0, isSmall ? 64 : 4).Select(_ => TOrder.Of(random, isSmall ? 10 : 1000))];
        return new PlaceWorkload<TPlace, TOrder>(row, orders, settings.Shared);
    }
}
