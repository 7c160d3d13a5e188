// Owns: a class of fifty fields, which holds the next of its kind, with names in the order that Kryo writes.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec(Order = MemberOrder.Name)]
public sealed class JavaWide
{
    [CodecMember("a01")]
    public long A01 { get; set; }

    [CodecMember("a02")]
    public long A02 { get; set; }

    [CodecMember("a03")]
    public long A03 { get; set; }

    [CodecMember("a04")]
    public long A04 { get; set; }

    [CodecMember("a05")]
    public long A05 { get; set; }

    [CodecMember("a06")]
    public long A06 { get; set; }

    [CodecMember("a07")]
    public long A07 { get; set; }

    [CodecMember("a08")]
    public long A08 { get; set; }

    [CodecMember("a09")]
    public long A09 { get; set; }

    [CodecMember("a10")]
    public long A10 { get; set; }

    [CodecMember("a11")]
    public long A11 { get; set; }

    [CodecMember("a12")]
    public long A12 { get; set; }

    [CodecMember("a13")]
    public long A13 { get; set; }

    [CodecMember("a14")]
    public long A14 { get; set; }

    [CodecMember("a15")]
    public long A15 { get; set; }

    [CodecMember("a16")]
    public long A16 { get; set; }

    [CodecMember("a17")]
    public long A17 { get; set; }

    [CodecMember("a18")]
    public long A18 { get; set; }

    [CodecMember("a19")]
    public long A19 { get; set; }

    [CodecMember("a20")]
    public long A20 { get; set; }

    [CodecMember("a21")]
    public long A21 { get; set; }

    [CodecMember("a22")]
    public long A22 { get; set; }

    [CodecMember("a23")]
    public long A23 { get; set; }

    [CodecMember("a24")]
    public long A24 { get; set; }

    [CodecMember("a25")]
    public long A25 { get; set; }

    [CodecMember("a26")]
    public long A26 { get; set; }

    [CodecMember("a27")]
    public long A27 { get; set; }

    [CodecMember("a28")]
    public long A28 { get; set; }

    [CodecMember("a29")]
    public long A29 { get; set; }

    [CodecMember("a30")]
    public long A30 { get; set; }

    [CodecMember("a31")]
    public long A31 { get; set; }

    [CodecMember("a32")]
    public long A32 { get; set; }

    [CodecMember("a33")]
    public long A33 { get; set; }

    [CodecMember("a34")]
    public long A34 { get; set; }

    [CodecMember("a35")]
    public long A35 { get; set; }

    [CodecMember("a36")]
    public long A36 { get; set; }

    [CodecMember("a37")]
    public long A37 { get; set; }

    [CodecMember("a38")]
    public long A38 { get; set; }

    [CodecMember("a39")]
    public long A39 { get; set; }

    [CodecMember("a40")]
    public long A40 { get; set; }

    [CodecMember("b01")]
    public string? B01 { get; set; }

    [CodecMember("b02")]
    public string? B02 { get; set; }

    [CodecMember("b03")]
    public string? B03 { get; set; }

    [CodecMember("b04")]
    public string? B04 { get; set; }

    [CodecMember("b05")]
    public string? B05 { get; set; }

    [CodecMember("b06")]
    public string? B06 { get; set; }

    [CodecMember("b07")]
    public string? B07 { get; set; }

    [CodecMember("b08")]
    public string? B08 { get; set; }

    [CodecMember("b09")]
    public string? B09 { get; set; }

    [CodecMember("b10")]
    public string? B10 { get; set; }

    [CodecMember("next")]
    public JavaWide? Next { get; set; }

    /// <summary>Objects in one another.</summary>
    public static JavaWide Of(int levels) => Enumerable.Range(0, levels).Aggregate((JavaWide?)null, (next, _) => new JavaWide { Next = next, B01 = "x" })!;
}
