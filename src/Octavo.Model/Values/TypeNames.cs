// Owns: what is made of the C# text of a type: an array's, a simple name.
namespace Octavo.Model.Values;

internal static class TypeNames
{
    /// <summary>The text of an array: an array of arrays reads from the outside in, <c>int[][,]</c> holds <c>int[,]</c>.</summary>
    public static string ArrayOf(string element)
    {
        int bracket = Brackets(element);
        return bracket < 0 ? element + "[]" : element.Substring(0, bracket) + "[]" + element.Substring(bracket);
    }

    /// <summary>The expression of a new array: the lengths are in the first brackets.</summary>
    public static string NewArray(string element, string lengths)
    {
        int bracket = Brackets(element);
        return bracket < 0 ? "new " + element + "[" + lengths + "]" : "new " + element.Substring(0, bracket) + "[" + lengths + "]" + element.Substring(bracket);
    }

    /// <summary>The name without namespaces, outer types and arguments.</summary>
    public static string Simple(string type)
    {
        int arguments = type.IndexOf('<');
        string name = arguments < 0 ? type : type.Substring(0, arguments);
        return name.Substring(name.LastIndexOf('.') + 1);
    }

    /// <summary>Where the brackets of an array's own begin, after all arguments; −1 if it is not an array.</summary>
    private static int Brackets(string type)
    {
        int bracket = type.EndsWith("]", System.StringComparison.Ordinal) ? type.IndexOf('[', type.LastIndexOf('>') + 1) : -1;
        return bracket;
    }
}
