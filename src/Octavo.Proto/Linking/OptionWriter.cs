// Owns: the step from options as they are written to the bytes of their message in descriptor.proto, custom ones too.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;
using Octavo.Proto.Text;

namespace Octavo.Proto.Linking;

/// <param name="symbols">What names mean.</param>
/// <param name="errors">Where errors go.</param>
/// <param name="isDraft">Whether only options of descriptor.proto are written.</param>
internal sealed class OptionWriter(SymbolTable symbols, ProtoErrors errors, bool isDraft)
{
    /// <summary>A message that options fill: what each of its fields has, in the order in which it came.</summary>
    private sealed class Node
    {
        private readonly Dictionary<ProtoField, object> _first = [];
        private readonly Dictionary<int, ProtoField> _oneofs = [];

        public List<(ProtoField Field, object Value)> Fields { get; } = [];

        public void Add(ProtoField field, object value)
        {
            Fields.Add((field, value));
            if (!_first.ContainsKey(field))
            {
                _first.Add(field, value);
                if (field.Oneof >= 0 && !_oneofs.ContainsKey(field.Oneof))
                {
                    _oneofs.Add(field.Oneof, field);
                }
            }
        }

        /// <summary>What a field has; null if it is not there.</summary>
        public object? Of(ProtoField field) => _first.TryGetValue(field, out object value) ? value : null;

        /// <summary>The field of a oneof that is there; null for none. Extensions are in none.</summary>
        public ProtoField? OfOneof(int oneof) => _oneofs.TryGetValue(oneof, out ProtoField field) ? field : null;
    }

    /// <summary>Targets that an error names: FieldOptions.OptionTargetType has no more.</summary>
    private const int MostTargets = 10;

    /// <summary>The fields of a message as options name them. Of several of one name the first.</summary>
    private readonly Dictionary<ProtoMessage, (int Count, Dictionary<string, ProtoField> Fields)> _fields = [];
    private readonly Dictionary<ProtoMessage, Dictionary<string, ProtoField>> _groups = [];
    private readonly Dictionary<ProtoMessage, ProtoField[]> _required = [];
    private readonly Dictionary<ProtoMessage, Dictionary<ProtoMessage, ProtoField>> _items = []; // by their types, and by the sets that they extend
    private readonly Dictionary<ProtoField, HashSet<string>> _targets = [];
    private readonly Dictionary<ProtoField, (byte[] Options, bool IsOfSource)> _ofSource = [];

    // Those that protoc takes.
    private static readonly string[] s_prefixes = ["type.googleapis.com/", "type.googleprod.com/"];

    private ProtoFile _file = null!;
    private string _scope = "";
    private string _target = "";

    /// <summary>Writes the options of an element, if it has any.</summary>
    /// <param name="element">The element.</param>
    /// <param name="message">The options' message in google.protobuf.</param>
    /// <param name="file">Its file.</param>
    /// <param name="scope">Where names of extensions are.</param>
    /// <param name="target">What it is, as in FieldOptions.OptionTargetType.</param>
    public void Write(ProtoElement element, string message, ProtoFile file, string scope, string target)
    {
        if (element.Written.Count == 0)
        {
            return;
        }
        (_file, _scope, _target) = (file, scope, "TARGET_TYPE_" + target);
        var root = new Node();
        var type = (ProtoMessage)symbols.Find("google.protobuf." + message)!;
        foreach (ProtoOption option in element.Written.Where(option => !isDraft || !option.Path[0].IsExtension))
        {
            Set(root, type, option.Path, 0, option.Value);
        }
        element.Options = Bytes(root);
    }

    /// <param name="node">The message that the option is of.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="path">The option's name.</param>
    /// <param name="at">The part of it that is of this message.</param>
    /// <param name="value">The value.</param>
    /// <param name="inText">Whether it is in an aggregate, which omits a zero without presence; an option that is set by its path keeps it.</param>
    private void Set(Node node, ProtoMessage type, List<ProtoOptionPart> path, int at, ProtoValue value, bool inText = false)
    {
        ProtoOptionPart part = path[at];
        if (part.Prefix.Length != 0)
        {
            Any(node, type, part, value);
            return;
        }
        if (inText && !part.IsExtension && type.Find(part.Name) is null && type.Reserved.Has(part.Name))
        {
            return; // text format skips what a message reserves
        }
        if (Field(type, part, inText) is not { } field)
        {
            return;
        }
        if (!_targets.TryGetValue(field, out HashSet<string> targets))
        {
            _targets.Add(field, targets = new HashSet<string>(Targets(field), StringComparer.Ordinal));
        }
        if (targets.Count != 0 && !targets.Contains(_target))
        {
            Wrong(part.Position, $"'{field.FullName}' cannot be used here: it is for {string.Join(", ", targets.Take(MostTargets).Select(ErrorText.Shown))}.");
            return;
        }
        if (at == path.Count - 1)
        {
            Add(node, field, value, part, inText);
            return;
        }
        if (field.Message is null || field.IsRepeated)
        {
            Wrong(part.Position, $"'{field.FullName}' is not a single message: it has no '{ErrorText.Shown(path[at + 1].Name)}'.");
            return;
        }
        var inner = (Node?)node.Of(field);
        if (inner is null)
        {
            inner = new Node();
            node.Add(field, inner);
        }
        Set(inner, field.Message, path, at + 1, value, inText);
    }

    /// <summary>A message in a google.protobuf.Any: its URL, and its bytes.</summary>
    private void Any(Node node, ProtoMessage type, ProtoOptionPart part, ProtoValue value)
    {
        if (type is not { FullName: "google.protobuf.Any", Fields: [{ Type: ProtoType.String } url, { Type: ProtoType.Bytes } content, ..] }
            || value.Kind != ProtoValueKind.Aggregate || node.Fields.Count != 0)
        {
            Wrong(part.Position, $"'{part.Prefix}{part.Name}' must be alone in a google.protobuf.Any, with {{ … }} after it.");
            return;
        }
        if (!s_prefixes.Contains(part.Prefix) || symbols.Resolve("." + part.Name, "", _file, one => one is ProtoMessage) is not ProtoMessage message)
        {
            Wrong(part.Position,
                $"'{part.Prefix}{part.Name}' is not a known message here: write {string.Join(" or ", s_prefixes)} and its full name, and import its file.");
            return;
        }
        var inner = new Node();
        value.Fields.ForEach(one => Set(inner, message, one.Path, 0, one.Value, inText: true));
        HasRequired(message, inner, value.Position);
        node.Add(url, Prefixed(Encoding.UTF8.GetBytes(part.Prefix + part.Name)));
        if (Bytes(inner) is { Length: > 0 } bytes)
        {
            node.Add(content, Prefixed(bytes));
        }
    }

    private ProtoField? Field(ProtoMessage type, ProtoOptionPart part, bool inText)
    {
        if (!part.IsExtension)
        {
            ProtoField? plain = FieldsOf(type).TryGetValue(part.Name, out ProtoField named) || (inText && GroupsOf(type).TryGetValue(part.Name, out named))
                ? named : null;
            return plain ?? Wrong(part.Position, $"'{type.FullName}' has no option '{ErrorText.Shown(part.Name)}'; custom options are in parentheses.");
        }
        // In an aggregate names are where its message is, elsewhere where the option is.
        if (symbols.Resolve(part.Name, inText ? type.Parent?.FullName ?? type.File.Package : _scope, _file,
                one => one is ProtoField { IsExtension: true } || IsItem(type, one), hides: true)
            is not { } found || (found as ProtoField ?? Item(type, found)) is not { } field)
        {
            return Wrong(part.Position, $"'{ErrorText.Shown(part.Name)}' is not a known extension here: import its file.");
        }
        return field.Extended == type ? field : Wrong(part.Position, $"'{field.FullName}' extends '{field.Extended?.FullName}', not '{type.FullName}'.");
    }

    private Dictionary<string, ProtoField> FieldsOf(ProtoMessage type)
    {
        if (!_fields.TryGetValue(type, out (int Count, Dictionary<string, ProtoField> Fields) known) || known.Count != type.Fields.Count)
        {
            var fields = new Dictionary<string, ProtoField>(StringComparer.Ordinal);
            foreach (ProtoField one in type.Fields.Where(one => one.Name != "uninterpreted_option" && !fields.ContainsKey(one.Name)))
            {
                fields.Add(one.Name, one);
            }
            _fields[type] = known = (type.Fields.Count, fields);
        }
        return known.Fields;
    }

    /// <summary>The groups of a message, and fields of editions that are as groups, which text format calls as their messages.</summary>
    private Dictionary<string, ProtoField> GroupsOf(ProtoMessage type)
    {
        if (!_groups.TryGetValue(type, out Dictionary<string, ProtoField> groups))
        {
            _groups[type] = groups = new Dictionary<string, ProtoField>(StringComparer.Ordinal);
            foreach (ProtoField one in type.Fields.Where(one => one.Message is { } message && message.Parent == type && IsDelimited(one)
                && one.Name == message.Name.ToLowerInvariant() && !groups.ContainsKey(message.Name)))
            {
                groups.Add(one.Message!.Name, one);
            }
        }
        return groups;
    }

    /// <summary>Whether a message is the type of an item of a message set, which text format may name by it.</summary>
    private bool IsItem(ProtoMessage set, ProtoElement element) => Item(set, element) is not null;

    private ProtoField? Item(ProtoMessage set, ProtoElement element)
    {
        if (!set.IsMessageSet || element is not ProtoMessage message)
        {
            return null;
        }
        if (!_items.TryGetValue(message, out Dictionary<ProtoMessage, ProtoField> items))
        {
            // Of all sets at once: a message with n extensions may be an item of n sets.
            _items.Add(message, items = []);
            foreach (ProtoField one in message.Extensions.Where(one => one.Message == message && one.Label == ProtoLabel.Optional))
            {
                if (one.Extended is { } extended && !items.ContainsKey(extended))
                {
                    items.Add(extended, one);
                }
            }
        }
        return items.TryGetValue(set, out ProtoField item) ? item : null;
    }

    /// <summary>Whether a field's options, as far as they are known now, keep it in source.</summary>
    private bool IsOfSource(ProtoField field)
    {
        if (!_ofSource.TryGetValue(field, out (byte[] Options, bool IsOfSource) known) || known.Options != field.Options)
        {
            _ofSource[field] = known = (field.Options, OptionReader.IsOfSource(field.Options));
        }
        return known.IsOfSource;
    }

    // As they are written: options of one file are of one another.
    private static IEnumerable<string> Targets(ProtoField field) =>
        field.Written.Where(option => option.Path is [{ IsExtension: false, Name: "targets" }])
            .SelectMany(option => option.Value.Kind == ProtoValueKind.List ? option.Value.Items : [option.Value]).Select(value => value.Identifier);

    private ProtoField? Wrong(Position position, string message)
    {
        errors.Report(ProtoCodes.Option, _file.Path, position, message);
        return null;
    }

    private void Add(Node node, ProtoField field, ProtoValue value, ProtoOptionPart part, bool inText)
    {
        if (value.Kind == ProtoValueKind.List)
        {
            if (!field.IsRepeated)
            {
                Wrong(value.Position, $"'{field.FullName}' is not repeated: it takes one value.");
                return;
            }
            value.Items.ForEach(item => Add(node, field, item, part, inText));
            return;
        }
        if (!field.IsRepeated && node.Of(field) is not null)
        {
            Wrong(part.Position, $"The option '{ErrorText.Shown(part.Name)}' is set already.");
            return;
        }
        if (inText && field.Oneof >= 0 && node.OfOneof(field.Oneof) is { } other)
        {
            Wrong(part.Position, $"'{ErrorText.Shown(part.Name)}' is in one oneof with '{ErrorText.Shown(other.Name)}', which is set already.");
            return;
        }
        if (Content(field, value, inText) is { } content && !(inText && IsNothing(field, content)))
        {
            node.Add(field, content);
        }
    }

    private object? Content(ProtoField field, ProtoValue value, bool inText) => DeepStack.HasRoom ? ContentNow(field, value, inText)
        : OnNewStack(field, value, inText);

    // By itself: what it captures would be allocated in each call.
    private object? OnNewStack(ProtoField field, ProtoValue value, bool inText) => DeepStack.Run(() => ContentNow(field, value, inText));

    private object? ContentNow(ProtoField field, ProtoValue value, bool inText)
    {
        if (field.Message is { } message)
        {
            if (value.Kind != ProtoValueKind.Aggregate)
            {
                return Wrong(value.Position, $"'{field.FullName}' is a message: expected {{ … }}.");
            }
            var inner = new Node();
            value.Fields.ForEach(one => Set(inner, message, one.Path, 0, one.Value, inText: true));
            if (message.IsMapEntry)
            {
                // An entry has a key and a value, whatever is said about it.
                foreach (ProtoField missing in message.Fields.Where(part => inner.Of(part) is null))
                {
                    inner.Add(missing, Zero(missing));
                }
            }
            return HasRequired(message, inner, value.Position) ? inner : null;
        }
        if (field.Type == ProtoType.String && (field.File.IsProto3 || field.Features.Utf8 == ProtoFeatures.Verify) && value.Kind == ProtoValueKind.Text
            && Utf8.Of(value.Text) is null)
        {
            return Wrong(value.Position, $"The text of '{field.Name}' is not UTF-8; use the type bytes for any bytes.");
        }
        byte[]? scalar = Scalar(field, value, inText);
        if (scalar is null)
        {
            Wrong(value.Position,
                field.Enum is { } one && value.Kind == ProtoValueKind.Identifier ? $"'{one.FullName}' has no value '{ErrorText.Shown(value.Identifier)}'."
                    : $"'{field.Name}' cannot have this value.");
        }
        return scalar;
    }

    private bool HasRequired(ProtoMessage message, Node node, Position position)
    {
        if (!_required.TryGetValue(message, out ProtoField[] required))
        {
            required = [.. message.Fields.Where(field => field.Features.Presence == ProtoFeatures.Required && !field.IsRepeated)];
            _required.Add(message, required);
        }
        ProtoField? missing = Array.Find(required, field => node.Of(field) is null);
        return missing is null || Wrong(position, $"The required field '{missing.FullName}' is missing.") is not null;
    }

    private static bool IsNothing(ProtoField field, object content) =>
        !field.IsRepeated && field.Oneof < 0 && !field.IsExtension && field.Features.Presence == ProtoFeatures.Implicit
            && field.Parent is not { IsMapEntry: true } && content is byte[] scalar && scalar.All(one => one == 0);

    private static object Zero(ProtoField field) =>
        field.Message is not null ? new Node() : new byte[WireType(field.Type) switch { 1 => 8, 5 => 4, _ => 1 }];

    private static byte[]? Scalar(ProtoField field, ProtoValue value, bool inText)
    {
        var writer = new WireWriter();
        switch (field.Type)
        {
            case ProtoType.String or ProtoType.Bytes when value.Kind == ProtoValueKind.Text:
                return Prefixed(value.Text);
            case ProtoType.Bool when value.Kind == ProtoValueKind.Identifier && !value.IsNegative && value.Identifier is "true" or "false":
                return [value.Identifier == "true" ? (byte)1 : (byte)0];
            case ProtoType.Bool when inText && Truth(value) is { } truth:
                return [truth ? (byte)1 : (byte)0];
            case ProtoType.Enum when value.Kind == ProtoValueKind.Identifier:
                if (value.IsNegative || field.Enum?.Find(value.Identifier) is not { } named)
                {
                    return null;
                }
                writer.Varint((ulong)(long)named.Number);
                return writer.ToArray();
            case ProtoType.Enum when inText && DefaultText.Integer(ProtoType.Enum, value) is { } number:
                if (field.Enum is not { Features.Enum: ProtoFeatures.Open } && field.Enum?.Find((int)number) is null)
                {
                    return null;
                }
                writer.Varint((ulong)(long)number);
                return writer.ToArray();
            case ProtoType.Double when DefaultText.Number(value, inText) is { } number:
                return Float(BitConverter.GetBytes(number), double.IsNaN(number), inText && value.IsNegative);
            case ProtoType.Float when DefaultText.Number(value, inText) is { } number:
                return Float(BitConverter.GetBytes((float)number), double.IsNaN(number), inText && value.IsNegative);
        }
        if (field.Type is ProtoType.Bool or ProtoType.Enum || DefaultText.Integer(field.Type, value) is not { } integer)
        {
            return null;
        }
        ulong bits = integer < 0 ? (ulong)(long)integer : (ulong)integer;
        switch (field.Type)
        {
            case ProtoType.Fixed32 or ProtoType.SFixed32:
                return BitConverter.GetBytes((uint)bits);
            case ProtoType.Fixed64 or ProtoType.SFixed64:
                return BitConverter.GetBytes(bits);
            case ProtoType.SInt32 or ProtoType.SInt64:
                writer.Varint((bits << 1) ^ (ulong)((long)bits >> 63));
                return writer.ToArray();
            default:
                writer.Varint(bits);
                return writer.ToArray();
        }
    }

    // Text format has more words for truth values.
    private static bool? Truth(ProtoValue value) => value switch
    {
        { IsNegative: true } => null,
        { Kind: ProtoValueKind.Identifier, Identifier: "True" or "t" } or { Kind: ProtoValueKind.Integer, Integer: 1 } => true,
        { Kind: ProtoValueKind.Identifier, Identifier: "False" or "f" } or { Kind: ProtoValueKind.Integer, Integer: 0 } => false,
        _ => null,
    };

    private static byte[] Prefixed(byte[] bytes)
    {
        var writer = new WireWriter();
        writer.Varint((ulong)bytes.Length);
        writer.Raw(bytes);
        return writer.ToArray();
    }

    // NaN has a sign in aggregates alone; its bits differ between processors otherwise.
    private static byte[] Float(byte[] bytes, bool isNaN, bool isNegative)
    {
        if (isNaN)
        {
            byte last = bytes[bytes.Length - 1];
            bytes[bytes.Length - 1] = (byte)(isNegative ? last | 0x80 : last & 0x7F);
        }
        return bytes;
    }

    // What only source may have is left out, as protoc leaves it out of what others read.
    private byte[] Bytes(Node node)
    {
        var writer = new WireWriter();
        foreach (IGrouping<ProtoField, (ProtoField Field, object Value)> field in node.Fields.Where(one => !IsOfSource(one.Field)).GroupBy(one => one.Field)
            .OrderBy(one => one.Key.Number))
        {
            Write(writer, field.Key, [.. field.Select(one => one.Value)]);
        }
        return writer.ToArray();
    }

    private void Write(WireWriter writer, ProtoField field, object[] values)
    {
        if (field.Extended is { IsMessageSet: true })
        {
            foreach (Node item in values.OfType<Node>())
            {
                // An item of a message set: a group with the number and the bytes.
                writer.Tag(1, 3);
                writer.Tag(2, 0);
                writer.Varint((ulong)field.Number);
                writer.Bytes(3, Bytes(item));
                writer.Tag(1, 4);
            }
            return;
        }
        if (field.IsRepeated && field.IsPackable && field.Features.Repeated == ProtoFeatures.Packed)
        {
            writer.Bytes(field.Number, [.. values.SelectMany(one => (byte[])one)]);
            return;
        }
        foreach (object value in values)
        {
            if (value is Node inner && IsDelimited(field))
            {
                writer.Tag(field.Number, 3);
                writer.Raw(Bytes(inner));
                writer.Tag(field.Number, 4);
            }
            else if (value is Node message)
            {
                writer.Bytes(field.Number, Bytes(message));
            }
            else
            {
                writer.Tag(field.Number, WireType(field.Type));
                writer.Raw((byte[])value);
            }
        }
    }

    private static bool IsDelimited(ProtoField field) =>
        field.Type == ProtoType.Group || (field.Features.Encoding == ProtoFeatures.Delimited && field.Message is { IsMapEntry: false });

    private static int WireType(ProtoType type) => type switch
    {
        ProtoType.Double or ProtoType.Fixed64 or ProtoType.SFixed64 => 1,
        ProtoType.Float or ProtoType.Fixed32 or ProtoType.SFixed32 => 5,
        ProtoType.String or ProtoType.Bytes => 2,
        _ => 0,
    };
}
