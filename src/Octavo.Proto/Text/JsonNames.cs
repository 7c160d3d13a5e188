// Owns: the names that the language makes of others.
using System.Text;

namespace Octavo.Proto.Text;

internal static class JsonNames
{
    /// <summary>The name of a field in JSON: without underscores, the letter after each a capital.</summary>
    public static string Of(string name)
    {
        var result = new StringBuilder();
        bool capital = false;
        foreach (char one in name)
        {
            if (one == '_')
            {
                capital = true;
                continue;
            }
            result.Append(capital && one is >= 'a' and <= 'z' ? (char)(one - 32) : one);
            capital = false;
        }
        return result.ToString();
    }

    /// <summary>The same with a capital in front, of which the entries of maps have their names.</summary>
    public static string Pascal(string name) => Of("_" + name);
}
