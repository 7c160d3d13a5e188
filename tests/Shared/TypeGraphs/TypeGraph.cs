// Owns: a random graph of annotated types as C# source, the same for the same seed. Knows no codec and no format; what it makes is legal, and compiles without
// a warning.
using System.Globalization;
using System.Text;

namespace Octavo.Tests.TypeGraphs;

/// <summary>A random graph of types: classes, structs, records, enums, nested types, inheritance, unions, surrogates, hand-written codecs, callbacks, every
/// kind of member.</summary>
internal sealed class TypeGraph
{
    internal const string Namespace = "Octavo.Graphs";

    private readonly Random _random;
    private readonly List<GraphType> _types = [];
    private readonly List<string> _enums = [];
    private readonly StringBuilder _source = new();

    private TypeGraph(int seed) => _random = new Random(seed);

    /// <summary>The source of a graph.</summary>
    /// <param name="seed">The same number makes the same text.</param>
    internal static string Source(int seed)
    {
        var graph = new TypeGraph(seed);
        graph.Write(seed);
        return graph._source.ToString();
    }

    private void Write(int seed)
    {
        Line($"// Seed {seed.ToString(CultureInfo.InvariantCulture)}.");
        Line("#nullable enable");
        Line("using System;");
        Line("using System.Collections.Generic;");
        Line("using System.Text;");
        Line("using Octavo;");
        Line("using Octavo.Contracts;");
        Line("using Octavo.Internal;");
        Line("");
        Line($"namespace {Namespace};");
        _source.Append(GraphForms.ConvertedTypes);
        for (int i = _random.Next(3); i >= 0; i--)
        {
            WriteEnum($"Kind{i.ToString(CultureInfo.InvariantCulture)}");
        }
        int count = _random.Next(2, 9);
        for (int i = 0; i < count; i++)
        {
            switch (_random.Next(8))
            {
                case 0:
                    WriteUnion(i);
                    break;
                case 1 when _types.Exists(type => type.CanStandForOthers):
                    WriteReplaced(i);
                    break;
                default:
                    WriteType(i);
                    break;
            }
        }
    }

    private void WriteEnum(string name)
    {
        string underlying = Pick("byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong");
        _enums.Add(name);
        Line("");
        if (_random.Next(3) == 0)
        {
            Line("[Flags]");
        }
        Line($"public enum {name} : {underlying} {{ None, One = 1, Two = 2, Large = {(underlying == "sbyte" ? "127" : "200")} }}");
    }

    private void WriteType(int index)
    {
        var kind = (GraphKind)_random.Next((int)GraphKind.Count);
        string name = GraphNames.Type(_random, index);
        GraphType? parent = kind == GraphKind.Class && _random.Next(4) == 0
            ? _types.LastOrDefault(type => type is { IsOpen: true, IsNumbered: false, Container: null }) : null;
        string? container = kind != GraphKind.Class && _random.Next(6) == 0 ? "Outer" + index.ToString(CultureInfo.InvariantCulture) : null;
        bool numbered = parent is null && _random.Next(3) == 0;
        var made =
            new GraphType(name, container, kind is GraphKind.Struct or GraphKind.RecordStruct or GraphKind.ReadOnlyStruct, kind == GraphKind.Class, numbered);
        List<GraphMember> members = Members(made, made.Name, kind, parent, numbered);
        Line("");
        string indent = "";
        if (container is not null)
        {
            Line($"public static partial class {container}");
            Line("{");
            indent = "    ";
        }
        string options = Options(numbered, parent is not null, kind is GraphKind.Class or GraphKind.SealedClass && _random.Next(4) == 0);
        Line($"{indent}[GenerateCodec{options}]");
        GraphText.Write(_source, indent, kind, made.Name, parent?.FullName, members, _random);
        if (container is not null)
        {
            Line("}");
        }
        made.Names.UnionWith(members.Select(member => member.Name));
        if (parent is not null)
        {
            made.Names.UnionWith(parent.Names);
        }
        _types.Add(made);
    }

    /// <summary>A base, abstract or not, or an interface, and its cases: they and the base may hold it.</summary>
    private void WriteUnion(int index)
    {
        string name = GraphNames.Type(_random, index);
        bool isInterface = _random.Next(2) == 0;
        bool isAbstract = isInterface || _random.Next(3) != 0;
        var made = new GraphType(name, null, IsStruct: false, IsOpen: false, IsNumbered: false) { CanStandForOthers = !isInterface };
        List<GraphMember> members = isInterface ? [] : Members(made, name, GraphKind.Class, null, numbered: false, _random.Next(4));
        made.Names.UnionWith(members.Select(member => member.Name));
        int count = _random.Next(5) == 0 ? _random.Next(7, 12) : _random.Next(1, 6);
        bool saidByCases = _random.Next(3) == 0;
        var said = new List<string>();
        var cases = new StringBuilder();
        int number = _random.Next(3);
        for (int i = 0; i < count; i++)
        {
            string of = $"{name.TrimStart('@')}Case{i.ToString(CultureInfo.InvariantCulture)}";
            GraphKind kind = isInterface ? (GraphKind)_random.Next((int)GraphKind.Count)
                : Pick(GraphKind.Class, GraphKind.SealedClass, GraphKind.BoundClass, GraphKind.MixedClass);
            bool numbered = isInterface && _random.Next(3) == 0;
            string last = _random.Next(3) == 0 ? $", \"{GraphNames.Wire(_random, i)}\"" : "";
            string at = number.ToString(CultureInfo.InvariantCulture);
            said.Add($"[CodecUnion({at}, typeof({of}){last})]");
            cases.Append('\n')
                .Append(CultureInfo.InvariantCulture, $"[GenerateCodec{Options(numbered, !isInterface)}]{(saidByCases ? $" [CodecUnion({at}{last})]" : "")}\n");
            GraphText.Write(cases, "", kind, of, made.FullName, Members(made, of, kind, made, numbered), _random);
            number += 1 + (_random.Next(4) == 0 ? _random.Next(300) : 0);
        }
        Line("");
        string own = isAbstract ? "" : $" [CodecUnion({number.ToString(CultureInfo.InvariantCulture)}, typeof({name}))]";
        Line($"[GenerateCodec] {(saidByCases ? "[CodecUnion]" : string.Join(" ", said))}{own}");
        Line($"public {(isInterface ? "interface" : isAbstract ? "abstract class" : "class")} {name}");
        Line("{");
        GraphText.Members(_source, "", members, inStruct: false);
        Line("}");
        _source.Append(cases);
        _types.Add(made);
    }

    /// <summary>A type whose surrogate in data is an earlier type.</summary>
    private void WriteReplaced(int index)
    {
        GraphType[] others = [.. _types.Where(type => type.CanStandForOthers)];
        GraphType data = others[_random.Next(others.Length)];
        // A struct's default would hold a null if the data is a class, for which nothing is.
        bool isStruct = data.IsStruct && _random.Next(2) == 0;
        var made = new GraphType(GraphNames.Type(_random, index), null, isStruct, IsOpen: false, IsNumbered: false) { CanStandForOthers = false };
        GraphForms.WriteReplaced(_source, made, data, _random);
        _types.Add(made);
    }

    /// <summary>Only what OCT0014 allows: numbers lead to arrays in the order of numbers, or to maps in any order.</summary>
    private string Options(bool numbered, bool derived, bool shared = false)
    {
        List<string> options = shared ? ["References = true"] : [];
        if (numbered)
        {
            switch (_random.Next(6))
            {
                case 2:
                case 3:
                    options.Add("Layout = Layout.Tolerant");
                    break;
                case 0:
                    options.Add($"Layout = Layout.{Pick("NumberMap", "NameMap")}");
                    options.Add($"Order = MemberOrder.{Pick("Number", "Declaration", "Name")}");
                    break;
                case 1:
                    options.Add("Layout = Layout.Array");
                    break;
            }
        }
        else if (!derived)
        {
            switch (_random.Next(4))
            {
                case 0:
                    options.Add($"Order = MemberOrder.{Pick("Declaration", "Name")}");
                    break;
                case 1:
                    options.Add($"Layout = Layout.{Pick("Array", "NameMap")}");
                    break;
            }
        }
        return options.Count == 0 ? "" : $"({string.Join(", ", options)})";
    }

    /// <summary>A type's members.</summary>
    /// <param name="owner">What they may hold: the type, or the union that it is a case of.</param>
    /// <param name="name">The type's.</param>
    /// <param name="kind">Its kind.</param>
    /// <param name="parent">Its base class.</param>
    /// <param name="numbered">Whether they have numbers.</param>
    /// <param name="most">How many at most; any number if it is negative.</param>
    private List<GraphMember> Members(GraphType owner, string name, GraphKind kind, GraphType? parent, bool numbered, int most = -1)
    {
        var members = new List<GraphMember>();
        var taken =
            new HashSet<string>(parent?.Names.Select(known => known.TrimStart('@')) ?? [], StringComparer.OrdinalIgnoreCase) { owner.Name.TrimStart('@'),
                name.TrimStart('@') };
        int number = 0;
        int count = most >= 0 ? _random.Next(most + 1) : _random.Next(10) switch { 0 => 0, 1 => _random.Next(20, 70), _ => _random.Next(1, 11) };
        for (int i = 0; i < count; i++)
        {
            string member = GraphNames.Member(_random, i);
            for (int other = i; !taken.Add(member.TrimStart('@')); other += 100)
            {
                member = $"M{other.ToString(CultureInfo.InvariantCulture)}";
            }
            number += 1 + (_random.Next(4) == 0 ? _random.Next(30) : 0);
            var types = new GraphMemberTypes(_random, _types, _enums, owner, kind != GraphKind.Record || count > 1);
            string type = types.Any(0, count > 20);
            // after the base's, so no two of a type are the same
            string identity = numbered ? number.ToString(CultureInfo.InvariantCulture) : _random.Next(10) == 0 ? $"\"{GraphNames.Wire(_random, taken.Count)}\""
                : "";
            members.Add(new GraphMember(member, type, GraphForms.Attributes(identity, type, _random), (GraphAccess)_random.Next((int)GraphAccess.Count)));
        }
        return members;
    }

    private T Pick<T>(params ReadOnlySpan<T> choices) => choices[_random.Next(choices.Length)];

    private void Line(string text) => _source.Append(text).Append('\n');
}
