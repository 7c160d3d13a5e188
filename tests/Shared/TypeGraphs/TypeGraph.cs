// Owns: a random graph of annotated types as C# source, the same for the same seed. Knows no codec and no format; what it makes is legal, and compiles without a warning.
using System.Globalization;
using System.Text;

namespace Octavo.Tests.TypeGraphs;

/// <summary>A random graph of types: classes, structs, records, enums, nested types, closed generic ones, inheritance, every kind of member.</summary>
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
        Line("");
        Line($"namespace {Namespace};");
        for (int i = _random.Next(3); i >= 0; i--)
        {
            WriteEnum($"Kind{i.ToString(CultureInfo.InvariantCulture)}");
        }
        int count = _random.Next(2, 9);
        for (int i = 0; i < count; i++)
        {
            WriteType(i);
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
        GraphType? parent = kind == GraphKind.Class && _random.Next(4) == 0 ? _types.LastOrDefault(type => type is { IsOpen: true, IsNumbered: false, Container: null }) : null;
        string? container = kind != GraphKind.Class && _random.Next(6) == 0 ? "Outer" + index.ToString(CultureInfo.InvariantCulture) : null;
        bool numbered = parent is null && _random.Next(3) == 0;
        var made = new GraphType(name, container, kind is GraphKind.Struct or GraphKind.RecordStruct or GraphKind.ReadOnlyStruct, kind == GraphKind.Class, numbered);
        List<GraphMember> members = Members(made, kind, parent, numbered);
        Line("");
        string indent = "";
        if (container is not null)
        {
            Line($"public static partial class {container}");
            Line("{");
            indent = "    ";
        }
        string options = Options(numbered, parent is not null);
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

    /// <summary>Only what OCT0014 allows: numbers lead to arrays in the order of numbers, or to maps in any order.</summary>
    private string Options(bool numbered, bool derived)
    {
        var options = new List<string>();
        if (numbered)
        {
            switch (_random.Next(4))
            {
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

    private List<GraphMember> Members(GraphType owner, GraphKind kind, GraphType? parent, bool numbered)
    {
        var members = new List<GraphMember>();
        var taken = new HashSet<string>(parent?.Names ?? [], StringComparer.OrdinalIgnoreCase) { owner.Name };
        int number = 0;
        int count = _random.Next(10) switch { 0 => 0, 1 => _random.Next(20, 70), _ => _random.Next(1, 11) };
        for (int i = 0; i < count; i++)
        {
            string name = GraphNames.Member(_random, i);
            for (int other = i; !taken.Add(name.TrimStart('@')); other += 100)
            {
                name = $"M{other.ToString(CultureInfo.InvariantCulture)}";
            }
            number += 1 + (_random.Next(4) == 0 ? _random.Next(30) : 0);
            var types = new GraphMemberTypes(_random, _types, _enums, owner, kind != GraphKind.Record || count > 1);
            string? attribute = numbered ? $"CodecMember({number.ToString(CultureInfo.InvariantCulture)})" : _random.Next(10) == 0 ? $"CodecMember(\"{GraphNames.Wire(_random, i)}\")" : null;
            members.Add(new GraphMember(name, types.Any(0, count > 20), attribute, (GraphAccess)_random.Next((int)GraphAccess.Count)));
        }
        return members;
    }

    private string Pick(params ReadOnlySpan<string> choices) => choices[_random.Next(choices.Length)];

    private void Line(string text) => _source.Append(text).Append('\n');
}
