// Owns: the destinations of passes over written JSON. Knows no format of text.
using System.Buffers;
using System.Runtime.InteropServices;
using Octavo.Buffers;

namespace Octavo.Json;

/// <summary>Where what a pass made goes to.</summary>
internal abstract class JsonPassTarget
{
    /// <summary>Takes bytes.</summary>
    internal abstract void Send(ReadOnlySpan<byte> bytes);

    internal sealed class Writer(IBufferWriter<byte> destination) : JsonPassTarget
    {
        internal override void Send(ReadOnlySpan<byte> bytes) => CheckedBufferWriter.Put(destination, bytes);
    }

    internal sealed class ToStream(Stream destination) : JsonPassTarget
    {
        internal override void Send(ReadOnlySpan<byte> bytes) => destination.Write(bytes);
    }

    /// <summary>Memory of fixed length: what does not fit is counted.</summary>
    /// <param name="destination">Pinned by the caller.</param>
    /// <param name="length">Its length in bytes.</param>
    internal sealed unsafe class FixedMemory(byte* destination, int length) : JsonPassTarget
    {
        private readonly byte* _destination = destination;

        /// <summary>Bytes sent, whether they fit or not.</summary>
        internal long Sent { get; private set; }

        internal override void Send(ReadOnlySpan<byte> bytes)
        {
            int part = (int)Math.Clamp(length - Sent, 0, bytes.Length);
            bytes[..part].CopyTo(MemoryMarshal.CreateSpan(ref _destination[part == 0 ? 0 : Sent], part));
            Sent += bytes.Length;
        }
    }
}
