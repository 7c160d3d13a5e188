// Owns: JSON's calls. Knows no type.
using System.Buffers;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo.Formats;

public sealed class JsonCalls<T> : FormatCalls<T>
{
    public override string Format => "JSON";

    public override Fidelity Fidelity => Fidelity.Json;

    public override AsyncCalls<T> Async { get; } = new JsonAsyncCalls<T>();

    public override bool SkipsUnknownMembers => true;

    public override bool MayBeWhole(ReadOnlySpan<byte> cut) => !cut.ContainsAnyExcept("+-0123456789.eE"u8);

    public override bool MayFollow(ReadOnlySpan<byte> rest) => !rest.ContainsAnyExcept(" \t\r\n"u8);

    public override byte[] Serialize(T value, CallOptions? options = null) => OctavoJson.Serialize(value, Map(options));

    public override void Serialize(IBufferWriter<byte> destination, T value, CallOptions? options = null) =>
        OctavoJson.Serialize(destination, value, Map(options));

    public override void Serialize(Stream destination, T value, CallOptions? options = null) => OctavoJson.Serialize(destination, value, Map(options));

    public override bool TrySerialize(Span<byte> destination, T value, out int length, CallOptions? options = null) =>
        OctavoJson.TrySerialize(destination, value, out length, Map(options));

    public override byte[] SerializeAs(object? value, Type type, CallOptions? options = null) => OctavoJson.Serialize(value, type, Map(options));

    public override T? Deserialize(byte[] source, CallOptions? options = null) => OctavoJson.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, CallOptions? options = null) => OctavoJson.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlyMemory<byte> source, CallOptions? options = null) => OctavoJson.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, out int consumed, CallOptions? options = null) =>
        OctavoJson.Deserialize<T>(source, out consumed, Map(options));

    public override T? Deserialize(in ReadOnlySequence<byte> source, CallOptions? options = null) => OctavoJson.Deserialize<T>(in source, Map(options));

    public override T? Deserialize(in ReadOnlySequence<byte> source, out long consumed, CallOptions? options = null) =>
        OctavoJson.Deserialize<T>(in source, out consumed, Map(options));

    public override T? Deserialize(Stream source, CallOptions? options = null) => OctavoJson.Deserialize<T>(source, Map(options));

    public override object? DeserializeAs(ReadOnlySpan<byte> source, Type type, CallOptions? options = null) =>
        OctavoJson.Deserialize(source, type, Map(options));

    public override bool TryDeserialize(ReadOnlySpan<byte> source, out T? value, out OctavoError error, CallOptions? options = null) =>
        OctavoJson.TryDeserialize(source, out value, out error, Map(options));

    public override void Populate(ReadOnlySpan<byte> source, ref T value, CallOptions? options = null) => OctavoJson.Populate(source, ref value, Map(options));

    internal static OctavoJsonOptions Map(CallOptions? options) => options is null
        ? ZooOptions.Json
        : ZooOptions.Json with
        {
            Limits = options.Limits,
            AcceptNulls = options.AcceptNulls,
            Duplicates = options.Duplicates,
            UnknownMembers = options.UnknownMembers
        };
}
