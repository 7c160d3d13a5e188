// Owns: the text that writes and reads the collections that the Model has facts of: through a span or an enumeration, by filling or from an array or hash set.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class FactsCollection
{
    public static void EmitWrite(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        SequenceFacts facts = sequence.Facts!;
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{sequence.Mark}<W>(ref W w, {sequence.Type} values)
            {Names.WhereW}
            """).Open();
        if (facts.Null.Length != 0)
        {
            c.Lines($$"""
                if ({{FactsText.Of(sequence, facts.Null)}})
                {
                    w.WriteNull();
                    return;
                }
                """);
        }
        if (facts.Span is not null)
        {
            string list = Elements.IsWatched(sequence.Element) ? ", null" : "";
            c.Line($"WriteItems{sequence.Mark}(ref w, {FactsText.Of(sequence, facts.Span)}{list});").Close();
            return;
        }
        if (facts.Items != "{v}")
        {
            c.Line($"var items = {FactsText.Of(sequence, facts.Items)};");
        }
        SequenceWriter.Enumerate(scope, sequence, facts.Items == "{v}" ? "values" : "items");
        c.Close();
    }

    public static void EmitRead(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        SequenceFacts facts = sequence.Facts!;
        string existing = facts.Fills ? $", {sequence.Type} existing" : "";
        c.Lines($"""
            {Names.NoInlining}
            internal static {sequence.Type} Read{sequence.Id}<R>(ref R r{existing})
            {Names.WhereR}
            """).Open();
        if (sequence.Source is SequenceValue source)
        {
            ReadCode.Declare(scope, source, "items", null, "");
            if (!facts.IsValue)
            {
                c.If("items is null", "return null;");
            }
            c.Line($"return {FactsText.Of(sequence, facts.Finish)};").Close();
            return;
        }
        if (c.Packs && Elements.IsPacked(sequence.Element))
        {
            Packed(scope, sequence);
        }
        c.Line($"int count = r.ReadArrayStart({Elements.Least(sequence.Element)});").If("count == -1", "return null;");
        string made = FactsText.Of(sequence, facts.New!);
        bool isScreened = Elements.IsScreened(sequence);
        if (facts.Fills)
        {
            c.Line($"{sequence.Type} items = existing ?? {made};").Line($"{FactsText.Of(sequence, facts.Clear)};");
            c.LineIf(isScreened, Into(sequence, "items"));
        }
        else
        {
            c.Line($"var items = {made};");
        }
        c.Open("while (r.NextItem(ref count))");
        ReadCode.Declare(scope, sequence.Element, "item", null, Elements.Of(sequence));
        string add = FactsText.Of(sequence, facts.Add, items: isScreened ? "into" : "items");
        if (facts.Distinct)
        {
            c.If($"!{add}", "r.OnDuplicateKey();");
        }
        else
        {
            c.Line($"{add};");
        }
        c.Close().LineIf(isScreened, "Maps.Leave(items, into);").Line($"return {FactsText.Of(sequence, facts.Finish)};").Close();
    }

    /// <summary>The statement that says what is filled for a collection that keys could flood.</summary>
    private static string Into(SequenceValue sequence, string own) =>
        $"ICollection<{sequence.Element.Type}> into = Maps.IntoItems<{sequence.Element.Type}{FactsText.Hash(sequence.Hashing)}>({own}, r.SeededHashing);";

    /// <summary>Where the format lays the elements out as a whole: an array of them, then each is added.</summary>
    private static void Packed(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        SequenceFacts facts = sequence.Facts!;
        c.Open("if (R.PacksSequences)");
        ReadCode.Declare(scope, sequence.AsArray, "packed", null, "");
        c.If("packed is null", "return null;");
        string made = FactsText.Of(sequence, facts.New!).Replace("(count, ", "(packed.Length, ");
        if (facts.Fills)
        {
            c.Line($"{sequence.Type} all = existing ?? {made};").Line($"{FactsText.Of(sequence, facts.Clear, items: "all")};");
            c.LineIf(Elements.IsScreened(sequence), $"Maps.Screen<{sequence.Element.Type}>(all, packed, r.SeededHashing);");
        }
        else
        {
            c.Line($"var all = {made};");
        }
        c.Open($"foreach ({sequence.Element.Type} one in packed)");
        string add = FactsText.Of(sequence, facts.Add, items: "all", item: "one");
        if (facts.Distinct)
        {
            c.If($"!{add}", "r.OnDuplicateKey();");
        }
        else
        {
            c.Line($"{add};");
        }
        c.Close().Line($"return {FactsText.Of(sequence, facts.Finish, items: "all")};").Close();
    }
}
