// Owns: the file of an enum whose values have names in data, or must be defined: its codec. Names are compared as UTF-8, so reading one makes no string.
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class EnumEmitter
{
    /// <summary>The name of the file.</summary>
    public static string FileName(EnumModel type) => Names.FileOf(type.Namespace, type.Codec);

    public static string Emit(EnumModel type)
    {
        CodeWriter c = Names.File(type.Namespace);
        string form = type.Named switch
        {
            0 => ", by number.",
            FormatSet.Named => ": by name where the format has names, else by number.",
            FormatSet.Json => ": by name where all members go by name, else by number.",
            _ => $": by name in {type.Named.Text()}, else by number.",
        };
        string refused = type.IsDefined ? " What it does not define is refused." : "";
        c.Line($"/// <summary>Codec of {Names.Cref(type.Type)}{form}{refused}</summary>").Attributes(type.IsObsolete);
        c.Open($"internal readonly struct {type.Codec} : IValueCodec<{type.Type}>");
        Write(c, type);
        Read(c, type);
        if (type.IsKey)
        {
            WriteKey(c, type);
            ReadKey(c, type);
        }
        if (type.IsNamed)
        {
            foreach (EnumView view in type.Others.Prepend(new EnumView(0, type.Fields)))
            {
                NameOf(c, type, view);
                Parse(c, type, view);
            }
        }
        if (type.IsDefined)
        {
            Check(c, type);
        }
        c.Close();
        return c.Finish();
    }

    /// <summary>C# text that asks whether a format writes names. Folds to a constant.</summary>
    private static string Asks(EnumModel type, string format) => (FormatSet.Named & ~type.Named) switch
    {
        0 => $"{format}.NamesEnums",
        FormatSet.MessagePack or FormatSet.Cbor or FormatSet.Json =>
            $"{format}.NamesEnums && {(FormatSet.Named & ~type.Named).Condition(format).Replace("==", "!=")}",
        _ => $"{format}.NamesEnums && {type.Named.Condition(format)}",
    };

    /// <summary>A call of the method for the names that a format has.</summary>
    /// <param name="type">The enum.</param>
    /// <param name="format"><c>W</c> or <c>R</c>.</param>
    /// <param name="method">The method for most formats.</param>
    /// <param name="arguments">Its arguments.</param>
    private static string Call(EnumModel type, string format, string method, string arguments) =>
        string.Concat(type.Others.Select(o => $"{o.Formats.Condition(format)} ? {method}{o.Id}({arguments}) : ")) + $"{method}({arguments})";

    /// <summary>The start of a block for a value that has a name.</summary>
    private static string IfNamed(EnumModel type)
    {
        string name = Call(type, "W", "NameOf", "value");
        return $"if ({Asks(type, "W")} && {(type.Others.Count == 0 ? name : $"({name})")} is string name)";
    }

    private static void Write(CodeWriter c, EnumModel type)
    {
        ScalarFacts facts = ScalarFacts.Of(type.Kind);
        c.Lines($"""
            {Names.NoInlining}
            public static void Write<W>(ref W w, scoped in {type.Type} value)
            {Names.WhereAnyW}
            """).Open();
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        if (type.IsNamed)
        {
            c.Lines($$"""
                {{IfNamed(type)}}
                {
                    w.WriteText(name);
                    return;
                }
                """);
        }
        c.Line($"w.Advance(W.Put{facts.Name}(ref w.Reserve(W.Max{facts.Name}), ({facts.CSharp})value));").Close().Line();
    }

    private static void Read(CodeWriter c, EnumModel type)
    {
        c.Lines($"""
            {Names.NoInlining}
            public static void Read<R>(ref R r, ref {type.Type} value)
            {Names.WhereAnyR}
            """).Open();
        if (type.IsNamed)
        {
            c.Lines($$"""
                if ({{Asks(type, "R")}} && R.TryReadName(ref r, out ReadOnlySpan<byte> name))
                {
                    value = {{Call(type, "R", "Parse", "ref r, name")}};
                    return;
                }
                """);
        }
        c.Line($"{type.Type} number = ({type.Type})r.Read{type.Kind}();");
        if (type.IsDefined)
        {
            c.Line("Check(number);");
        }
        c.Line("value = number;").Close();
    }

    /// <summary>A key of a map: the name, or the number, in quotes if keys are text.</summary>
    private static void WriteKey(CodeWriter c, EnumModel type)
    {
        ScalarFacts facts = ScalarFacts.Of(type.Kind);
        c.Line().Lines($"""
            {Names.NoInlining}
            public static void WriteKey<W>(ref W w, {type.Type} value)
            {Names.WhereW}
            """).Open();
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        if (type.IsNamed)
        {
            c.Lines($$"""
                {{IfNamed(type)}}
                {
                    w.WriteText(name);
                    return;
                }
                """);
        }
        c.Lines($"""
            ref byte at = ref w.Reserve(W.Max{facts.Name} + (W.FormsNumbers ? 2 : 0));
            w.Advance(W.QuoteNumber(ref at, W.Put{facts.Name}(ref at, ({facts.CSharp})value)));
            """).Close();
    }

    private static void ReadKey(CodeWriter c, EnumModel type)
    {
        string number = ScalarFacts.Of(type.Kind).CSharp;
        c.Line().Lines($"""
            {Names.NoInlining}
            public static void ReadKey<R>(ref R r, ref {type.Type} value)
            {Names.WhereR}
            """).Open();
        c.Open("if (R.TextKeys && R.TryReadName(ref r, out ReadOnlySpan<byte> text))");
        if ((type.Named & FormatSet.Json) == 0) // the format whose keys are text
        {
            c.If($"!EnumNames.TryNumber(text, out {number} key)", $"EnumNames.Unknown(text, {Names.Literal(type.FullName)});")
                .Line($"value = ({type.Type})key;");
        }
        else if (!type.Fields.Any(f => IsNumber(f.Name)))
        {
            // No name is a number, so either is told by its text.
            c.Line($"value = EnumNames.TryNumber(text, out {number} key) ? ({type.Type})key : Parse(ref r, text);");
        }
        else
        {
            c.Line("value = Parse(ref r, text);");
        }
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        c.Line("return;").Close();
        c.Line("Read(ref r, ref value);").Close();
    }

    /// <summary>Whether a name is all of a number's text: an enum may have such ones, which are names then.</summary>
    private static bool IsNumber(string name) => name.Length != 0 && name.Substring(name[0] is '+' or '-' ? 1 : 0).All(c => c is >= '0' and <= '9');

    /// <summary>The name of a value; null if it has none. Of two fields of one number the first gives it.</summary>
    private static void NameOf(CodeWriter c, EnumModel type, EnumView view)
    {
        string id = view.Id;
        c.Line().Line($"private static string NameOf{id}({type.Type} value)").Open().Open("switch (value)");
        foreach (EnumField field in Distinct(view.Fields))
        {
            c.Line($"case {Value(type, field)}: return {Names.Literal(field.Name)};");
        }
        c.Close().Line(type.IsFlags ? $"return EnumNames.Join(unchecked((ulong)value), Flags, s_names{id});" : "return null;").Close();
        if (type.IsFlags)
        {
            EnumField[] flags = [.. Distinct(view.Fields).Where(f => f.Bits != 0).OrderByDescending(f => f.Bits)];
            c.Line().Line($"private static readonly string[] s_names{id} = [{AllNames(flags)}];");
            if (id.Length == 0)
            {
                c.Line().Line($"private static ReadOnlySpan<ulong> Flags => [{AllBits(flags)}];");
            }
        }
    }

    private static string AllNames(IEnumerable<EnumField> fields) => string.Join(", ", fields.Select(f => Names.Literal(f.Name)));

    private static string AllBits(IEnumerable<EnumField> fields) => string.Join(", ", fields.Select(f => $"0x{f.Bits.ToString("X")}"));

    /// <summary>Finds the value of a name: by length, then by content. A lenient reader may accept other text too.</summary>
    private static void Parse(CodeWriter c, EnumModel type, EnumView view)
    {
        string id = view.Id;
        string one = (type.IsFlags ? "TryParseOne" : "TryParse") + id;
        c.Line().Lines($"""
            {Names.NoInlining}
            private static {type.Type} Parse{id}<R>(ref R r, scoped ReadOnlySpan<byte> text)
            {Names.WhereAnyR}
            """).Open();
        c.If($"TryParse{id}(text, out {type.Type} value)", "return value;");
        string number = ScalarFacts.Of(type.Kind).CSharp;
        c.Open($"if (R.ReadsEnumText(ref r) && EnumNames.TryText<{number}>(text, [{AllNames(view.Fields)}], [{AllBits(view.Fields)}], out ulong bits))");
        c.Line($"value = unchecked(({type.Type})bits);");
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        c.Line("return value;").Close();
        c.Line($"EnumNames.Unknown(text, {Names.Literal(type.FullName)});").Line("return default;").Close();
        if (type.IsFlags)
        {
            c.Line().Line($"private static bool TryParse{id}(scoped ReadOnlySpan<byte> text, out {type.Type} value)").Open();
            c.Lines("""
                value = default;
                bool more;
                do
                """).Open();
            c.Line("more = EnumNames.Split(ref text, out ReadOnlySpan<byte> name);");
            c.If($"!{one}(name, out {type.Type} one)", "return false;").Line("value |= one;").Close();
            c.Line("while (more);").Line("return true;").Close();
        }
        c.Line().Line($"private static bool {one}(scoped ReadOnlySpan<byte> name, out {type.Type} value)").Open().Open("switch (name.Length)");
        var written = new HashSet<string>();
        foreach (EnumField field in view.Fields.OrderBy(f => Encoding.UTF8.GetByteCount(f.Name)))
        {
            if (written.Add(field.Name))
            {
                int length = Encoding.UTF8.GetByteCount(field.Name);
                c.Line($"case {length} when MemoryExtensions.SequenceEqual(name, {Names.Utf8(field.Name)}): value = {Value(type, field)}; return true;");
            }
        }
        c.Close().Line("value = default;").Line("return false;").Close();
    }

    private static void Check(CodeWriter c, EnumModel type)
    {
        ulong all = type.Fields.Aggregate(0UL, (bits, f) => bits | f.Bits);
        string defined = string.Join(" or ", Distinct(type.Fields).Select(f => Value(type, f)));
        string undefined = type.IsFlags ? $"(unchecked((ulong)value) & ~0x{all.ToString("X")}UL) != 0" : defined.Length == 0 ? "true"
            : $"value is not ({defined})";
        c.Line().Line($"private static void Check({type.Type} value)").Open();
        c.If(undefined, $"EnumNames.Undefined(({ScalarFacts.Of(type.Kind).CSharp})value, {Names.Literal(type.FullName)});").Close();
    }

    private static IEnumerable<EnumField> Distinct(EquatableList<EnumField> fields) => fields.GroupBy(f => f.Bits).Select(g => g.First());

    private static string Value(EnumModel type, EnumField field) => $"({type.Type})({field.Literal})";
}
