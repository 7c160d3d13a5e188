// Owns: the methods that write the elements of one field: sequences element by element or packed, maps entry by entry.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedItems
{
    /// <summary>The methods that writing the fields calls.</summary>
    public static void Emit(Scope scope, IEnumerable<TaggedField> fields)
    {
        foreach (TaggedField field in fields.SelectMany(f => f.All()).Where(f => !f.IsWrapped))
        {
            switch (field.Value)
            {
                case SequenceValue { Form: SequenceForm.Array or SequenceForm.List or SequenceForm.Memory or SequenceForm.ReadOnlyMemory }
                    when field is { IsPacked: true, Bulk: not null }:
                    break;
                case SequenceValue sequence:
                    Head(scope, field);
                    Sequence(scope, field, sequence);
                    break;
                case MapValue map:
                    Head(scope, field);
                    Map(scope, field, map);
                    break;
            }
        }
    }

    /// <summary>A span of the elements, where the form has one.</summary>
    public static string Span(SequenceValue sequence, string expression) => sequence.Form switch
    {
        SequenceForm.List => $"CollectionsMarshal.AsSpan({expression})",
        SequenceForm.Memory or SequenceForm.ReadOnlyMemory => $"{expression}.Span",
        SequenceForm.Array => $"MemoryExtensions.AsSpan({expression})",
        _ when sequence.Facts?.Span is string span => FactsText.Of(sequence, span, v: expression),
        _ => $"Lists.Items<{sequence.Element.Type}>({expression})",
    };

    /// <summary>The span as the encoder takes it: enums as their numbers.</summary>
    public static string Cast(SequenceValue sequence, TaggedField field, string span)
    {
        var element = (ScalarValue)sequence.Element;
        string number = field.Element.Scalar.Bulk.StartsWith("SFixed", System.StringComparison.Ordinal) ? (element.Facts.Size == 8 ? "long" : "int")
            : element.Facts.CSharp;
        return element.IsEnum ? $"MemoryMarshal.Cast<{element.Type}, {number}>({span})" : span;
    }

    /// <summary>Packed elements in one call. Without elements there is no field; protobuf-net has an empty one, which tells it from null.</summary>
    public static void Bulk(CodeWriter c, TaggedField field, SequenceValue sequence, string span)
    {
        string write = $"W.WritePacked{field.Bulk}(ref w, {field.Tag}, {Cast(sequence, field, span)});";
        if (!field.Model.Form.IsNet)
        {
            c.Line(write);
            return;
        }
        c.Open($"if ({span}.IsEmpty)");
        c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));").Line("w.Advance(W.PutBool(ref w.Reserve(W.MaxBool), false)); // no bytes");
        c.Close().Line($"else {write}");
    }

    private static void Head(Scope scope, TaggedField field) =>
        scope.Code.Line().Line(Names.NoInlining).Line($"private static void {field.Writer}<W>(ref W w, {field.Value.Type} values)")
            .Open(Names.WhereTaggedW);

    private static void Sequence(Scope scope, TaggedField field, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        if (field.IsPacked)
        {
            c.Line($"ReadOnlySpan<{sequence.Element.Type}> items = {Span(sequence, "values")};");
            if (field.Bulk is not null)
            {
                Bulk(c, field, sequence, "items");
                c.Close();
                return;
            }
            if (!field.Model.Form.IsNet)
            {
                c.If("items.IsEmpty", "return;");
            }
            TaggedScalar scalar = field.Element.Scalar;
            TaggedPut.Message(c, field, () =>
            {
                c.Lines($$"""
                    foreach ({{sequence.Element.Type}} item in items)
                    {
                        w.Advance(W.{{scalar.Put}}(ref w.Reserve({{scalar.Max}}), {{TaggedPut.Number(field.Element, "item")}}{{scalar.Argument}}));
                    }
                    """);
            }, isAlone: true);
            c.Close();
            return;
        }
        bool enumerates = sequence.Form is not (SequenceForm.Array or SequenceForm.List or SequenceForm.Memory or SequenceForm.ReadOnlyMemory)
            && sequence.Facts?.Span is null;
        bool watched = sequence.Form == SequenceForm.List && Elements.IsWatched(sequence.Element);
        bool counted = enumerates && SaysItsCount(sequence);
        string items = !enumerates ? Span(sequence, "values")
            : sequence.Facts is { Items: not "{v}" } facts ? FactsText.Of(sequence, facts.Items) : "values";
        c.LineIf(watched, "int count = values.Count;");
        BeginCount(c, counted, items, "Count");
        c.Open($"foreach ({sequence.Element.Type} item in {items})").LineIf(counted, "index++;");
        One(scope, field.Element, "item", watched);
        c.Close();
        if (watched)
        {
            c.If("values.Count != count", "Throw.CountChanged(count);");
        }
        EndCount(c, counted);
        c.Close();
    }

    /// <summary>Whether the count of a collection may differ from what it enumerates: code of the user gives both, unless the platform's collection that it
    /// derives from does. Other formats write the count.</summary>
    private static bool SaysItsCount(SequenceValue sequence) =>
        sequence.Form is SequenceForm.Collection or SequenceForm.ReadOnlyCollection or SequenceForm.Set or SequenceForm.ReadOnlySet
            || sequence is { SimpleName.Length: > 0, Facts.Base.Length: 0 };

    private static bool SaysItsCount(MapValue map) => map.Form is MapForm.Interface or MapForm.ReadOnlyInterface || map.SimpleName.Length != 0;

    /// <summary>Takes the count before the loop: of the collection itself, or of an interface by a cast.</summary>
    private static void BeginCount(CodeWriter c, bool counted, string items, string count) =>
        c.LineIf(counted, $"int count = {(items == "values" ? items : $"({items})")}.{count};").LineIf(counted, "int index = 0;");

    private static void EndCount(CodeWriter c, bool counted)
    {
        if (counted)
        {
            c.If("index != count", "Throw.CountChanged(count);");
        }
    }

    /// <summary>An element, in one reservation if its length has a bound.</summary>
    private static void One(Scope scope, TaggedField field, string item, bool isWatched)
    {
        CodeWriter c = scope.Code;
        if (field is { IsWrapped: false, IsReference: false, Value: ObjectValue { IsUnion: true } union })
        {
            Allowed(c, field, item, isWatched);
            // Null is the union's message without a case, as it is read.
            TaggedPut.Message(c, field, () => c.If($"{item} is not null", $"{scope.Codec(union.Codec)}.WriteTagged(ref w, {item});"), isAlone: true);
            return;
        }
        NotNull(c, field, item, isWatched);
        if (field.IsWrapped)
        {
            TaggedPut.Field(scope, field, item, isAlone: true);
            return;
        }
        switch (field.Value)
        {
            case ScalarValue:
                c.Lines($"""
                    ref byte at = ref w.Reserve({field.TagBytes} + {TaggedPut.Max(field)});
                    nint n = W.PutTag(ref at, {field.Tag});
                    w.Advance(n + {TaggedPut.Scalar(field, "Bytes.At(ref at, n)", item)});
                    """);
                break;
            case TextValue:
                c.Lines($$"""
                    if (TextRun.Fits({{item}}))
                    {
                        ref byte at = ref w.Reserve({{field.TagBytes}} + W.MaxText({{item}}));
                        nint n = W.PutTag(ref at, {{field.Tag}});
                        w.Advance(n + W.PutText(ref Bytes.At(ref at, n), {{item}}));
                        continue;
                    }
                    """);
                TaggedPut.Field(scope, field, item, isAlone: true);
                break;
            default:
                TaggedPut.Field(scope, field, item, isAlone: true);
                break;
        }
    }

    private static void Map(Scope scope, TaggedField field, MapValue map)
    {
        CodeWriter c = scope.Code;
        string types = $"<{map.Key.Type}, {map.Item.Type}>", each = $"foreach (KeyValuePair{types} entry in ";
        string entries = map.Facts is { Entries: not "{v}" } facts ? FactsText.Of(map, facts.Entries, v: "values") : "values";
        string write = $"{EntryWriter(field)}(ref w, entry.Key, entry.Value);";
        c.Open("if (W.IsDeterministic(ref w))").Open($"{each}Maps.InOrder{types}({entries}))").Line(write).Close().Line("return;").Close();
        // By the collection's own enumerator: one of an interface would be allocated for each map, and again to count its length.
        bool counted = SaysItsCount(map);
        BeginCount(c, counted, entries, map.Facts?.Count ?? "Count");
        c.Open($"{each}{entries})").Line(write).LineIf(counted, "index++;").Close();
        EndCount(c, counted);
        c.Close();
        c.Line().Lines($"""
            {Names.NoInlining}
            private static void {EntryWriter(field)}<W>(ref W w, {map.Key.Type} key, {map.Item.Type} item)
            {Names.WhereTaggedW}
            """).Open();
        NotNull(c, field.Key, "key");
        bool canBeAbsent = TaggedMake.IsNullIfAbsent(scope, field.Item);
        if (canBeAbsent)
        {
            Allowed(c, field.Item, "item");
        }
        else
        {
            NotNull(c, field.Item, "item");
        }
        TaggedPut.Message(c, field, () =>
        {
            TaggedPut.Field(scope, field.Key, "key");
            TaggedPut.FieldIf(scope, field.Item, "item", canBeAbsent ? "item is not null" : "");
        }, isAlone: true);
        c.Close();
    }

    private static string EntryWriter(TaggedField field) => $"{field.Writer}Entry";

    /// <summary>Refuses a null that has a form, if the declaration does not allow it.</summary>
    private static void Allowed(CodeWriter c, TaggedField field, string item, bool isWatched = false)
    {
        if (field.Value.NotNull)
        {
            c.If($"{item} is null", $"{(isWatched ? "Lists.OnNull(ref w, values, count" : "W.OnNull(ref w")}, {Names.Literal(field.What)});");
        }
    }

    /// <summary>Refuses a null that has no form.</summary>
    private static void NotNull(CodeWriter c, TaggedField field, string item, bool isWatched = false)
    {
        if ((!field.IsWrapped || field.IsReference) && field.Value.CanBeNull)
        {
            string what = Names.Literal(field.What);
            c.If($"{item} is null", isWatched ? $"Lists.OnNullInMessage(values, count, {what});" : $"Throw.NullInMessage({what});");
        }
    }
}
