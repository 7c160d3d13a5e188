// Owns: the paths of a FieldMask as text: names without underscores in JSON, with them in the message. Knows no wire.
using System.Text;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.ProtoJson.Texts;

internal static class MaskText
{
    /// <summary>Adds a path as in JSON.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for a path that would not come back;
    /// <see cref="OctavoErrorCode.InvalidText"/>.</exception>
    internal static void AppendPath(StringBuilder text, ReadOnlySpan<byte> path)
    {
        string name = Utf8Text.Decode(path);
        if (name.Length == 0)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "an empty path of a FieldMask, which has no text in JSON.");
        }
        bool begins = false;
        foreach (char one in name)
        {
            if (one == ',' || char.IsAsciiLetterUpper(one) || (begins && !char.IsAsciiLetterLower(one)))
            {
                throw Refused(name);
            }
            if (one == '_')
            {
                begins = true;
                continue;
            }
            text.Append(begins ? char.ToUpperInvariant(one) : one);
            begins = false;
        }
        if (begins)
        {
            throw Refused(name);
        }
    }

    /// <summary>Puts a path of JSON as in the message.</summary>
    /// <param name="path">The path.</param>
    /// <param name="name">Twice the path's bytes.</param>
    /// <returns>How many were put.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for a path with an underscore, and for an empty one.</exception>
    internal static int PutName(ReadOnlySpan<byte> path, Span<byte> name)
    {
        if (path.IsEmpty)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "an empty path of a FieldMask.");
        }
        int used = 0;
        foreach (byte one in path)
        {
            if (one == '_')
            {
                throw new OctavoException(OctavoErrorCode.InvalidValue, "a path of a FieldMask with an underscore; in JSON its names use capitals instead.");
            }
            if (char.IsAsciiLetterUpper((char)one))
            {
                name[used++] = (byte)'_';
                name[used++] = (byte)char.ToLowerInvariant((char)one);
            }
            else
            {
                name[used++] = one;
            }
        }
        return used;
    }

    private static OctavoException Refused(string path) =>
        new(OctavoErrorCode.InvalidValue,
            $"the path '{Throw.Shown(path)}' of a FieldMask would be different when it is read back from JSON: a lowercase letter must follow each underscore, and capitals and commas are not allowed.");
}
