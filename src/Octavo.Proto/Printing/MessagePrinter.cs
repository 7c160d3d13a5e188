// Owns: messages as text, and the order of what is declared in them: descriptors have nested messages, and those of maps and groups, in the order of the text.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

internal sealed class MessagePrinter
{
    private const int MostRangesOfSet = 32;

    private readonly ProtoText _text;
    private readonly OptionPrinter _options;
    private readonly EnumPrinter _enums;
    private readonly FieldPrinter _fields;

    public MessagePrinter(ProtoText text, OptionPrinter options, NameScope names)
    {
        (_text, _options) = (text, options);
        _enums = new EnumPrinter(text, options);
        _fields = new FieldPrinter(text, options, names, Body);
    }

    public void Enum(ProtoEnum one, string scope) => _enums.Enum(one, scope);

    public void Message(ProtoMessage message)
    {
        _text.Comment(message.Comment);
        _text.Open("message " + message.Name);
        Body(message);
        _text.Close();
    }

    /// <summary>Fields, messages and extensions of one scope. A message that stands for a map or a group is not printed by itself, but brings its field to its
    /// place.</summary>
    /// <param name="parent">The message whose fields they are; null at the top of a file.</param>
    /// <param name="messages">The messages.</param>
    /// <param name="extensions">The extensions.</param>
    /// <param name="scope">The scope's full name.</param>
    public void Declarations(ProtoMessage? parent, List<ProtoMessage> messages, List<ProtoField> extensions, string scope)
    {
        var fields = new FieldQueue(parent?.Fields ?? []);
        var extends = new FieldQueue(extensions);
        Dictionary<ProtoMessage, ProtoField> ofFields = Standing(parent?.Fields ?? []);
        Dictionary<ProtoMessage, ProtoField> ofExtensions = Standing(extensions);
        int last = messages.FindLastIndex(message => ofFields.ContainsKey(message) || ofExtensions.ContainsKey(message));
        for (int i = 0; i < messages.Count; i++)
        {
            ProtoMessage message = messages[i];
            if (i == last + 1)
            {
                Fields(parent!, fields, null, scope); // from here on the order is free
            }
            if (ofFields.TryGetValue(message, out ProtoField field))
            {
                Fields(parent!, fields, field, scope);
            }
            else if (ofExtensions.TryGetValue(message, out ProtoField extension))
            {
                Extensions(extends, extension, scope);
            }
            else
            {
                _text.Separate();
                Message(message);
                _text.Separate();
            }
        }
        Fields(parent!, fields, null, scope);
        Extensions(extends, null, scope);
    }

    /// <summary>The messages that stand for a map or a group of one of the fields, with the first such field of each.</summary>
    private static Dictionary<ProtoMessage, ProtoField> Standing(IEnumerable<ProtoField> fields)
    {
        var standing = new Dictionary<ProtoMessage, ProtoField>();
        foreach (ProtoField field in fields)
        {
            if (field.Message is { } message && (message.IsMapEntry || (field.Type == ProtoType.Group && message.Name.ToLowerInvariant() == field.Name))
                && !standing.ContainsKey(message))
            {
                standing.Add(message, field);
            }
        }
        return standing;
    }

    private void Body(ProtoMessage message)
    {
        if (DeepStack.HasRoom)
        {
            BodyNow(message);
        }
        else
        {
            DeepStack.Run(BodyNow, message);
        }
    }

    private void BodyNow(ProtoMessage message)
    {
        string scope = message.FullName;
        string around = message.Parent?.FullName ?? message.File.Package;
        _options.Statements(_text, message, "MessageOptions", around);
        _enums.Reserved(message.ReservedRanges, message.ReservedNames, message.File, ProtoField.MaxNumber);
        Ranges(message, around);
        _text.Separate();
        foreach (ProtoEnum one in message.Enums)
        {
            _text.Separate();
            _enums.Enum(one, scope);
            _text.Separate();
        }
        Declarations(message, message.Nested, message.Extensions, scope);
    }

    private void Ranges(ProtoMessage message, string around)
    {
        List<ProtoRange> ranges = message.ExtensionRanges;
        for (int first = 0, end; first < ranges.Count; first = end)
        {
            ProtoRange range = ranges[first];
            end = first + 1;
            while (end < ranges.Count && HaveOneStatement(range, ranges[end], end - first))
            {
                end++;
            }
            string head = "extensions " + string.Join(", ", ranges.GetRange(first, end - first).Select(one => one.Text(message.MaxExtension)));
            string after = _options.Brackets(range, "ExtensionRangeOptions", around, [], head.Length, out string? left);
            _text.Comment(left);
            _text.Line(head + after + ";");
        }
    }

    /// <summary>Whether the first range of a statement and the next one have options, and the same ones. A set does not say which ranges had one statement.
    /// With few in each, no reader of the text refuses it.</summary>
    private static bool HaveOneStatement(ProtoRange range, ProtoRange next, int count) => range.Written.Count != 0 ? range.Shares(next)
        : count < MostRangesOfSet && next.Written.Count == 0 && range.Options.Length != 0 && range.Options.SequenceEqual(next.Options);

    // Fields up to one of them, or all that are left.
    private void Fields(ProtoMessage parent, FieldQueue fields, ProtoField? last, string scope)
    {
        while (fields.Count != 0 && (last is null || fields.Contains(last)))
        {
            ProtoField field = fields.Dequeue();
            if (field.Oneof < 0 || parent.Oneofs[field.Oneof].IsSynthetic)
            {
                _fields.Field(field, scope);
                continue;
            }
            var all = new List<ProtoField> { field };
            while (fields.Count != 0 && fields.Peek().Oneof == field.Oneof)
            {
                all.Add(fields.Dequeue());
            }
            _text.Separate();
            _fields.Oneof(parent.Oneofs[field.Oneof], all, scope);
            _text.Separate();
        }
    }

    private void Extensions(FieldQueue extensions, ProtoField? last, string scope)
    {
        while (extensions.Count != 0 && (last is null || extensions.Contains(last)))
        {
            var all = new List<ProtoField>();
            string extendee = extensions.Peek().Extendee;
            do
            {
                all.Add(extensions.Dequeue());
            }
            while (extensions.Count != 0 && extensions.Peek().Extendee == extendee && all[all.Count - 1] != last);
            _text.Separate();
            _fields.Extend(extendee, all, scope);
            _text.Separate();
        }
    }
}
