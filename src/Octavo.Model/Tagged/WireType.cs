// Owns: Protobuf's wire types.
namespace Octavo.Model.Tagged;

internal static class WireType
{
    public const int Varint = 0;
    public const int Fixed64 = 1;
    public const int Delimited = 2;
    public const int GroupStart = 3;
    public const int GroupEnd = 4;
    public const int Fixed32 = 5;

    /// <summary>A field's tag.</summary>
    public static uint Tag(int number, int wire) => ((uint)number << 3) | (uint)wire;

    /// <summary>Bytes that a tag takes.</summary>
    public static int Bytes(uint tag) => tag < 0x80 ? 1 : tag < 0x4000 ? 2 : tag < 0x20_0000 ? 3 : tag < 0x1000_0000 ? 4 : 5;
}
