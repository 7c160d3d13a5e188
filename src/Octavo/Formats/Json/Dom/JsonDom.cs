// Owns: what System.Text.Json makes of JSON that was checked here, and its text. Knows no window.
using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Json;

/// <summary>Elements and nodes of System.Text.Json. Only what names them refers to this, so a program without them holds nothing of it.</summary>
internal static class JsonDom
{
    /// <summary>The depth was counted already, under the limits of the call.</summary>
    private static readonly JsonDocumentOptions s_reading = new() { MaxDepth = 10_001, CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    private static readonly JsonWriterOptions s_writing = new() { MaxDepth = 10_001, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Writes JSON if a member holds some: JSON's own value, bytes if members go by position, else text.</summary>
    internal static void Write<W>(ref W writer, scoped ReadOnlySpan<byte> text)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.FormatName == OctavoJson.Name)
        {
            W.WriteRaw(ref writer, text);
        }
        else if (W.Identity == MemberIdentity.Ordinal)
        {
            writer.WriteBytes(text);
        }
        else
        {
            writer.WriteText(Encoding.UTF8.GetString(text));
        }
    }

    /// <summary>The element of a text that is one value.</summary>
    /// <exception cref="OctavoException">An option allowed what System.Text.Json has no option for.</exception>
    internal static JsonElement Parse(byte[] text) => ParseDocument(text).RootElement;

    /// <summary>The document of a text that is one value.</summary>
    /// <exception cref="OctavoException">As <see cref="Parse"/>.</exception>
    internal static JsonDocument ParseDocument(byte[] text)
    {
        try
        {
            return JsonDocument.Parse(text, s_reading); // over the array alone: nothing is rented
        }
        catch (JsonException found)
        {
            throw new OctavoException("the options allow what System.Text.Json cannot hold in an element: " + found.Message, found);
        }
    }

    /// <summary>Reads an element if a member holds one: JSON's own value, or its text.</summary>
    internal static JsonElement Read<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct => Parse(ReadText(ref reader) ?? "null"u8.ToArray());

    /// <summary>Reads a document if a member holds one.</summary>
    internal static JsonDocument? ReadDocument<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct => ReadText(ref reader) is { } text ? ParseDocument(text) : null;

    /// <summary>Reads a node if a member holds one.</summary>
    internal static JsonNode? ReadNode<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (ReadText(ref reader) is not { } text)
        {
            return null;
        }
        bool twice = false;
        JsonNode? node = ToNode(Parse(text), () => twice = true);
        if (twice)
        {
            reader.OnDuplicateKey();
        }
        return node;
    }

    private static byte[]? ReadText<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.FormatName == OctavoJson.Name)
        {
            return R.ReadRaw(ref reader);
        }
        byte[]? bytes = R.Identity == MemberIdentity.Ordinal ? reader.ReadBytes() : reader.ReadText() is { } text ? Encoding.UTF8.GetBytes(text) : null;
        if (bytes is not null)
        {
            // Other formats check no JSON: this bounds its depth. On the stack, because a list may have a text of one byte for each of its elements.
            Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
            new OctavoJsonReader(bytes, scratch, OctavoJsonOptions.Default).Skip();
        }
        return bytes;
    }

    /// <summary>The node of an element. Names that come twice are found by the callback's answer, not when the node is first asked.</summary>
    /// <param name="element">The element.</param>
    /// <param name="onDuplicate">Throws, or the last one wins.</param>
    internal static JsonNode? ToNode(JsonElement element, Action onDuplicate)
    {
        nuint floor = 0;
        return ToNode(element, onDuplicate, ref floor);
    }

    private static JsonNode? ToNode(JsonElement element, Action onDuplicate, ref nuint floor)
    {
        StackGuard.Look(ref floor);
        switch (element.ValueKind)
        {
            case JsonValueKind.Null or JsonValueKind.Undefined:
                return null;
            case JsonValueKind.Array:
                var array = new JsonArray();
                foreach (JsonElement item in element.EnumerateArray())
                {
                    array.Add(ToNode(item, onDuplicate, ref floor));
                }
                return array;
            case JsonValueKind.Object:
                var members = new JsonObject();
                foreach (JsonProperty member in element.EnumerateObject())
                {
                    string name = NameOf(member);
                    if (members.ContainsKey(name))
                    {
                        onDuplicate();
                    }
                    members[name] = ToNode(member.Value, onDuplicate, ref floor);
                }
                return members;
            default:
                return JsonValue.Create(element);
        }
    }

    /// <summary>The name of a member, which must be text: nodes and dictionaries keep it as such.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for half a surrogate pair.</exception>
    internal static string NameOf(JsonProperty member)
    {
        try
        {
            return member.Name;
        }
        catch (InvalidOperationException)
        {
            Throw.InvalidText("the name of a member has half a surrogate pair, which a JsonNode or a dictionary cannot keep.");
            throw;
        }
    }

    /// <summary>The text of an element; null for none.</summary>
    /// <exception cref="OctavoException">Its document is disposed.</exception>
    internal static ReadOnlySpan<byte> Text(in JsonElement element)
    {
        try
        {
            return element.ValueKind == JsonValueKind.Undefined ? "null"u8 : JsonMarshal.GetRawUtf8Value(element);
        }
        catch (ObjectDisposedException)
        {
            Throw.InvalidValue("JsonElement", "its document was disposed");
            return default;
        }
    }

    /// <summary>The text of a node.</summary>
    internal static ReadOnlySpan<byte> Text(JsonNode? node)
    {
        if (node is null)
        {
            return "null"u8;
        }
        var text = new ArrayBufferWriter<byte>();
        Try(node, node =>
        {
            using var writer = new Utf8JsonWriter(text, s_writing);
            Write(writer, node);
        });
        return text.WrittenSpan;
    }

    /// <summary>Writes a node. <c>WriteTo</c> of an object or array calls itself and does not look at the stack, so it writes only values.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond the deepest level that an option allows.</exception>
    private static void Write(Utf8JsonWriter writer, JsonNode node)
    {
        var open = new Stack<(IEnumerator<JsonNode?>? Items, IEnumerator<KeyValuePair<string, JsonNode?>>? Members)>();
        Begin(node);
        while (open.TryPeek(out (IEnumerator<JsonNode?>? Items, IEnumerator<KeyValuePair<string, JsonNode?>>? Members) top))
        {
            if (top.Items?.MoveNext() == true)
            {
                Begin(top.Items.Current);
            }
            else if (top.Members?.MoveNext() == true)
            {
                writer.WritePropertyName(top.Members.Current.Key);
                Begin(top.Members.Current.Value);
            }
            else
            {
                open.Pop();
                if (top.Items is null)
                {
                    writer.WriteEndObject();
                }
                else
                {
                    writer.WriteEndArray();
                }
            }
        }

        void Begin(JsonNode? one)
        {
            if (one is JsonArray or JsonObject && writer.CurrentDepth >= SerializerLimits.Deepest)
            {
                Throw.DepthExceeded(SerializerLimits.Deepest);
            }
            switch (one)
            {
                case null:
                    writer.WriteNullValue();
                    break;
                case JsonArray array:
                    writer.WriteStartArray();
                    open.Push((array.GetEnumerator(), null));
                    break;
                case JsonObject members:
                    writer.WriteStartObject();
                    open.Push((null, members.GetEnumerator()));
                    break;
                default:
                    WriteValue(writer, one);
                    break;
            }
        }
    }

    private static void WriteValue(Utf8JsonWriter writer, JsonNode value)
    {
        try
        {
            value.WriteTo(writer);
        }
        catch (InvalidOperationException) when (value.AsValue().TryGetValue(out JsonElement element) && element.ValueKind == JsonValueKind.String)
        {
            Throw.InvalidText("a JsonNode has text with half a surrogate pair, which System.Text.Json cannot write; a JsonElement can be written.");
        }
    }

    /// <summary>Does something to a node of which System.Text.Json makes no JSON if it holds NaN or an infinity, text with half a surrogate pair, or an element
    /// of a disposed document.</summary>
    internal static void Try(JsonNode node, Action<JsonNode> action)
    {
        try
        {
            action(node);
        }
        catch (ObjectDisposedException)
        {
            Throw.InvalidValue("JsonNode", "it holds an element whose document was disposed");
        }
        catch (ArgumentException found)
        {
            // The number's writer says so; a value of another type may have a user converter, which throws exceptions of its own.
            Throw.InvalidValue("JsonNode", found.Message.TrimEnd('.'));
        }
    }
}
