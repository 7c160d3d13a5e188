// Owns: what changed in the C# that Octavo.Proto makes of files, for code that was written for the old one.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.CSharp;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal sealed class CSharpRules(ProtoFindings findings)
{
    private static readonly EmissionSettings s_settings = new("WellKnownTypes", PlainWellKnown: false);

    internal void Compare(ProtoSide old, ProtoSide recent)
    {
        Dictionary<string, (string Text, string File)> before = Surface(old);
        Dictionary<string, (string Text, string File)> after = Surface(recent);
        Dictionary<string, string> names = Names(old);
        foreach ((string path, (string text, string file)) in before)
        {
            // What is in a type that is gone is gone with it.
            if (!after.TryGetValue(path, out (string Text, string File) now) && before.ContainsKey(Outer(path)) && !after.ContainsKey(Outer(path)))
            {
                continue;
            }
            if (now.Text != text)
            {
                findings.Source(Change(path, before, names, now.Text is null ? "removed" : $"{Plain(now.Text)}, was {Plain(text)}", now.File ?? file),
                    DataFormat.CSharp, now.Text is null ? "code that uses it does not compile" : "code that uses it may not compile");
            }
        }
    }

    private static Dictionary<string, (string Text, string File)> Surface(ProtoSide side)
    {
        ILookup<string, string> paths = side.Files.ToLookup(proto => proto.Name, proto => proto.Path);
        return CSharpEmitter.Emit(side.Files, s_settings)
            .SelectMany(file => CSharpSurface.Of(file.Text).Select(one => (one.Key, one.Value, Proto: paths[file.Proto].FirstOrDefault() ?? file.Proto)))
            .GroupBy(one => one.Key).ToDictionary(group => group.Key, group => (group.First().Value, group.First().Proto), StringComparer.Ordinal);
    }

    // Under the name of the message or enum that it is made of, where it is made of one.
    private static ProtoChange Change(string path, Dictionary<string, (string Text, string File)> before, Dictionary<string, string> names, string what,
        string file)
    {
        string type = path;
        while (type.Length != 0 && !names.ContainsKey(type))
        {
            type = Outer(type);
        }
        string made = before[path].Text is "class" or "enum" ? $"{path}: {what}" : what;
        return type.Length == 0 ? new ProtoChange("csharp", path, "", made, new Place(file, 0, 0))
            : new ProtoChange("csharp", names[type], type == path ? "" : path[(type.Length + 1)..], made, new Place(file, 0, 0));
    }

    /// <summary>The names of messages and enums by the paths of their C#.</summary>
    private static Dictionary<string, string> Names(ProtoSide side)
    {
        var naming = new CSharpNaming(side.Files, s_settings);
        var all = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (ProtoFile file in side.Files)
        {
            file.Enums.ForEach(one => all.TryAdd(naming.FullName(one, file, null), one.FullName));
            file.Messages.ForEach(Add);
        }
        return all;

        void Add(ProtoMessage message)
        {
            if (!message.IsMapEntry)
            {
                all.TryAdd(naming.FullName(message, message.File, message.Parent), message.FullName);
                message.Enums.ForEach(one => all.TryAdd(naming.FullName(one, one.File, message), one.FullName));
                message.Nested.ForEach(Add);
            }
        }
    }

    private static string Outer(string path) => path.LastIndexOf('.') is var dot and > 0 ? path[..dot] : "";

    private static string Plain(string text) =>
        text.Replace("global::System.Collections.Generic.", "", StringComparison.Ordinal).Replace("global::", "", StringComparison.Ordinal);
}
