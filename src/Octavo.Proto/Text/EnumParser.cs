// Owns: enums, and the reserved numbers and names that messages have too.
using System.Collections.Generic;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Text;

internal sealed class EnumParser(ProtoFile file, TokenReader reader, ValueParser values)
{
    public ProtoEnum Enum(ProtoMessage? parent)
    {
        var one = new ProtoEnum { File = file, Parent = parent, Comment = reader.Take().Comment, Position = reader.Now.Position };
        one.Name = reader.Identifier("the name of an enum").Text;
        reader.Expect("{");
        while (!reader.TryTake("}"))
        {
            if (reader.TryTake(";"))
            {
                continue;
            }
            if (reader.Now.Is("option"))
            {
                reader.Take();
                one.Written.Add(values.Option());
                reader.Expect(";");
            }
            else if (reader.Now.Is("reserved"))
            {
                reader.Take();
                Reserved(one.ReservedRanges, one.ReservedNames, int.MaxValue, canBeNegative: true);
            }
            else
            {
                one.Values.Add(Value());
            }
        }
        return one;
    }

    private ProtoEnumValue Value()
    {
        var value = new ProtoEnumValue { Comment = reader.Now.Comment, Position = reader.Now.Position };
        value.Name = reader.Identifier("the name of a value, 'option', 'reserved' or '}'").Text;
        reader.Expect("=");
        value.NumberPosition = reader.Now.Position;
        value.Number = reader.Integer("the value's number", canBeNegative: true);
        if (reader.TryTake("["))
        {
            do
            {
                value.Written.Add(values.Option());
            }
            while (reader.TryTake(","));
            reader.Expect("]");
        }
        reader.Expect(";");
        return value;
    }

    /// <summary>What comes after <c>reserved</c>.</summary>
    public void Reserved(List<ProtoRange> ranges, List<ProtoReservedName> names, int most, bool canBeNegative)
    {
        bool isNames = reader.Now.Kind is ProtoTokenKind.Text or ProtoTokenKind.Identifier;
        do
        {
            Position position = reader.Now.Position;
            if (isNames != reader.Now.Kind is ProtoTokenKind.Text or ProtoTokenKind.Identifier)
            {
                throw reader.Unexpected(isNames ? "a name, because the statement has names" : "a number, because the statement has numbers");
            }
            if (reader.Now.Kind == ProtoTokenKind.Text)
            {
                if (file.IsEdition)
                {
                    throw new ProtoSyntaxException(position, "In editions reserved names are identifiers without quotes.");
                }
                names.Add(new ProtoReservedName(reader.Name("a name"), position));
            }
            else if (reader.Now.Kind == ProtoTokenKind.Identifier)
            {
                if (!file.IsEdition)
                {
                    throw new ProtoSyntaxException(position, "Before editions reserved names are strings in quotes.");
                }
                names.Add(new ProtoReservedName(reader.Take().Text, position));
            }
            else
            {
                ranges.Add(Range(most, canBeNegative));
            }
        }
        while (reader.TryTake(","));
        reader.Expect(";");
    }

    /// <summary><c>1</c>, <c>1 to 5</c> or <c>1 to max</c>.</summary>
    public ProtoRange Range(int most, bool canBeNegative, bool isOfExtensions = false)
    {
        var range = new ProtoRange { Position = reader.Now.Position };
        range.Start = reader.Integer("a number", canBeNegative);
        range.Last = range.Start;
        if (reader.TryTake("to"))
        {
            range.IsMax = reader.TryTake("max");
            range.Last = range.IsMax ? most : reader.Integer("a number or 'max'", canBeNegative);
        }
        // Where 'max' is depends on the message, whose options may come later.
        return range.Last >= range.Start || (range.IsMax && isOfExtensions) ? range
            : throw new ProtoSyntaxException(range.Position, $"The range ends at {range.Last}, before it begins.");
    }
}
