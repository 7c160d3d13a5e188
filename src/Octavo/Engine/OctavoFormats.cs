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

    /// <summary>JSON as services read it: what clients of other frameworks send has names in camelCase, and files of editors begin with a byte order
    /// mark.</summary>
    internal static OctavoFormat JsonOfServices =>
        Json.With(OctavoJsonOptions.Untrusted with { IgnoreNameCase = true, AllowByteOrderMark = true });

    /// <summary>All of them.</summary>
    public static IReadOnlyList<OctavoFormat> All => Every.Formats;

    /// <summary>Created on demand: a field of the outer class would bring every format into every native program.</summary>
    private static class Every
    {
        internal static readonly ReadOnlyCollection<OctavoFormat> Formats =
            Array.AsReadOnly<OctavoFormat>([Binary, Compact, MessagePack, Cbor, Json, Protobuf]);
    }
}
