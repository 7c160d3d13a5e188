// Owns: the methods that reading calls in addition to the loop: packed elements, entries, wrapped values, and collections made of what was gathered.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedMake
{
    /// <summary>The methods that reading the fields calls.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="fields">The fields.</param>
    /// <param name="keeps">Whether the message keeps what is unknown.</param>
    public static void Emit(Scope scope, IEnumerable<TaggedField> fields, bool keeps)
    {
        foreach (TaggedField field in fields.SelectMany(f => f.All()))
        {
            if (field.IsReference)
            {
                Referred(scope, field);
                continue;
            }
            if (field.IsWrapped)
            {
                Wrapped(scope, field);
                continue;
            }
            switch (field.Value)
            {
                case SequenceValue sequence:
                    Packed(scope, field, sequence, keeps);
                    if (sequence.Form != SequenceForm.List)
                    {
                        Collection(scope, field, sequence);
                    }
                    break;
                case MapValue map:
                    Entry(scope, field, map);
                    if (map.Form != MapForm.Dictionary)
                    {
                        Map(scope, field, map);
                    }
                    break;
            }
        }
    }

    /// <summary>The expression of a new list or dictionary.</summary>
    public static string New(ValueModel value) => value is MapValue map
        ? map.Comparer is { } comparer ? $"new {map.Type}({comparer.Text})" : $"{MapEmitter.Made(map)}(0, r.SeededHashing)"
        : $"new {value.Type}()";

    /// <summary>Reads packed elements for which the reader has no member of its own: enums and narrow numbers.</summary>
    private static void Packed(Scope scope, TaggedField field, SequenceValue sequence, bool keeps)
    {
        if (sequence.Element is ObjectValue { IsPackable: true })
        {
            Head(scope.Code, field.Reader, "void", $", List<{sequence.Element.Type}> into");
            scope.Code.Line("long end = R.EnterScope(ref r);").Open("while (R.More(ref r, 0))");
            TaggedGet.Declare(scope, field.Element, "one", "default");
            scope.Code.Line("into.Add(one);").Close().Line("R.LeaveScope(ref r, end);").Close();
            return;
        }
        if (sequence.Element is not ScalarValue { } scalar || !field.Element.Scalar.IsPackable || (field.Bulk is not null && !scalar.IsEnum))
        {
            return;
        }
        CodeWriter c = scope.Code;
        TaggedField element = field.Element;
        bool closed = element.Model.Form.Defined.Count != 0;
        Head(c, field.Reader, "void", $", List<{sequence.Element.Type}> into{(keeps && closed ? ", ref UnknownMembers unknown" : "")}");
        c.Line("long end = R.EnterScope(ref r);").Open("while (R.More(ref r, 0))");
        if (element.Scalar.Read.Length != 0 && !closed)
        {
            c.Line($"into.Add({TaggedGet.Use(element, element.Scalar.Read)});");
        }
        else
        {
            string get = element.Scalar.Read.Length != 0 ? $"{element.Scalar.Number} one = {element.Scalar.Read};"
                : $"r.Commit(R.{element.Scalar.Get}(ref r.Need({element.Scalar.Max}), out {element.Scalar.Number} one));";
            c.Line(get);
            if (closed)
            {
                c.Open($"if (one is not ({string.Join(" or ", element.Model.Form.Defined)}))");
                if (keeps)
                {
                    c.Line($"R.KeepNumber(ref r, {element.Tag}, unchecked((ulong)one), ref unknown);");
                }
                c.Line("continue;").Close();
            }
            c.Line($"into.Add({TaggedGet.Use(element, "one")});");
        }
        c.Close().Line("R.LeaveScope(ref r, end);").Close();
    }

    /// <summary>Reads the message around a value.</summary>
    private static void Wrapped(Scope scope, TaggedField field)
    {
        CodeWriter c = scope.Code;
        string type = field.Inner.Value.Type;
        // A wrapper is a message like others: it is merged into the one that exists.
        Head(c, field.Reader, type, field.Model.IsWrapper ? $", {type} v" : "");
        if (!field.Model.IsWrapper)
        {
            c.Line($"{type} v = default;");
        }
        Loop(scope, [new TaggedSlot(field.Inner, "inner", "v", value => $"v = {value};")]);
        Fill(c, field.Inner, "v");
        c.Line("return v;").Close();
    }

    /// <summary>Reads protobuf-net's bcl.NetObjectProxy: a key, or a key and the object, which is known by it from there on.</summary>
    private static void Referred(Scope scope, TaggedField field)
    {
        CodeWriter c = scope.Code;
        TaggedField inner = field.Inner;
        Head(c, field.Reader, field.Value.Type, $", {field.Value.Type} v");
        if (inner.IsGathered)
        {
            c.Line("long taken = 0;");
        }
        c.Line("int key = -1;").Open("while (R.NextObjectField(ref r, ref v, ref key, out uint tag))");
        if (inner.Content == FieldContent.Message)
        {
            string codec = scope.Codec(((ObjectValue)inner.Value).Codec);
            string enter = inner.IsGathered ? TaggedGet.EnterOnce("taken", "") : TaggedGet.EnterMessage;
            c.Line($"long end = {enter};");
            if (inner.IsGathered)
            {
                c.Open("if (end != -1)");
            }
            c.Lines($"""
                R.ExpectObject(ref r, key);
                v = {codec}.ReadTagged(ref r, v);
                R.LeaveScope(ref r, end);
                """);
            if (inner.IsGathered)
            {
                c.Close();
            }
        }
        else
        {
            TaggedGet.Declare(scope, inner, "one", "v");
            c.Line("v = one;");
        }
        c.Line("R.KeepObject(ref r, key, v);").Close().Line("return v;").Close();
    }

    /// <summary>Reads one entry of a map and sets it: the last one of a key counts. An entry with a number that its closed enum does not define is not an entry
    /// of the map, so an earlier one of its key stays.</summary>
    private static void Entry(Scope scope, TaggedField field, MapValue map)
    {
        CodeWriter c = scope.Code;
        Head(c, field.Reader, "void", $", {TaggedReadLoop.Dictionary(map)} map");
        c.Lines($"""
            long end = R.EnterScope(ref r);
            {map.Key.Type} key = default;
            {map.Item.Type} item = default;
            """);
        (TaggedField Part, string Name, string Has)[] parts = [(field.Key, "key", "hasKey"), (field.Item, "item", "hasItem")];
        foreach ((TaggedField part, _, string has) in parts)
        {
            c.LineIf(NeedsPresence(scope, part), $"bool {has} = false;");
        }
        bool mayBeLost = parts.Any(one => IsClosed(one.Part));
        c.LineIf(mayBeLost, "bool isUndefined = false;");
        Loop(scope,
            [.. parts.Select(one => new TaggedSlot(one.Part, one.Name, one.Name, value => $"{one.Name} = {value};")
            {
                After =
                [
                    .. NeedsPresence(scope, one.Part) ? [$"{one.Has} = true;"] : Array.Empty<string>(),
                    .. IsClosed(one.Part) ? ["isUndefined = false;"] : Array.Empty<string>(),
                ],
                OnUndefined = IsClosed(one.Part) ? "isUndefined = true;" : ""
            })]);
        foreach ((TaggedField part, string name, string has) in parts)
        {
            string? absent = Absent(scope, part);
            if (absent is not null && part.Value.CanBeNull)
            {
                c.Line($"{name} ??= {absent};");
            }
            else if (absent is not null)
            {
                c.If($"!{has}", $"{name} = {absent};");
            }
            else if (!part.IsWrapped)
            {
                Fill(c, part, name);
            }
            if (part.Value.CanBeNull && EmptyOf(part) is null && !part.IsReference)
            {
                // A union has no case then, and empty data is neither an address nor a version.
                string what = Names.Literal(part.What);
                if (name == "key")
                {
                    c.If("key is null", $"Throw.AbsentKey({what});");
                }
                else if (part.Value.NotNull)
                {
                    c.If("item is null", $"r.OnNull({what});");
                }
            }
        }
        const string Set = "map[key] = item;";
        (mayBeLost ? c.If("!isUndefined", Set) : c.Line(Set)).Line("R.LeaveScope(ref r, end);").Close();
    }

    /// <summary>Whether a key or value takes only the numbers that its enum defines.</summary>
    private static bool IsClosed(TaggedField part) => part is { IsWrapped: false, Value: ScalarValue } && part.Model.Form.Defined.Count != 0;

    /// <summary>The value of a key or value that an entry does not have: of a message, what one without fields is, and the entry has ended. Null for what is
    /// the default of its type.</summary>
    private static string? Absent(Scope scope, TaggedField part) => part switch
    {
        { IsWrapped: true } => part.IsReference || part.Value is NullableValue ? null : $"{part.Reader}(ref r{(part.Model.IsWrapper ? ", default" : "")})",
        { Value: ObjectValue { Content: FieldContent.Message } message } => $"{scope.Codec(message.Codec)}.ReadTagged(ref r, default)",
        { Value: ScalarValue, Scalar.Empty: { Length: > 0 } empty } => empty,
        _ => null,
    };

    /// <summary>Whether a value that an entry does not have is null: a union has no case then, and empty data is neither an address nor a version.</summary>
    public static bool IsNullIfAbsent(Scope scope, TaggedField part) =>
        part is { IsWrapped: false, IsReference: false, Value: { CanBeNull: true } and not NullableValue } && EmptyOf(part) is null
            && (part.Value is ObjectValue { IsUnion: true } || Absent(scope, part) is null);

    /// <summary>Whether the default of the type does not tell that a key or value is absent.</summary>
    private static bool NeedsPresence(Scope scope, TaggedField part) => !part.Value.CanBeNull && Absent(scope, part) is not null;

    private static void Fill(CodeWriter c, TaggedField field, string local)
    {
        if (EmptyOf(field) is string empty)
        {
            c.If(IsNull(field.Value, local), $"{local} = {empty};");
        }
    }

    private static void Loop(Scope scope, TaggedSlot[] slots)
    {
        var loop = new TaggedReadLoop(scope, slots, "goto End;", keeps: false);
        loop.Emit();
        scope.Code.Label("End");
        loop.Finish();
    }

    /// <summary>The value of a field that is absent: empty text and bytes, an empty collection; null if it is the default.</summary>
    public static string? EmptyOf(TaggedField field) => field.Value switch
    {
        TextValue => "\"\"",
        BytesValue { Form: BytesForm.Array } => "Array.Empty<byte>()",
        BytesValue { Form: BytesForm.ArraySegment } => "ArraySegment<byte>.Empty",
        SequenceValue { Form: SequenceForm.Array } array => $"Array.Empty<{array.Element.Type}>()",
        SequenceValue { Form: SequenceForm.List } or MapValue { Form: MapForm.Dictionary } => New(field.Value),
        SequenceValue { Facts: { Unset.Length: > 0 } facts } sequence => FactsText.Of(sequence, facts.Empty),
        SequenceValue { CanBeNull: true } sequence => $"{field.Maker}(ref r, new List<{sequence.Element.Type}>(), default)",
        MapValue map => $"{field.Maker}(ref r, {TaggedReadLoop.NewItems(map)}, default)",
        _ => null,
    };

    /// <summary>The same of a member whose declaration allows no null. A struct that programs cannot use while it is the default of its type counts as
    /// one.</summary>
    public static string? EmptyOf(TypeModel type, MemberModel member) =>
        member.Value.NotNull || member.Value is BytesValue { Form: BytesForm.ArraySegment } or SequenceValue { Facts.Unset.Length: > 0 }
            ? EmptyOf(TaggedFields.Of(type, member)) : null;

    /// <summary>An empty list, array or dictionary, of which nothing stays in what is set later; null for any other value.</summary>
    public static string? EmptyBefore(ValueModel value) => value switch
    {
        SequenceValue { Form: SequenceForm.Array } array => $"Array.Empty<{array.Element.Type}>()",
        SequenceValue { Form: SequenceForm.List } or MapValue { Form: MapForm.Dictionary } => $"new {value.Type}({(value as MapValue)?.Comparer?.Text})",
        _ => null,
    };

    /// <summary>The condition that a value is none.</summary>
    public static string IsNull(ValueModel value, string expression) => value switch
    {
        BytesValue { Form: BytesForm.ArraySegment } => $"{expression}.Array is null",
        SequenceValue { Facts: { Unset.Length: > 0 } facts } sequence => FactsText.Of(sequence, facts.Unset, v: expression),
        SequenceValue { Facts: { Null.Length: > 0 } facts } sequence => FactsText.Of(sequence, facts.Null, v: expression),
        _ => $"{expression} is null",
    };

    /// <summary>Makes a collection of what it was and what was read.</summary>
    private static void Collection(Scope scope, TaggedField field, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        string element = sequence.Element.Type;
        Head(c, field.Maker, sequence.Type, $", List<{element}> items, {sequence.Type} existing");
        string old = field.Model.Replaces ? "default" : "existing";
        string before = field.Model.Replaces ? "null" : "existing";
        switch (sequence.Form)
        {
            case SequenceForm.Array:
                c.Line($"return AppendedCollections.Array({before}, items);").Close();
                return;
            case SequenceForm.Memory or SequenceForm.ReadOnlyMemory:
                c.Line($"return AppendedCollections.Array({(field.Model.Replaces ? "null" : "existing.ToArray()")}, items);").Close();
                return;
            case SequenceForm.Collection:
                c.Line($"return ({sequence.Type})AppendedCollections.Collection({before}, items, r.SeededHashing);").Close();
                return;
            case SequenceForm.Enumerable or SequenceForm.ReadOnlyCollection:
                c.Line($"return AppendedCollections.List({before}, items);").Close();
                return;
            case SequenceForm.HashSet or SequenceForm.Set or SequenceForm.ReadOnlySet:
                Set(c, sequence, field.Model.Replaces);
                return;
        }
        SequenceFacts facts = sequence.Facts!;
        if (facts.From is not null)
        {
            string isNull = facts.Null.Length == 0 ? "" : $"{FactsText.Of(sequence, facts.Null, v: old)} ? null : ";
            string copied = facts.Span is string span ? $"AppendedCollections.Copy<{element}>({FactsText.Of(sequence, span, v: old)})"
                : $"global::System.Linq.Enumerable.ToArray({old})";
            string kept = field.Model.Replaces ? "null" : $"{isNull}{copied}";
            c.Line($"{TypeNames.ArrayOf(element)} all = AppendedCollections.Array({kept}, items);");
            if (facts.From == SequenceForm.HashSet)
            {
                c.Line($"var set = {Elements.NewSet(sequence.Source!, "all.Length")};").Line("set.UnionWith(all);");
            }
            c.Line($"return {FactsText.Of(sequence, facts.Finish, items: facts.From == SequenceForm.HashSet ? "set" : "all")};").Close();
            return;
        }
        c.Line("int count = items.Count;");
        string made = FactsText.Of(sequence, facts.New!);
        c.Line($"{(facts.Fills ? sequence.Type : "var")} made = {(facts.Fills ? "existing ?? " : "")}{made};");
        if (facts.Fills && (field.Model.Replaces || facts.ClearsNew))
        {
            Empty(c, field, $"{FactsText.Of(sequence, facts.Clear, items: "made")};");
        }
        else if (!facts.Fills && !field.Model.Replaces)
        {
            c.Lines($$"""
                if (!({{FactsText.Of(sequence, facts.Null, v: "existing")}}))
                {
                    foreach ({{element}} item in existing)
                    {
                        {{FactsText.Of(sequence, facts.Add, items: "made")}};
                    }
                }
                """);
        }
        c.LineIf(facts.Fills && Elements.IsScreened(sequence), $"Maps.Screen<{element}>(made, items, r.SeededHashing);");
        c.Lines($$"""
            foreach ({{element}} item in CollectionsMarshal.AsSpan(items))
            {
                {{FactsText.Of(sequence, facts.Add, items: "made")}};
            }
            return {{FactsText.Of(sequence, facts.Finish, items: "made")}};
            """).Close();
    }

    private static void Set(CodeWriter c, SequenceValue sequence, bool replaces)
    {
        SequenceValue made = sequence.Made with { Comparer = sequence.Comparer };
        string fresh = Elements.NewSet(made, "items.Count");
        switch (sequence.Form)
        {
            case SequenceForm.ReadOnlySet:
                c.Line($"var set = {fresh};");
                if (!replaces)
                {
                    c.If("existing is not null", "set.UnionWith(existing);");
                }
                break;
            case SequenceForm.Set:
                c.Line($$"""{{sequence.Type}} set = existing is null or { IsReadOnly: true } ? {{fresh}} : existing;""");
                c.Line(replaces ? "set.Clear();" : "if (existing is not null && !ReferenceEquals(set, existing)) { set.UnionWith(existing); }");
                break;
            default:
                c.Line($"{sequence.Type} set = existing ?? {fresh};");
                if (replaces)
                {
                    c.Line("set.Clear();");
                }
                break;
        }
        c.Line(!Elements.IsSafe(sequence) && sequence.Form != SequenceForm.ReadOnlySet ? "Maps.Unite(set, items, r.SeededHashing);" : "set.UnionWith(items);")
            .Line("return set;").Close();
    }

    private static void Map(Scope scope, TaggedField field, MapValue map)
    {
        CodeWriter c = scope.Code;
        Head(c, field.Maker, map.Type, $", {TaggedReadLoop.Dictionary(map)} read, {map.Type} existing");
        string dictionary = TaggedReadLoop.Dictionary(map);
        switch (map.Form)
        {
            case MapForm.Interface:
                c.Line($$"""{{map.Type}} map = existing is null or { IsReadOnly: true } ? {{New(map.Made)}} : existing;""");
                c.Line(field.Model.Replaces ? "map.Clear();" : "if (existing is not null && !ReferenceEquals(map, existing)) { Maps.Set(map, existing); }");
                break;
            case MapForm.ReadOnlyInterface:
                c.Line($"{dictionary} map = {New(map.Made)};");
                if (!field.Model.Replaces)
                {
                    c.If("existing is not null", "Maps.Set(map, existing);");
                }
                break;
            default:
                MapFacts facts = map.Facts!;
                c.Line("int count = read.Count;")
                    .Line($"{FactsText.Of(map, facts.Local)} map = {(facts.Fills ? "existing ?? " : "")}{FactsText.Of(map, facts.New)};");
                if (facts.Fills && (field.Model.Replaces || facts.ClearsNew))
                {
                    Empty(c, field, $"{FactsText.Of(map, facts.Clear)};");
                }
                else if (!facts.Fills && !field.Model.Replaces)
                {
                    c.If("existing is not null", "Maps.Set(map, existing);");
                }
                break;
        }
        c.Line("Maps.Set(map, read);").Line($"return {(map.Facts is null ? "map" : FactsText.Of(map, map.Facts.Finish))};").Close();
    }

    /// <summary>Empties a collection: one that exists if it is replaced, and always a new one, which its constructor may have filled.</summary>
    private static void Empty(CodeWriter c, TaggedField field, string clear)
    {
        if (field.Model.Replaces)
        {
            c.Line(clear);
            return;
        }
        c.If("existing is null", clear);
    }

    private static void Head(CodeWriter c, string name, string returns, string parameters) =>
        c.Line().Line(Names.NoInlining).Line($"private static {returns} {name}<R>(ref R r{parameters})").Open(Names.WhereTaggedR);
}
