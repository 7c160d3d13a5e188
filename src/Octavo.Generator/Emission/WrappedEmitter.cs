// Owns: the text that writes and reads what holds one other value: presence, then the value.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class WrappedEmitter
{
    public static void EmitWrite(Scope scope, WrappedValue wrapped)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{wrapped.Mark}<W>(ref W w, {wrapped.Type} wrapped)
            {Names.WhereW}
            """).Open();
        c.Lines("""
            w.Advance(W.PutPresence(ref w.Reserve(W.MaxHead), wrapped is not null));
            if (wrapped is null) return;
            """);
        c.Line($"{wrapped.Inner.Type} held = {(wrapped.Form == WrapForm.Lazy ? "wrapped.Value" : "Lookups.Pair(wrapped)")};");
        WriteCode.Write(scope, wrapped.Inner, "held", $"the value of {wrapped.Type.Replace("global::", "")}");
        c.Close();
    }

    public static void EmitRead(Scope scope, WrappedValue wrapped)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static {wrapped.Type} Read{wrapped.Id}<R>(ref R r)
            {Names.WhereR}
            """).Open();
        c.If("!r.ReadPresence()", "return null;");
        ReadCode.Declare(scope, wrapped.Inner, "held", null, $"the value of {wrapped.Type.Replace("global::", "")}");
        c.Line(wrapped.Form == WrapForm.Lazy ? $"return new {wrapped.Type}(held);" : "return Lookups.Group(held);").Close();
    }
}
