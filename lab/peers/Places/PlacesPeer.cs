// Owns: the candidates of table places.
// Must not know: the engine.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Octavo's integrations, and beside each the framework's default and the usual fast alternative.</summary>
public sealed class PlacesPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
    [
        new PlaceCandidate<WebOfOctavo, PlaceOrder>(), new PlaceCandidate<WebOfJson, PlaceOrder>(),
        new PlaceCandidate<ControllerOfOctavo, PlaceOrder>(), new PlaceCandidate<ControllerOfJson, PlaceOrder>(),
        new PlaceCandidate<HubOfOctavo, PlaceOrder>(), new PlaceCandidate<HubOfMessagePack, PlaceOrder>(), new PlaceCandidate<HubOfJson, PlaceOrder>(),
        new PlaceCandidate<CacheOfOctavo, PlaceOrder>(), new PlaceCandidate<CacheOfDefault, PlaceOrder>(), new PlaceCandidate<CacheOfMemoryPack, PlaceOrder>(),
        new PlaceCandidate<TopicOfOctavo, PlaceOrder>(), new PlaceCandidate<TopicOfJson, PlaceOrder>(),
        new PlaceCandidate<TopicOfBinary, PlaceOrder>(), new PlaceCandidate<TopicOfMemoryPack, PlaceOrder>(),
        new PlaceCandidate<NatsOfOctavo, PlaceOrder>(), new PlaceCandidate<NatsOfDefault, PlaceOrder>(),
        new PlaceCandidate<ColumnOfOctavo, PlaceOrder>(), new PlaceCandidate<ColumnOfJson, PlaceOrder>(),
        new PlaceCandidate<GrainOfOctavo, PlaceOrder>(), new PlaceCandidate<GrainOfOrleans, NativeOrder>(),
    ];
}
