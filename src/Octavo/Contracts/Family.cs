// Owns: the errors of members that a format does not have though its family does. Knows no format.
namespace Octavo.Contracts;

internal static class Family
{
    internal static Exception NotPositional() => new NotSupportedException("A named format (JSON) has no positional decoder: a codec must switch on R.Shape.");

    internal static Exception NotAsked() =>
        new NotSupportedException("The format does not have this: a codec must ask for its fact first (PacksBools, PacksSequences, Keeps).");
}
