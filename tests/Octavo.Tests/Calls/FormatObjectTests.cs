// Owns: formats as objects: the zoo through each, what they allocate, what they refuse.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.Features;
using Octavo.Tests.Figures;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Calls;

public sealed class FormatObjectTests
{
    /// <summary>A default run takes one entry in fifty a format: the way to the codec is the same for all, and the zoo's own tests are the codecs'.</summary>
    private const uint OneIn = 50;

    private static readonly Parcel s_parcel = new() { Id = 7, Name = "north", Lines = [new("A-1", 2), new("B-2", 3)] };

    public static TheoryData<string> Names => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Names)), Trait("Runs", "Once")]
    public Task EveryCallGivesWhatTheFacadeGives(string name)
    {
        var check = new FormatObjectModes(OfZoo(name));
        return Rows.CheckAsync($"FormatObjectTests.{name}", ZooCatalog.Cases.Where(zoo => zoo.Format == name), zoo => zoo.Accept(check), OneIn);
    }

    [Fact]
    public void AllAreTheSix()
    {
        Assert.Equal(["Binary", "Compact", "MessagePack", "CBOR", "JSON", "Protobuf"], OctavoFormats.All.Select(format => format.ToString()));
        string[] types = [.. OctavoFormats.All.SelectMany(format => format.MediaTypes)];
        Assert.Equal(types.Length, types.Distinct(StringComparer.OrdinalIgnoreCase).Count());
        Assert.All(types, type => Assert.Equal(type.ToLowerInvariant(), type));
    }

    [Theory, MemberData(nameof(Names))]
    public void OptionsAreThoseOfTheFormat(string name)
    {
        OctavoFormat format = Of(name);
        OctavoFormat limited = format.With(new SerializerLimits { MaxTotalBytes = 1000 });
        Assert.Equal(1000, limited.Options.Limits.MaxTotalBytes);
        Assert.Equal(name, limited.Name);
        Assert.Equal(format.Options.GetType(), limited.Options.GetType());
        Assert.Throws<ArgumentException>(() => format.With(OctavoFormats.All.First(other => other.Name != name).Options));
        Assert.Throws<ArgumentNullException>(() => format.With((SerializerLimits)null!));
        ReadOnlySequence<byte> long_ = Zoo.Memory.Segments.Pieces(new byte[2000], 100);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, Assert.Throws<OctavoException>(() => limited.Deserialize<Parcel>(in long_)).Code);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => limited.Deserialize<Parcel>(new MemoryStream(new byte[2000]))).Code);
    }

    /// <summary>Skips the whole value: their way is another one.</summary>
    [Fact]
    public async Task OptionsThatAskForAPassGiveWhatTheFacadeGives()
    {
        var indented = OctavoJsonOptions.Indented with { EscapeNonAscii = true, AllowSingleQuotes = true };
        var ordered = new OctavoCborOptions { KeyOrder = CborKeyOrder.Bytewise };
        var headed = new OctavoBinaryOptions { SchemaHeader = true };
        foreach ((OctavoFormat format, byte[] bytes) in ((OctavoFormat, byte[])[])
                 [
                     (OctavoFormats.Json.With(indented), OctavoJson.Serialize(s_parcel, indented)),
                     (OctavoFormats.Cbor.With(ordered), OctavoCbor.Serialize(s_parcel, ordered)),
                     (OctavoFormats.Binary.With(headed), OctavoBinary.Serialize(s_parcel, headed)),
                 ])
        {
            Assert.Equal(bytes, format.Serialize(s_parcel));
            Assert.Equal(bytes, format.Serialize(s_parcel, typeof(Parcel)));
            var writer = new ArrayBufferWriter<byte>();
            format.Serialize(writer, s_parcel);
            Assert.Equal(bytes, writer.WrittenSpan.ToArray());
            var stream = new MemoryStream();
            format.Serialize(stream, s_parcel);
            Assert.Equal(bytes, stream.ToArray());
            byte[] part = new byte[bytes.Length - 1];
            Assert.False(format.TrySerialize(part, s_parcel, out int length));
            Assert.Equal((bytes.Length, bytes[..^1]), (length, part), new PartComparer());
            ReadOnlySequence<byte> pieces = Zoo.Memory.Segments.Pieces(bytes, 5);
            Assert.Equal(7, format.Deserialize<Parcel>(in pieces)!.Id);
            Assert.Equal(7, (await format.DeserializeAsync<Parcel>(PipeReader.Create(pieces)))!.Id);
        }
        OctavoFormat quoting = OctavoFormats.Json.With(indented);
        Assert.Equal(3, quoting.Deserialize<Parcel>("{'Id':3}"u8)!.Id);
        byte[] damaged = "{'Id':3 ?}"u8.ToArray();
        Assert.Equal(
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Parcel>(damaged, indented)).Error,
            Assert.Throws<OctavoException>(() => quoting.Deserialize<Parcel>(damaged)).Error);
        byte[] unordered = OctavoCbor.Serialize(new Dictionary<string, int> { ["b"] = 1, ["a"] = 2 });
        Assert.Equal(OctavoErrorCode.InvalidData,
            Assert.Throws<OctavoException>(() => OctavoFormats.Cbor.With(ordered).Deserialize<Dictionary<string, int>>(unordered)).Code);
        byte[] other = OctavoBinary.Serialize(new Unnumbered(), headed);
        Assert.Equal(OctavoErrorCode.SchemaMismatch,
            Assert.Throws<OctavoException>(() => OctavoFormats.Binary.With(headed).Deserialize(other, typeof(Parcel))).Code);
    }

    /// <summary>By type nothing more is allocated, the box of a struct aside.</summary>
    [Theory, MemberData(nameof(Names))]
    public void CallsAllocateWhatTheFacadeAllocates(string name)
    {
        OctavoFormat format = Of(name);
        var value = new ParcelLine("A-1", 2);
        object boxed = value;
        byte[] bytes = format.Serialize(s_parcel);
        byte[] line = format.Serialize(value);
        var writer = new ArrayBufferWriter<byte>(4096);
        long graph = Allocated(() => format.Deserialize<Parcel>(bytes));
        Assert.Equal(graph, Allocated(() => format.Deserialize(bytes, typeof(Parcel))));
        Assert.Equal(0, Allocated(() => format.Serialize(Cleared(writer), s_parcel)));
        Assert.Equal(0, Allocated(() => format.Serialize(Cleared(writer), s_parcel, typeof(Parcel))));
        Assert.Equal(0, Allocated(() => format.Serialize(Cleared(writer), value)));
        Assert.Equal(0, Allocated(() => format.Serialize(Cleared(writer), boxed, typeof(ParcelLine))));
        long text = Allocated(() => format.Deserialize<ParcelLine>(line));
        Assert.Equal(text + 32, Allocated(() => format.Deserialize(line, typeof(ParcelLine)))); // header, method table, text, number
    }

    [Fact]
    public void ValueOfAnotherTypeIsTheCallersMistake()
    {
        Assert.Throws<ArgumentException>(() => OctavoFormats.Json.Serialize("text", typeof(int)));
        Assert.Throws<ArgumentException>(() => OctavoFormats.Json.Serialize((object?)null, typeof(int)));
        Assert.Throws<ArgumentNullException>(() => OctavoFormats.Json.Serialize(5, null!));
        Assert.Equal("null"u8.ToArray(), OctavoFormats.Json.Serialize((object?)null, typeof(int?)));
        Assert.Equal("null"u8.ToArray(), OctavoFormats.Json.Serialize((object?)null, typeof(Parcel)));
        Assert.Equal("5"u8.ToArray(), OctavoFormats.Json.Serialize(5, typeof(int?)));
        Assert.Equal(5, OctavoFormats.Json.Deserialize("5"u8, typeof(int?)));
        Assert.Null(OctavoFormats.Json.Deserialize("null"u8, typeof(int?)));
        Assert.Equal(5L, OctavoFormats.Json.Deserialize("5"u8, typeof(object)));
    }

    /// <summary>The declared type counts: the union's base writes the case, and the case's own type does not.</summary>
    [Theory, MemberData(nameof(Names))]
    public void DeclaredTypeIsThatOfTheCall(string name)
    {
        OctavoFormat format = Of(name);
        object value = new Whole { Id = 5 };
        Type union = OctavoCodecs.UnionBase(value.GetType())!;
        Assert.Equal(5, Assert.IsType<Whole>(format.Deserialize(format.Serialize(value, union), union)).Id);
        Assert.Equal(format.Serialize<Part>((Part)value), format.Serialize(value, union));
        Assert.Equal(format.Serialize((Whole)value), format.Serialize(value, typeof(Whole)));
    }

    [Fact]
    public void ErrorsHavePlaceAndPath()
    {
        Assert.False(OctavoFormats.Json.TryDeserialize("{\"Lines\":[{\"Sku\":5}]}"u8, typeof(Parcel), out object? value, out OctavoError error));
        Assert.Null(value);
        Assert.Equal((OctavoErrorCode.TypeMismatch, "JSON", "Parcel.Lines[0].Sku"), (error.Code, error.Format, error.Path));
        OctavoException missing = Assert.Throws<OctavoException>(() => OctavoFormats.Json.Serialize(new Uncoded(), typeof(Uncoded)));
        Assert.Equal(OctavoErrorCode.NoCodec, missing.Code);
    }

    internal static OctavoFormat Of(string name) => OctavoFormats.All.Single(format => format.Name == name);

    private static OctavoFormat OfZoo(string name) => Of(name).With(name switch
    {
        "Binary" => ZooOptions.Binary,
        "Compact" => ZooOptions.Compact,
        "MessagePack" => ZooOptions.MsgPack,
        "CBOR" => ZooOptions.Cbor,
        "JSON" => ZooOptions.Json,
        _ => ZooOptions.Protobuf,
    });

    private static ArrayBufferWriter<byte> Cleared(ArrayBufferWriter<byte> writer)
    {
        writer.ResetWrittenCount();
        return writer;
    }

    private static long Allocated(Action call) => Allocations.Of(call);

    private sealed class PartComparer : IEqualityComparer<(int Length, byte[] Bytes)>
    {
        public bool Equals((int Length, byte[] Bytes) left, (int Length, byte[] Bytes) right) =>
            left.Length == right.Length && left.Bytes.AsSpan().SequenceEqual(right.Bytes);

        public int GetHashCode((int Length, byte[] Bytes) value) => value.Length;
    }
}
