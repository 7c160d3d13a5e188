// Owns: the text that writes and reads multidimensional arrays: the lengths, then one sequence of all elements.
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class GridEmitter
{
    public static void EmitWrite(Scope scope, SequenceValue grid)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static void Write" + grid.Mark + "<W>(ref W w, " + grid.Type + " values)").Open(Names.WhereW);
        c.Open("if (values is null)").Line("w.WriteNull();").Line("return;").Close();
        c.Line("Grids.WriteStart(ref w, values);").Line("WriteItems" + grid.Mark + "<W>(ref w, GridItems.Of<" + grid.Element.Type + ">(values));");
        c.If("W.Ends", "w.WriteEnd();").Close();
    }

    public static void EmitRead(Scope scope, SequenceValue grid)
    {
        CodeWriter c = scope.Code;
        c.Line(Names.NoInlining).Line("internal static " + grid.Type + " Read" + grid.Id + "<R>(ref R r)").Open(Names.WhereR);
        c.Line("Span<int> lengths = stackalloc int[" + grid.Rank + "];");
        c.If("!Grids.ReadStart(ref r, lengths, out int remaining)", "return null;");
        ReadCode.Declare(scope, grid.Source!, "items", null, "");
        c.Line("Grids.ReadEnd(ref r, ref remaining, lengths, items is null ? -1 : items.Length);");
        c.Line("var grid = " + TypeNames.NewArray(grid.Element.Type, string.Join(", ", Enumerable.Range(0, grid.Rank).Select(i => "lengths[" + i + "]")))
            + ";");
        c.Line("Grids.Fill<" + grid.Element.Type + ">(items, grid, remaining);");
        c.Line("return grid;").Close();
    }
}
