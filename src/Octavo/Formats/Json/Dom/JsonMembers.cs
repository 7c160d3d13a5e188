// Owns: the way between members of JSON that a type does not know and the dictionaries in which System.Text.Json and Json.NET keep them.
using System.Buffers;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Buffers;
using Octavo.Errors;
using Octavo.Json;

namespace Octavo.Internal;

/// <summary>For emitted code: what <c>[JsonExtensionData]</c> is on is filled from the text of unknown members, and written as that.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class JsonMembers
{
    private const int LongestShown = 40;

    /// <summary>The text was checked by the reader under its own limit of depth.</summary>
    private static readonly JsonDocumentOptions s_checked =
        new() { MaxDepth = int.MaxValue, AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip };

    /// <summary>The text of what a dictionary holds.</summary>
    /// <param name="members">The dictionary.</param>
    /// <returns>Null if it holds nothing.</returns>
    public static UnknownMembers? Of(IEnumerable<KeyValuePair<string, JsonElement>>? members)
    {
        UnknownMembers? unknown = null;
        foreach ((string name, JsonElement value) in members ?? [])
        {
            Put(ref unknown, name, Text(value, name));
        }
        return unknown;
    }

    /// <inheritdoc cref="Of(IEnumerable{KeyValuePair{string, JsonElement}})"/>
    /// <remarks>A value that is a <see cref="JsonElement"/> or a <see cref="JsonNode"/> is written as it is, another one as an <c>object</c> member would
    /// be.</remarks>
    public static UnknownMembers? Of(IEnumerable<KeyValuePair<string, object?>>? members)
    {
        UnknownMembers? unknown = null;
        foreach ((string name, object? value) in members ?? [])
        {
            Put(ref unknown, name, value switch
            {
                JsonElement element => Text(element, name),
                JsonNode node => JsonDom.Text(node),
                _ => Ours(value, static value => OctavoJson.Serialize<object?>(value)),
            });
        }
        return unknown;
    }

    /// <inheritdoc cref="Of(IEnumerable{KeyValuePair{string, JsonElement}})"/>
    public static UnknownMembers? Of(JsonObject? members)
    {
        UnknownMembers? unknown = null;
        foreach ((string name, JsonNode? value) in members ?? [])
        {
            Put(ref unknown, name, value is null ? "null"u8 : JsonDom.Text(value));
        }
        return unknown;
    }

    /// <summary>Adds what was read to a dictionary; of two members of one name the last stays.</summary>
    /// <param name="unknown">What was read; null if that was nothing.</param>
    /// <param name="into">The dictionary that is there; null for a new one.</param>
    /// <returns>The dictionary; null if there was none and nothing was read.</returns>
    public static Dictionary<string, JsonElement>? Elements(UnknownMembers? unknown, IDictionary<string, JsonElement>? into) =>
        Fill(unknown, into, static value => value);

    /// <inheritdoc cref="Elements"/>
    /// <remarks>Each value is a <see cref="JsonElement"/>, as in System.Text.Json.</remarks>
    public static Dictionary<string, object?>? ElementObjects(UnknownMembers? unknown, IDictionary<string, object?>? into) =>
        Fill<object?>(unknown, into, static value => value);

    /// <inheritdoc cref="Elements"/>
    /// <remarks>Each value is what an <c>object</c> member would be: text, a number, an array, a dictionary.</remarks>
    public static Dictionary<string, object?>? Objects(UnknownMembers? unknown, IDictionary<string, object?>? into) =>
        Fill(unknown, into, value => Ours((value, Options: OptionsOf(unknown)),
            static one => OctavoJson.Deserialize<object?>(JsonMarshal.GetRawUtf8Value(one.value), one.Options)));

    /// <inheritdoc cref="Elements"/>
    public static JsonObject? Node(UnknownMembers? unknown, JsonObject? into)
    {
        foreach (JsonProperty member in Parse(unknown))
        {
            (into ??= [])[JsonDom.NameOf(member)] = JsonDom.ToNode(member.Value, () => OptionsOf(unknown).OnDuplicateKey());
        }
        return into;
    }

    private static OctavoJsonOptions OptionsOf(UnknownMembers? unknown) => unknown?.Options as OctavoJsonOptions ?? OctavoJsonOptions.Default;

    private static Dictionary<string, T>? Fill<T>(UnknownMembers? unknown, IDictionary<string, T>? into, Func<JsonElement, T> make)
    {
        Dictionary<string, T>? result = into as Dictionary<string, T> ?? (into is null ? null : new(into));
        foreach (JsonProperty member in Parse(unknown))
        {
            (result ??= [])[JsonDom.NameOf(member)] = make(member.Value);
        }
        return result;
    }

    /// <summary>Refuses unknown members of names that the object has a meaning for: the object would have them twice.</summary>
    /// <param name="unknown">What is to be written.</param>
    /// <param name="owner">The object's type.</param>
    /// <param name="names">The names, each with a zero after it.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateMember"/>.</exception>
    public static void CheckNames(UnknownMembers unknown, Type owner, ReadOnlySpan<byte> names)
    {
        if (unknown.Owner == owner || unknown.Format != OctavoJson.Name || unknown.Count == 0)
        {
            return; // they were read as unknown to this very type
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        // Each has a comma before it; without the first they are the content of an object.
        var reader = new OctavoJsonReader(unknown.Bytes.Span[1..], scratch, OctavoJsonOptions.Default);
        int remaining = 0;
        for (bool first = true; reader.Window.Remaining != 0; first = false)
        {
            reader.NextKey(ref remaining, first, out ReadOnlySpan<byte> key, out _);
            if (Has(names, key))
            {
                throw new OctavoException(OctavoErrorCode.DuplicateMember,
                    $"an unknown member has the name {PlainText.Of(Encoding.UTF8.GetString(key), LongestShown)}, which has another meaning in {owner}; remove it.");
            }
            reader.Skip();
        }
    }

    private static bool Has(ReadOnlySpan<byte> names, scoped ReadOnlySpan<byte> key)
    {
        while (!names.IsEmpty)
        {
            int length = names.IndexOf((byte)0);
            if (names[..length].SequenceEqual(key))
            {
                return true;
            }
            names = names[(length + 1)..];
        }
        return false;
    }

    private static ReadOnlySpan<byte> Text(in JsonElement value, string name)
    {
        ReadOnlySpan<byte> text = JsonDom.Text(in value);
        if (value.ValueKind == JsonValueKind.Undefined)
        {
            Throw.InvalidValue("JsonElement", $"the unknown member {PlainText.Of(name, LongestShown)} is undefined; leave it out, or give it a value");
        }
        return text;
    }

    /// <summary>A call of the library's own inside another: what it refuses is refused by the outer one, and no code of the user threw.</summary>
    private static TResult Ours<T, TResult>(T value, Func<T, TResult> call)
    {
        try
        {
            return call(value);
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found.Code, found.Reason, found.InnerException);
        }
    }

    private static void Put(ref UnknownMembers? unknown, string name, ReadOnlySpan<byte> value)
    {
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoJson.Name);
        bytes.Write(","u8);
        bytes.Write(Ours(name, static name => OctavoJson.Serialize(name)));
        bytes.Write(":"u8);
        bytes.Write(value);
    }

    /// <summary>The members, whose values live on by themselves.</summary>
    private static IEnumerable<JsonProperty> Parse(UnknownMembers? unknown)
    {
        if (unknown is null)
        {
            return [];
        }
        // Each member has a comma before it: the first becomes the brace.
        byte[] text = [.. unknown.Bytes.Span, (byte)'}'];
        text[0] = (byte)'{';
        try
        {
            return JsonDocument.Parse(text, s_checked).RootElement.EnumerateObject();
        }
        catch (JsonException found)
        {
            throw new OctavoException(OctavoErrorCode.InvalidData, $"unknown members are not JSON to System.Text.Json: {found.Message}");
        }
    }
}
