// Owns: conversion between self-describing formats as a surface: each into each, by strict and by permissive rules.
using System.Text;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class TranscodeTargets
{
    internal const string Name = "Transcode";

    private static readonly TranscodeFormat[] s_formats = [TranscodeFormat.Json, TranscodeFormat.MessagePack, TranscodeFormat.Cbor];

    /// <summary>The limit is of the source: a timestamp of MessagePack is a map under a tag in CBOR, which is levels of its own.</summary>
    private static readonly SerializerLimits s_deeper = new() { MaxDepth = SerializerLimits.Default.MaxDepth + 2 };

    private static readonly TranscodeOptions s_permissive = new()
    {
        AllowDuplicateKeys = true,
        SpecialFloats = SpecialFloatRule.Text,
        LargeIntegers = LargeIntegerRule.Text,
        Tags = TagRule.Drop,
        SimpleValues = SimpleValueRule.Null,
        IndefiniteLengths = true,
        Sequence = true,
    };

    /// <summary>Every kind of value of JSON, and of CBOR and MessagePack what JSON has not.</summary>
    internal static IReadOnlyList<string> Texts { get; } =
    [
        """{"id":1,"name":"Äpfel \uD83D\uDE00","list":[1,-2,3.5,1e300,18446744073709551615],"none":null,"yes":true,"in":{"a":{},"b":[]}}""", "[[[[[]]]]]",
            "\"text\"", "-0.0", "123456789012345678901234567890",
        "[{\"a\":1},{\"a\":2},{\"a\":3}]",
    ];

    private static readonly string[] s_cbor = ["9F018202039F0405FFFF", "BF6346756EF563416D7421FF", "C11A514B67B0", "5F42010243030405FF",
        "7F657374726561646D696E67FF", "F97E00", "FB7FF0000000000000", "C249010000000000000000", "F7", "F0", "A201020304"];

    private static readonly string[] s_msgPack = ["D6FF514B67B0", "C403010203", "CB7FF0000000000000", "82A16101A16293C0C2C3", "D40501", "CFFFFFFFFFFFFFFFFF",
        "D3FFFFFFFF00000000"];

    internal static IEnumerable<Target> All() =>
        from source in s_formats
        from target in s_formats
        from isStrict in (bool[])[true, false]
        select Of(source, target, isStrict ? TranscodeOptions.Default : s_permissive, isStrict ? "" : " by permissive rules");

    /// <summary>Inputs of a format that are right.</summary>
    internal static IEnumerable<byte[]> Seeds(TranscodeFormat format) =>
    [
        .. Texts.Where(text => text[0] != '1' || format == TranscodeFormat.Json)
            .Select(
                text =>
                    format == TranscodeFormat.Json ? Encoding.UTF8.GetBytes(text)
                        : OctavoTranscode.Convert(Encoding.UTF8.GetBytes(text), TranscodeFormat.Json, format)),
        .. (format == TranscodeFormat.Cbor ? s_cbor : format == TranscodeFormat.MessagePack ? s_msgPack : []).Select(Convert.FromHexString),
    ];

    private static SurfaceTarget<byte[]> Of(TranscodeFormat source, TranscodeFormat target, TranscodeOptions options, string how) =>
        new($"{source} to {target}{how}", Name, () => Seeds(source), input => OctavoTranscode.Convert(input, source, target, options))
        {
            // What was written is read, and is what it was.
            Check = made =>
            {
                byte[] again = OctavoTranscode.Convert(made, target, target, options with { Tags = TagRule.Keep, Limits = s_deeper });
                if (!again.AsSpan().SequenceEqual(made))
                {
                    throw new FindingException("round trip", $"{Convert.ToHexString(made)} against {Convert.ToHexString(again)}");
                }
            },
        };
}
