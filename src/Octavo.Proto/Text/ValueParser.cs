// Owns: options and their values, aggregates in text format too. Knows no option by name.
using System.Collections.Generic;
using System.Globalization;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Text;

internal sealed class ValueParser(TokenReader reader)
{
    /// <summary>As many aggregates in one another as messages may be nested.</summary>
    private const int MaxDepth = 64;

    /// <summary>Parts that the name of an option has at most: each is a message in the one before it.</summary>
    private const int MaxParts = 64;

    /// <summary><c>name.(extension).name = value</c>.</summary>
    public ProtoOption Option()
    {
        var path = new List<ProtoOptionPart>();
        do
        {
            Position position = reader.Now.Position;
            if (path.Count == MaxParts)
            {
                throw new ProtoSyntaxException(position, $"The name of the option has more than {MaxParts} parts.");
            }
            if (reader.TryTake("("))
            {
                path.Add(new ProtoOptionPart(reader.FullName("the name of an extension", canBeRooted: true), true, position));
                reader.Expect(")");
            }
            else
            {
                path.Add(new ProtoOptionPart(reader.Identifier("the name of an option").Text, false, position));
            }
        }
        while (reader.TryTake("."));
        reader.Expect("=");
        return new ProtoOption(path, Value());
    }

    /// <summary>The value after an equals sign.</summary>
    public ProtoValue Value() => reader.Now.Is("{") ? Aggregate("}", 0) : Scalar();

    private ProtoValue Scalar()
    {
        Position position = reader.Now.Position;
        bool negative = reader.TryTake("-");
        ProtoToken token = reader.Now;
        switch (token.Kind)
        {
            case ProtoTokenKind.Text when !negative:
                return new ProtoValue(ProtoValueKind.Text, position) { Text = reader.Text("a text") };
            case ProtoTokenKind.Identifier when !negative || token.Text.ToLowerInvariant() is "inf" or "nan" or "infinity":
                reader.Take();
                return new ProtoValue(ProtoValueKind.Identifier, position) { Identifier = token.Text, IsNegative = negative };
            case ProtoTokenKind.Integer when TokenReader.TryParse(token.Text, out ulong value):
                reader.Take();
                return new ProtoValue(ProtoValueKind.Integer, position)
                {
                    Integer = value,
                    IsNegative = negative,
                    IsDecimal = token.Text[0] != '0' || token.Text.Length == 1,
                    Float = negative ? -(double)value : value,
                };
            case ProtoTokenKind.Integer when token.Text[0] == '0':
                throw new ProtoSyntaxException(position, $"'{ErrorText.Shown(token.Text)}' is beyond 64 bits."); // only decimal digits are a float then
            case ProtoTokenKind.Integer or ProtoTokenKind.Float:
                reader.Take();
                double number = double.Parse(token.Text, NumberStyles.Float, CultureInfo.InvariantCulture);
                return new ProtoValue(ProtoValueKind.Float, position) { Float = negative ? -number : number, IsNegative = negative };
            default:
                throw reader.Unexpected("a value");
        }
    }

    private ProtoValue Aggregate(string end, int depth)
    {
        Position position = reader.Take().Position;
        if (depth == MaxDepth)
        {
            throw new ProtoSyntaxException(position, $"The value is nested more than {MaxDepth} levels deep.");
        }
        var value = new ProtoValue(ProtoValueKind.Aggregate, position);
        while (!reader.TryTake(end))
        {
            value.Fields.Add(new ProtoOption([FieldName()], FieldValue(depth)));
            if (!reader.TryTake(","))
            {
                reader.TryTake(";");
            }
        }
        return value;
    }

    private ProtoOptionPart FieldName()
    {
        Position position = reader.Now.Position;
        if (!reader.TryTake("["))
        {
            return new ProtoOptionPart(reader.Identifier("the name of a field, or the end of the value").Text, false, position);
        }
        string name = reader.FullName("the name of an extension", canBeRooted: false);
        string prefix = "";
        if (reader.TryTake("/"))
        {
            prefix = name + "/";
            name = reader.FullName("the name of a message", canBeRooted: false);
        }
        reader.Expect("]");
        return new ProtoOptionPart(name, true, position) { Prefix = prefix };
    }

    private ProtoValue FieldValue(int depth)
    {
        bool colon = reader.TryTake(":");
        if (reader.Now.Is("{"))
        {
            return Aggregate("}", depth + 1);
        }
        if (reader.Now.Is("<"))
        {
            return Aggregate(">", depth + 1);
        }
        if (reader.Now.Is("["))
        {
            return List(depth, colon);
        }
        return colon ? Scalar() : throw reader.Unexpected("':'");
    }

    // Scalars, in a list too, are after a colon.
    private ProtoValue List(int depth, bool colon)
    {
        var list = new ProtoValue(ProtoValueKind.List, reader.Take().Position);
        while (!reader.TryTake("]"))
        {
            if (list.Items.Count != 0)
            {
                reader.Expect(",");
            }
            list.Items.Add(reader.Now.Is("{") ? Aggregate("}", depth + 1)
                : reader.Now.Is("<") ? Aggregate(">", depth + 1)
                : colon ? Scalar()
                : throw reader.Unexpected("'{'"));
        }
        return list;
    }
}
