// Owns: the features of editions, resolved, with the numbers that descriptors give them.
namespace Octavo.Proto.Model;

/// <summary>Resolved features.</summary>
/// <param name="Presence">1 explicit, 2 implicit, 3 required.</param>
/// <param name="Enum">1 open, 2 closed.</param>
/// <param name="Repeated">1 packed, 2 expanded.</param>
/// <param name="Utf8">2 verified, 3 not.</param>
/// <param name="Encoding">1 after a length, 2 between tags.</param>
/// <param name="Json">1 allowed, 2 as well as it goes.</param>
internal sealed record ProtoFeatures(int Presence, int Enum, int Repeated, int Utf8, int Encoding, int Json)
{
    public const int Explicit = 1;
    public const int Implicit = 2;
    public const int Required = 3;
    public const int Open = 1;
    public const int Closed = 2;
    public const int Packed = 1;
    public const int Expanded = 2;
    public const int Verify = 2;
    public const int Trust = 3;
    public const int LengthPrefixed = 1;
    public const int Delimited = 2;
    public const int Allow = 1;

    public static ProtoFeatures Proto2 { get; } = new(Explicit, Closed, Expanded, Trust, LengthPrefixed, 2);

    public static ProtoFeatures Proto3 { get; } = new(Implicit, Open, Packed, Verify, LengthPrefixed, 1);

    public static ProtoFeatures Edition2023 { get; } = new(Explicit, Open, Packed, Verify, LengthPrefixed, 1);
}
