// Owns: names of a length that compilers and file systems take: the end of a long one is a hash of the whole.
using System;
using System.Globalization;
using System.Text;

namespace Octavo.Model.Planning;

internal static class BoundedName
{
    /// <summary>Characters of an identifier. The compiler refuses 1,024 bytes; a helper's name has a few of these.</summary>
    private const int MostOfIdentifier = 100;

    /// <summary>UTF-8 bytes of a file's name: most file systems take 255, and Windows 260 characters of the whole path.</summary>
    private const int MostOfFile = 140;

    /// <summary>The part of an identifier, cut if it is too long.</summary>
    public static string Identifier(string name) => name.Length <= MostOfIdentifier ? name : name.Substring(0, MostOfIdentifier - 17) + "_" + Hash(name);

    /// <summary>A file's name without its ending, cut if it is too long.</summary>
    public static string File(string name)
    {
        if (Encoding.UTF8.GetByteCount(name) <= MostOfFile)
        {
            return name;
        }
        int length = Math.Min(name.Length, MostOfFile - 17);
        while (Encoding.UTF8.GetByteCount(name.Substring(0, length)) > MostOfFile - 17)
        {
            length--;
        }
        return name.Substring(0, length) + "_" + Hash(name);
    }

    /// <summary>FNV-1a of the UTF-16 text, 64 bits: the same in every process.</summary>
    private static string Hash(string text)
    {
        ulong hash = 14695981039346656037;
        foreach (char c in text)
        {
            hash = unchecked((hash ^ c) * 1099511628211);
        }
        return hash.ToString("x16", CultureInfo.InvariantCulture);
    }
}
