// Owns: the features of editions, and those that proto2 and proto3 stand for. https://protobuf.dev/editions/features/.
namespace Octavo.ProtoJson.Descriptors;

/// <summary><c>google.protobuf.FeatureSet</c>: each feature by its number in descriptor.proto, 0 if it is not set.</summary>
internal readonly record struct FeatureSet(int FieldPresence, int EnumType, int RepeatedFieldEncoding, int Utf8Validation, int MessageEncoding, int JsonFormat)
{
    internal const int Proto2Edition = 998;
    internal const int Proto3Edition = 999;
    internal const int Edition2023 = 1000;

    internal const int Explicit = 1;
    internal const int Implicit = 2;
    internal const int LegacyRequired = 3;
    internal const int Closed = 2;
    internal const int Packed = 1;
    internal const int Expanded = 2;
    internal const int Verify = 2;
    internal const int NotVerified = 3;
    internal const int Delimited = 2;

    private const int Open = 1;
    private const int LengthPrefixed = 1;
    private const int Allow = 1;
    private const int LegacyBestEffort = 2;

    /// <summary>The defaults of an edition. Later editions than 2023 change none of these.</summary>
    internal static FeatureSet Of(int edition) => edition switch
    {
        <= Proto2Edition => new(Explicit, Closed, Expanded, NotVerified, LengthPrefixed, LegacyBestEffort),
        Proto3Edition => new(Implicit, Open, Packed, Verify, LengthPrefixed, Allow),
        _ => new(Explicit, Open, Packed, Verify, LengthPrefixed, Allow),
    };

    /// <summary>These features if the inner ones say nothing.</summary>
    internal FeatureSet With(FeatureSet inner) => new(
        Or(inner.FieldPresence, FieldPresence),
        Or(inner.EnumType, EnumType),
        Or(inner.RepeatedFieldEncoding, RepeatedFieldEncoding),
        Or(inner.Utf8Validation, Utf8Validation),
        Or(inner.MessageEncoding, MessageEncoding),
        Or(inner.JsonFormat, JsonFormat));

    private static int Or(int inner, int outer) => inner == 0 ? outer : inner;
}
