// Owns: the path of the JSON value that a byte belongs to. Cold: it is asked for an error alone.
using System.Text;
using Octavo.Json;
using Octavo.Internal;

namespace Octavo.ProtoJson.Parsing;

/// <summary>A walk without a type: names, indices of elements, and what is not a name in brackets.</summary>
internal static class JsonPath
{
    /// <summary>The path.</summary>
    /// <param name="json">The JSON, which may be none from the byte on.</param>
    /// <param name="type">What is at the path's beginning.</param>
    /// <param name="offset">The byte.</param>
    /// <param name="options">What the JSON is read by.</param>
    internal static string Find(ReadOnlySpan<byte> json, ProtoMessageType type, long offset, OctavoJsonOptions options)
    {
        var path = new StringBuilder(type.FullName[(type.FullName.LastIndexOf('.') + 1)..]);
        var reader = new OctavoJsonReader(json, options);
        try
        {
            while (Descend(ref reader, offset, path))
            {
            }
        }
        catch (OctavoException)
        {
            // The data is damaged there: the path leads up to it.
        }
        return path.ToString();
    }

    /// <summary>Goes into the member or element that the byte belongs to.</summary>
    /// <returns>Whether there is one.</returns>
    private static bool Descend(ref OctavoJsonReader reader, long offset, StringBuilder path)
    {
        JsonKind kind = reader.PeekKind();
        if (reader.Offset >= offset || kind is not (JsonKind.Object or JsonKind.Array))
        {
            return false;
        }
        bool isObject = kind == JsonKind.Object;
        if (isObject)
        {
            reader.ReadObjectStart();
        }
        else
        {
            reader.ReadArrayStart();
        }
        string name = "";
        for (int index = 0; isObject ? reader.NextName(out name) : reader.NextItem(); index++)
        {
            OctavoJsonReader behind = reader;
            bool isInside;
            try
            {
                behind.Skip();
                isInside = behind.Offset > offset;
            }
            catch (OctavoException)
            {
                isInside = true;
            }
            if (isInside)
            {
                path.Append(!isObject ? $"[{index}]" : name.Length != 0 && name.All(one => char.IsAsciiLetterOrDigit(one) || one == '_') ? "." + name
                    : $"[\"{Throw.Shown(name)}\"]");
                return true;
            }
            reader = behind;
        }
        return false;
    }
}
