// Owns: for which reasons data of a group of hostile payloads may be refused. Knows no payload.
using static Octavo.OctavoErrorCode;

namespace Octavo.Tests.Hostile;

internal static class HostileReasons
{
    /// <summary>The codes that an error may have.</summary>
    /// <param name="group">What the payload attacks.</param>
    /// <exception cref="ArgumentException">A group that has no line here.</exception>
    internal static OctavoErrorCode[] Of(string group) => group switch
    {
        "depth" => [DepthExceeded],
        "counts" => [CountTooLarge, InvalidData, UnknownMember, TypeMismatch, EndOfData],
        "varints" or "tags" or "class byte" or "references" => [InvalidData],
        "arrays" => [InvalidData, InvalidValue, TrailingData],
        // Compact tells bits that have no meaning from values that do not exist.
        "images" => [InvalidValue, InvalidData],
        "grammar" => [InvalidData],
        "heads" => [TypeMismatch, InvalidData],
        "numbers" => [NumberOutOfRange, InvalidValue],
        "times" => [InvalidValue, InvalidData, TypeMismatch],
        "text" => [InvalidText, InvalidValue, InvalidData, CountTooLarge],
        "unions" => [UnknownUnionCase, MissingMember, InvalidData, TypeMismatch, CountTooLarge, NumberOutOfRange, UnknownMember],
        "tolerant" => [InvalidData, TypeMismatch, CountTooLarge, NumberOutOfRange, EndOfData],
        "duplicates" => [DuplicateKey, DuplicateMember],
        "null" => [NullNotAllowed],
        "end" => [TrailingData, EndOfData],
        _ => throw new ArgumentException($"no reason is known for \"{group}\"", nameof(group)),
    };
}
