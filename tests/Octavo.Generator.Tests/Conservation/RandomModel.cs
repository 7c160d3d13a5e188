// Owns: the source of one random model: a class of one to four levels, a struct or a record, over one or two assemblies, with members of every visibility.
// Knows no codec.
using System.Text;

namespace Octavo.Generator.Tests.Conservation;

/// <summary>A model in a namespace of its own: <c>M7.L3</c> is the type at the end of the chain.</summary>
internal sealed class RandomModel
{
    private static readonly string[] s_names = ["A", "B", "C", "Name", "name", "_x", "_y", "Value", "Items", "Count", "Id", "GetType", "Type", "Codec", "class",
        "V"];
    private static readonly string[] s_scalars = ["int", "long", "byte", "bool", "double", "decimal", "char", "string", "System.Guid", "System.DateTime",
        "int?", "Shade", "Shade?"];
    private static readonly string[] s_nouns = ["class", "class", "class", "class", "struct", "record", "record", "record struct"];

    private readonly Random _random;
    private readonly string _noun;
    private readonly List<(string Name, string Type, string Visibility, string Accessors)> _virtuals = [];
    private readonly int _id;

    public RandomModel(int id, int seed)
    {
        _id = id;
        _random = new Random(seed);
        _noun = s_nouns[_random.Next(s_nouns.Length)];
        bool derives = _noun is "class" or "record";
        int levels = derives ? _random.Next(1, 5) : 1;
        int inLibrary = _random.Next(3) == 0 ? _random.Next(0, levels) : 0;
        var library = new StringBuilder();
        var program = new StringBuilder();
        bool generic = derives && levels > 1 && _random.Next(4) == 0;
        for (int level = 0; level < levels; level++)
        {
            Level(level < inLibrary ? library : program, level, levels, level < inLibrary, generic);
        }
        Name = "M" + id + ".L" + (levels - 1);
        Library = library.Length == 0 ? "" : "namespace M" + id + "\n{\n" + library + "}\n";
        Program = "namespace M" + id + "\n{\n" + program
            + "    public enum Shade { None, Dark, Light }\n    [Octavo.GenerateCodec] public class Part { public int P { get; set; } public string? Q; }\n"
            + "    [Octavo.GenerateCodec] public class Row : System.Collections.Generic.List<int> { }\n"
            + "    [Octavo.GenerateCodec] public class Map : System.Collections.Generic.Dictionary<string, int> { }\n}\n";
        if (inLibrary != 0)
        {
            // What the library's levels hold has to be there.
            Library = Library.Replace("Shade", "LibShade", StringComparison.Ordinal) + "namespace M" + id + " { public enum LibShade { None, Dark, Light } }\n";
        }
    }

    /// <summary>The full name of the type.</summary>
    public string Name { get; }

    /// <summary>The levels of the library; empty where it has none.</summary>
    public string Library { get; }

    /// <summary>The levels of the program, and what members hold.</summary>
    public string Program { get; }

    private void Level(StringBuilder text, int level, int levels, bool inLibrary, bool generic)
    {
        bool last = level == levels - 1;
        bool isAbstract = !last && !_noun.Contains("struct", StringComparison.Ordinal) && _random.Next(4) == 0;
        string self = "L" + level;
        bool isGeneric = generic && level == 0;
        string @base = level == 0 ? "" : generic && level == 1 ? " : L0<" + Pick("int", "string") + ">" : " : L" + (level - 1);
        bool asked = last || _random.Next(3) == 0;
        if (asked && !(isAbstract || isGeneric && inLibrary))
        {
            text.Append("    [Octavo.GenerateCodec] ");
        }
        text.Append("    public ").Append(isAbstract ? "abstract " : "").Append("partial ").Append(_noun).Append(' ').Append(self)
            .Append(isGeneric ? "<T>" : "").Append(@base).Append("\n    {\n");
        var used = new HashSet<string> { self };
        int members = _random.Next(last ? 1 : 0, 5);
        for (int member = 0; member < members; member++)
        {
            string name = s_names[_random.Next(s_names.Length)];
            // What hides a property ends its overrides; an abstract one has to have one.
            if (!_virtuals.Any(v => v.Name == name && v.Accessors == "abstract") && used.Add(name))
            {
                bool hides = _virtuals.RemoveAll(v => v.Name == name) != 0;
                Member(text, name, isAbstract, inLibrary, isGeneric, hides);
            }
        }
        foreach ((string name, string type, string visibility, string accessors) in _virtuals.ToArray())
        {
            bool must = accessors.StartsWith("abstract", StringComparison.Ordinal);
            if (level == 0 || !used.Add(name) || (!must && _random.Next(2) == 0) || (must && isAbstract))
            {
                continue;
            }
            text.Append("        ").Append(Attribute()).Append(visibility).Append(" override ").Append(type).Append(" @").Append(name)
                .Append(!must && _random.Next(2) == 0 ? $" {{ get => base.@{name}; set => base.@{name} = value; }}"
                : " { get; set; }" + (type is "string" ? " = \"\";" : "")).Append('\n');
            _virtuals.RemoveAll(v => v.Name == name);
            if (!must)
            {
                _virtuals.Add((name, type, visibility, accessors));
            }
        }
        if (!_noun.Contains("struct", StringComparison.Ordinal) && _random.Next(3) == 0)
        {
            text.Append("        ").Append(isAbstract ? "protected" : last ? Pick("public", "private", "internal", "protected") : Pick("public", "protected"))
                .Append(' ').Append(self).Append("() { }\n");
            if (!isAbstract)
            {
                text.Append("        public ").Append(self).Append("(System.Version unused) { _ = unused; }\n");
            }
        }
        text.Append("    }\n");
    }

    private void Member(StringBuilder text, string name, bool isAbstract, bool inLibrary, bool isGeneric, bool isNew)
    {
        string type = isGeneric && _random.Next(3) == 0 ? "T" : Type(inLibrary);
        string initial = type is "string" ? " = \"\"" : type.StartsWith("System.Collections", StringComparison.Ordinal) || type is "Row" or "Map" ? " = new()"
            : type.Contains('<') || type.Contains('[') || type is "T" or "Part" ? " = default!" : "";
        string hides = name == "GetType" || isNew || _random.Next(8) == 0 ? "new " : "";
        bool isStruct = _noun.Contains("struct", StringComparison.Ordinal);
        string visibility = isStruct ? Pick("public", "public", "internal", "private") : Pick("public", "public", "public", "internal", "private", "protected");
        string attribute = Attribute();
        string at = "@" + name;
        if (visibility == "public" && hides.Length == 0 && !inLibrary && _random.Next(12) == 0)
        {
            visibility = "public required";
        }
        if (isStruct)
        {
            initial = "";
            hides = name == "GetType" ? "new " : "";
        }
        text.Append("        ").Append(attribute);
        bool isRequired = visibility == "public required";
        switch (isRequired ? _random.Next(2) == 0 ? 3 : 8 : _random.Next(isStruct ? 6 : 9))
        {
            case 0:
                text.Append($"{visibility} {hides}{type} {at}{initial};\n");
                break;
            case 1:
                text.Append($"{visibility} {hides}readonly {type} {at}{initial};\n");
                break;
            case 2:
                text.Append(
                    $"{visibility} {hides}{type} {at} {{ get; {(visibility == "public" ? Pick("private ", "internal ", "") : "")}set; }}{End(initial)}\n");
                break;
            case 3:
                text.Append($"{visibility} {hides}{type} {at} {{ get; init; }}{End(initial)}\n");
                break;
            case 4:
                text.Append($"{visibility} {hides}{type} {at} {{ get; }}{End(initial)}\n");
                break;
            case 5:
                text.Append($"{visibility} {hides}{type} {at} {{ {(visibility == "public" ? "private " : "")}get; set; }}{End(initial)}\n");
                break;
            case 6 when visibility != "private" && hides.Length == 0 && type != "T":
                text.Append($"{visibility} virtual {type} {at} {{ get; set; }}{End(initial)}\n");
                _virtuals.Add((name, type, visibility, "virtual"));
                break;
            case 7 when isAbstract && visibility != "private" && hides.Length == 0 && type != "T":
                text.Append($"{visibility} abstract {type} {at} {{ get; set; }}\n");
                _virtuals.Add((name, type, visibility, "abstract"));
                break;
            default:
                text.Append($"{visibility} {hides}{type} {at} {{ get; set; }}{End(initial)}\n");
                break;
        }
    }

    private static string End(string initial) => initial.Length == 0 ? "" : initial + ";";

    private string Attribute() => _random.Next(15) switch
    {
        0 => "[Octavo.CodecIgnore] ",
        1 or 2 => "[Octavo.CodecMember] ",
        3 => "[Octavo.CodecMember(\"n" + _random.Next(1000) + "\")] ",
        4 => "[System.Obsolete] ",
        5 or 6 => OfLibrary(),
        _ => "",
    };

    /// <summary>An attribute of another library: it leaves the member out of that library's formats, brings it in, or names it.</summary>
    private string OfLibrary() => _random.Next(9) switch
    {
        0 => "[System.Text.Json.Serialization.JsonIgnore] ",
        1 => "[System.Text.Json.Serialization.JsonInclude] ",
        2 => "[System.Text.Json.Serialization.JsonPropertyName(\"j" + _random.Next(1000) + "\")] ",
        3 => "[MemoryPack.MemoryPackIgnore] ",
        4 => "[MemoryPack.MemoryPackInclude] ",
        5 => "[MessagePack.IgnoreMember] ",
        6 => "[ProtoBuf.ProtoMember(" + _random.Next(1, 100) + ")] ",
        7 => "[Newtonsoft.Json.JsonIgnore] ",
        _ => "[Newtonsoft.Json.JsonProperty(\"k" + _random.Next(1000) + "\")] ",
    };

    private string Type(bool inLibrary)
    {
        string scalar = s_scalars[_random.Next(s_scalars.Length)];
        return _random.Next(10) switch
        {
            0 => "System.Collections.Generic.List<" + scalar + ">",
            1 => scalar + "[]",
            2 => "System.Collections.Generic.Dictionary<string, " + scalar + ">",
            3 => "(" + string.Join(", ", Enumerable.Range(0, _random.Next(2, 11)).Select(_ => s_scalars[_random.Next(s_scalars.Length)])) + ")",
            4 when !inLibrary => _random.Next(3) == 0 ? Pick("Row", "Map") : "Part",
            _ => scalar,
        };
    }

    private string Pick(params string[] from) => from[_random.Next(from.Length)];
}
