// Owns: the step from Shapes to CDDL, RFC 8610. Knows no type but by its Shape.
using System.Globalization;
using System.Text;
using Octavo.Shapes;

namespace Octavo.Cbor;

/// <summary>Makes one specification: the root's rule first, then one for each type with members that it mentions, once, then those of the scalars in
/// use.</summary>
/// <remarks>What a Shape does not know is <c>any</c>: hand-written codecs, objects of any type. It describes what is written; readers take more.</remarks>
internal sealed class CborSchema(bool typedArrays)
{
    private const string Root = "root";

    private readonly Dictionary<(Type Type, bool IsBody), string> _names = [];
    private readonly HashSet<string> _taken = [.. CborSchemaScalars.Reserved, Root];
    private readonly Queue<(TypeShape Shape, string Name)> _queue = new();
    private readonly SortedSet<string> _scalars = new(StringComparer.Ordinal);

    /// <summary>The specification of a root.</summary>
    internal string Of(TypeShape root)
    {
        var text = new StringBuilder();
        if (root.Bare is { } bare)
        {
            AppendRule(text, Root, Of(bare, root, nullable: false));
        }
        else
        {
            Reference(root, isBody: false);
        }
        while (_queue.TryDequeue(out (TypeShape Shape, string Name) next))
        {
            AppendRule(text, next.Name,
                next.Shape.Bare is { } shared ? Of(shared, next.Shape, nullable: false) : next.Shape.IsUnion ? OfUnion(next.Shape) : OfObject(next.Shape));
        }
        foreach (string scalar in _scalars)
        {
            AppendRule(text, scalar, CborSchemaScalars.Rule(scalar));
        }
        return text.ToString();
    }

    private static void AppendRule(StringBuilder text, string name, string type)
    {
        text.Append(text.Length == 0 ? "" : type.Contains('\n') || text[^2] == '}' || text[^2] == ']' ? "\n" : "").Append(name).Append(" = ").Append(type)
            .Append('\n');
    }

    private string OfObject(TypeShape shape)
    {
        if (typedArrays && shape.Type.IsArray)
        {
            // The lengths of the dimensions in an array of their own. RFC 8746, section 3.1.1.
            int rank = shape.Type.GetArrayRank();
            string lengths = string.Create(CultureInfo.InvariantCulture, $"[{rank}*{rank} {Scalar(ShapeWord.Int32)}]");
            return string.Create(CultureInfo.InvariantCulture,
                $"#6.{CborCode.RowMajor}([{lengths}, {Of(shape.Declared(shape.Members.Span[rank]), shape, nullable: false)}])");
        }
        bool isMap = OctavoCborWriter.Named(shape.Layout);
        string body = isMap ? Group('{', MapEntries(shape), '}') : Group('[', Slots(shape), ']');
        return shape.HasReferences ? Shareable(body) : body;
    }

    /// <summary>In full after one tag where it comes first, its number after the other from then on.</summary>
    private static string Shareable(string body) =>
        string.Create(CultureInfo.InvariantCulture, $"#6.{CborCode.Shareable}({body}) / #6.{CborCode.SharedReference}(uint)");

    private List<string> MapEntries(TypeShape shape)
    {
        var entries = new List<string>();
        foreach (ShapeMember member in shape.Members.Span)
        {
            string key = shape.Layout == Layout.NameMap ? Key(member.Name) : member.Number.ToString(CultureInfo.InvariantCulture);
            entries.Add(
                $"{(member.IsRequired ? "" : "? ")}{key}: {Of(member.Type.Word == ShapeWord.Maybe && shape.Layout != Layout.Tolerant ? member.Type.First! : member.Type, shape, nullable: true)}");
        }
        return entries;
    }

    private List<string> Slots(TypeShape shape)
    {
        var slots = new List<string>();
        int next = 1;
        foreach (ShapeMember member in shape.Members.ToArray().OrderBy(member => member.Number))
        {
            int gap = member.Number - next;
            if (gap > 0)
            {
                slots.Add(gap == 1 ? "null" : string.Create(CultureInfo.InvariantCulture, $"{gap}*{gap} null"));
            }
            next = member.Number + 1;
            slots.Add($"{Key(member.Name)}: {Of(shape.Declared(member), shape, nullable: true)}");
        }
        return slots;
    }

    private string OfUnion(TypeShape union)
    {
        var cases = new List<string>();
        foreach (ShapeMember one in union.Members.Span)
        {
            TypeShape? child = union.Child(one.Type.Child);
            string value = child is null ? "any" : child.Inline is { } inline ? Of(inline, child, nullable: false)
                : Reference(child, union.IsBody(one.Type.Child));
            cases.Add(string.Create(CultureInfo.InvariantCulture, $"[{one.Number}, {value}]"));
        }
        if (union.Kind == ShapeKind.OpenUnion)
        {
            cases.Add(string.Create(CultureInfo.InvariantCulture, $"#6.{OctavoCborWriter.ObjectTag}([int, any])"));
        }
        // A union without cases has no value but null.
        return cases.Count == 0 ? "null" : string.Join(" / ", cases);
    }

    private string Of(ShapeType type, TypeShape shape, bool nullable)
    {
        nullable &= !type.NotNull;
        switch (type.Word)
        {
            case ShapeWord.Optional:
                return OrNull(Of(type.First!, shape, nullable: false), nullable: true);
            case ShapeWord.Sequence:
                string items = $"[* {Of(type.First!, shape, nullable: true)}]";
                return OrNull(typedArrays && CborSchemaScalars.TypedArray(type.First!.Word) is { } tag ? $"#6.{tag}(bstr) / {items}" : items, nullable);
            case ShapeWord.Maybe:
                return $"[? {Of(type.First!, shape, nullable: true)}]";
            case ShapeWord.Map:
                return OrNull($"{{* {One(Of(type.First!, shape, nullable: false))} => {Of(type.Second!, shape, nullable: true)}}}", nullable);
            case ShapeWord.Shared:
                return OrNull(Shareable($"[{Of(type.First!, shape, nullable: false)}]"), nullable);
            case ShapeWord.Text or ShapeWord.Bytes:
                return OrNull(type.Word == ShapeWord.Text ? "tstr" : "bstr", nullable);
            case ShapeWord.Enum:
                return OfEnum(type, shape);
            case ShapeWord.Reference or ShapeWord.Value:
                nullable &= type.Word == ShapeWord.Reference;
                return shape.Child(type.Child) is not { } child ? "any" : child.Inline is { } inline ? Of(inline, child, nullable)
                    : OrNull(Reference(child, shape.IsBody(type.Child)), nullable);
            case ShapeWord.Object or ShapeWord.Unknown:
                return "any";
            case ShapeWord.Integer:
                return "integer";
            default:
                return Scalar(type.Word);
        }
    }

    /// <summary>An enum by name: its names, and its number, which stands for a value without one.</summary>
    private string OfEnum(ShapeType type, TypeShape shape)
    {
        string number = Of(type.First!, shape, nullable: false);
        return type.Names switch
        {
            null => $"tstr / {number}",
            [] => number,
            _ => $"{string.Join(" / ", type.Names.Distinct().Select(Text))} / {number}",
        };
    }

    private string Scalar(ShapeWord word)
    {
        string name = CborSchemaScalars.Name(word);
        if (CborSchemaScalars.HasRule(name))
        {
            _scalars.Add(name);
        }
        return name;
    }

    /// <summary>A type as it comes before an arrow: there a choice is in parentheses. RFC 8610, appendix B, "memberkey".</summary>
    private static string One(string type) => type.Contains(" / ", StringComparison.Ordinal) ? $"({type})" : type;

    private static string OrNull(string type, bool nullable) => nullable ? type + " / null" : type;

    /// <summary>The name of a type's rule, which is made when it is first mentioned.</summary>
    private string Reference(TypeShape shape, bool isBody)
    {
        if (!_names.TryGetValue((shape.Type, isBody), out string? name))
        {
            string told = shape.Type.IsArray ? shape.Name[..shape.Name.IndexOf('[', StringComparison.Ordinal)] + "MultidimensionalArray"
                : shape.RuleName + (isBody ? "Body" : "");
            string plain = string.Concat(told.Select(c => char.IsAsciiLetterOrDigit(c) ? c : '_'));
            plain = plain.Length == 0 || char.IsAsciiDigit(plain[0]) ? "_" + plain : plain;
            name = plain;
            for (int number = 2; !_taken.Add(name); number++)
            {
                name = plain + number.ToString(CultureInfo.InvariantCulture);
            }
            _names.Add((shape.Type, isBody), name);
            _queue.Enqueue((shape, name));
        }
        return name;
    }

    /// <summary>A name as it comes before a colon: bare if it is an identifier. RFC 8610, section 3.5.1.</summary>
    private static string Key(string name) =>
        name.Length != 0 && !char.IsAsciiDigit(name[0]) && name.All(c => char.IsAsciiLetterOrDigit(c) || c == '_') ? name : Text(name);

    /// <summary>Text as in JSON. RFC 8610, section 3.1.</summary>
    private static string Text(string text) => "\"" + string.Concat(text.Select(c => c switch
    {
        '"' or '\\' => "\\" + c,
        < ' ' or '\u007f' => string.Create(CultureInfo.InvariantCulture, $"\\u{(int)c:x4}"),
        _ => c.ToString(),
    })) + "\"";

    private static string Group(char open, List<string> entries, char close) =>
        entries.Count == 0 ? $"{open}{close}" : $"{open}\n  {string.Join(",\n  ", entries)}\n{close}";
}
