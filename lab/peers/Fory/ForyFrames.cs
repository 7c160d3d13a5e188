// Owns: messages one after another with Fory, whose frames do not say where they end.
// Must not know: the engine.
using Octavo.Lab.Workloads.Messages;
using Runtime = Apache.Fory.Fory;

namespace Octavo.Lab.Peers;

/// <summary>
/// The length as a varint before each frame. Fory has no serializer of an abstract class, so each message goes as an object: the dynamic call of its
/// documentation,
/// which writes the type's number.
/// </summary>
internal static class ForyFrames
{
    internal static void WriteEach(Runtime fory, Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
        {
            byte[] frame = fory.Serialize<object?>(message);
            int left = frame.Length;
            for (; left > 0x7f; left >>= 7)
                destination.WriteByte((byte)(left | 0x80));
            destination.WriteByte((byte)left);
            destination.Write(frame);
        }
    }

    internal static void ReadAll(Runtime fory, MemoryStream source, MessageBase?[] messages)
    {
        byte[] bytes = source.GetBuffer();
        for (int i = 0; i < messages.Length; i++)
        {
            int length = Length(source), from = (int)source.Position;
            messages[i] = (MessageBase?)fory.Deserialize<object?>(bytes.AsSpan(from, length));
            source.Position = from + length;
        }
    }

    internal static void ReadEach(Runtime fory, Stream source, MessageBase?[] messages)
    {
        byte[] frame = [];
        for (int i = 0; i < messages.Length; i++)
        {
            int length = Length(source);
            if (frame.Length < length)
                frame = new byte[length * 2];
            source.ReadExactly(frame, 0, length);
            messages[i] = (MessageBase?)fory.Deserialize<object?>(frame.AsSpan(0, length));
        }
    }

    private static int Length(Stream source)
    {
        for (int length = 0, shift = 0; ; shift += 7)
        {
            int part = source.ReadByte();
            if (part < 0)
                throw new EndOfStreamException("a message's length ends early");
            length |= (part & 0x7f) << shift;
            if (part < 0x80)
                return length;
        }
    }
}
