// Owns: what the rows need of an order's type.
// Must not know: frameworks.
namespace Octavo.Lab.Peers;

/// <summary>A type of orders.</summary>
public interface IPlaceOrder<TSelf>
{
    /// <summary>An order of the next numbers.</summary>
    static abstract TSelf Of(Random random, int lines);
}
