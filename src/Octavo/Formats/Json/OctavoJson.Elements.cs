// Owns: JSON's facade for elements and nodes of System.Text.Json. docs/features/json-without-a-type.md.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Reads a value as an element of System.Text.Json, under this library's rules and limits.</summary>
    /// <remarks>The element keeps the value's text: numbers as they stand, and members whose name comes twice, both. It holds nothing that must be disposed.</remarks>
    /// <param name="source">The value and nothing behind it.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public static JsonElement ReadElement(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoJsonReader(source, scratch, options ?? OctavoJsonOptions.Default);
        try
        {
            JsonElement value = reader.ReadElement();
            reader.CheckEnd();
            return value;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset);
        }
    }

    /// <summary>Reads a value as a node of System.Text.Json, under this library's rules and limits; null for null.</summary>
    /// <param name="source">The value and nothing behind it.</param>
    /// <param name="options">Options; the defaults where null. A name that comes twice is an error unless <see cref="DuplicatePolicy.LastWins"/>.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public static JsonNode? ReadNode(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoJsonReader(source, scratch, options ?? OctavoJsonOptions.Default);
        try
        {
            JsonNode? value = reader.ReadNode();
            reader.CheckEnd();
            return value;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset);
        }
    }

    /// <summary>Writes an element of System.Text.Json into a new array, as the text that it has.</summary>
    /// <param name="value">Of a document that is not disposed; one without a value is null.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public static byte[] WriteElement(JsonElement value, OctavoJsonOptions? options = null) => WriteText(JsonElements.Text(in value), options);

    /// <summary>Writes a node of System.Text.Json into a new array, by its own writer.</summary>
    /// <param name="value">The node, or null.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    public static byte[] WriteNode(JsonNode? value, OctavoJsonOptions? options = null) => WriteText(JsonElements.Text(value), options);

    private static byte[] WriteText(ReadOnlySpan<byte> text, OctavoJsonOptions? options)
    {
        WriterState state = WriterState.Rent(options ?? OctavoJsonOptions.Default);
        try
        {
            var writer = new OctavoJsonWriter(state);
            writer.WriteRaw(text);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfWriting(found, Name);
        }
        finally
        {
            state.Return();
        }
    }
}
