// Owns: what tells whether a stamped value is of this type and format. Knows no store.
using System.Collections.Concurrent;
using System.Text;
using Octavo.Engine;

namespace Octavo.Services;

internal static class FormatStamp
{
    private const byte Other = 0x7F;

    private static readonly ConcurrentDictionary<(Type, string), ulong> s_hashes = new();

    /// <summary>The byte of a format; formats outside the library share one, and their names are in the hash.</summary>
    internal static byte Kind(OctavoFormat format) => (format as BuiltInFormat)?.Kind switch
    {
        CodecFormats.Binary => 1,
        CodecFormats.Compact => 2,
        CodecFormats.MessagePack => 3,
        CodecFormats.Cbor => 4,
        CodecFormats.Json => 5,
        CodecFormats.Protobuf => 6,
        _ => Other,
    };

    /// <summary>The hash of a type's schema, with the names of its members: members that changed places have other values under the same types.</summary>
    internal static ulong Hash<T>(OctavoFormat format) =>
        s_hashes.GetOrAdd((typeof(T), Kind(format) == Other ? format.Name : ""), static key => OctavoSchema.Hash<T>(names: true) ^ OfName(key.Item2));

    private static ulong OfName(string name)
    {
        ulong hash = 0;
        foreach (byte each in Encoding.UTF8.GetBytes(name))
        {
            hash = ((hash << 5) | (hash >> 59)) ^ each;
        }
        return hash;
    }
}
