// Owns: the names of formats, on the command line and for people.
namespace Octavo.Cli.Diff.Findings;

internal static class DataFormats
{
    private static readonly (string Key, string Title)[] s_names =
    [
        ("binary", "Binary"), ("compact", "Compact"), ("messagepack", "MessagePack"), ("cbor", "CBOR"), ("json", "JSON"), ("protobuf", "Protobuf"),
            ("protojson", "ProtoJSON"), ("csharp", "C#"), ("languages", "other languages"),
    ];

    /// <summary>The names of the command line, in the order of the formats.</summary>
    internal static IEnumerable<string> Keys => s_names.Select(name => name.Key);

    /// <summary>The formats of types with codecs.</summary>
    internal static IReadOnlyList<DataFormat> OfCodecs { get; } = [DataFormat.Binary, DataFormat.Compact, DataFormat.MessagePack, DataFormat.Cbor,
        DataFormat.Json, DataFormat.Protobuf];

    internal static string Key(DataFormat format) => s_names[(int)format].Key;

    internal static string Title(DataFormat format) => s_names[(int)format].Title;

    internal static DataFormat Of(string key) => (DataFormat)Array.FindIndex(s_names, name => name.Key == key);

    /// <summary>What a type's attribute calls a format of codecs.</summary>
    internal static CodecFormats Flag(DataFormat format) => format switch
    {
        DataFormat.Binary => CodecFormats.Binary,
        DataFormat.Compact => CodecFormats.Compact,
        DataFormat.MessagePack => CodecFormats.MessagePack,
        DataFormat.Cbor => CodecFormats.Cbor,
        DataFormat.Json => CodecFormats.Json,
        DataFormat.Protobuf => CodecFormats.Protobuf,
        _ => CodecFormats.None,
    };

    /// <summary>Whether it is source, which has no data.</summary>
    internal static bool IsSource(DataFormat format) => format is DataFormat.CSharp or DataFormat.Languages;
}
