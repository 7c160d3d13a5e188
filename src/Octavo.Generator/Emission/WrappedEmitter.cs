// Owns: the text that writes and reads what holds one other value: presence, then the value.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class WrappedEmitter
{
    public static void EmitWrite(Scope scope, WrappedValue wrapped)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static void Write" + wrapped.Mark + "<W>(ref W w, " + wrapped.Type + " wrapped)").Open(Names.WhereW);
        c.Line("w.Advance(W.PutPresence(ref w.Reserve(W.MaxHead), wrapped is not null));");
        c.If("wrapped is null", "return;");
        c.Line(wrapped.Inner.Type + " held = " + (wrapped.Form == WrapForm.Lazy ? "wrapped.Value" : "Lookups.Pair(wrapped)") + ";");
        WriteCode.Write(scope, wrapped.Inner, "held", "the value of " + wrapped.Type.Replace("global::", ""));
        c.Close();
    }

    public static void EmitRead(Scope scope, WrappedValue wrapped)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static " + wrapped.Type + " Read" + wrapped.Id + "<R>(ref R r)").Open(Names.WhereR);
        c.If("!r.ReadPresence()", "return null;");
        ReadCode.Declare(scope, wrapped.Inner, "held", null, "the value of " + wrapped.Type.Replace("global::", ""));
        c.Line("return " + (wrapped.Form == WrapForm.Lazy ? "new " + wrapped.Type + "(held)" : "Lookups.Group(held)") + ";").Close();
    }
}
