// Owns: the loop that reads the fields of one message: the next one in order is guessed first, any other goes through the switch; of many fields all do.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

/// <summary>Emits one loop.</summary>
/// <param name="scope">Where.</param>
/// <param name="slots">The fields, in order.</param>
/// <param name="end">The statement that leaves the loop.</param>
/// <param name="keeps">Whether what is unknown is kept in a local <c>unknown</c>.</param>
internal sealed class TaggedReadLoop(Scope scope, IReadOnlyList<TaggedSlot> slots, string end, bool keeps)
{
    /// <summary>Fields whose decoders are inlined; further ones are read by calls, as the JIT's budget ends.</summary>
    private const int Inlined = 48;

    /// <summary>
    /// Fields from which on the switch is over numbers, and nothing is guessed. Tags are eight apart, so the compiler searches among them by comparisons, of
    /// which half are missed if fields are absent by chance; numbers close to one another are a table of jumps, whose one miss a guess before it would double.
    /// A message with a third of 120 fields took 1.30 of Google.Protobuf's time to read, with the table 1.09, without the guess 0.90 to 1.01 (bench, "wide").
    /// </summary>
    private const int Many = 17;

    /// <summary>Whether the switch is over numbers.</summary>
    public bool IsByNumber { get; } = slots.Count >= Many && slots.Max(s => s.Field.Model.Number) - slots.Min(s => s.Field.Model.Number) < 2 * slots.Count;

    private CodeWriter Code => scope.Code;

    public void Emit()
    {
        CodeWriter c = Code;
        foreach (TaggedSlot slot in slots.Where(NeedsItems))
        {
            c.Line($"{Items(slot)} {slot.Local}Items = null;");
        }
        foreach (TaggedSlot slot in slots.Where(Clears))
        {
            c.Line($"bool {slot.Local}Cleared = false;");
        }
        foreach (TaggedSlot slot in slots.Where(s => s.IsGathered))
        {
            c.Line($"long {slot.Taken} = 0;");
        }
        c.Lines("""
            ref byte at = ref R.Window(ref r, out nint limit);
            nint n = 0;
            while (true)
            """).Open();
        c.Open("if (n >= limit)");
        c.If("!R.More(ref r, n)", end);
        Reload();
        c.Close();
        c.Line("n += R.GetTag(ref Bytes.At(ref at, n), out uint tag);");
        c.Open(IsByNumber ? "switch (tag >> 3)" : "switch (tag)");
        for (int i = 0; i < slots.Count; i++)
        {
            if (!IsByNumber)
            {
                Slot(i);
                continue;
            }
            c.Open($"case {slots[i].Field.Model.Number}:");
            Slot(i);
            c.Line("goto default;").Close();
        }
        c.OpenSection("default:").Line("r.Commit(n);").If(keeps ? "!R.KeepTag(ref r, tag, ref unknown)" : "!R.SkipTag(ref r, tag)", end).Line("break;").Close()
            .Close();
        // Of fields that guess nothing, and were read outside of the window.
        Reload();
        c.Close();
    }

    /// <summary>Gives the members what was gathered for them.</summary>
    public void Finish()
    {
        foreach (TaggedSlot slot in slots.Where(NeedsItems))
        {
            if (slot.IsSetOnce)
            {
                Code.If($"{slot.Local}Items is not null", slot.Set(Whole(slot)));
                continue;
            }
            string made = slot.Field.Value is MapValue { Form: MapForm.Dictionary }
                ? $"Maps.Merge({slot.Existing}, {slot.Local}Items, {Names.Bool(slot.Field.Model.Replaces)})"
                : $"{slot.Field.Maker}(ref r, {slot.Local}Items, {slot.Existing})";
            Code.If($"{slot.Local}Items is not null",
                slot.Fills ? $"ExistingCollections.Check(ref r, {made}, {slot.Existing}, {Names.Literal(slot.Field.What)});" : slot.Set(made));
        }
    }

    /// <summary>What exists and what was read in one, for a setter with code: a collection that could be added to is never given back to it.</summary>
    private static string Whole(TaggedSlot slot)
    {
        TaggedField field = slot.Field;
        string items = slot.Local + "Items";
        bool copies = field.Value is SequenceValue { Form: SequenceForm.List or SequenceForm.HashSet or SequenceForm.Set or SequenceForm.Collection }
            or SequenceValue { Facts: { Fills: true, IsOfObjects: false } } or MapValue { Form: MapForm.Dictionary or MapForm.Interface }
            or MapValue { Facts: { Fills: true, IsOfObjects: false } };
        if (copies && !field.Model.Replaces)
        {
            // Those that are written in another order than the one in which they are enumerated say so.
            string held = slot.Local + "Held";
            string existing = field.Value is SequenceValue { Facts.Span: { } span } sequence
                ? $"({slot.Existing} is {{ }} {held} ? AppendedCollections.Copy<{sequence.Element.Type}>({FactsText.Of(sequence, span, v: held)}) : null)"
                : slot.Existing;
            items = $"{(field.Value is MapValue ? "Maps.Merged" : "AppendedCollections.List")}({existing}, {items})";
        }
        return field.Value is SequenceValue { Form: SequenceForm.List } or MapValue { Form: MapForm.Dictionary } ? items
            : $"{field.Maker}(ref r, {items}, {(copies ? "default" : slot.Existing)})";
    }

    /// <summary>Whether elements are gathered first: of every collection but a list or dictionary that can be added to, and of a dictionary that nothing
    /// replaces and keys could flood.</summary>
    public static bool NeedsItems(TaggedSlot slot) =>
        slot.IsSetOnce || slot.Field is { IsWrapped: false, Value: SequenceValue { Form: not SequenceForm.List } or MapValue { Form: not MapForm.Dictionary } }
        || (slot.Fills && slot.Field.IsWrapped is false && IsScreened(slot.Field.Value));

    /// <summary>Whether a value is a dictionary that could be flooded if it exists: of keys other than text, with the default comparer. Keys of Protobuf are
    /// one value.</summary>
    private static bool IsScreened(ValueModel value) => value is MapValue { Form: MapForm.Dictionary, Comparer: null, Key: not TextValue };

    /// <summary>The expression of a dictionary in which entries of any map are gathered.</summary>
    public static string NewItems(MapValue map) => map.Comparer is null ? $"{MapEmitter.Made(map)}(0, r.SeededHashing)" : $"new {Dictionary(map)}()";

    /// <summary>Whether a collection that can be added to is cleared when the first element comes.</summary>
    private static bool Clears(TaggedSlot slot) =>
        slot.Field is { Content: FieldContent.Sequence or FieldContent.Map, Model.Replaces: true } && !NeedsItems(slot);

    private static string Items(TaggedSlot slot) =>
        slot.Field.Value is SequenceValue sequence ? $"List<{sequence.Element.Type}>"
            : ((MapValue)slot.Field.Value).Made is { Form: MapForm.Dictionary } made ? made.Type : Dictionary((MapValue)slot.Field.Value);

    /// <summary>The dictionary in which entries of any map are gathered.</summary>
    public static string Dictionary(MapValue map) => $"Dictionary<{map.Key.Type}, {map.Item.Type}>";

    private void Reload() => Code.Line("at = ref R.Window(ref r, out limit);").Line("n = 0;");

    private void Slot(int index)
    {
        TaggedSlot slot = slots[index];
        TaggedField field = slot.Field;
        switch (field.Content)
        {
            case FieldContent.Sequence:
                Sequence(index);
                break;
            case FieldContent.Map:
                Case(index, field.Tag, "", () => Into(slot, map => Code.Line($"{field.Reader}(ref r, {map});")), again: true);
                break;
            case FieldContent.Message:
                Case(index, field.Tag, "", () => Message(slot), other: Other(field));
                break;
            case FieldContent.Scalar when field.Scalar.Get.Length != 0 && index < Inlined:
                Scalar(index);
                break;
            case FieldContent.Scalar when field.IsShort:
                foreach (uint tag in Both(field))
                {
                    Case(index, tag, tag == field.Tag ? "" : " // in the other form", () =>
                    {
                        Read(slot, (tag & 7) == WireType.GroupStart);
                    }, isRare: tag != field.Tag, declares: Declares(slot));
                }
                break;
            default:
                Case(index, field.Tag, "", () => Read(slot), declares: Declares(slot));
                break;
        }
    }

    /// <summary>Whether reading a value takes a local.</summary>
    private static bool Declares(TaggedSlot slot) => TaggedGet.Expression(slot.Field) is null;

    /// <summary>Reads a value that is not a message.</summary>
    private void Read(TaggedSlot slot, bool asGroup = false)
    {
        if (TaggedGet.Expression(slot.Field) is string expression)
        {
            TaggedGet.ExpectGroup(Code, slot.Field, asGroup);
            Take(slot, expression);
            return;
        }
        TaggedGet.Declare(scope, slot.Field, "one", "default", asGroup);
        Take(slot, "one");
    }

    /// <summary>A message, or its further pieces as one.</summary>
    private void Message(TaggedSlot slot)
    {
        CodeWriter c = Code;
        if (!slot.IsRefused)
        {
            string enter = slot.IsGathered ? TaggedGet.EnterOnce(slot.Taken, slot.Ends) : TaggedGet.EnterMessage;
            c.Line($"long oneEnd = {enter};");
        }
        if (slot.IsGathered)
        {
            c.Open("if (oneEnd != -1)");
        }
        if (slot.Reads is not null)
        {
            slot.Reads();
        }
        else
        {
            TaggedGet.Declare(scope, slot.Field, "one", slot.Existing, enter: "");
            Take(slot, "one");
        }
        if (slot.IsGathered)
        {
            c.Close();
        }
    }

    /// <summary>A number decoded in the window.</summary>
    private void Scalar(int index)
    {
        TaggedSlot slot = slots[index];
        TaggedField field = slot.Field;
        // A name of its own needs no braces.
        bool isClosed = field.Model.Form.Defined.Count != 0;
        string one = isClosed ? "one" : $"field{field.Model.Number}";
        Open(field.Tag, "", declares: isClosed);
        Number(field, one, slot.OnUndefined);
        Take(slot, TaggedGet.Use(field, one));
        Guess(index, again: false);
        Code.Line("continue;").Close();
    }

    /// <summary>Decodes a number into a new local. One that a closed enum does not define is left where it is, for what takes unknown fields.</summary>
    private void Number(TaggedField field, string local, string onUndefined = "")
    {
        string get = $"R.{field.Scalar.Get}(ref Bytes.At(ref at, n), out {field.Scalar.Number} {local});";
        if (field.Model.Form.Defined.Count == 0)
        {
            Code.Line($"n += {get}");
            return;
        }
        Code.Line($"nint used = {get}").Open($"if ({local} is not ({string.Join(" or ", field.Model.Form.Defined)}))");
        Code.LineIf(onUndefined.Length != 0, onUndefined).Line($"tag = {field.Tag};").Line("goto default;").Close().Line("n += used;");
    }

    /// <summary>Elements: each in a field, or all in one. Readers take either.</summary>
    private void Sequence(int index)
    {
        TaggedSlot slot = slots[index];
        TaggedField field = slot.Field;
        TaggedField element = field.Element;
        var sequence = (SequenceValue)field.Value;
        bool packable = sequence.Element is ScalarValue ? element.Scalar.IsPackable : sequence.Element is ObjectValue { IsPackable: true };
        if (packable)
        {
            uint packed = WireType.Tag(field.Model.Number, WireType.Delimited);
            string unknown = keeps && element.Model.Form.Defined.Count != 0 && sequence.Element is ScalarValue ? ", ref unknown" : "";
            Case(index, packed, field.IsPacked ? "" : " // packed",
                IsWhole(slot) ? () => TakeWhole(slot)
                    : () => Into(slot, list => Code.Line(field.Bulk is string bulk && sequence.Element is ScalarValue { IsEnum: false }
                ? $"R.ReadPacked{bulk}(ref r, {list});"
                : $"{field.Reader}(ref r, {list}{unknown});")));
        }
        if (element.Content == FieldContent.Scalar && element.Scalar.Get.Length != 0 && index < Inlined)
        {
            Open(element.Tag, field.IsPacked ? " // not packed" : "");
            Number(element, "one");
            Into(slot, list => Code.Line($"{list}.Add({TaggedGet.Use(element, "one")});"));
            Guess(index, again: !field.IsPacked, element.Tag);
            Code.Line("continue;").Close();
            return;
        }
        foreach (uint tag in element.IsShort ? Both(element) : [element.Tag])
        {
            bool asGroup = element.IsShort && (tag & 7) == WireType.GroupStart;
            Case(index, tag, asGroup ? " // as a group" : "", () =>
            {
                TaggedGet.Declare(scope, element, "one", "default", asGroup);
                if (element.Value is ObjectValue { IsUnion: true, NotNull: true })
                {
                    Code.If("one is null", $"r.OnNull({Names.Literal(element.What)});");
                }
                Into(slot, list => Code.Line($"{list}.Add(one);"));
            }, again: !field.IsPacked, other: element.Content == FieldContent.Message ? Other(element) : null);
        }
    }

    /// <summary>Whether packed elements are read into an array of their number at once.</summary>
    private static bool IsWhole(TaggedSlot slot) =>
        slot is
        {
            Fills: false,
            IsSetOnce: false,
            Field: { Bulk: not null, Model.Replaces: false, Value: SequenceValue { Form: SequenceForm.Array, Element: ScalarValue { IsEnum: false } } }
        };

    /// <summary>The first packed elements are the member's array; only what follows is gathered.</summary>
    private void TakeWhole(TaggedSlot slot)
    {
        Code.Line($"{slot.Field.Value.Type} packed = R.ReadPacked{slot.Field.Bulk}(ref r);");
        Code.Open($$"""if ({{slot.Local}}Items is null && {{slot.Existing}} is not { Length: > 0 })""");
        Take(slot, "packed");
        Code.Close().Open("else");
        Into(slot, list => Code.Line($"{list}.AddRange(packed);"));
        Code.Close();
    }

    /// <summary>The tags of a message, the one that it is written with first.</summary>
    private static uint[] Both(TaggedField field)
    {
        uint lengths = WireType.Tag(field.Model.Number, WireType.Delimited);
        uint groups = WireType.Tag(field.Model.Number, WireType.GroupStart);
        return field.Tag == groups ? [groups, lengths] : [lengths, groups];
    }

    /// <summary>The other tag of a message. Both forms share one case, which looks at the tag: two bodies for each message were 310 of the 21,298 lines of the
    /// snapshots.</summary>
    private static uint Other(TaggedField field) => Both(field)[1];

    /// <summary>A case that reads outside of the window.</summary>
    private void Case(int index, uint tag, string comment, System.Action read, bool again = false, bool isRare = false, bool declares = true,
        uint? other = null)
    {
        Open(tag, comment, declares, other).Line("r.Commit(n);");
        read();
        if (isRare || !Guesses(index, again))
        {
            Code.Line("break;").Close();
            return;
        }
        Reload();
        Guess(index, again, tag);
        Code.Line("continue;").Close();
    }

    /// <summary>The collection that takes elements: the member's own list or dictionary, or what they are gathered in.</summary>
    private void Into(TaggedSlot slot, System.Action<string> add)
    {
        CodeWriter c = Code;
        if (NeedsItems(slot))
        {
            string made = slot.Field.Value is MapValue gathered ? slot.IsSetOnce && gathered.Form == MapForm.Dictionary ? TaggedMake.New(gathered)
                : NewItems(gathered) : $"new {Items(slot)}()";
            c.Line($"{slot.Local}Items ??= {made};");
            add($"{slot.Local}Items");
        }
        else
        {
            bool isScreened = !slot.Fills && IsScreened(slot.Field.Value);
            string fresh = isScreened ? "Maps.New(own, r.SeededHashing)" : TaggedMake.New(slot.Field.Value);
            if (!isScreened && !slot.Fills && !Clears(slot) && slot.Set(fresh) == $"{slot.Existing} = {fresh};")
            {
                c.Line($"{slot.Field.Value.Type} own = {slot.Existing} ??= {fresh};");
                add("own");
                After(slot);
                return;
            }
            c.Line($"{slot.Field.Value.Type} own = {slot.Existing};");
            c.Open(isScreened ? "if (!Maps.Takes(own, r.SeededHashing))" : "if (own is null)");
            if (slot.Fills)
            {
                c.Line($"Throw.NothingToFill({Names.Literal(slot.Field.What)});");
            }
            else
            {
                c.Line($"own = {fresh};").Line(slot.Set("own"));
            }
            c.Close();
            if (Clears(slot))
            {
                c.Open($"else if (!{slot.Local}Cleared)").Line("own.Clear();").Close().Line($"{slot.Local}Cleared = true;");
            }
            add("own");
        }
        After(slot);
    }

    private void Take(TaggedSlot slot, string value)
    {
        Code.Line(slot.Set(value));
        After(slot);
    }

    private void After(TaggedSlot slot)
    {
        foreach (string statement in slot.After)
        {
            Code.Line(statement);
        }
    }

    /// <summary>Whether a field guesses what follows it.</summary>
    private bool Guesses(int index, bool again) => again || (!IsByNumber && index + 1 < slots.Count && index < Inlined);

    /// <summary>The same field once more, then the next one, without the switch; if that is a table of jumps, the same alone.</summary>
    private void Guess(int index, bool again, uint own = 0)
    {
        if (again)
        {
            Try(slots[index].Field, own);
        }
        if (!IsByNumber && index + 1 < slots.Count && (index < Inlined || !again))
        {
            Try(slots[index + 1].Field, slots[index + 1].Field.Tag);
        }
    }

    /// <summary>Begins what is done for a tag.</summary>
    private CodeWriter Open(uint tag, string comment, bool declares = true, uint? other = null)
    {
        if (IsByNumber)
        {
            return Code.Open(other is null ? $"if (tag == {tag}){comment}" : $"if (tag == {tag} || tag == {other}){comment}");
        }
        string label = other is null ? $"case {tag}:{comment}" : $"case {tag}: case {other}:{comment}";
        return declares ? Code.Open(label) : Code.OpenSection(label);
    }

    private void Try(TaggedField field, uint tag)
    {
        bool looksAtTag = IsByNumber || (field.Content == FieldContent.Sequence ? field.Element : field).Content == FieldContent.Message;
        string looks = looksAtTag ? $"tag = {tag}; " : "";
        string next = $"{looks}goto case {(IsByNumber ? tag >> 3 : tag)}";
        Code.Line($$"""if (n < limit && R.IsTag(ref Bytes.At(ref at, n), {{tag}})) { n += {{WireType.Bytes(tag)}}; {{next}}; }""");
    }
}
