// Owns: the step from the bytes of options back to options as they are written.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Printing;

/// <summary>Reads the messages of options by their declarations.</summary>
/// <param name="files">All files that may declare extensions of them.</param>
internal sealed class OptionDecoder(IEnumerable<ProtoFile> files)
{
    private const string Features = "google.protobuf.FeatureSet";

    /// <summary>Messages in one another, at most: as many as a text may have.</summary>
    private const int MaxDepth = 64;

    private readonly Dictionary<(string Extendee, int Number), ProtoField> _extensions = Extensions(files);

    /// <summary>The options of a message.</summary>
    /// <param name="options">The message's bytes.</param>
    /// <param name="type">The message, as descriptor.proto declares it.</param>
    /// <param name="unknown">Receives the numbers of fields that no file declares, of options that are nested deeper than a text may have them, and of options
    /// whose bytes are not what is declared.</param>
    public List<ProtoOption> Decode(byte[] options, ProtoMessage type, ICollection<int> unknown) => Decode(options, type, unknown, 0) ?? [];

    /// <summary>The options of a message; null if they are nested too deeply, or are not a message.</summary>
    private List<ProtoOption>? Decode(byte[] options, ProtoMessage type, ICollection<int> unknown, int depth)
    {
        if (depth > MaxDepth || WireField.TryRead(options) is not { } fields)
        {
            return null;
        }
        var result = new List<ProtoOption>();
        foreach (WireField one in type.IsMessageSet ? fields.Select(Item) : fields)
        {
            ProtoField? field = type.Find(one.Number)
                ?? (_extensions.TryGetValue((type.FullName, one.Number), out ProtoField extension) ? extension : null);
            ProtoValue?[] values = field is null ? [null] : [.. Values(field, one, unknown, depth)];
            if (field is null || values.Any(value => value is null))
            {
                if (depth > 0 && field?.Message is not null)
                {
                    return null; // what is too deep leaves out all of the option
                }
                unknown.Add(one.Number);
                continue;
            }
            var part =
                new ProtoOptionPart(field.IsExtension ? field.FullName : field.Type == ProtoType.Group ? field.Message!.Name : field.Name, field.IsExtension,
                    default);
            foreach (ProtoValue? value in values)
            {
                var option = new ProtoOption([part], value!);
                result.AddRange(depth == 0 && field.Message?.FullName == Features ? EachFeature(option) : [option]);
            }
        }
        return result;
    }

    // An item of a message set is a group with a number and bytes; anything else stays as it is.
    private static WireField Item(WireField field)
    {
        if (field is not { Number: 1, Type: 3 } || WireField.TryRead(field.Bytes) is not { } parts)
        {
            return field;
        }
        WireField number = parts.LastOrDefault(part => part is { Number: 2, Type: 0 });
        WireField content = parts.LastOrDefault(part => part is { Number: 3, Type: 2 });
        return number.Value is 0 or > int.MaxValue || content.Bytes is null ? field
            : new WireField(number.Int32, 0, content.Bytes, field.Place, field.End) { Type = 2 };
    }

    // Features are written one by one, as people write them: features.field_presence, features.(pb.cpp).string_type. What is a message in those is one value:
    // said leaf by leaf, each leaf would have a path as long as it is deep.
    private static IEnumerable<ProtoOption> EachFeature(ProtoOption option) =>
        Each(option).SelectMany(feature => feature.Path[feature.Path.Count - 1].IsExtension ? Each(feature) : [feature]);

    private static IEnumerable<ProtoOption> Each(ProtoOption option) => option.Value.Kind == ProtoValueKind.Aggregate && option.Value.Fields.Count != 0
        ? option.Value.Fields.Select(inner => new ProtoOption([.. option.Path, .. inner.Path], inner.Value))
        : [option];

    private IEnumerable<ProtoValue?> Values(ProtoField field, WireField one, ICollection<int> unknown, int depth)
    {
        if (field.IsRepeated && field.IsPackable && one.Type == 2)
        {
            int type = field.Type switch
            {
                ProtoType.Double or ProtoType.Fixed64 or ProtoType.SFixed64 => 1,
                ProtoType.Float or ProtoType.Fixed32 or ProtoType.SFixed32 => 5,
                _ => 0
            };
            return WireField.TryElements(one.Bytes, type) is { } elements ? elements.Select(bits => Scalar(field, bits)) : [null];
        }
        switch (field.Type)
        {
            case ProtoType.String or ProtoType.Bytes:
                return [new ProtoValue(ProtoValueKind.Text, default) { Text = one.Bytes }];
            case ProtoType.Message or ProtoType.Group:
                if (Decode(one.Bytes, field.Message!, unknown, depth + 1) is not { } fields)
                {
                    return [null];
                }
                var aggregate = new ProtoValue(ProtoValueKind.Aggregate, default);
                aggregate.Fields.AddRange(fields);
                return [aggregate];
            default:
                return [Scalar(field, one.Value)];
        }
    }

    private static ProtoValue? Scalar(ProtoField field, ulong bits) => field.Type switch
    {
        ProtoType.Double => Number(BitConverter.Int64BitsToDouble((long)bits)),
        ProtoType.Float => Single(BitConverter.ToSingle(BitConverter.GetBytes((uint)bits), 0)),
        ProtoType.Bool => new ProtoValue(ProtoValueKind.Identifier, default) { Identifier = bits != 0 ? "true" : "false" },
        ProtoType.Enum => field.Enum!.Find((int)bits) is { } named ? new ProtoValue(ProtoValueKind.Identifier, default) { Identifier = named.Name } : null,
        ProtoType.SInt32 or ProtoType.SInt64 => Integer((long)(bits >> 1) ^ -(long)(bits & 1)),
        ProtoType.Int32 or ProtoType.SFixed32 => Integer((int)bits),
        ProtoType.Int64 or ProtoType.SFixed64 => Integer((long)bits),
        _ => new ProtoValue(ProtoValueKind.Integer, default) { Integer = bits },
    };

    // The fewest digits that are read as the same float: as a double it would have many.
    private static ProtoValue Single(float value) =>
        Number(float.IsNaN(value) || float.IsInfinity(value) ? value : double.Parse(FloatText.Of(value), CultureInfo.InvariantCulture));

    private static ProtoValue Number(double value) => new(ProtoValueKind.Float, default) { Float = value };

    private static ProtoValue Integer(long value) =>
        new(ProtoValueKind.Integer, default) { IsNegative = value < 0, Integer = value < 0 ? (ulong)-(value + 1) + 1 : (ulong)value };

    private static Dictionary<(string Extendee, int Number), ProtoField> Extensions(IEnumerable<ProtoFile> files)
    {
        var all = new Dictionary<(string Extendee, int Number), ProtoField>();
        foreach (ProtoFile file in files)
        {
            foreach (ProtoField field in file.AllExtensions.Where(field => field.Extended is not null))
            {
                all[(field.Extended!.FullName, field.Number)] = field;
            }
        }
        return all;
    }
}
