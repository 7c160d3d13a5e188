// Owns: a name as JSON text has it, RFC 8259 section 7. Knows no member.
using System.Globalization;
using System.Linq;
using System.Text;

namespace Octavo.Model.Types;

internal static class JsonName
{
    /// <summary>The name between quotes: quotes, backslashes and controls escaped.</summary>
    public static string Escape(string name)
    {
        if (name.All(c => c >= ' ' && c != '"' && c != '\\'))
        {
            return name;
        }
        var text = new StringBuilder();
        foreach (char c in name)
        {
            _ = c switch
            {
                '"' or '\\' => text.Append('\\').Append(c),
                < ' ' => text.Append("\\u").Append(((int)c).ToString("X4", CultureInfo.InvariantCulture)),
                _ => text.Append(c),
            };
        }
        return text.ToString();
    }
}
