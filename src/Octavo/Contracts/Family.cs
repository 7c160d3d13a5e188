// Owns: the errors of members that a format's family does not have. Knows no format.
namespace Octavo;

internal static class Family
{
    internal static Exception NotSequential() =>
        new NotSupportedException("A tagged format (Protobuf) has no sequential encoder: a codec must switch on W.Shape.");

    internal static Exception NotTagged() =>
        new NotSupportedException("A sequential format has no tags and scopes: a codec must switch on W.Shape or R.Shape.");

    internal static Exception NotPositional() => new NotSupportedException("A named format (JSON) has no positional decoder: a codec must switch on R.Shape.");
}
