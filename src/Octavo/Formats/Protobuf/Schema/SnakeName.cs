// Owns: names in words with underscores. Octavo.Proto compiles it too, to know which names must be said: it is C# of netstandard2.0.
using System.Text;

namespace Octavo.Protobuf.Schema;

internal static class SnakeName
{
    /// <summary>A name with underscores: letters, digits and underscores alone.</summary>
    public static string Of(string name)
    {
        var text = new StringBuilder(name.Length + 4);
        for (int i = 0; i < name.Length; i++)
        {
            char c = name[i];
            bool begins = IsUpper(c) && i > 0 && name[i - 1] != '_' && (!IsUpper(name[i - 1]) || (i + 1 < name.Length && IsLower(name[i + 1])));
            text.Append(begins ? "_" : "").Append(IsUpper(c) ? (char)(c | 0x20) : IsLower(c) || c is >= '0' and <= '9' ? c : '_');
        }
        string words = text.ToString().Trim('_');
        return words.Length != 0 && IsLower(words[0]) ? words : "field" + words; // a name begins with a letter
    }

    private static bool IsUpper(char c) => c is >= 'A' and <= 'Z';

    private static bool IsLower(char c) => c is >= 'a' and <= 'z';
}
