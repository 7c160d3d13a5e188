// Owns: the text that writes and reads multidimensional arrays: the lengths, then one sequence of all elements.
using Octavo.Generator.Emission.Reading;
using Octavo.Model;
using System.Linq;

namespace Octavo.Generator.Emission.Collections;

internal static class MultidimensionalArrayEmitter
{
    public static void EmitWrite(Scope scope, SequenceValue array)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static void Write" + array.Mark + "<W>(ref W w, " + array.Type + " values)").Open(Names.WhereW);
        c.Open("if (values is null)").Line("w.WriteNull();").Line("return;").Close();
        c.Line("MultidimensionalArrays.WriteStart(ref w, values);")
            .Line("WriteItems" + array.Mark + "<W>(ref w, MultidimensionalItems.Of<" + array.Element.Type + ">(values)"
                + (Elements.IsWatched(array.Element) ? ", null);" : ");"));
        c.If("W.Ends", "w.WriteEnd();").Close();
    }

    public static void EmitRead(Scope scope, SequenceValue array)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static " + array.Type + " Read" + array.Id + "<R>(ref R r)").Open(Names.WhereR);
        c.Line("Span<int> lengths = stackalloc int[" + array.Rank + "];");
        c.If("!MultidimensionalArrays.ReadStart(ref r, lengths, out int remaining)", "return null;");
        ReadCode.Declare(scope, array.Source!, "items", null, "");
        c.Line("MultidimensionalArrays.ReadEnd(ref r, ref remaining, lengths, items is null ? -1 : items.Length);");
        c.Line("var array = " + TypeNames.NewArray(array.Element.Type, string.Join(", ", Enumerable.Range(0, array.Rank).Select(i => "lengths[" + i + "]")))
            + ";");
        c.Line("MultidimensionalArrays.Fill<" + array.Element.Type + ">(items, array, remaining);");
        c.Line("return array;").Close();
    }
}
