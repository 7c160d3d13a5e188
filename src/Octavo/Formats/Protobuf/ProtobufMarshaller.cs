// Owns: the pair of delegates that gRPC's marshallers are made of. Knows no gRPC.
using System.Buffers;

namespace Octavo.Protobuf;

/// <summary>A message's writing and reading as delegates, in the form that gRPC's marshallers have them; no package of gRPC is needed.</summary>
/// <typeparam name="T">The message.</typeparam>
/// <param name="Serialize">Writes a message into a buffer writer.</param>
/// <param name="Deserialize">Reads a message from a sequence.</param>
public readonly record struct ProtobufMarshaller<T>(Action<T, IBufferWriter<byte>> Serialize, Func<ReadOnlySequence<byte>, T> Deserialize);
