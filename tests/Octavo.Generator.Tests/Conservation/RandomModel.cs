// Owns: the source of one random model: a class of one to four levels, a struct or a record, over one or two assemblies, with members of every visibility.
// Knows no codec.
using System.Text;

namespace Octavo.Generator.Tests.Conservation;

/// <summary>A model in a namespace of its own: <c>M7.L3</c> is the type at the end of the chain.</summary>
internal sealed class RandomModel
{
    private static readonly string[] s_names = ["A", "B", "C", "Name", "name", "_x", "_y", "Value", "Items", "Count", "Id", "GetType", "Type", "Codec", "class",
        "V"];
    private const string Kept = "(int kept, string? word = null)";
    private static readonly string[] s_nouns = ["class", "class", "class", "class", "struct", "record", "record", "record struct"];

    private readonly Random _random;
    private readonly RandomAttributes _attributes;
    private readonly RandomParts _ofLibrary, _ofProgram;
    private readonly string _noun;
    private readonly List<(string Name, string Type, string Visibility, string Accessors)> _virtuals = [];
    private readonly List<string> _positional = [];
    private readonly int _inLibrary;
    private readonly int _levels;
    private readonly bool _isGeneric;
    private readonly bool _asksAll;
    private bool _keeps;
    private RandomParts _parts;

    public RandomModel(int id, int seed)
    {
        _random = new Random(seed);
        _attributes = new RandomAttributes(_random);
        _ofLibrary = new RandomParts(_random, inLibrary: true);
        _parts = _ofProgram = new RandomParts(_random, inLibrary: false);
        _noun = s_nouns[_random.Next(s_nouns.Length)];
        bool derives = _noun is "class" or "record";
        _levels = derives ? _random.Next(1, 5) : 1;
        _inLibrary = _random.Next(3) == 0 ? _random.Next(0, _levels) : 0;
        _isGeneric = derives && _levels > 1 && _random.Next(4) == 0;
        // protobuf-net's bases name their classes, which are then asked for as well.
        _asksAll = _attributes.Style == RandomStyle.ProtobufNet;
        var library = new StringBuilder();
        var program = new StringBuilder();
        for (int level = 0; level < _levels; level++)
        {
            _parts = level < _inLibrary ? _ofLibrary : _ofProgram;
            Level(level < _inLibrary ? library : program, level);
        }
        Space = "M" + id;
        Name = "M" + id + ".L" + (_levels - 1);
        Library = library.Length == 0 ? "" : "namespace M" + id + "\n{\n" + library + _ofLibrary.Declarations(library.ToString()) + "}\n";
        Program = "namespace M" + id + "\n{\n" + program + _ofProgram.Declarations(program.ToString()) + "}\n";
    }

    /// <summary>The full name of the type.</summary>
    public string Name { get; }

    /// <summary>Its namespace.</summary>
    public string Space { get; }

    /// <summary>Whose attributes its members carry.</summary>
    public RandomStyle Style => _attributes.Style;

    /// <summary>The levels of the library; empty if it has none.</summary>
    public string Library { get; }

    /// <summary>The levels of the program, and what members hold.</summary>
    public string Program { get; }

    private bool IsStruct => _noun.Contains("struct", StringComparison.Ordinal);

    private void Level(StringBuilder text, int level)
    {
        bool isLast = level == _levels - 1, inLibrary = level < _inLibrary;
        bool isAbstract = !isLast && !IsStruct && _random.Next(4) == 0;
        string self = "L" + level;
        bool isGeneric = _isGeneric && level == 0;
        if (_asksAll && !isLast && !isGeneric && level + 1 < _inLibrary == inLibrary)
        {
            text.Append("    [ProtoBuf.ProtoInclude(").Append(500 + level).Append(", typeof(L").Append(level + 1).Append("))]\n");
        }
        text.Append("    ").Append(_attributes.OfType());
        bool isAsked = (isLast || _asksAll || _random.Next(3) == 0) && !isAbstract;
        if (isAsked)
        {
            text.Append(_attributes.OfCodec());
        }
        var used = new HashSet<string> { self };
        (string parameters, string @base) = Parameters(level, isLast, used);
        text.Append("public ").Append(isAbstract ? "abstract " : "").Append("partial ").Append(_noun).Append(' ').Append(self)
            .Append(isGeneric ? "<T>" : "").Append(parameters);
        string[] bases = [.. Bases(level, isGeneric, @base)];
        text.Append(bases.Length == 0 ? "" : " : " + string.Join(", ", bases)).Append("\n    {\n");
        bool hasMembers = _random.Next(6) != 0 || isLast;
        for (int member = hasMembers ? _random.Next(isLast ? 1 : 0, 5) : 0; member > 0; member--)
        {
            string name = s_names[_random.Next(s_names.Length)];
            // What hides a property ends its overrides; an abstract one has to have one.
            if (!_virtuals.Any(v => v.Name == name && v.Accessors == "abstract") && used.Add(name))
            {
                bool hides = _virtuals.RemoveAll(v => v.Name == name) != 0;
                if (_random.Next(20) == 0 && !IsStruct)
                {
                    Hidden(text, name);
                    continue;
                }
                Member(text, name, isAbstract, inLibrary, isGeneric, hides);
            }
        }
        if (isLast && _random.Next(3) != 0)
        {
            text.Append("        ").Append(_attributes.OfMember()).Append("public int Always { get; set; }\n");
        }
        if (parameters == Kept)
        {
            text.Append("        ").Append(_attributes.OfMember()).Append("public int Kept ").Append(_parts.Pick("=> kept;", "{ get { return kept; } }",
                "{ get => kept; set => kept = value; }", "=> kept + 1;", "{ get => kept / 2; set => kept = value; }", "{ get; } = kept;", "{ get; } = kept - 1;"))
                .Append("\n        ").Append(_attributes.OfMember()).Append("public string? Word ")
                .Append(_parts.Pick("=> word;", "=> word ?? \"\";", "=> word?.ToUpperInvariant();", "{ get; init; } = word;", "{ get; } = \"<\" + word;"))
                .Append('\n');
        }
        Overrides(text, level, isAbstract, used);
        Conventions(text, level, isAsked, inLibrary, [.. bases]);
        if (parameters.Length == 0)
        {
            Constructors(text, self, isAbstract, isLast);
        }
        text.Append("    }\n");
    }

    /// <summary>The parameters of a primary constructor, those of the base's first, and what the base is given.</summary>
    private (string Parameters, string Base) Parameters(int level, bool isLast, HashSet<string> used)
    {
        bool isRecord = _noun.Contains("record", StringComparison.Ordinal);
        string @base = _positional.Count == 0 ? "" : "(" + string.Join(", ", _positional.Select(p => p.Split('=')[0].Trim().Split(' ')[^1])) + ")";
        if (!isRecord)
        {
            if (!isLast || _random.Next(7) != 0)
            {
                return ("", @base);
            }
            // Some are captured: state that nothing shows, or that properties of their names show as it is or otherwise.
            return (_random.Next(2) == 0 ? "(int seed, string text = \"\")" : Kept, @base);
        }
        if (_positional.Count == 0 && _random.Next(2) == 0)
        {
            return ("", "");
        }
        var own = new List<string>();
        for (int i = _random.Next(_positional.Count == 0 ? 1 : 0, 3); i > 0; i--)
        {
            string type = _parts.Type(), name = (_random.Next(2) == 0 ? "X" : "y") + level + i;
            used.Add(name);
            string attribute = _attributes.OfMember();
            attribute = attribute.Contains("Obsolete", StringComparison.Ordinal) ? "" : attribute.Replace("[", "[property: ", StringComparison.Ordinal);
            bool hasDefault = type is "int" or "int?" or "long" && _random.Next(2) == 0 && i == 1;
            own.Add(attribute + "|" + type + " " + name + (hasDefault ? " = 5" : ""));
        }
        IEnumerable<string> parameters = _positional.Select(p => p.Split('=')[0]).Concat(own.Select(o => o.Replace("|", "", StringComparison.Ordinal)));
        string all = "(" + string.Join(", ", parameters) + ")";
        _positional.AddRange(own.Select(o => o.Split('|')[1]));
        return (all, @base);
    }

    private IEnumerable<string> Bases(int level, bool isGeneric, string @base)
    {
        if (level != 0)
        {
            yield return (_isGeneric && level == 1 ? "L0<" + _parts.Pick("int", "string", "System.Guid?", "(int, string)") + ">" : "L" + (level - 1)) + @base;
        }
        if (_asksAll && level == 0 && !IsStruct && !isGeneric && _random.Next(3) == 0)
        {
            yield return "ProtoBuf.IExtensible";
        }
        if (_random.Next(12) == 0)
        {
            yield return _parts.Named("IHas<int>");
        }
    }

    /// <summary>A name of a base that something without state hides.</summary>
    private void Hidden(StringBuilder text, string name) => text.Append("        public new ").Append(_parts.Pick("const int @" + name + " = 4;",
        "static int @" + name + " { get; set; }", "int @" + name + "() => 5;", "class @" + name + " { }",
        "event System.Action? @" + name + " { add { } remove { } }", "int @" + name + " => 6;")).Append('\n');

    private void Overrides(StringBuilder text, int level, bool isAbstract, HashSet<string> used)
    {
        foreach ((string name, string type, string visibility, string accessors) in _virtuals.ToArray())
        {
            bool must = accessors.StartsWith("abstract", StringComparison.Ordinal);
            if (level == 0 || !used.Add(name) || (!must && _random.Next(2) == 0) || (must && isAbstract))
            {
                continue;
            }
            string attribute = _attributes.Style == RandomStyle.Plain ? _attributes.OfMember() : "";
            text.Append("        ").Append(attribute).Append(visibility).Append(" override ").Append(type).Append(" @").Append(name)
                .Append(!must && _random.Next(2) == 0 ? $" {{ get => base.@{name}; set => base.@{name} = value; }}"
                : " { get; set; }" + (type is "string" ? " = \"\";" : "")).Append('\n');
            _virtuals.RemoveAll(v => v.Name == name);
            if (!must)
            {
                _virtuals.Add((name, type, visibility, accessors));
            }
        }
    }

    /// <summary>What libraries and Octavo find by name or attribute in addition to members: callbacks, extension data, computed members, explicit
    /// members.</summary>
    private void Conventions(StringBuilder text, int level, bool isAsked, bool inLibrary, string[] bases)
    {
        if (bases.Contains("ProtoBuf.IExtensible"))
        {
            text.Append("        private ProtoBuf.IExtension? _ext;\n        ProtoBuf.IExtension ProtoBuf.IExtensible.GetExtensionObject(bool create) => "
                + "ProtoBuf.Extensible.GetExtensionObject(ref _ext, create);\n");
        }
        if (bases.Contains(_parts.Named("IHas<int>")))
        {
            text.Append(_parts.Pick("        int IHas<int>.Has { get; set; }\n",
                "        private int _has;\n        int IHas<int>.Has { get => _has; set => _has = value; }\n")
                .Replace("IHas", _parts.Named("IHas"), StringComparison.Ordinal));
        }
        bool isOwn = isAsked || !inLibrary;
        if (isOwn && !IsStruct && _random.Next(8) == 0)
        {
            text.Append($"        [Octavo.CodecIgnore] public int done{level};\n        [System.Runtime.Serialization.OnDeserialized] ")
                .Append(_parts.Pick("private", "internal", "public")).Append($" void Done{level}() => done{level}++;\n");
            text.Append($"        [Octavo.CodecIgnore] public int wrote{level};\n        [System.Runtime.Serialization.OnSerializing] ")
                .Append($"private void Wrote{level}() => wrote{level}++;\n");
        }
        if (!IsStruct && !_keeps && _attributes.Style is RandomStyle.Plain or RandomStyle.Numbered or RandomStyle.SystemTextJson && _random.Next(10) == 0)
        {
            _keeps = true;
            text.Append("        [Octavo.CodecExtensionData] public Octavo.UnknownMembers? Unknown { get; ").Append(_parts.Pick("", "", "private "))
                .Append("set; }\n");
        }
        if (_attributes.Style is RandomStyle.Plain or RandomStyle.Numbered && _random.Next(10) == 0)
        {
            text.Append("        ").Append(_attributes.OfComputed(level)).Append("public int Computed").Append(level).Append(" => 3;\n");
        }
    }

    private void Constructors(StringBuilder text, string self, bool isAbstract, bool isLast)
    {
        if (IsStruct || _positional.Count != 0 || _random.Next(3) != 0)
        {
            return;
        }
        text.Append("        ").Append(isAbstract ? "protected" : isLast ? _parts.Pick("public", "private", "internal", "protected")
            : _parts.Pick("public", "protected")).Append(' ').Append(self).Append("() { }\n");
        if (!isAbstract)
        {
            text.Append("        public ").Append(self).Append("(System.Version unused) { _ = unused; }\n");
        }
    }

    private void Member(StringBuilder text, string name, bool isAbstract, bool inLibrary, bool isGeneric, bool isNew)
    {
        string type = isGeneric && _random.Next(3) == 0 ? "T" : _parts.Type();
        string initial = type == "T" ? " = default!" : RandomParts.Initial(type);
        string hides = name == "GetType" || isNew || _random.Next(8) == 0 ? "new " : "";
        string visibility = IsStruct ? _parts.Pick("public", "public", "internal", "private")
            : _parts.Pick("public", "public", "public", "internal", "private", "protected", "private protected", "protected internal");
        string at = "@" + name;
        if (visibility == "public" && hides.Length == 0 && _random.Next(12) == 0)
        {
            visibility = "public required";
        }
        if (IsStruct)
        {
            initial = "";
            hides = name == "GetType" ? "new " : "";
        }
        text.Append("        ").Append(_attributes.OfMember());
        bool canOverride = visibility != "private" && hides.Length == 0 && type != "T" && !(inLibrary && visibility.Contains(' ', StringComparison.Ordinal));
        bool isRequired = visibility == "public required";
        int kind = isRequired ? _parts.Pick("3", "8", "9")[0] - '0' : _random.Next(IsStruct ? 6 : 9);
        if (kind is 1 or 4)
        {
            // What nothing can fill is told when it is read; what is marked and not set is an error, of which some are enough.
            initial = initial == " = default!" && RandomParts.IsCollection(type) ? " = new()" : initial;
            kind = _attributes.Style != RandomStyle.Plain && _random.Next(3) != 0 ? 8 : kind;
        }
        switch (kind)
        {
            case 0 or 9:
                text.Append($"{visibility} {hides}{type} {at}{(isRequired ? End(initial, ";") : initial + ";")}\n");
                break;
            case 1:
                text.Append($"{visibility} {hides}readonly {type} {at}{initial};\n");
                break;
            case 2:
                string setter = visibility == "public" ? _parts.Pick("private ", "internal ", IsStruct ? "private " : "protected ", "") : "";
                text.Append($"{visibility} {hides}{type} {at} {{ get; {setter}set; }}{End(initial)}\n");
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
            case 6 when canOverride:
                text.Append($"{visibility} virtual {type} {at} {{ get; set; }}{End(initial)}\n");
                _virtuals.Add((name, type, visibility, "virtual"));
                break;
            case 7 when isAbstract && canOverride:
                text.Append($"{visibility} abstract {type} {at} {{ get; set; }}\n");
                _virtuals.Add((name, type, visibility, "abstract"));
                break;
            default:
                text.Append($"{visibility} {hides}{type} {at} {{ get; set; }}{End(initial)}\n");
                break;
        }
        // What protobuf-net and Json.NET ask of an object: the first says no now and then, the second is filled with true.
        if (_attributes.Style is RandomStyle.ProtobufNet or RandomStyle.Newtonsoft && name != "class" && _random.Next(6) == 0)
        {
            text.Append(_parts.Pick($"        public bool ShouldSerialize{name}() => true;\n", $"        public bool ShouldSerialize{name}() => false;\n",
                $"        public bool {name}Specified {{ get; set; }}\n", $"        [System.Xml.Serialization.XmlIgnore] public bool {name}Specified;\n"));
        }
    }

    private static string End(string initial, string without = "") => initial.Length == 0 ? without : initial + ";";
}
