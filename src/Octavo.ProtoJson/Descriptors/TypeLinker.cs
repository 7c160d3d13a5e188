// Owns: the step from descriptors to types: names resolved, features inherited, extensions joined to what they extend.
using System.Text;
using Octavo.Internal;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Descriptors;

/// <summary>Links the files of one registry. Instances are used once.</summary>
internal sealed class TypeLinker(ProtoJsonTypes types)
{
    /// <summary>Parts that a package's name has at most, as in protoc: names are looked for in each of them.</summary>
    private const int MaxPackageParts = 100;

    /// <summary>Letters that the full name of a type or extension has at most: n types below a name of n letters would take n² otherwise.</summary>
    private const int MaxFullName = 1_024;

    private readonly Dictionary<string, ProtoMessageType> _messages = new(StringComparer.Ordinal);
    private readonly Dictionary<string, EnumType> _enums = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<FieldType>> _extensions = new(StringComparer.Ordinal);
    private readonly List<(ProtoMessageType Type, MessageDescriptor Descriptor, FeatureSet Features)> _bodies = [];
    private readonly List<(FieldDescriptor Field, string Scope, FeatureSet Features)> _extending = [];

    /// <summary>The messages by their full names.</summary>
    /// <param name="files">Of equal names the first counts.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: a type that is named and not there, a kind that is none, two fields of one
    /// number.</exception>
    internal Dictionary<string, ProtoMessageType> Link(IReadOnlyList<FileDescriptor> files)
    {
        foreach (FileDescriptor file in files)
        {
            if (file.Package.Length > MaxFullName || file.Package.AsSpan().Count('.') >= MaxPackageParts)
            {
                throw Refused($"a package whose name has more than {MaxPackageParts} parts or {MaxFullName} letters.", file.Offset, file.Package);
            }
            FeatureSet features = FeatureSet.Of(EditionOf(file)).With(file.Features);
            Declare(file.Messages, file.Enums, file.Extensions, file.Package, features);
        }
        var extending = new HashSet<(string Extendee, string Name)>();
        foreach ((FieldDescriptor field, string scope, FeatureSet features) in _extending)
        {
            string extendee = Resolve(field.Extendee, scope, _messages, field);
            if (WellKnownMessages.KindOf(extendee) != WellKnownKind.None)
            {
                // They have no range of extensions, and a JSON of their own, which takes every field for one of theirs.
                throw Refused($"the extension {Named(scope, field)} is of {extendee}, which has no extensions.", scope, field);
            }
            if (!_extensions.TryGetValue(extendee, out List<FieldType>? list))
            {
                _extensions.Add(extendee, list = []);
            }
            string name = $"[{FullName(scope, field.Name, field.Offset)}]";
            if (extending.Add((extendee, name)))
            {
                list.Add(Field(field, scope, features, null, name));
            }
        }
        foreach ((ProtoMessageType type, MessageDescriptor descriptor, FeatureSet features) in _bodies)
        {
            if (type.IsMessageSet && descriptor.Fields.Count != 0)
            {
                throw Refused($"the message set {Throw.Shown(type.FullName)} has a field of its own; it has extensions alone.", type.FullName,
                    descriptor.Fields[0]);
            }
            IEnumerable<FieldType> fields = descriptor.Fields.Select(field => Field(field, type.FullName, features, descriptor, null));
            Complete(type, fields.Concat(_extensions.GetValueOrDefault(type.FullName, [])), descriptor.Offset);
            if (type.IsMapEntry && !IsEntry(type))
            {
                throw Refused($"the map entry {Throw.Shown(type.FullName)} is not a key that a map can have, with the number 1, and a value with the number 2.",
                    descriptor.Offset, type.FullName);
            }
        }
        return _messages;
    }

    /// <summary>Whether a message is what protoc makes of a map. Whoever reads entries takes all that is not their key for their value.</summary>
    private static bool IsEntry(ProtoMessageType type) =>
        type.Fields is [
        {
            Number: 1,
            IsRepeated: false,
            Oneof: < 0,
            Kind: not (FieldKind.Double or FieldKind.Float or FieldKind.Bytes or FieldKind.Enum or FieldKind.Message or FieldKind.Group)
        }, { Number: 2, IsRepeated: false, Oneof: < 0 }];

    private static void Complete(ProtoMessageType type, IEnumerable<FieldType> fields, long offset)
    {
        try
        {
            type.Complete(fields);
        }
        catch (OctavoException found) when (found.Offset < 0)
        {
            throw new OctavoException(found, ProtoJsonTypes.Format, offset, Throw.Shown(type.FullName));
        }
    }

    private static int EditionOf(FileDescriptor file) => file.Syntax switch
    {
        "proto3" => FeatureSet.Proto3Edition,
        "editions" => Math.Max(file.Edition, FeatureSet.Edition2023),
        _ => FeatureSet.Proto2Edition,
    };

    private static string FullName(string scope, string name, long offset) => scope.Length + name.Length >= MaxFullName
        ? throw Refused($"the type or extension {Throw.Shown(name)} has a full name of more than {MaxFullName} letters.", offset, scope)
        : name.Length == 0 ? throw Refused("a type or extension without a name.", offset, scope)
        : Join(scope, name);

    private static string Named(string scope, FieldDescriptor field) => Throw.Shown(Join(scope, field.Name));

    private static string Join(string scope, string name) => scope.Length == 0 ? name : $"{scope}.{name}";

    /// <summary>The name that protoc gives a field in JSON: without underscores, the letter after each a capital.</summary>
    private static string Camel(string name)
    {
        var text = new StringBuilder(name.Length);
        bool begins = false;
        foreach (char one in name)
        {
            if (one == '_')
            {
                begins = true;
                continue;
            }
            text.Append(begins ? char.ToUpperInvariant(one) : one);
            begins = false;
        }
        return text.ToString();
    }

    private static OctavoException Refused(string reason, string scope, FieldDescriptor field) => Refused(reason, field.Offset, Join(scope, field.Name));

    /// <summary>An error.</summary>
    /// <param name="reason">Why.</param>
    /// <param name="offset">Where the declaration is in the descriptor set.</param>
    /// <param name="name">Its full name.</param>
    private static OctavoException Refused(string reason, long offset, string name) =>
        new(new OctavoException(OctavoErrorCode.InvalidData, reason), ProtoJsonTypes.Format, offset, Throw.Shown(name));

    private void Declare(List<MessageDescriptor> messages, List<EnumDescriptor> enums, List<FieldDescriptor> extensions, string scope, FeatureSet features)
    {
        _extending.AddRange(extensions.Select(field => (field, scope, features)));
        foreach (EnumDescriptor one in enums)
        {
            string name = FullName(scope, one.Name, one.Offset);
            _enums.TryAdd(name,
                new EnumType(name, [.. one.Values.Select(value => new EnumValue(value.Name, value.Number))],
                features.With(one.Features).EnumType == FeatureSet.Closed));
        }
        foreach (MessageDescriptor one in messages)
        {
            string name = FullName(scope, one.Name, one.Offset);
            FeatureSet inner = features.With(one.Features);
            var type = new ProtoMessageType(name, types, one.IsMapEntry, one.IsMessageSet);
            if (_messages.TryAdd(name, type))
            {
                _bodies.Add((type, one, inner));
            }
            // Of a message that several files have each may have other nested ones: files of C# types have what is mentioned.
            Declare(one.Messages, one.Enums, one.Extensions, name, inner);
        }
    }

    private FieldType Field(FieldDescriptor field, string scope, FeatureSet outer, MessageDescriptor? holder, string? extension)
    {
        // An extension of a message set has the number of its item, which is in no tag.
        bool isItem = extension is not null && _messages[Resolve(field.Extendee, scope, _messages, field)].IsMessageSet;
        if (isItem && (field.Kind != FieldKind.Message || field.IsRepeated))
        {
            throw Refused($"the extension {Named(scope, field)} is of a message set, whose extensions are single messages.", scope, field);
        }
        if (field.Number <= 0 || (field.Number > ProtobufTag.MaxNumber && !isItem) || field.Kind is < FieldKind.Double or > FieldKind.SInt64)
        {
            throw Refused($"the field {Named(scope, field)} has number {field.Number} and type {(int)field.Kind}; one of them is not valid.", scope, field);
        }
        bool inOneof = holder is not null && field.Oneof >= 0;
        if (inOneof && field.Oneof >= holder!.Oneofs.Count)
        {
            throw Refused($"the field {Named(scope, field)} is of the oneof {field.Oneof}, but its message has {holder.Oneofs.Count}.", scope, field);
        }
        FeatureSet features = (inOneof ? outer.With(holder!.Oneofs[field.Oneof]) : outer).With(field.Features);
        ProtoMessageType? message = field.Kind is FieldKind.Message or FieldKind.Group ? _messages[Resolve(field.TypeName, scope, _messages, field)] : null;
        EnumType? named = field.Kind == FieldKind.Enum ? _enums[Resolve(field.TypeName, scope, _enums, field)] : null;
        named = field.IsClosed ? named?.Closed : named;
        bool isMap = field.IsRepeated && message is { IsMapEntry: true };
        // Maps and what is in their entries have lengths, whatever the file says.
        bool isDelimited = features.MessageEncoding == FeatureSet.Delimited && message is not null && !isMap && holder is not { IsMapEntry: true };
        bool hasPresence = !field.IsRepeated
            && (message is not null || inOneof || extension is not null || field.IsProto3Optional || field.IsRequired
            || features.FieldPresence is FeatureSet.Explicit or FeatureSet.LegacyRequired);
        FieldKind kind = isDelimited && !isItem ? FieldKind.Group : field.Kind;
        bool isPacked = field.Packed ?? features.RepeatedFieldEncoding == FeatureSet.Packed;
        return new FieldType
        {
            Name = extension ?? field.Name,
            JsonName = extension ?? (field.JsonName.Length == 0 ? Camel(field.Name) : field.JsonName),
            Number = field.Number,
            Kind = kind,
            IsRepeated = field.IsRepeated,
            IsPacked = field.IsRepeated && isPacked && message is null && kind is not (FieldKind.String or FieldKind.Bytes),
            HasPresence = hasPresence,
            ValidatesText = features.Utf8Validation == FeatureSet.Verify,
            IsExtension = extension is not null,
            Oneof = inOneof && !field.IsProto3Optional ? field.Oneof : -1,
            Message = message,
            Enum = named,
        };
    }

    /// <summary>A type's full name: of a name with a leading dot the rest, of another what is found in the innermost scope around.</summary>
    private static string Resolve<T>(string name, string scope, Dictionary<string, T> known, FieldDescriptor field)
    {
        if (name.StartsWith('.'))
        {
            if (known.ContainsKey(name[1..]))
            {
                return name[1..];
            }
            throw Refused(
                $"the field {Named(scope, field)} names the type {Throw.Shown(name[1..])}, which no file of the set declares; "
                + "build the set with --include_imports.", scope, field);
        }
        if (name.Length > MaxFullName)
        {
            // It is made anew for each scope around.
            throw Refused($"the field {Named(scope, field)} names the type '{Throw.Shown(name)}', which has more than {MaxFullName} letters.", scope, field);
        }
        Dictionary<string, T>.AlternateLookup<ReadOnlySpan<char>> byLetters = known.GetAlternateLookup<ReadOnlySpan<char>>();
        Span<char> letters = stackalloc char[(2 * MaxFullName) + 1];
        scope.CopyTo(letters);
        for (int around = scope.Length; around > 0; around = Math.Max(0, scope.LastIndexOf('.', around - 1)))
        {
            letters[around] = '.';
            name.CopyTo(letters[(around + 1)..]);
            if (byLetters.TryGetValue(letters[..(around + 1 + name.Length)], out string? found, out _))
            {
                return found;
            }
        }
        return known.ContainsKey(name) ? name
            : throw Refused(
                $"the field {Named(scope, field)} names the type '{Throw.Shown(name)}', which no file of the set declares; "
                + "build the set with --include_imports.", scope, field);
    }
}
