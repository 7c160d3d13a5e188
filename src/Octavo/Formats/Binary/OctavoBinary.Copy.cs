// Owns: the copy of a value by its bytes, for clones of what says nothing of its members. Knows no type.
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Errors;
using Octavo.Internal;
using Calls = Octavo.Engine.Calls<Octavo.Binary.BinaryCall, Octavo.Binary.OctavoBinaryReader, Octavo.Binary.OctavoBinaryWriter>;

namespace Octavo;

public static partial class OctavoBinary
{
    private static readonly OctavoBinaryOptions s_localCopy = new() { IsLocalCopy = true };

    /// <summary>Writes a value with a codec and reads it back.</summary>
    internal static T Copy<T>(CodecEntry<T> entry, in T value)
    {
        byte[] bytes = BytesOf(entry, in value);
        T copy = default!;
        Calls.Read(new(s_localCopy), entry, bytes, ref copy, whole: true);
        return copy;
    }

    /// <summary>The bytes of a value by a codec that need not be that of its type.</summary>
    internal static byte[] BytesOf<T>(CodecEntry<T> entry, in T value)
    {
        WriterState state = WriterState.Rent(s_localCopy);
        try
        {
            var writer = new OctavoBinaryWriter(state);
            entry.Write(ref writer, in value);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileWriting(found, Name);
        }
        finally
        {
            state.Return();
        }
    }
}
