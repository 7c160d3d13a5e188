// Owns: the parts of payloads that say what they are: JSON, MessagePack, CBOR. Each value is taken as a tree, changed at one place, and written again.
using System.Text;
using Octavo.Cbor;
using Octavo.MsgPack;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness.Growing;

internal sealed class TreeSites
{
    private const string Marker = "@marker@";

    /// <summary>What CBOR has that no tree has: lengths that are not said, and tags.</summary>
    private static readonly (string What, Func<int, byte[]> Many)[] s_cbor =
    [
        ("chunks of text", n => Many(0x7F, [0x61, (byte)'a'], n)),
        ("empty chunks of text", n => Many(0x7F, [0x60], n)),
        ("chunks of bytes", n => Many(0x5F, [0x42, 1, 2], n)),
        ("elements without a length", n => Many(0x9F, [1], n)),
        ("nulls without a length", n => Many(0x9F, [0xF6], n)),
        ("arrays without a length in one", n => Many(0x9F, [0x9F, 0xFF], n)),
        ("maps without a length in an array", n => Many(0x9F, [0xBF, 0x61, (byte)'a', 0x01, 0xFF], n)),
        ("texts without a length in an array", n => Many(0x9F, [0x7F, 0x61, (byte)'a', 0x60, 0xFF], n)),
        ("members without a length", n => [0xBF, .. Enumerable.Range(0, n).SelectMany(i => (byte[])[0x19, (byte)(i >> 8), (byte)i, 0x61, (byte)'a']), 0xFF]),
        ("a member again", n => Many(0xBF, [0x61, (byte)'a', 0x01], n)),
        ("open arrays", n => [.. Enumerable.Repeat((byte)0x9F, n)]),
        ("open maps", n => [.. Enumerable.Range(0, n).SelectMany(_ => (byte[])[0xBF, 0x61, (byte)'a'])]),
        ("nested arrays without a length", n => Nested([0x9F], [0xFF], n)),
        ("nested maps without a length", n => Nested([0xBF, 0x61, (byte)'a'], [0xFF], n)),
        ("tags", n => [.. Enumerable.Repeat((byte)0xC6, n), 1]),
    ];

    private readonly string _format;
    private readonly object? _root;

    private TreeSites(string format, object? root)
    {
        _format = format;
        _root = root;
    }

    /// <summary>The parts of a payload.</summary>
    /// <returns>None if the payload is not a tree: references in CBOR go round.</returns>
    internal static IEnumerable<Site> Of(string format, byte[] payload)
    {
        try
        {
            return new TreeSites(format, Read(format, payload)).All();
        }
        catch (OctavoException)
        {
            return [];
        }
    }

    /// <summary>The parts of a payload of CBOR whose lengths are not said.</summary>
    internal static IEnumerable<Site> WithoutLengths(byte[] payload) =>
        Of("CBOR", payload).Where(site => Array.Exists(s_cbor, one => site.Name.EndsWith(" " + one.What, StringComparison.Ordinal)));

    /// <summary>Reads values without a type.</summary>
    internal static object? Read(string format, byte[] payload) => format switch
    {
        "JSON" => OctavoJson.ReadDynamic(payload),
        "MessagePack" => OctavoMsgPack.ReadDynamic(payload),
        _ => OctavoCbor.ReadDynamic(payload),
    };

    private IEnumerable<Site> All()
    {
        foreach ((string path, object? node, Func<object?, object?> with) in Nodes(_root, "$", replaced => replaced, 0))
        {
            foreach ((string what, Func<int, object?> many) in Changes(node))
            {
                yield return new Site(path + " " + what, n => Write(with(many(n))));
            }
            if (_format == "CBOR")
            {
                foreach ((string what, Func<int, byte[]> many) in s_cbor)
                {
                    yield return new Site(path + " " + what, n => Replace(with, many(n)));
                }
            }
            if (_format != "JSON")
            {
                continue;
            }
            foreach ((string what, string one) in ((string, string)[])[("escapes", "\\u0041"), ("surrogates", "\\ud83d\\ude00"), ("quotes", "\\\"")])
            {
                yield return new Site(path + " " + what, n => Replace(with, "\"" + Repeat(one, n) + "\""));
            }
            yield return new Site(path + " white space", n => Replace(with, Repeat(" \n\t", n) + "null" + Repeat("\r\n", n)));
            yield return new Site(path + " digits", n => Replace(with, "1" + Repeat("0123456789", n)));
            yield return new Site(path + " fraction", n => Replace(with, "0." + Repeat("0123456789", n)));
            yield return new Site(path + " open arrays", n => Replace(with, Repeat("[", n)));
            yield return new Site(path + " open objects", n => Replace(with, Repeat("{\"a\":", n)));
            yield return new Site(path + " names",
                n => Replace(with, "{" + string.Join(",", Enumerable.Range(0, n).Select(i => "\"$ref\":\"" + i + "\"")) + "}"));
        }
    }

    /// <summary>The values of the tree, each with what puts another in its place.</summary>
    private static IEnumerable<(string Path, object? Node, Func<object?, object?> With)> Nodes(object? node, string path, Func<object?, object?> with,
        int depth)
    {
        yield return (path, node, with);
        if (depth == 4)
        {
            yield break;
        }
        switch (node)
        {
            case object?[] items:
                for (int i = 0; i < Math.Min(items.Length, 3); i++)
                {
                    int at = i;
                    foreach (var inner in Nodes(items[i], $"{path}[{i}]", replaced => with(items.Select((item, j) => j == at ? replaced : item).ToArray()),
                        depth + 1))
                    {
                        yield return inner;
                    }
                }
                break;
            case IEnumerable<KeyValuePair<object?, object?>> or IEnumerable<KeyValuePair<string, object?>>:
                List<KeyValuePair<object?, object?>> entries = Entries(node);
                for (int i = 0; i < Math.Min(entries.Count, 12); i++)
                {
                    int at = i;
                    foreach (var inner in Nodes(entries[i].Value, $"{path}.{entries[i].Key}",
                        replaced => with(Map(node, entries.Select((e, j) => j == at ? new(e.Key, replaced) : e))), depth + 1))
                    {
                        yield return inner;
                    }
                }
                break;
        }
    }

    private static IEnumerable<(string What, Func<int, object?> Many)> Changes(object? node)
    {
        switch (node)
        {
            case object?[] { Length: > 0 } items:
                yield return ("elements", n => Enumerable.Range(0, n).SelectMany(_ => items).ToArray());
                break;
            case string { Length: > 0 } text:
                yield return ("text", n => Repeat(text, n));
                break;
            case byte[] { Length: > 0 } bytes:
                yield return ("bytes", n => Enumerable.Range(0, n).SelectMany(_ => bytes).ToArray());
                break;
            case IEnumerable<KeyValuePair<object?, object?>> or IEnumerable<KeyValuePair<string, object?>>:
                List<KeyValuePair<object?, object?>> entries = Entries(node);
                yield return ("unknown members",
                    n => Map(node, entries.Concat(Enumerable.Range(0, n).Select(i => new KeyValuePair<object?, object?>("unknown" + i, "text")))));
                yield return ("unknown trees before",
                    n => Map(node,
                    Enumerable.Range(0, n).Select(i => new KeyValuePair<object?, object?>("unknown" + i, new object?[] { 1L, new object?[] { "a" } }))
                        .Concat(entries)));
                if (entries.Count != 0)
                {
                    yield return ("members again",
                        n => Map(node,
                        Enumerable.Range(0, n)
                            .SelectMany(
                                i => entries.Select(e => new KeyValuePair<object?, object?>(e.Key is string name ? name + i : (object)(i * 100L), e.Value)))));
                }
                break;
        }
        yield return ("nested", n => Enumerable.Range(0, Math.Min(n, 60)).Aggregate(node, (inner, _) => new object?[] { inner }));
        yield return ("list of it", n => Enumerable.Repeat(node, n).ToArray());
    }

    private static List<KeyValuePair<object?, object?>> Entries(object? map) => map is IEnumerable<KeyValuePair<string, object?>> text
        ? [.. text.Select(e => new KeyValuePair<object?, object?>(e.Key, e.Value))]
        : [.. (IEnumerable<KeyValuePair<object?, object?>>)map!];

    private static object Map(object? like, IEnumerable<KeyValuePair<object?, object?>> entries)
    {
        switch (like)
        {
            case MsgPackMap:
                var packed = new MsgPackMap();
                foreach ((object? key, object? value) in entries)
                {
                    packed.TryAdd(key, value);
                }
                return packed;
            case CborMap:
                var map = new CborMap();
                foreach ((object? key, object? value) in entries)
                {
                    map.TryAdd(key, value);
                }
                return map;
            default:
                var members = new Dictionary<string, object?>();
                foreach ((object? key, object? value) in entries)
                {
                    members.TryAdd(key?.ToString() ?? "", value);
                }
                return members;
        }
    }

    private byte[] Write(object? root) => _format switch
    {
        "JSON" => OctavoJson.WriteDynamic(root),
        "MessagePack" => OctavoMsgPack.WriteDynamic(root),
        _ => OctavoCbor.WriteDynamic(root),
    };

    private byte[] Replace(Func<object?, object?> with, string text) =>
        Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(Write(with(Marker))).Replace("\"" + Marker + "\"", text, StringComparison.Ordinal));

    private static byte[] Many(byte head, byte[] part, int n) => [head, .. Enumerable.Range(0, n).SelectMany(_ => part), 0xFF];

    private static byte[] Nested(byte[] begin, byte[] end, int n)
    {
        int levels = Math.Min(n, 60);
        byte[] filled = Many(0x9F, [0x18, 0x20], n);
        return [.. Enumerable.Range(0, levels).SelectMany(_ => begin), .. filled, .. Enumerable.Range(0, levels).SelectMany(_ => end)];
    }

    private byte[] Replace(Func<object?, object?> with, byte[] bytes)
    {
        byte[] whole = Write(with(Marker)), marker = Write(Marker);
        int at = whole.AsSpan().IndexOf(marker);
        return [.. whole[..at], .. bytes, .. whole[(at + marker.Length)..]];
    }

    private static string Repeat(string text, int times) => new StringBuilder(text.Length * times).Insert(0, text, times).ToString();
}
