// Owns: the path of the JSON value that a byte belongs to. Cold: it is asked for an error alone.
using System.Globalization;
using System.Text;
using Octavo.Json;
using Octavo.Internal;

namespace Octavo.ProtoJson.Parsing;

/// <summary>A pass without a type: names, indices of elements, and what is not a name in brackets. It goes over the data once, up to the byte.</summary>
internal static class JsonPath
{
    /// <summary>Letters of a name that a path shows as it is; longer ones are cut.</summary>
    private const int LongestPlain = 100;

    /// <summary>The path.</summary>
    /// <param name="json">The JSON, which may be none from the byte on.</param>
    /// <param name="type">What is at the path's beginning.</param>
    /// <param name="offset">The byte.</param>
    /// <param name="options">What the JSON is read by.</param>
    internal static string Find(ReadOnlySpan<byte> json, ProtoMessageType type, long offset, OctavoJsonOptions options)
    {
        var open = new Stack<Level>();
        var reader = new OctavoJsonReader(json, options);
        try
        {
            Pass(ref reader, offset, open);
        }
        catch (OctavoException)
        {
            // The data is damaged there: the path leads up to it.
        }
        var path = new StringBuilder(Throw.Shown(type.FullName[(type.FullName.LastIndexOf('.') + 1)..]));
        foreach (Level level in open.Reverse())
        {
            if (level.IsIn && level.IsObject)
            {
                string name = level.Name;
                bool isPlain = name.Length is > 0 and <= LongestPlain && name.All(one => char.IsAsciiLetterOrDigit(one) || one == '_');
                path.Append(isPlain ? "." + name : $"[\"{Throw.Shown(name)}\"]");
            }
            else if (level.IsIn)
            {
                path.Append(CultureInfo.InvariantCulture, $"[{level.Index}]");
            }
        }
        return path.ToString();
    }

    /// <summary>Goes on until the byte is in what was read last.</summary>
    private static void Pass(ref OctavoJsonReader reader, long offset, Stack<Level> open)
    {
        do
        {
            JsonKind kind = reader.PeekKind();
            if (reader.Offset >= offset)
            {
                return;
            }
            if (kind is JsonKind.Object or JsonKind.Array)
            {
                open.Push(new Level(kind == JsonKind.Object));
                _ = kind == JsonKind.Object ? reader.ReadObjectStart() : reader.ReadArrayStart();
                continue;
            }
            reader.Skip();
            if (reader.Offset > offset)
            {
                return;
            }
        }
        while (Next(ref reader, offset, open));
    }

    /// <summary>Goes to the next value, out of what ends before it.</summary>
    /// <returns>False if the byte is before it, or there is none.</returns>
    private static bool Next(ref OctavoJsonReader reader, long offset, Stack<Level> open)
    {
        while (open.TryPeek(out Level? level))
        {
            level.IsIn = false;
            if (level.IsObject)
            {
                if (reader.NextName(out string name))
                {
                    level.Name = name;
                    return level.IsIn = true;
                }
            }
            else if (reader.NextItem())
            {
                level.Index++;
                return level.IsIn = true;
            }
            open.Pop();
            if (reader.Offset > offset)
            {
                return false;
            }
        }
        return false;
    }

    /// <summary>An open object or array, and where in it the pass is.</summary>
    private sealed class Level(bool isObject)
    {
        internal bool IsObject => isObject;

        /// <summary>Whether the pass is in a member or element, and not between two.</summary>
        internal bool IsIn { get; set; }

        internal string Name { get; set; } = "";

        internal int Index { get; set; } = -1;
    }
}
