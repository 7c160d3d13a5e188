// Owns: the library's formats as objects. Each is made when it is asked for, so native programs have no code of the others.
using System.Collections.ObjectModel;
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Compact;
using Octavo.Json;
using Octavo.MsgPack;
using Octavo.Protobuf;

namespace Octavo;

/// <summary>The formats of the library as objects, with the default options: <c>OctavoFormats.Json.With(OctavoJsonOptions.Untrusted)</c> for others.</summary>
/// <remarks>A native program contains the code of the formats that it names. <see cref="All"/> names all of them.</remarks>
/// <example><code>
/// foreach (OctavoFormat format in OctavoFormats.All)
/// {
///     Console.WriteLine($"{format.Name}: {format.Serialize(new Order(7, [])).Length} bytes");
/// }
/// </code></example>
public static class OctavoFormats
{
    /// <summary>Binary, with the bytes of <see cref="OctavoBinary"/>. Its media type is not registered:
    /// <c>application/vnd.octavo.binary</c>.</summary>
    public static OctavoFormat Binary => BinaryFormat.Default;

    /// <summary>Compact, with the bytes of <see cref="OctavoCompact"/>. Its media type is not registered:
    /// <c>application/vnd.octavo.compact</c>.</summary>
    public static OctavoFormat Compact => CompactFormat.Default;

    /// <summary>MessagePack, with the bytes of <see cref="OctavoMsgPack"/>: <c>application/vnd.msgpack</c>, and the older <c>application/msgpack</c> and
    /// <c>application/x-msgpack</c>.</summary>
    public static OctavoFormat MessagePack => MsgPackFormat.Default;

    /// <summary>CBOR, with the bytes of <see cref="OctavoCbor"/>: <c>application/cbor</c>, RFC 8949, section 9.5.</summary>
    public static OctavoFormat Cbor => CborFormat.Default;

    /// <summary>JSON, with the bytes of <see cref="OctavoJson"/>: <c>application/json</c>, RFC 8259, section 11, and <c>text/json</c>.</summary>
    public static OctavoFormat Json => JsonFormat.Default;

    /// <summary>Protobuf, with the bytes of <see cref="OctavoProtobuf"/>: <c>application/protobuf</c>, and the older <c>application/x-protobuf</c> and
    /// <c>application/vnd.google.protobuf</c>.</summary>
    public static OctavoFormat Protobuf => ProtobufFormat.Default;

    /// <summary>JSON as it comes from other programs: with <see cref="SerializerLimits.Untrusted"/>, names in any case, because other frameworks write
    /// camelCase, and with or without a byte order mark. The default of every package that reads JSON from a network.</summary>
    public static OctavoFormat JsonOfServices => OfServices(Json).With(SerializerLimits.Untrusted);

    /// <summary>The format with which a client reads what servers of other frameworks send: JSON without options of its own reads names in any case, and a
    /// byte order mark. Every other format stays as it is.</summary>
    /// <param name="format">The format. Its limits stay.</param>
    /// <returns>The format itself if it is not JSON, or if it has other options than limits.</returns>
    /// <example><code>
    /// OctavoFormat json = OctavoFormats.OfServices(OctavoFormats.Json);
    /// Order order = json.Deserialize&lt;Order>("""{"id":7,"lines":[]}"""u8)!;
    /// </code></example>
    public static OctavoFormat OfServices(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        // By its options: a native client of MessagePack has no code of JSON.
        return format.Options is OctavoJsonOptions options && options with { Limits = OctavoJsonOptions.Default.Limits } == OctavoJsonOptions.Default
            ? format.With(options with { IgnoreNameCase = true, AllowByteOrderMark = true }) : format;
    }

    /// <summary>All of them.</summary>
    public static IReadOnlyList<OctavoFormat> All => Every.Formats;

    /// <summary>Created on demand: a field of the outer class would bring every format into every native program.</summary>
    private static class Every
    {
        internal static readonly ReadOnlyCollection<OctavoFormat> Formats =
            Array.AsReadOnly<OctavoFormat>([Binary, Compact, MessagePack, Cbor, Json, Protobuf]);
    }
}
