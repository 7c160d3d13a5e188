// Owns: the text of loops that read sequences into arrays, lists and hash sets.
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class SequenceReader
{
    public static void Emit(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        string existing = sequence.Form == SequenceForm.Array ? "" : $", {sequence.Type} existing";
        c.Lines($"""
            {Names.NoInlining}
            internal static {sequence.Type} Read{sequence.Id}<R>(ref R r{existing})
            {Names.WhereR}
            """).Open();
        if (sequence.Form != SequenceForm.HashSet)
        {
            RawLayouts(scope, sequence);
        }
        PackedReader.Emit(scope, sequence);
        c.Line($"int count = r.ReadArrayStart({Elements.Least(element)});");
        c.If("count == -1", "return null;");
        switch (sequence.Form)
        {
            case SequenceForm.HashSet:
                Set(scope, sequence);
                break;
            case SequenceForm.List:
                List(scope, sequence);
                break;
            default:
                Array(scope, sequence);
                break;
        }
        c.Close();
    }

    /// <summary>Where the format has raw layouts, the library's copy.</summary>
    private static void RawLayouts(Scope scope, SequenceValue sequence)
    {
        ValueModel element = sequence.Element;
        if (!scope.Code.IsRaw || Elements.RawLayout(element, scope) is not string raw)
        {
            return;
        }
        string call = $"RawLayoutArrays.Read{(sequence.Form == SequenceForm.Array ? "Array" : "List")}<R, {element.Type}, {raw}>(ref r)";
        scope.Code.Open("if (R.RawLayouts)").Line(sequence.Form == SequenceForm.Array ? $"return {call};" : $"return Lists.Fill(existing, {call});").Close();
    }

    private static void Set(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        string capacity = FormatFolds.Counted(c, "(count <= 4096 ? count : r.FirstCapacity(count, 24))", "R.ExpectItems(ref r)");
        c.Line($"{sequence.Type} set = {Elements.OpenSet(sequence, capacity)};").LineIf(Elements.IsSafe(sequence), "existing?.Clear();");
        c.Open("while (r.NextItem(ref count))");
        ReadCode.Declare(scope, element, "item", null, Elements.Of(sequence));
        c.If("!set.Add(item)", "r.OnDuplicateKey();");
        c.Close().Line($"return {Elements.CloseSet(sequence, "set")};");
    }

    private static void List(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        string capacity = Elements.Capacity(element, "count");
        if (c.HasPlaces && Elements.IsObject(element) && Elements.IsSmall(element))
        {
            // An existing list keeps what was read before an error, and nothing after it.
            c.Open($"if ({(c.Ends ? "R.Counted && " : "")}existing is null)").Line($"{sequence.Type} filled = new {sequence.Type}(count);")
                .Line("CollectionsMarshal.SetCount(filled, count);");
            Items(scope, sequence, "CollectionsMarshal.AsSpan(filled)");
            c.Line("return filled;").Close();
        }
        string counted = Elements.IsSmall(element) ? capacity : $"({capacity})";
        c.Line($"{sequence.Type} list = existing ?? new {sequence.Type}({FormatFolds.Counted(c, counted, "R.ExpectItems(ref r)")});");
        c.Line("existing?.Clear();");
        if (!element.IsFixed || !c.HasPlaces)
        {
            Add(scope, sequence, "list");
            c.Line("return list;");
            return;
        }
        if (c.Ends)
        {
            c.Open("if (!R.Counted)");
            Add(scope, sequence, "list");
            c.Line("return list;").Close();
        }
        bool small = Elements.IsSmall(element);
        if (small)
        {
            c.Line("CollectionsMarshal.SetCount(list, count);").Line($"Span<{element.Type}> items = CollectionsMarshal.AsSpan(list);");
            Raw(c, element, "list");
        }
        Chunked(scope, sequence, small ? null : $"""
            CollectionsMarshal.SetCount(list, end);
            Span<{element.Type}> items = CollectionsMarshal.AsSpan(list);
            """);
        c.Line("return list;");
    }

    private static void Array(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        if (c.Ends)
        {
            c.Open(c.HasPlaces ? "if (!R.Counted)" : null).Line($"var list = new List<{element.Type}>();");
            Add(scope, sequence, "list");
            c.Line("return list.ToArray();").Close();
            if (!c.HasPlaces)
            {
                return;
            }
        }
        bool small = Elements.IsSmall(element);
        string items = Elements.IsObject(element) && small ? "array" : "items";
        c.Line($"{sequence.Type} {items} = {TypeNames.NewArray(element.Type, small ? "count" : Elements.Capacity(element, "count"))};");
        if (items == "array")
        {
            Items(scope, sequence, $"new Span<{element.Type}>(array)");
        }
        else if (element.IsFixed)
        {
            Raw(c, element, "items");
            Chunked(scope, sequence, small ? null : """
                if (end > items.Length)
                {
                    Array.Resize(ref items, (int)Math.Min(count, 2L * items.Length));
                }
                """);
        }
        else
        {
            c.Open("for (int i = 0; i < count; i++)");
            if (!small)
            {
                c.If("i == items.Length", "Array.Resize(ref items, (int)Math.Min(count, 2L * items.Length));");
            }
            Item(scope, sequence);
            c.Close();
        }
        c.Line($"return {items};");
    }

    /// <summary>Objects go through a span: a store into an array or a list looks up whether a derived type may be there (lab: FooBase).</summary>
    private static void Items(Scope scope, SequenceValue sequence, string span)
    {
        CodeWriter c = scope.Code;
        c.Line($"Span<{sequence.Element.Type}> items = {span};");
        c.Open("for (int i = 0; i < count; i++)");
        Item(scope, sequence);
        c.Close();
    }

    private static void Item(Scope scope, SequenceValue sequence)
    {
        if (ReadCode.IsExpression(sequence.Element, null))
        {
            scope.Code.Line($"items[i] = {ReadCode.Expression(scope, sequence.Element, null)};");
            return;
        }
        ReadCode.Declare(scope, sequence.Element, "item", null, Elements.Of(sequence));
        scope.Code.Line("items[i] = item;");
    }

    /// <summary>Integers and enums of them are copied if the format has raw layouts.</summary>
    private static void Raw(CodeWriter c, ValueModel element, string result)
    {
        if (c.IsRaw && Elements.IsRaw(element))
        {
            string bytes = result == "items" ? "MemoryMarshal.AsBytes(MemoryExtensions.AsSpan(items))" : "MemoryMarshal.AsBytes(items)";
            c.Lines($$"""
                if (R.RawLayouts)
                {
                    r.ReadRawLayouts({{bytes}});
                    return {{result}};
                }
                """);
        }
    }

    private static void Add(Scope scope, SequenceValue sequence, string list)
    {
        CodeWriter c = scope.Code;
        c.Open("while (r.NextItem(ref count))");
        if (ReadCode.IsExpression(sequence.Element, null))
        {
            c.Line($"{list}.Add({ReadCode.Expression(scope, sequence.Element, null)});");
        }
        else
        {
            ReadCode.Declare(scope, sequence.Element, "item", null, Elements.Of(sequence));
            c.Line($"{list}.Add(item);");
        }
        c.Close();
    }

    private static void Chunked(Scope scope, SequenceValue sequence, string? grow)
    {
        CodeWriter c = scope.Code;
        ValueModel element = sequence.Element;
        int chunk = Elements.ReadChunk(element);
        c.Line($"// A run reads at most {ScalarReadMax.Run} bytes: {chunk}{(chunk == 1 ? " element of " : " elements of ")}{element.ReadMax}.");
        c.Open("for (int i = 0; i < count;)").Line($"int end = Math.Min(count, i + {chunk});");
        if (grow is not null)
        {
            c.Lines(grow);
        }
        c.Line($"ref byte at = ref r.Need((end - i) * {Term(Bounds.Of(element, scope, write: false))});").Line("nint n = 0;");
        c.Open("for (; i < end; i++)");
        switch (element)
        {
            case ScalarValue { IsEnum: false } scalar:
                c.Line($"n += R.Get{scalar.Kind}(ref Bytes.At(ref at, n), out items[i]);").Close();
                break;
            case ScalarValue scalar:
                c.Line($"n += R.Get{scalar.Kind}(ref Bytes.At(ref at, n), out {scalar.Facts.CSharp} item);")
                    .Line($"items[i] = ({scalar.Type})item;").Close();
                break;
            case NullableValue nullable:
                c.Line("items[i] = null;");
                GetRun.Going(scope).Nullable(nullable, "items[i]");
                c.Close();
                break;
            case ObjectValue item:
                string codec = scope.Codec(item.Codec);
                c.Lines($"""
                    nint used = {codec}.Get<R>(ref Bytes.At(ref at, n), out items[i]);
                    if (used < 0) break;
                    n += used;
                    """).Close();
                c.Line("r.Commit(n);");
                c.If("i < end", $"items[i++] = {codec}.ReadPositional(ref r);").Close();
                return;
        }
        c.Line("r.Commit(n);").Close();
    }

    private static string Term(string bound) => bound.Contains(' ') ? $"({bound})" : bound;
}
