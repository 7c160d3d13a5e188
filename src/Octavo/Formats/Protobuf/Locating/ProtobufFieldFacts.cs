// Owns: what a Protobuf Shape says about a member's field beside number and type. The generator's Planning/ShapeText writes it.
using System.Globalization;

namespace Octavo.Protobuf;

/// <summary>A field's form. The text has a letter for each fact, in any order, then the number of the child that is its enum, then the oneof: <c>zx#2=kind</c>;
/// then what .proto text says in addition: <c>~n</c> and the name, <c>~j</c> and the json_name, <c>~d</c> and the default, percent-escaped.</summary>
/// <remarks>
/// <c>z</c> zigzag, <c>f</c> all bytes, <c>g</c> group; after <c>k</c> of a map's keys, after <c>v</c> of its values. <c>i</c> absent if zero, <c>x</c> absent
/// if null, <c>a</c> never absent, <c>r</c> refused if absent. <c>p</c> the part of a class that derives from this one, <c>b</c> the outermost of its bases,
/// whose message it is a part of. <c>e</c> a field for each element. <c>2</c> and <c>4</c> protobuf-net's levels 200 and 240. <c>c</c> an enum that takes no
/// other numbers, <c>t</c> text that is not checked, <c>w</c> a value in one of google.protobuf's wrappers, <c>o</c> an object in protobuf-net's
/// bcl.NetObjectProxy.
/// </remarks>
internal readonly struct ProtobufFieldFacts
{
    private readonly string _facts;

    internal ProtobufFieldFacts(string text)
    {
        Name = JsonName = "";
        for (int last = text.LastIndexOf('~'); last >= 0; last = text.LastIndexOf('~'))
        {
            string said = Uri.UnescapeDataString(text[(last + 2)..]);
            _ = text[last + 1] switch
            {
                'n' => Name = said,
                'j' => JsonName = said,
                _ => Default = said,
            };
            text = text[..last];
        }
        int oneof = text.IndexOf('=');
        string facts = oneof < 0 ? text : text[..oneof];
        int child = facts.IndexOf('#');
        _facts = child < 0 ? facts : facts[..child];
        Enum = child < 0 ? -1 : int.Parse(facts.AsSpan(child + 1), NumberStyles.None, CultureInfo.InvariantCulture);
        Oneof = oneof < 0 ? "" : Uri.UnescapeDataString(text[(oneof + 1)..]);
    }

    /// <summary>The name in .proto text; empty if that is made of the member's.</summary>
    internal string Name { get; }

    /// <summary>The json_name in .proto text; empty if that is made of the name.</summary>
    internal string JsonName { get; }

    /// <summary>The default in .proto text; null for none.</summary>
    internal string? Default { get; }

    /// <summary>The oneof that it belongs to; empty for none.</summary>
    internal string Oneof { get; }

    /// <summary>The child that is the enum of the value, or of elements, or of a map's values; below 0 for none.</summary>
    internal int Enum { get; }

    internal bool IsImplicit => Has('i');

    internal bool IsExplicit => Has('x');

    internal bool IsAlways => Has('a');

    internal bool IsRequired => Has('r');

    internal bool IsPart => Has('p');

    internal bool IsRoot => Has('b');

    internal bool IsExpanded => Has('e');

    internal bool IsClosed => Has('c');

    internal bool IsWrapper => Has('w');

    internal bool IsReference => Has('o');

    internal bool TrustsText => Has('t');

    /// <summary>protobuf-net's level.</summary>
    internal int Level => Has('2') ? 200 : Has('4') ? 240 : 300;

    /// <summary>The encoding of the value, or of elements.</summary>
    internal ProtobufEncoding Encoding => Of('\0');

    /// <summary>The encoding of a map's keys.</summary>
    internal ProtobufEncoding KeyEncoding => Of('k');

    /// <summary>The encoding of a map's values.</summary>
    internal ProtobufEncoding ValueEncoding => Of('v');

    private bool Has(char fact) => _facts.Contains(fact, StringComparison.Ordinal);

    private ProtobufEncoding Of(char place)
    {
        for (int i = 0; i < _facts.Length; i++)
        {
            char before = i > 0 && _facts[i - 1] is 'k' or 'v' ? _facts[i - 1] : '\0';
            ProtobufEncoding encoding = _facts[i] switch
            {
                'z' => ProtobufEncoding.ZigZag,
                'f' => ProtobufEncoding.Fixed,
                'g' => ProtobufEncoding.Group,
                _ => ProtobufEncoding.Default,
            };
            if (encoding != ProtobufEncoding.Default && before == place)
            {
                return encoding;
            }
        }
        return ProtobufEncoding.Default;
    }
}
