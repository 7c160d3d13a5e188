// Owns: the text of loops that write sequences.
using System.Linq;
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Writing;

internal static class SequenceWriter
{
    /// <summary>The way from one C# form to the loop.</summary>
    public static void Emit(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        string element = sequence.Element.Type;
        string items = $"WriteItems{sequence.Mark}(ref w, ", array = Elements.IsWatched(sequence.Element) ? ", null);" : ");";
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{sequence.Mark}<W>(ref W w, {sequence.Type} values)
            {Names.WhereW}
            """).Open();
        switch (sequence.Form)
        {
            case SequenceForm.Memory or SequenceForm.ReadOnlyMemory:
                c.Line($"{items}values.Span{array}").Close();
                return;
            case SequenceForm.Array:
                Null(c);
                c.Line($"{items}new ReadOnlySpan<{element}>(values){array}").Close();
                return;
            case SequenceForm.List:
                Null(c);
                c.Line($"{items}CollectionsMarshal.AsSpan(values){List(sequence, "values")}").Close();
                return;
        }
        Null(c);
        if (!sequence.ReadsSet)
        {
            c.Lines($$"""
                if (values is List<{{element}}> list)
                {
                    {{items}}CollectionsMarshal.AsSpan(list){{List(sequence, "list")}}
                    return;
                }
                if (values is {{TypeNames.ArrayOf(element)}} array)
                {
                    {{items}}new ReadOnlySpan<{{element}}>(array){{array}}
                    return;
                }
                """);
        }
        if (sequence.Form == SequenceForm.Enumerable)
        {
            c.Line($"{items}new ReadOnlySpan<{element}>(Lists.Items(values)){array}").Close();
            return;
        }
        Enumerate(scope, sequence, "values");
        c.Close();
    }

    /// <summary>The argument of a list whose span is written, and the end of the call.</summary>
    private static string List(SequenceValue sequence, string list) => Elements.IsWatched(sequence.Element) ? $", {list});" : ");";

    /// <summary>The loop over what says its count and is enumerated.</summary>
    public static void Enumerate(Scope scope, SequenceValue sequence, string values)
    {
        CodeWriter c = scope.Code;
        if (Elements.IsPacked(sequence.Element) && c.Packs)
        {
            string list = Elements.IsWatched(sequence.Element) ? ", null" : "";
            c.Lines($$"""
                if (W.PacksSequences)
                {
                    WriteItems{{sequence.Mark}}(ref w, new ReadOnlySpan<{{sequence.Element.Type}}>(Lists.Items<{{sequence.Element.Type}}>({{values}})){{list}});
                    return;
                }
                """);
        }
        c.Lines($"""
            int count = {values}.Count;
            w.WriteArrayStart(count);
            int index = 0;
            foreach ({sequence.Element.Type} item in {values})
            """).Open();
        Item(scope, sequence, "index", "item", isLocal: true);
        c.Line("index++;").Close();
        c.If("index != count", "Throw.CountChanged(count);");
        if (c.Ends)
        {
            c.If("W.Ends", "w.WriteArrayEnd(count);");
        }
    }

    /// <summary>The loop over a span; of a list, which the code of its elements may change meanwhile, with the list.</summary>
    public static void EmitItems(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        bool watched = Elements.IsWatched(element);
        string list = watched ? $", List<{element.Type}> list" : "";
        c.Lines($"""
            {Names.NoInlining}
            private static void WriteItems{sequence.Mark}<W>(ref W w, scoped ReadOnlySpan<{element.Type}> items{list})
            {Names.WhereW}
            """).Open();
        if (Elements.IsBulk(element))
        {
            var scalar = (ScalarValue)element;
            string numbers = scalar.IsEnum ? $"MemoryMarshal.Cast<{scalar.Type}, {scalar.Facts.CSharp}>(items)" : "items";
            string bulk = $"w.Write{scalar.Kind}s({numbers});";
            if (element.Mark.Length == 0)
            {
                c.Line(bulk).Close();
                return;
            }
            c.Open("if (!W.FormsNumbers)").Line(bulk).Line("return;").Close();
        }
        else if (c.IsRaw && Elements.IsRaw(element))
        {
            c.Lines("""
                if (W.RawLayouts)
                {
                    w.WriteArrayStart(items.Length);
                    w.WriteRawLayouts(MemoryMarshal.AsBytes(items));
                    return;
                }
                """);
        }
        else if (c.IsRaw && Elements.RawLayout(element, scope) is string raw)
        {
            c.Lines($$"""
                if (W.RawLayouts)
                {
                    RawLayoutArrays.Write<W, {{element.Type}}, {{raw}}>(ref w, items);
                    return;
                }
                """);
        }
        if (element is NullableValue nullable && c.Packs)
        {
            Optionals(scope, nullable);
        }
        c.Line("w.WriteArrayStart(items.Length);");
        if (element.IsFixed)
        {
            Chunked(scope, element);
        }
        else
        {
            c.Open("for (int i = 0; i < items.Length; i++)");
            Item(scope, sequence, "i", "items[i]", isLocal: false, watched);
            c.Close();
        }
        if (watched)
        {
            c.If("list is not null && list.Count != items.Length", "Throw.CountChanged(items.Length);");
        }
        if (c.Ends)
        {
            c.If("W.Ends", "w.WriteArrayEnd(items.Length);");
        }
        c.Close();
    }

    /// <summary>A bitmap, then the values that are present.</summary>
    private static void Optionals(Scope scope, NullableValue element)
    {
        CodeWriter c = scope.Code;
        c.Open("if (W.PacksSequences)").Line("Optionals.WriteBitmap(ref w, items);");
        c.Open("for (int i = 0; i < items.Length; i++)");
        c.Open("if (items[i].HasValue)").Line($"{element.Inner.Type} item = items[i].GetValueOrDefault();");
        WriteCode.Write(scope, element.Inner, "item");
        c.Close().Close().Line("return;").Close();
    }

    private static void Chunked(Scope scope, ValueModel element)
    {
        CodeWriter c = scope.Code;
        c.Open("for (int i = 0; i < items.Length;)").Line($"int end = Math.Min(items.Length, i + {Elements.WriteChunk(element)});");
        c.Line($"ref byte at = ref w.Reserve((end - i) * ({Separator(c)}{Bounds.Of(element, scope, write: true)}));")
            .Line("nint n = 0;");
        c.Open("for (; i < end; i++)");
        if (c.IsText)
        {
            c.If("W.Separates", "n += W.PutItem(ref Bytes.At(ref at, n), i);");
        }
        PutRun run = PutRun.Going(scope);
        if (element is NullableValue)
        {
            c.Line($"{element.Type} item = items[i];");
        }
        run.Value(element, element is NullableValue ? "item" : "items[i]");
        c.Close().Line("w.Advance(n);").Close();
    }

    /// <summary>The bound of what is between two elements.</summary>
    private static string Separator(CodeWriter c) => c.IsText ? "(W.Separates ? W.MaxHead : 0) + " : "";

    /// <summary>One element by itself, or in a run of its own.</summary>
    private static void Item(Scope scope, SequenceValue sequence, string index, string expression, bool isLocal, bool isWatched = false)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        string what = WriteCode.Refuses(element) ? Elements.Of(sequence) : "";
        if (!isLocal && (element is TextValue or NullableValue || WriteCode.NeedsLocal(element)))
        {
            c.Line($"{element.Type} item = {expression};");
            expression = "item";
        }
        if (element is not TextValue && !element.IsFixed)
        {
            if (c.IsText)
            {
                c.If("W.Separates", $"w.WriteItem({index});");
            }
            c.LineIf(sequence.KeepsWhole, "W.KeepWhole(ref w, true);");
            WriteCode.Write(scope, element, expression, what, isWatched ? "Lists.OnNull(ref w, list, items.Length, " : "W.OnNull(ref w, ");
            c.LineIf(sequence.KeepsWhole, "W.KeepWhole(ref w, false);");
            return;
        }
        var run = new PutRun(scope);
        string bound = element is TextValue ? $"W.MaxText({expression})" : Bounds.Of(element, scope, write: true);
        run.Reserve($"{Separator(c)}{bound}");
        run.Settle();
        if (c.IsText)
        {
            c.If("W.Separates", $"n += W.PutItem(ref Bytes.At(ref at, n), {index});");
        }
        if (element is TextValue)
        {
            run.Text(expression, null, what);
            return;
        }
        run.Value(element, expression);
        run.Advance();
    }

    private static void Null(CodeWriter c) => c.Open("if (values is null)").Line("w.WriteNull();").Line("return;").Close();
}
