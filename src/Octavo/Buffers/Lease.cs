// Owns: who gives back what a writer or reader made by hand has rented. Knows no format.
namespace Octavo.Internal;

/// <summary>
/// Writers and readers are structs: a copy of one knows nothing of the other's disposal, and a state given back twice would serve two values at once. Copies share
/// this object instead, and the first disposal ends it.
/// </summary>
internal sealed class Lease
{
    private bool _ended;

    /// <summary>Whether this call is the first.</summary>
    internal bool End()
    {
        bool first = !_ended;
        _ended = true;
        return first;
    }
}
