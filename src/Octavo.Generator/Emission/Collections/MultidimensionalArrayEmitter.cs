// Owns: the text that writes and reads multidimensional arrays: the lengths, then one sequence of all elements.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class MultidimensionalArrayEmitter
{
    public static void EmitWrite(Scope scope, SequenceValue array)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{array.Mark}<W>(ref W w, {array.Type} values)
            {Names.WhereW}
            """).Open();
        string list = Elements.IsWatched(array.Element) ? ", null" : "";
        c.Lines($$"""
            if (values is null)
            {
                w.WriteNull();
                return;
            }
            MultidimensionalArrays.WriteStart(ref w, values);
            WriteItems{{array.Mark}}<W>(ref w, MultidimensionalItems.Of<{{array.Element.Type}}>(values){{list}});
            """);
        if (c.Ends)
        {
            c.If("W.Ends", "w.WriteEnd();");
        }
        c.Close();
    }

    public static void EmitRead(Scope scope, SequenceValue array)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static {array.Type} Read{array.Id}<R>(ref R r)
            {Names.WhereR}
            """).Open();
        c.Lines($"""
            Span<int> lengths = stackalloc int[{array.Rank}];
            if (!MultidimensionalArrays.ReadStart(ref r, lengths, out int remaining)) return null;
            """);
        ReadCode.Declare(scope, array.Source!, "items", null, "");
        string made = TypeNames.NewArray(array.Element.Type, string.Join(", ", Enumerable.Range(0, array.Rank).Select(i => $"lengths[{i}]")));
        c.Lines($"""
            MultidimensionalArrays.ReadEnd(ref r, ref remaining, lengths, items is null ? -1 : items.Length);
            var array = {made};
            MultidimensionalArrays.Fill<{array.Element.Type}>(items, array, remaining);
            return array;
            """).Close();
    }
}
