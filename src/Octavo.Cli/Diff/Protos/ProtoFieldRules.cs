// Owns: the changes of fields, extensions and oneofs, and what Protobuf and its JSON make of them.
using System.Globalization;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares fields.</summary>
/// <param name="wire">The rules of the wire format.</param>
/// <param name="json">The rules of ProtoJSON.</param>
/// <param name="findings">Where findings go.</param>
/// <param name="areOne">Whether two types of fields are versions of one.</param>
/// <param name="oldExtension">The old side's extension of a message, by its number; null for none.</param>
/// <param name="newExtension">The new side's.</param>
internal sealed class ProtoFieldRules(WireRules wire, ProtoJsonRules json, ProtoFindings findings, Func<string, string, bool> areOne,
    Func<ProtoMessage, int, ProtoField?> oldExtension, Func<ProtoMessage, int, ProtoField?> newExtension)
{
    private readonly Dictionary<(ProtoMessage Reader, ProtoMessage Writer), Dictionary<int, OneofSources>> _oneofs = [];

    /// <summary>Fields of a message, by number.</summary>
    internal void Compare(ProtoMessage old, ProtoMessage recent)
    {
        foreach (ProtoField field in old.Fields)
        {
            if (recent.Find(field.Number) is { } same)
            {
                Both(field, same, recent.FullName);
            }
            else if (newExtension(recent, field.Number) is { } extension)
            {
                Became(field, extension, recent.FullName);
            }
            else
            {
                Removed(field, recent.FullName, recent.Reserved, ProtoFindings.At(recent.File, recent.Position), recent.Find(field.Name) is not null);
            }
            if (recent.Find(field.Name) is { } moved && moved.Number != field.Number)
            {
                Moved(field, moved, old, recent);
            }
        }
        foreach (ProtoField field in recent.Fields.Where(field => old.Find(field.Number) is null && oldExtension(old, field.Number) is null))
        {
            Added(field, old, recent);
        }
    }

    /// <summary>A field, or an extension, that both sides have.</summary>
    internal void Both(ProtoField old, ProtoField recent, string type)
    {
        ProtoChange Change(string rule, string what) => new(rule, type, recent.Name, what, ProtoFindings.At(recent.File, recent.Position));

        if (old.Name != recent.Name || old.JsonName != recent.JsonName)
        {
            string what = old.Name != recent.Name ? $"renamed, was {old.Name}{(old.JsonName == recent.JsonName ? "; its name in JSON is the same" : "")}"
                : $"its name in JSON is \"{recent.JsonName}\", was \"{old.JsonName}\"";
            Names(Change(old.Name != recent.Name ? "field-name" : "field-json-name", what), old, recent);
        }
        if (Declared(old) != Declared(recent) || !AreSameTypes(old, recent))
        {
            // Names are judged by themselves.
            Values(Change(Rule(old, recent), $"{Declared(recent)}, was {Declared(old)}"), old, recent);
        }
        if (FieldType.IsPacked(old) != FieldType.IsPacked(recent) && old.IsRepeated && recent.IsRepeated)
        {
            findings.Both(Change("field-packed", FieldType.IsPacked(recent) ? "packed from now on" : "no longer packed"), Verdict.Read, Verdict.Read);
        }
        if (!old.IsRepeated && !recent.IsRepeated && old.Message is null && recent.Message is null && FieldType.IsImplicit(old) != FieldType.IsImplicit(recent)
            && FieldType.IsRequired(old) == FieldType.IsRequired(recent))
        {
            findings.Both(
                Change("field-presence", FieldType.IsImplicit(recent) ? "absent if it is zero from now on" : "zero and absent are different from now on"),
                    Verdict.Read, Verdict.Read);
        }
        if (old.Type == recent.Type && !old.IsRepeated && !recent.IsRepeated && old.Message is null && FieldType.Default(old) != FieldType.Default(recent))
        {
            findings.Add(Change("field-default", $"absent it is {FieldType.Default(recent)}, was {FieldType.Default(old)}"), DataFormat.Protobuf,
                wire.Read(old, recent), wire.Read(recent, old));
            findings.Add(Change("field-default", $"absent it is {FieldType.Default(recent)}, was {FieldType.Default(old)}"), DataFormat.ProtoJson,
                json.Read(old, Named(recent, old)), json.Read(recent, Named(old, recent)));
        }
        if (Text(old) is { } text && Text(recent) is { } other && text.Features.Utf8 != other.Features.Utf8)
        {
            findings.Add(Change("field-utf8", other.Features.Utf8 == ProtoFeatures.Verify ? "checked for UTF-8 from now on" : "no longer checked for UTF-8"),
                DataFormat.Protobuf, wire.Read(old, Defaulting(recent, old)), wire.Read(recent, Defaulting(old, recent)));
        }
        Oneofs(Change, old, recent);
    }

    /// <summary>An extension whose number a field has now, or the other way round: the same on the wire, and another name in JSON.</summary>
    internal void Became(ProtoField old, ProtoField recent, string type)
    {
        Both(old, recent, type);
        Names(
            new ProtoChange("field-extension", type, recent.Name, recent.IsExtension ? "an extension, was a field" : "a field, was an extension",
                ProtoFindings.At(recent.File, recent.Position)), old, recent);
    }

    /// <summary>A field, or an extension, that has another name: its own, in JSON, or with what is around it.</summary>
    internal void Names(ProtoChange change, ProtoField old, ProtoField recent)
    {
        findings.Add(change, DataFormat.Protobuf, Verdict.Read, Verdict.Read);
        findings.Add(change, DataFormat.ProtoJson, json.Name(old, recent), json.Name(recent, old));
    }

    /// <summary>A field, or an extension, that is gone.</summary>
    /// <param name="old">The field.</param>
    /// <param name="type">The message.</param>
    /// <param name="reserved">What the message reserves now.</param>
    /// <param name="place">Where.</param>
    /// <param name="isMoved">Whether its name is there under another number, so JSON has it.</param>
    internal void Removed(ProtoField old, string type, ProtoReserved? reserved, Place place, bool isMoved = false)
    {
        bool isKept = reserved?.Has(old.Number) == true;
        bool isNameKept = isMoved || reserved?.Has(old.Name) == true;
        var change =
            new ProtoChange("field-removed", type, old.Name,
                $"removed ({Number(old)}){(isKept && isNameKept ? "" : isKept ? ", its name not reserved" : isNameKept ? ", its number not reserved" : ", neither number nor name reserved")}", place);
        findings.Add(change, DataFormat.Protobuf,
            isKept ? Verdict.Read : new Verdict(Outcome.Risk, "its number may be reused for another field, which then reads stored data of this one"),
            wire.Missing(old));
        if (!isMoved)
        {
            findings.Add(change, DataFormat.ProtoJson, json.Unknown(old), json.Missing(old));
        }
    }

    /// <summary>A field whose name has another number: data knows numbers alone, so what was its own is another's now.</summary>
    private void Moved(ProtoField field, ProtoField moved, ProtoMessage old, ProtoMessage recent) =>
        Moved(field, moved, recent.FullName, recent.Find(field.Number), old.Find(moved.Number));

    /// <summary>The same of a field or extension, with what has its numbers on either side.</summary>
    internal void Moved(ProtoField field, ProtoField moved, string type, ProtoField? recent, ProtoField? old)
    {
        var change =
            new ProtoChange("field-number", type, moved.Name, $"number {Number(moved)}, was {Number(field)}",
                ProtoFindings.At(moved.File, moved.Position));
        findings.Add(change, DataFormat.Protobuf, wire.Renumbered(field, moved, recent), wire.Renumbered(moved, field, old));
        if (recent is null)
        {
            // Else its name is judged with the field that has its number.
            findings.Add(change, DataFormat.ProtoJson, json.Read(field, moved), json.Read(moved, field));
        }
    }

    private void Added(ProtoField field, ProtoMessage old, ProtoMessage recent)
    {
        bool wasKept = old.Reserved.Has(field.Number);
        bool wasNameKept = old.Reserved.Has(field.Name);
        var change =
            new ProtoChange("field-added", recent.FullName, field.Name,
                $"added ({Number(field)}): {FieldType.Of(field)}{(wasKept ? "; the number was reserved" : "")}{(wasNameKept ? "; the name was reserved" : "")}",
                ProtoFindings.At(field.File, field.Position));
        findings.Add(change, DataFormat.Protobuf,
            wire.Missing(field).Or(wasKept ? new Verdict(Outcome.Risk, "the number was reserved: stored data of an earlier field may have it") : Verdict.Read),
            Verdict.Read);
        if (old.Find(field.Name) is not null)
        {
            return; // JSON has its name under another number
        }
        findings.Add(change, DataFormat.ProtoJson,
            json.Missing(field)
                .Or(wasNameKept ? new Verdict(Outcome.Risk, "the name was reserved: stored data of an earlier field may have it") : Verdict.Read),
                    json.Unknown(field) is { Outcome: Outcome.Partly } unknown ? unknown with { Outcome = Outcome.OnUse } : json.Unknown(field));
    }

    private void Values(ProtoChange change, ProtoField old, ProtoField recent)
    {
        findings.Add(change, DataFormat.Protobuf, wire.Read(old, recent), wire.Read(recent, old));
        findings.Add(change, DataFormat.ProtoJson, json.Read(old, Named(recent, old)), json.Read(recent, Named(old, recent)));
    }

    private void Oneofs(Func<string, string, ProtoChange> change, ProtoField old, ProtoField recent)
    {
        (ProtoOneof? one, ProtoOneof? other) = (FieldType.Oneof(old), FieldType.Oneof(recent));
        if (one?.Name != other?.Name)
        {
            Moved(change("field-oneof",
                other is null ? $"moved out of the oneof {one!.Name}" : one is null ? $"moved into the oneof {other.Name}"
                    : $"moved from the oneof {one.Name} into {other.Name}"), Shared(old, recent), Shared(recent, old));
        }

        // Two members of one oneof are refused in JSON.
        void Moved(ProtoChange moved, Verdict stored, Verdict readers)
        {
            findings.Add(moved, DataFormat.Protobuf, stored, readers);
            findings.Add(moved, DataFormat.ProtoJson, Json(stored), Json(readers));
        }

        static Verdict Json(Verdict verdict) =>
            verdict.Outcome == Outcome.Wrong ? new Verdict(Outcome.Partly, "two members of one oneof are refused, and data may have several") : verdict;
    }

    // Of a oneof the last field is kept: the writer may have set several if it has no such oneof.
    private Verdict Shared(ProtoField written, ProtoField read)
    {
        bool areApart = FieldType.Oneof(read) is not null && Sources(read.Parent!, written.Parent!)[read.Oneof].AreApart(written);
        return areApart ? new Verdict(Outcome.Wrong, "only the last field of its oneof is kept, and data may have several") : Verdict.Read;
    }

    /// <summary>The fields of the writer that the reader has in each of its oneofs.</summary>
    private Dictionary<int, OneofSources> Sources(ProtoMessage reader, ProtoMessage writer)
    {
        if (!_oneofs.TryGetValue((reader, writer), out Dictionary<int, OneofSources>? sources))
        {
            _oneofs[(reader, writer)] = sources = [];
            foreach (ProtoField field in reader.Fields.Where(field => FieldType.Oneof(field) is not null))
            {
                if (!sources.TryGetValue(field.Oneof, out OneofSources? one))
                {
                    sources[field.Oneof] = one = new OneofSources();
                }
                one.Add(writer.Find(field.Number));
            }
        }
        return sources;
    }

    // The field itself, or the part of a map that is text.
    private static ProtoField? Text(ProtoField field) =>
        field.Type == ProtoType.String ? field : field.IsMap ? field.Message!.Fields.Find(part => part.Type == ProtoType.String) : null;

    private static string Rule(ProtoField old, ProtoField recent) =>
        old.IsRepeated != recent.IsRepeated || old.IsMap != recent.IsMap ? "field-cardinality"
            : FieldType.IsRequired(old) != FieldType.IsRequired(recent) && FieldType.Single(old) == FieldType.Single(recent) ? "field-required" : "field-type";

    private static string Declared(ProtoField field) =>
        FieldType.Of(field)
            + (field.Type == ProtoType.Message && FieldType.IsDelimited(field) ? " between tags" : field.Type == ProtoType.Group ? " between tags" : "");

    // A type that moved with its package is the same one.
    private bool AreSameTypes(ProtoField old, ProtoField recent) =>
        old.Type == recent.Type && (old.TypeName.Length == 0 || old.IsMap || areOne(old.TypeName, recent.TypeName));

    // The same field under another's names, so only one thing is judged at a time.
    private static ProtoField Named(ProtoField field, ProtoField names) => Copy(field, names, field.Default);

    // The same field with another's default, for the same end.
    private static ProtoField Defaulting(ProtoField field, ProtoField other) => Copy(field, field, other.Default);

    private static ProtoField Copy(ProtoField field, ProtoField names, string? absent) => new()
    {
        Name = names.Name,
        FullName = names.FullName,
        JsonName = names.JsonName,
        File = field.File,
        Parent = field.Parent,
        Number = field.Number,
        Label = field.Label,
        Type = field.Type,
        TypeName = field.TypeName,
        Message = field.Message,
        Enum = field.Enum,
        Extendee = field.Extendee,
        Extended = field.Extended,
        Default = absent,
        Oneof = field.Oneof,
        IsProto3Optional = field.IsProto3Optional,
        Features = field.Features,
        Options = field.Options,
    };

    private static string Number(ProtoField field) => field.Number.ToString(CultureInfo.InvariantCulture);
}
