// Owns: many names in a few lines. Must not know: what is named.
namespace Octavo.Lab.Output.Text;

/// <summary>Names one after another, as many in a line as fit.</summary>
internal static class NameLines
{
    private const int Width = 140;

    /// <summary>"ready   A, B,", then "        C"; nothing if there is no name.</summary>
    public static IEnumerable<string> Of(string head, IEnumerable<string> names)
    {
        string line = head, indent = new(' ', head.Length);
        bool any = false;
        foreach (string name in names)
        {
            if (any && line.Length + name.Length + 2 > Width)
            {
                yield return line + ",";
                (line, any) = (indent, false);
            }

            line += any ? $", {name}" : name;
            any = true;
        }

        if (any)
            yield return line;
    }
}
