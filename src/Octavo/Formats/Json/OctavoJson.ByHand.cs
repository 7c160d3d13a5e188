// Owns: what calls of JSON's facade without a type have in common: a reader or writer as by hand, its errors, its end.
using System.Buffers;
using Octavo.Errors;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
    private delegate T Reading<T>(ref OctavoJsonReader reader);

    private delegate void Writing<T>(ref OctavoJsonWriter writer, T value)
        where T : allows ref struct;

    /// <summary>Reads one value and nothing after it.</summary>
    private static T ReadByHand<T>(ReadOnlySpan<byte> source, OctavoJsonOptions? options, Reading<T> read)
    {
        var reader = new OctavoJsonReader(source, options);
        try
        {
            T value = read(ref reader);
            reader.CheckEnd();
            return value;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            OctavoException failure = Failure.WhileReading(found, Name, reader.Offset);
            throw options is { Rewrites: true } ? MapBack(failure, source, options) : failure;
        }
    }

    /// <summary>Writes one value.</summary>
    private static void WriteByHand<T>(IBufferWriter<byte> destination, T value, OctavoJsonOptions? options, Writing<T> write)
        where T : allows ref struct
    {
        var writer = new OctavoJsonWriter(destination, options);
        try
        {
            write(ref writer, value);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileWriting(found, Name);
        }
        finally
        {
            writer.Dispose();
        }
    }
}
