// Owns: the file of an enum whose values have names in data, or must be defined: its codec. Names are compared as UTF-8, so reading one makes no string.
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class EnumEmitter
{
    /// <summary>The name of the file.</summary>
    public static string FileName(EnumModel type) => Names.FileOf(type.Namespace, type.Codec);

    public static string Emit(EnumModel type)
    {
        CodeWriter c = Names.File(type.Namespace);
        c.Line("/// <summary>Codec of " + Names.Cref(type.Type)
            + (type.OnlyByName ? ": by name where all members go by name, else by number." : type.IsNamed
            ? ": by name where the format has names, else by number." : ", by number.") + (type.IsDefined ? " What it does not define is refused." : "")
            + "</summary>").Attributes(type.IsObsolete);
        c.Open("internal readonly struct " + type.Codec + " : IValueCodec<" + type.Type + ">");
        Write(c, type);
        Read(c, type);
        if (type.IsKey)
        {
            WriteKey(c, type);
            ReadKey(c, type);
        }
        if (type.IsNamed)
        {
            NameOf(c, type);
            Parse(c, type);
        }
        if (type.IsDefined)
        {
            Check(c, type);
        }
        c.Close();
        return c.ToString();
    }

    private static string Asks(EnumModel type, string format) =>
        format + ".NamesEnums" + (type.OnlyByName ? " && " + format + ".Identity == MemberIdentity.Name" : "");

    private static void Write(CodeWriter c, EnumModel type)
    {
        ScalarFacts facts = ScalarFacts.Of(type.Kind);
        c.Line(Names.NoInlining).Line("public static void Write<W>(ref W w, scoped in " + type.Type + " value)").Open(Names.WhereAnyW);
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        if (type.IsNamed)
        {
            c.Open("if (" + Asks(type, "W") + " && NameOf(value) is string name)").Line("w.WriteText(name);").Line("return;").Close();
        }
        c.Line("w.Advance(W.Put" + facts.Name + "(ref w.Reserve(W.Max" + facts.Name + "), (" + facts.CSharp + ")value));").Close().Line();
    }

    private static void Read(CodeWriter c, EnumModel type)
    {
        c.Line(Names.NoInlining).Line("public static void Read<R>(ref R r, ref " + type.Type + " value)").Open(Names.WhereAnyR);
        if (type.IsNamed)
        {
            c.Open("if (" + Asks(type, "R") + " && R.TryReadName(ref r, out ReadOnlySpan<byte> name))").Line("value = Parse(ref r, name);").Line("return;")
                .Close();
        }
        c.Line(type.Type + " number = (" + type.Type + ")r.Read" + type.Kind + "();");
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
        c.Line().Line(Names.NoInlining).Line("public static void WriteKey<W>(ref W w, " + type.Type + " value)").Open(Names.WhereW);
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        if (type.IsNamed)
        {
            c.Open("if (" + Asks(type, "W") + " && NameOf(value) is string name)").Line("w.WriteText(name);").Line("return;").Close();
        }
        c.Line("ref byte at = ref w.Reserve(W.Max" + facts.Name + " + (W.FormsNumbers ? 2 : 0));");
        c.Line("w.Advance(W.QuoteNumber(ref at, W.Put" + facts.Name + "(ref at, (" + facts.CSharp + ")value)));").Close();
    }

    private static void ReadKey(CodeWriter c, EnumModel type)
    {
        string number = ScalarFacts.Of(type.Kind).CSharp;
        c.Line().Line(Names.NoInlining).Line("public static void ReadKey<R>(ref R r, ref " + type.Type + " value)").Open(Names.WhereR);
        c.Open("if (R.TextKeys && R.TryReadName(ref r, out ReadOnlySpan<byte> text))");
        if (!type.IsNamed)
        {
            c.If("!EnumNames.TryNumber(text, out " + number + " key)", "EnumNames.Unknown(text, " + Names.Literal(type.FullName) + ");")
                .Line("value = (" + type.Type + ")key;");
        }
        else if (!type.Fields.Any(f => IsNumber(f.Name)))
        {
            // No name is a number, so either is told by its text.
            c.Line("value = EnumNames.TryNumber(text, out " + number + " key) ? (" + type.Type + ")key : Parse(ref r, text);");
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
    private static void NameOf(CodeWriter c, EnumModel type)
    {
        c.Line().Line("private static string NameOf(" + type.Type + " value)").Open().Open("switch (value)");
        foreach (EnumField field in Distinct(type))
        {
            c.Line("case " + Value(type, field) + ": return " + Names.Literal(field.Name) + ";");
        }
        EnumField[] flags = [.. Distinct(type).Where(f => f.Bits != 0).OrderByDescending(f => f.Bits)];
        c.Close().Line(type.IsFlags ? "return EnumNames.Join(unchecked((ulong)value), Flags, s_names);" : "return null;").Close();
        if (type.IsFlags)
        {
            c.Line().Line("private static readonly string[] s_names = [" + string.Join(", ", flags.Select(f => Names.Literal(f.Name))) + "];");
            c.Line().Line("private static ReadOnlySpan<ulong> Flags => [" + string.Join(", ", flags.Select(f => "0x" + f.Bits.ToString("X"))) + "];");
        }
    }

    /// <summary>Finds the value of a name: by length, then by content. A lenient reader may accept other text too.</summary>
    private static void Parse(CodeWriter c, EnumModel type)
    {
        string one = type.IsFlags ? "TryParseOne" : "TryParse";
        c.Line().Line(Names.NoInlining).Line("private static " + type.Type + " Parse<R>(ref R r, scoped ReadOnlySpan<byte> text)").Open(Names.WhereAnyR);
        c.If("TryParse(text, out " + type.Type + " value)", "return value;");
        c.Open("if (R.ReadsEnumText(ref r) && EnumNames.TryText<" + ScalarFacts.Of(type.Kind).CSharp + ">(text, ["
            + string.Join(", ", type.Fields.Select(f => Names.Literal(f.Name))) + "], ["
            + string.Join(", ", type.Fields.Select(f => "0x" + f.Bits.ToString("X"))) + "], out ulong bits))");
        c.Line("value = unchecked((" + type.Type + ")bits);");
        if (type.IsDefined)
        {
            c.Line("Check(value);");
        }
        c.Line("return value;").Close();
        c.Line("EnumNames.Unknown(text, " + Names.Literal(type.FullName) + ");").Line("return default;").Close();
        if (type.IsFlags)
        {
            c.Line().Line("private static bool TryParse(scoped ReadOnlySpan<byte> text, out " + type.Type + " value)").Open();
            c.Line("value = default;").Line("bool more;");
            c.Open("do").Line("more = EnumNames.Split(ref text, out ReadOnlySpan<byte> name);")
                .If("!TryParseOne(name, out " + type.Type + " one)", "return false;").Line("value |= one;").Close().Line("while (more);").Line("return true;")
                .Close();
        }
        c.Line().Line("private static bool " + one + "(scoped ReadOnlySpan<byte> name, out " + type.Type + " value)").Open().Open("switch (name.Length)");
        var written = new HashSet<string>();
        foreach (EnumField field in type.Fields.OrderBy(f => Encoding.UTF8.GetByteCount(f.Name)))
        {
            if (written.Add(field.Name))
            {
                c.Line("case " + Encoding.UTF8.GetByteCount(field.Name) + " when MemoryExtensions.SequenceEqual(name, " + Names.Utf8(field.Name) + "): value = "
                    + Value(type, field) + "; return true;");
            }
        }
        c.Close().Line("value = default;").Line("return false;").Close();
    }

    private static void Check(CodeWriter c, EnumModel type)
    {
        ulong all = type.Fields.Aggregate(0UL, (bits, f) => bits | f.Bits);
        string defined = string.Join(" or ", Distinct(type).Select(f => Value(type, f)));
        string undefined = type.IsFlags ? "(unchecked((ulong)value) & ~0x" + all.ToString("X") + "UL) != 0" : defined.Length == 0 ? "true"
            : "value is not (" + defined + ")";
        c.Line().Line("private static void Check(" + type.Type + " value)").Open();
        c.If(undefined, "EnumNames.Undefined((" + ScalarFacts.Of(type.Kind).CSharp + ")value, " + Names.Literal(type.FullName) + ");").Close();
    }

    private static IEnumerable<EnumField> Distinct(EnumModel type) => type.Fields.GroupBy(f => f.Bits).Select(g => g.First());

    private static string Value(EnumModel type, EnumField field) => "(" + type.Type + ")(" + field.Literal + ")";
}
