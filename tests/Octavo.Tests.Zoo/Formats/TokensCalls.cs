// Owns: Tokens' calls. It has no streams, buffer writers, sequences and Populate of its own: they go through its bytes. Knows no type.
using System.Buffers;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo.Formats;

public sealed class TokensCalls<T> : FormatCalls<T>
{
    public override string Format => "Tokens";

    public override Fidelity Fidelity => Fidelity.Tokens;

    public override bool HasWholeSurface => false;

    public override bool SkipsUnknownMembers => true;

    public override byte[] Serialize(T value, CallOptions? options = null) => OctavoTokens.Serialize(value, Map(options));

    public override void Serialize(IBufferWriter<byte> destination, T value, CallOptions? options = null) => destination.Write(Serialize(value, options));

    public override void Serialize(Stream destination, T value, CallOptions? options = null) => destination.Write(Serialize(value, options));

    public override bool TrySerialize(Span<byte> destination, T value, out int length, CallOptions? options = null)
    {
        byte[] bytes = Serialize(value, options);
        length = bytes.Length;
        bytes.AsSpan(0, Math.Min(length, destination.Length)).CopyTo(destination);
        return length <= destination.Length;
    }

    public override byte[] SerializeAs(object? value, Type type, CallOptions? options = null) => Serialize((T)value!, options);

    public override T? Deserialize(byte[] source, CallOptions? options = null) => OctavoTokens.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, CallOptions? options = null) => OctavoTokens.Deserialize<T>(source, Map(options));

    public override T? Deserialize(ReadOnlyMemory<byte> source, CallOptions? options = null) => OctavoTokens.Deserialize<T>(source.Span, Map(options));

    public override T? Deserialize(ReadOnlySpan<byte> source, out int consumed, CallOptions? options = null)
    {
        // Tokens has no such call: what is after the value is found by its error.
        consumed = source.Length;
        T? value = default;
        while (!TryDeserialize(source[..consumed], out value, out OctavoError error, options) && consumed > 0)
        {
            consumed = error.Code == OctavoErrorCode.TrailingData ? (int)error.Offset : throw new InvalidOperationException(error.Message);
        }
        return value;
    }

    public override T? Deserialize(in ReadOnlySequence<byte> source, CallOptions? options = null) =>
        OctavoTokens.Deserialize<T>(source.ToArray(), Map(options));

    public override T? Deserialize(in ReadOnlySequence<byte> source, out long consumed, CallOptions? options = null)
    {
        T? value = Deserialize(source.ToArray(), out int used, options);
        consumed = used;
        return value;
    }

    public override T? Deserialize(Stream source, CallOptions? options = null)
    {
        using var bytes = new MemoryStream();
        source.CopyTo(bytes);
        return Deserialize(bytes.ToArray(), options);
    }

    public override object? DeserializeAs(ReadOnlySpan<byte> source, Type type, CallOptions? options = null) => Deserialize(source, options);

    public override bool TryDeserialize(ReadOnlySpan<byte> source, out T? value, out OctavoError error, CallOptions? options = null)
    {
        try
        {
            value = Deserialize(source, options);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = default;
            error = found.Error;
            return false;
        }
    }

    public override void Populate(ReadOnlySpan<byte> source, ref T value, CallOptions? options = null) => value = Deserialize(source, options)!;

    private static OctavoTokensOptions Map(CallOptions? options) => options is null
        ? ZooOptions.Tokens
        : ZooOptions.Tokens with
        {
            Limits = options.Limits,
            AcceptNulls = options.AcceptNulls,
            Duplicates = options.Duplicates,
            UnknownMembers = options.UnknownMembers
        };
}
