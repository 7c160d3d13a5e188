// Owns: what is emitted about formats: an entry's slots, and what a codec says where it has only some formats.
using System.Collections.Generic;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class FormatCode
{
    private static readonly (string Name, FormatSet In)[] s_sequential =
    [
        ("OctavoBinary", FormatSet.Binary), ("OctavoCompact", FormatSet.Compact), ("OctavoMsgPack", FormatSet.MessagePack), ("OctavoCbor", FormatSet.Cbor),
            ("OctavoJson", FormatSet.Json), ("OctavoTokens", FormatSet.Keyed),
    ];

    /// <summary>The slots of sequential formats: <c>OctavoBinary</c> and so on, whose writers and readers are named after them. A new format adds a line to the
    /// list above and nothing else here.</summary>
    public static IEnumerable<string> Slots(FormatSet formats)
    {
        foreach ((string name, FormatSet within) in s_sequential)
        {
            if ((formats & within) != 0)
            {
                yield return name;
            }
        }
    }

    /// <summary>The constant by which other assemblies know that a codec is for only some formats. Nothing if it is for all.</summary>
    public static void Mark(CodeWriter c, FormatSet formats)
    {
        if (!formats.IsWhole())
        {
            c.Line($"public const CodecFormats Formats = {formats.Code()};").Line();
        }
    }

    /// <summary>The same of an entry.</summary>
    public static void Slot(CodeWriter c, FormatSet formats)
    {
        if (!formats.IsWhole())
        {
            c.Line($"public override CodecFormats Formats => {formats.Code()};");
        }
    }

    /// <summary>In <c>Write</c> or <c>Read</c> of the contract, which generic code calls for any format: refuses the others. Folds away in its own.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="formats">The codec's formats.</param>
    /// <param name="format"><c>W</c> or <c>R</c>.</param>
    /// <param name="type">C# text of the type.</param>
    /// <param name="isNarrow">Whether the codec lacks bodies that a format of another's needs, which is in all.</param>
    public static void Refuse(CodeWriter c, FormatSet formats, string format, string type, bool isNarrow = false)
    {
        if (!formats.IsWhole())
        {
            string all = isNarrow ? $" || {format}.Format == CodecFormats.All" : "";
            c.If($"({format}.Format & Formats) == 0{all}",
                $"Throw.NotInFormat(typeof({type}), Formats, {format}.FormatName);");
        }
    }
}
