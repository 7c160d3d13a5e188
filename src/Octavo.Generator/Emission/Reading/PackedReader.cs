// Owns: the text that reads a sequence which the format lays out as a whole: primitives through the reader's bulk member, nullable values after a bitmap.
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class PackedReader
{
    public static void Emit(Scope scope, SequenceValue sequence)
    {
        CodeWriter c = scope.Code;
        if (!c.Packs || !Elements.IsPacked(sequence.Element))
        {
            return;
        }
        c.Open("if (R.PacksSequences)");
        if (sequence.Element is NullableValue nullable)
        {
            Optionals(scope, sequence, nullable);
        }
        else
        {
            Bulk(c, sequence, (ScalarValue)sequence.Element);
        }
        c.Line($"return {(sequence.Form == SequenceForm.HashSet ? Elements.CloseSet(sequence, "all") : "all")};").Close();
    }

    private static void Bulk(CodeWriter c, SequenceValue sequence, ScalarValue element)
    {
        string number = element.Facts.CSharp;
        c.Line($"{number}[] packed = r.Read{element.Kind}Array();").If("packed is null", "return null;");
        switch (sequence.Form)
        {
            case SequenceForm.HashSet:
                NewSet(c, sequence, "packed.Length");
                string item = element.IsEnum ? $"({element.Type})item" : "item";
                c.Open($"foreach ({number} item in packed)").If($"!all.Add({item})", "r.OnDuplicateKey();").Close();
                break;
            case SequenceForm.List:
                NewList(c, sequence, "packed.Length");
                c.Line($"MemoryMarshal.Cast<{number}, {element.Type}>(MemoryExtensions.AsSpan(packed)).CopyTo(CollectionsMarshal.AsSpan(all));");
                break;
            default:
                c.Line($"{sequence.Type} all = MemoryMarshal.Cast<{number}, {element.Type}>(MemoryExtensions.AsSpan(packed)).ToArray();");
                break;
        }
    }

    private static void Optionals(Scope scope, SequenceValue sequence, NullableValue element)
    {
        CodeWriter c = scope.Code;
        c.Line("int optionals = R.ReadOptionalsStart(ref r);").If("optionals == -1", "return null;");
        switch (sequence.Form)
        {
            case SequenceForm.HashSet:
                NewSet(c, sequence, "Math.Min(optionals, 4096)");
                c.Line($"Span<{element.Type}> span = new {element.Type}[optionals];");
                break;
            case SequenceForm.List:
                NewList(c, sequence, "optionals");
                c.Line($"Span<{element.Type}> span = CollectionsMarshal.AsSpan(all);");
                break;
            default:
                c.Line($"{sequence.Type} all = new {element.Type}[optionals];").Line($"Span<{element.Type}> span = all;");
                break;
        }
        c.Line("Optionals.ReadBitmap(ref r, span);");
        c.Open("for (int i = 0; i < span.Length; i++)").Open("if (span[i].HasValue)");
        ReadCode.Declare(scope, element.Inner, "item", null, Elements.Of(sequence));
        c.Line("span[i] = item;").Close();
        if (sequence.Form == SequenceForm.HashSet)
        {
            c.If("!all.Add(span[i])", "r.OnDuplicateKey();");
        }
        c.Close();
    }

    private static void NewSet(CodeWriter c, SequenceValue sequence, string count) =>
        c.Line($"{sequence.Type} all = {Elements.OpenSet(sequence, count)};").LineIf(Elements.IsSafe(sequence), "existing?.Clear();");

    private static void NewList(CodeWriter c, SequenceValue sequence, string count) =>
        c.Line($"{sequence.Type} all = existing ?? new {sequence.Type}({count});").Line($"CollectionsMarshal.SetCount(all, {count});");
}
