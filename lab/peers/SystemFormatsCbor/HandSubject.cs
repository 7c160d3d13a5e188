// Owns: the calls of the platform's writer and reader. Must not know: the engine, and how a type is in CBOR.
using System.Buffers;
using System.Formats.Cbor;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Written by hand: arrays of members, without names.</summary>
public struct HandSubject : ISubject
{
    [ThreadStatic]
    private static CborWriter? t_writer;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "System.Formats.Cbor (by hand)",
        System = "System.Formats.Cbor",
        Format = Formats.Cbor,
        Options = "CborWriter reset for each value, CborReader, conformance Strict; a method a type, by hand",
        Traits = [Traits.SelfDescribing, Traits.Validated, Traits.Utf8],
        NotKept = [new NotKeptNote(NotKept.DateTimeKind, "WriteDateTimeOffset writes an instant")],
        Library = typeof(CborWriter),
        Refusal = typeof(CborContentException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        CborWriter writer = Write(value);
        destination.Advance(writer.Encode(destination.GetSpan(writer.BytesWritten)));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Write(value).Encode();

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source)
    {
        var reader = new CborReader(source);
        object value = typeof(T) == typeof(BinTree) ? TreeByHand.Read(reader)
            : typeof(T) == typeof(SimpleClass) ? SimpleClassByHand.Read(reader)
            : SimpleClassByHand.ReadAll(reader);
        return (T)value;
    }

    private static CborWriter Write<T>(T value)
    {
        CborWriter writer = t_writer ??= new CborWriter();
        writer.Reset();
        switch (value)
        {
            case BinTree tree:
                TreeByHand.Write(writer, tree);
                break;
            case SimpleClass one:
                SimpleClassByHand.Write(writer, one);
                break;
            case SimpleClass[] many:
                SimpleClassByHand.Write(writer, many);
                break;
        }

        return writer;
    }
}
