// Owns: Protobuf's calls. Knows no type.
using System.Buffers;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo.Formats;

public sealed class ProtobufCalls<T> : FormatCalls<T>
{
    public override string Format => "Protobuf";

    public override Fidelity Fidelity => Fidelity.Protobuf;

    public override AsyncCalls<T> Async { get; } = new ProtobufAsyncCalls<T>();

    public override bool SkipsUnknownMembers => true;

    public override bool Delimits => false;

    public override bool Merges => true;

    public override bool MayBeWhole(ReadOnlySpan<byte> cut) => true;

    public override bool MayFollow(ReadOnlySpan<byte> rest) => true;

    /// <summary>The codec says so: a type that is not in Protobuf, or holds one, refuses each of its values.</summary>
    public override bool Has(IEnumerable<T> values)
    {
        foreach (T value in values)
        {
            try
            {
                Serialize(value);
            }
            catch (OctavoException refused) when (refused.Code == OctavoErrorCode.NotInFormat)
            {
                return false;
            }
            catch (OctavoException)
            {
                // A value that cannot be written, of a type that is there.
            }
        }
        return true;
    }

    public override byte[] Serialize(T value, CallOptions? options = null) => OctavoProtobuf.Serialize(value, Map(options));

    public override void Serialize(IBufferWriter<byte> destination, T value, CallOptions? options = null) =>
        OctavoProtobuf.Serialize(destination, value, Map(options));

    public override void Serialize(Stream destination, T value, CallOptions? options = null) => OctavoProtobuf.Serialize(destination, value, Map(options));

    public override bool TrySerialize(Span<byte> destination, T value, out int length, CallOptions? options = null) =>
        OctavoProtobuf.TrySerialize(destination, value, out length, Map(options));

    public override byte[] SerializeAs(object? value, Type type, CallOptions? options = null) => OctavoProtobuf.Serialize(value, type, Map(options));

    public override T? Deserialize(byte[] source, CallOptions? options = null) => OctavoProtobuf.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, CallOptions? options = null) => OctavoProtobuf.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlyMemory<byte> source, CallOptions? options = null) => OctavoProtobuf.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, out int consumed, CallOptions? options = null) =>
        OctavoProtobuf.Deserialize<T>(source, out consumed, Map(options));

    public override T? Deserialize(in ReadOnlySequence<byte> source, CallOptions? options = null) => OctavoProtobuf.Deserialize<T>(in source, Map(options));

    public override T? Deserialize(in ReadOnlySequence<byte> source, out long consumed, CallOptions? options = null) =>
        OctavoProtobuf.Deserialize<T>(in source, out consumed, Map(options));

    public override T? Deserialize(Stream source, CallOptions? options = null) => OctavoProtobuf.Deserialize<T>(source, Map(options));

    public override object? DeserializeAs(ReadOnlySpan<byte> source, Type type, CallOptions? options = null) =>
        OctavoProtobuf.Deserialize(source, type, Map(options));

    public override bool TryDeserialize(ReadOnlySpan<byte> source, out T? value, out OctavoError error, CallOptions? options = null) =>
        OctavoProtobuf.TryDeserialize(source, out value, out error, Map(options));

    public override void Populate(ReadOnlySpan<byte> source, ref T value, CallOptions? options = null) =>
        OctavoProtobuf.Populate(source, ref value, Map(options));

    internal static OctavoProtobufOptions Map(CallOptions? options) => options is null
        ? ZooOptions.Protobuf
        : ZooOptions.Protobuf with
        {
            Limits = options.Limits,
            AcceptNulls = options.AcceptNulls,
            Duplicates = options.Duplicates,
            UnknownMembers = options.UnknownMembers
        };
}
