// Owns: what an error shows of a file's text: its beginning, in one line.
using System.Text;

namespace Octavo.Proto.Errors;

internal static class ErrorText
{
    private const int MostOfName = 100;
    private const int MostOfMessage = 2_000;

    /// <summary>A name or a token as an error shows it.</summary>
    public static string Shown(string text) => Clipped(text, MostOfName);

    /// <summary>A message with names as an error shows it.</summary>
    public static string Message(string text) => Clipped(text, MostOfMessage);

    private static string Clipped(string text, int most)
    {
        StringBuilder? shown = null;
        int end = text.Length <= most ? text.Length : char.IsHighSurrogate(text[most - 1]) ? most - 1 : most;
        for (int i = 0; i < end; i++)
        {
            if (char.IsControl(text[i]))
            {
                shown ??= new StringBuilder(text, 0, end, end + 1);
                shown[i] = ' ';
            }
        }
        string clipped = shown?.ToString() ?? text.Substring(0, end);
        return end < text.Length ? clipped + "…" : clipped;
    }
}
