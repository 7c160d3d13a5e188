// Owns: ranges of numbers and names that are kept free.
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

/// <summary>Numbers from <see cref="Start"/> to <see cref="Last"/>, both in it.</summary>
internal sealed class ProtoRange : ProtoElement
{
    public int Start { get; set; }

    public int Last { get; set; }
}

/// <summary>A name that is reserved.</summary>
/// <param name="Name">The name.</param>
/// <param name="Position">Where it stands.</param>
internal sealed record ProtoReservedName(string Name, Position Position);
