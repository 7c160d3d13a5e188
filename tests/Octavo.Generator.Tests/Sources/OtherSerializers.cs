// Owns: the serializers of other libraries, as far as calls of them are rewritten: their signatures, no more.
using System;
using System.Buffers;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace MessagePack
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class MessagePackObjectAttribute(bool keyAsPropertyName = false) : Attribute
    {
        public bool KeyAsPropertyName { get; } = keyAsPropertyName;
        public bool AllowPrivate { get; set; }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    public sealed class KeyAttribute(int key) : Attribute
    {
        public int? IntKey { get; } = key;
    }

    public sealed class MessagePackSecurity
    {
        public static readonly MessagePackSecurity UntrustedData = new();
    }

    public sealed class MessagePackSerializerOptions
    {
        public static MessagePackSerializerOptions Standard { get; } = new();
        public MessagePackSerializerOptions WithSecurity(MessagePackSecurity security) => this;
        public MessagePackSerializerOptions WithCompression(int compression) => this;
    }

    public ref struct MessagePackReader;

    public static class MessagePackSerializer
    {
        public static byte[] Serialize<T>(T value, MessagePackSerializerOptions? options = null, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();
        public static void Serialize<T>(IBufferWriter<byte> writer, T value, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static void Serialize<T>(Stream stream, T value, MessagePackSerializerOptions? options = null, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();
        public static byte[] Serialize(Type type, object? obj, MessagePackSerializerOptions? options = null, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();
        public static Task SerializeAsync<T>(Stream stream, T value, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static T Deserialize<T>(in ReadOnlySequence<byte> byteSequence, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static T Deserialize<T>(ref MessagePackReader reader, MessagePackSerializerOptions? options = null) => throw new NotSupportedException();
        public static T Deserialize<T>(ReadOnlyMemory<byte> buffer, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static T Deserialize<T>(ReadOnlyMemory<byte> buffer, out int bytesRead, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();
        public static T Deserialize<T>(Stream stream, MessagePackSerializerOptions? options = null, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();
        public static object? Deserialize(Type type, ReadOnlyMemory<byte> buffer, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static ValueTask<T> DeserializeAsync<T>(Stream stream, MessagePackSerializerOptions? options = null,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
    }
}

namespace MemoryPack
{
    public enum GenerateType
    {
        Object,
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class MemoryPackableAttribute(GenerateType generateType = GenerateType.Object) : Attribute
    {
        public GenerateType GenerateType { get; } = generateType;
    }

    public sealed class MemoryPackSerializerOptions
    {
        public static readonly MemoryPackSerializerOptions Default = new();
        public static readonly MemoryPackSerializerOptions Utf8 = new();
    }

    public static class MemoryPackSerializer
    {
        public static byte[] Serialize<T>(in T? value, MemoryPackSerializerOptions? options = default) => throw new NotSupportedException();
        public static void Serialize<T, TBufferWriter>(in TBufferWriter bufferWriter, in T? value, MemoryPackSerializerOptions? options = default)
            where TBufferWriter : IBufferWriter<byte> => throw new NotSupportedException();
        public static ValueTask SerializeAsync<T>(Stream stream, T? value, MemoryPackSerializerOptions? options = default,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
        public static T? Deserialize<T>(ReadOnlySpan<byte> buffer, MemoryPackSerializerOptions? options = default) => throw new NotSupportedException();
        public static int Deserialize<T>(ReadOnlySpan<byte> buffer, ref T? value, MemoryPackSerializerOptions? options = default) =>
            throw new NotSupportedException();
        public static T? Deserialize<T>(in ReadOnlySequence<byte> buffer, MemoryPackSerializerOptions? options = default) => throw new NotSupportedException();
        public static object? Deserialize(Type type, ReadOnlySpan<byte> buffer, MemoryPackSerializerOptions? options = default) =>
            throw new NotSupportedException();
        public static ValueTask<T?> DeserializeAsync<T>(Stream stream, MemoryPackSerializerOptions? options = default,
            CancellationToken cancellationToken = default) => throw new NotSupportedException();
    }
}

namespace Nino.Core
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
    public sealed class NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false) : Attribute
    {
        public bool AutoCollect { get; } = autoCollect;
        public bool ContainNonPublicMembers { get; } = containNonPublicMembers;
    }
}
