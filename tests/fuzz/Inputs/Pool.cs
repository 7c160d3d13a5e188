// Owns: the inputs of one target that reached something new. Knows no format.
namespace Octavo.Fuzz.Inputs;

/// <summary>Inputs to mutate, the newest the most often.</summary>
internal sealed class Pool
{
    private const int Most = 400;

    private readonly HashSet<ulong> _features = [];
    private readonly List<byte[]> _inputs = [];

    internal IReadOnlyList<byte[]> Inputs => _inputs;

    /// <summary>Inputs that mutation found; the samples' payloads and the corpus are not among them.</summary>
    internal List<byte[]> Found { get; } = [];

    /// <summary>Keeps an input that reached something new.</summary>
    internal void Add(byte[] input, ulong feature, bool given)
    {
        bool isNew = _features.Add(feature);
        if (!isNew && !given)
        {
            return;
        }
        if (_inputs.Count == Most)
        {
            _inputs.RemoveAt(0);
        }
        _inputs.Add(input);
        if (!given)
        {
            Found.Add(input);
        }
    }

    internal byte[] Pick(Random random) =>
        _inputs.Count == 0 ? [] : random.Next(2) == 0 ? _inputs[random.Next(_inputs.Count)] : _inputs[Math.Max(0, _inputs.Count - 1 - random.Next(8))];
}
