// Owns: the features of each element: its edition's, those around it, its own; and what says the same before editions.
using System.Collections.Generic;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Linking;

internal static class FeatureResolver
{
    // Numbers of the field "features" in the messages of options.
    public const int OfFile = 50;
    public const int OfMessage = 12;
    public const int OfField = 21;
    public const int OfEnum = 7;
    public const int OfOneof = 1;

    public static ProtoFeatures Of(ProtoFile file) =>
        Merge(file.IsEdition ? ProtoFeatures.Edition2023 : file.IsProto3 ? ProtoFeatures.Proto3 : ProtoFeatures.Proto2, file.Options, OfFile);

    public static ProtoFeatures Of(ProtoMessage message, ProtoFeatures outer) => Merge(outer, message.Options, OfMessage);

    public static ProtoFeatures Of(ProtoEnum one, ProtoFeatures outer) => Merge(outer, one.Options, OfEnum);

    public static ProtoFeatures Of(ProtoOneof oneof, ProtoFeatures outer) => Merge(outer, oneof.Options, OfOneof);

    public static ProtoFeatures Of(ProtoField field, ProtoFeatures outer)
    {
        ProtoFeatures features = Merge(outer, field.Options, OfField);
        if (field.File.IsEdition)
        {
            return features;
        }
        if (field.Label == ProtoLabel.Required)
        {
            features = features with { Presence = ProtoFeatures.Required };
        }
        else if (field.Oneof >= 0 || field.IsProto3Optional)
        {
            features = features with { Presence = ProtoFeatures.Explicit };
        }
        if (field.Type == ProtoType.Group)
        {
            features = features with { Encoding = ProtoFeatures.Delimited };
        }
        return OptionReader.Flagged(field.Options, OptionReader.Packed) is { } packed
            ? features with { Repeated = packed ? ProtoFeatures.Packed : ProtoFeatures.Expanded } : features;
    }

    private static ProtoFeatures Merge(ProtoFeatures features, byte[] options, int number)
    {
        if (options.Length == 0)
        {
            return features;
        }
        foreach (WireField one in WireField.Read(options))
        {
            if (one.Number == number)
            {
                features = Merge(features, WireField.Read(one.Bytes));
            }
        }
        return features;
    }

    private static ProtoFeatures Merge(ProtoFeatures features, List<WireField> said)
    {
        foreach (WireField one in said)
        {
            features = one.Number switch
            {
                1 => features with { Presence = one.Int32 },
                2 => features with { Enum = one.Int32 },
                3 => features with { Repeated = one.Int32 },
                4 => features with { Utf8 = one.Int32 },
                5 => features with { Encoding = one.Int32 },
                6 => features with { Json = one.Int32 },
                _ => features,
            };
        }
        return features;
    }
}
