// Owns: the bodies of a root that is not a message: one with the value as field 1.
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedRoot
{
    /// <summary>Whether a root has the bodies: one whose codec is called has that codec's.</summary>
    public static bool IsWrapped(RootPlan root) => root.IsTagged && root.Value is not ObjectValue { Content: FieldContent.Message };

    public static void Emit(Scope scope, RootPlan root)
    {
        CodeWriter c = scope.Code;
        TaggedField field = TaggedFields.OfRoot(root.Value);
        TaggedFields.Sites(c.Line(), [field]);
        c.Lines($"""
            {Names.NoInlining}
            private static void WriteTagged<W>(ref W w, scoped in {root.Value.Type} value)
            {Names.WhereTaggedW}
            """).Open();
        c.Line($"{root.Value.Type} v = value;");
        string condition = TaggedPresence.Of(root.Value, field.Model, "v");
        if (condition.Length != 0)
        {
            c.Open($"if ({condition})");
        }
        TaggedPut.Field(scope, field, "v", isAlone: true);
        if (condition.Length != 0)
        {
            c.Close();
        }
        c.Close();
        TaggedItems.Emit(scope, [field]);
        c.Line().Lines($"""
            {Names.NoInlining}
            private static {root.Value.Type} ReadTagged<R>(ref R r, scoped in {root.Value.Type} existing)
            {Names.WhereTaggedR}
            """).Open();
        c.Line($"{root.Value.Type} v = existing;");
        var loop = new TaggedReadLoop(scope, [new TaggedSlot(field, "root", "v", value => $"v = {value};")], "goto End;", keeps: false);
        loop.Emit();
        c.Label("End");
        loop.Finish();
        if (TaggedMake.EmptyOf(field) is string empty)
        {
            c.If(TaggedMake.IsNull(root.Value, "v"), $"v = {empty};");
        }
        c.Line("return v;").Close();
        TaggedMake.Emit(scope, [field], keeps: false);
    }
}
