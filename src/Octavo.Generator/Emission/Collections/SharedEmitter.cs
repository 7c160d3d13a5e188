// Owns: the text that writes and reads shared text and collections: in full where they come first, then by their numbers.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class SharedEmitter
{
    public static void EmitWrite(Scope scope, SharedValue shared)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{shared.Mark}<W>(ref W w, {shared.Type} shared)
            {Names.WhereW}
            """).Open();
        c.If($"!Shared.Begin{(shared.Inner is TextValue ? "Text" : "")}(ref w, shared)", "return;");
        WriteCode.Write(scope, shared.Inner, "shared");
        c.Line("Shared.End(ref w);").Close();
    }

    public static void EmitRead(Scope scope, SharedValue shared)
    {
        CodeWriter c = scope.Code;
        string type = shared.Type;
        c.Lines($"""
            {Names.NoInlining}
            internal static {type} Read{shared.Id}<R>(ref R r)
            {Names.WhereR}
            """).Open();
        c.Open("if (!Shared.Begin(ref r, out int left, out object known))");
        c.Line($"return known is null ? null : known as {type} ?? throw Throw.WrongReference(typeof({type}));").Close();
        if (shared.MakesFirst)
        {
            // It is kept before its elements are read, which may refer to it.
            (string made, string empty) = Empty(shared.Inner);
            c.Line($"{made} empty = {empty};").Line("R.BeginObject(ref r, empty);");
            c.Line($"Shared.End(ref r, left, {ReadCode.Expression(scope, Concrete(shared.Inner), "empty")});");
            c.Line("return empty;").Close();
            return;
        }
        c.Line("int place = R.BeginObject(ref r, null);");
        c.Line($"{type} value = {ReadCode.Expression(scope, shared.Inner, null)};");
        if (shared.Inner is TextValue)
        {
            c.If("value is not null", "R.CheckText(ref r, value);");
        }
        c.Lines("""
            Shared.End(ref r, left, value);
            R.KeepMade(ref r, place, value);
            return value;
            """).Close();
    }

    /// <summary>What reading makes if an interface is declared.</summary>
    private static ValueModel Concrete(ValueModel value) => value is MapValue map ? map.Made : ((SequenceValue)value).Made;

    private static (string Type, string New) Empty(ValueModel value)
    {
        switch (Concrete(value))
        {
            case MapValue { SimpleName.Length: not 0, Facts: { } facts }:
                return (value.Type, facts.Made);
            case SequenceValue { SimpleName.Length: not 0, Facts: { New: { } made } }:
                return (value.Type, made);
            case MapValue map:
                string key = map.Comparer is null ? $"{MapEmitter.Made(map)}(0, r.SeededHashing)" : $"new {map.Type}(0, {map.Comparer.Text})";
                return (map.Type, key);
            case SequenceValue { Form: SequenceForm.HashSet } set:
                return (set.Type, Elements.NewSet(set, "0"));
            case var list:
                return (list.Type, $"new {list.Type}()");
        }
    }
}
