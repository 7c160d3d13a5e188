// Owns: which types of the platform have a codec of the library's own, in addition to scalars and those that hold objects. Knows no format.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>Entries of the platform's types. The generator has the same list, in Parsing/Values/LibraryTypes.cs.</summary>
internal static class TypeCodecs
{
    private static readonly Dictionary<Type, Func<CodecEntry>> s_entries = new()
    {
        [typeof(BigInteger)] = static () => new ValueEntry<BigInteger, BigIntegerCodec>("bytes", byName: "integer", inCbor: "integer"),
        [typeof(OctavoRaw)] = static () => new ValueEntry<OctavoRaw, OctavoRawCodec>("unknown"),
        [typeof(Index)] = static () => new ValueEntry<Index, IndexCodec>("int32"),
        [typeof(Range)] = static () => new RangeEntry(),
        [typeof(Uri)] = static () => new TextEntry<Uri?, UriCodec>("text"),
        [typeof(Version)] = static () => new TextEntry<Version?, VersionCodec>("text"),
        [typeof(StringBuilder)] = static () => new TextEntry<StringBuilder?, StringBuilderCodec>("text"),
        [typeof(CultureInfo)] = static () => new TextEntry<CultureInfo?, CultureInfoCodec>("text"),
        [typeof(BitArray)] = static () => new ClassEntry<BitArray?, BitArrayCodec>("seq<bool>"),
        [typeof(IPAddress)] = static () => new TextEntry<IPAddress?, IPAddressCodec>("bytes", "text"),
        [typeof(IPEndPoint)] = static () => new TextEntry<IPEndPoint?, IPEndPointCodec>("bytes", "text"),
        [typeof(IPNetwork)] = static () => new ValueEntry<IPNetwork, IPNetworkCodec>("bytes!", byName: "text!"),
        [typeof(PhysicalAddress)] = static () => new TextEntry<PhysicalAddress?, PhysicalAddressCodec>("bytes", "text"),
    };

    internal static CodecEntry? Find(Type type) => s_entries.TryGetValue(type, out Func<CodecEntry>? make) ? make() : null;

    private sealed class ValueEntry<T, TCodec>(string shape, string? byName = null, string? inCbor = null) : DescribedEntry<T, TCodec>(shape)
        where T : struct
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
    {
        public override string? ViewText(MemberIdentity identity) => identity switch
        {
            MemberIdentity.Name => byName,
            MemberIdentity.Cbor => inCbor,
            _ => null,
        } ?? ShapeText;

        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, TCodec>(kind);
    }

    /// <summary>The entry of a class that is text or bytes.</summary>
    private sealed class TextEntry<T, TCodec>(string shape, string? byName = null) : DescribedEntry<T, TCodec>(shape)
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
    {
        public override string? ViewText(MemberIdentity identity) => identity == MemberIdentity.Name ? byName ?? ShapeText : ShapeText;

        public override T Clone(in T value, CloneMap map) => (T)map.Object(value)!;
    }

    private sealed class RangeEntry : CodecEntry<Range, RangeCodec>
    {
        public override string ShapeText => "seq<int32>";

        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<Range, RangeCodec>(kind);
    }
}
