// Owns: the names of an assembly's codecs and entries: each is given once, whatever its kind, and no two differ by case alone, because files have them too.
// Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>Gives codecs their names, and tells everything that refers to one.</summary>
internal sealed class CodecNames
{
    /// <summary>The library's own, which emitted code names shortly.</summary>
    private static readonly string[] s_reserved = ["ICodec", "ISequentialCodec", "CodecEntry"];

    private readonly HashSet<string> _natural = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> _used = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<(string Kind, string Key), string> _ids = [];

    /// <summary>What the codec of a type is called now, by its type and the name that the parser gave it.</summary>
    private readonly Dictionary<(string Type, string Codec), string> _codecs = [];

    /// <summary>Names everything.</summary>
    public CodecNames(IReadOnlyList<TypeModel> types, IReadOnlyList<UnionModel> unions, IReadOnlyList<SurrogateModel> surrogates,
        IReadOnlyList<EnumModel> enums)
    {
        var unionTypes = new HashSet<string>(unions.Select(u => u.Type), StringComparer.Ordinal);
        (string Kind, string Key, string Namespace, string Id, string[] Endings, Action<string> Rename)[] all =
        [
            .. types.Where(t => !unionTypes.Contains(t.Type))
                .Select(t => ("", t.Type, t.Namespace, t.Id, new[] { "Codec", "Entry" }, (Action<string>)(_ => { }))),
            .. unions.Select(u => ("union", u.Type, u.Namespace, u.Id, new[] { "Codec", "Entry" }, (Action<string>)(_ => { }))),
            // A base that is its own case has a codec of its members in addition.
            .. types.Where(t => unionTypes.Contains(t.Type))
                .Select(t => ("", t.Type, t.Namespace, t.Id + "Body", new[] { "Codec", "Entry" }, (Action<string>)(_ => { }))),
            .. surrogates.Select(
                s => ("surrogate", s.Type, s.Namespace, s.Id, new[] { s.Codec.Substring(s.Id.Length), s.Entry.Substring(s.Id.Length) },
                    (Action<string>)(id => _codecs[(s.Type, s.CodecType)] = (s with { Id = id }).CodecType))),
            .. enums.Select(
                e => ("enum", e.CodecType + " " + e.Type, e.Namespace, e.Id, new[] { e.Codec.Substring(e.Id.Length) },
                    (Action<string>)(id => _codecs[(e.Type, e.CodecType)] = (e with { Id = id }).CodecType))),
        ];
        foreach ((_, _, string space, string id, string[] endings, _) in all)
        {
            _natural.UnionWith(Full(space, id, endings));
        }
        foreach (string space in all.Select(a => a.Namespace).Distinct())
        {
            _used.UnionWith(Full(space, "", s_reserved));
        }
        foreach ((string kind, string key, string space, string id, string[] endings, Action<string> rename) in all.GroupBy(a => (a.Kind, a.Key))
            .Select(g => g.First()).OrderBy(a => a.Key, StringComparer.Ordinal).ThenBy(a => a.Kind, StringComparer.Ordinal))
        {
            string name = id;
            for (int number = 2; Full(space, name, endings).Any(_used.Contains) || (name != id && Full(space, name, endings).Any(_natural.Contains)); number++)
            {
                name = id + number;
            }
            _used.UnionWith(Full(space, name, endings));
            _ids.Add((kind, key), name);
            if (name != id)
            {
                rename(name);
            }
        }
    }

    public TypeModel Name(TypeModel type)
    {
        string id = _ids[("", type.Type)];
        TypeModel named = id == type.Id ? type : type.Everywhere(t => t with { Codec = id + "Codec", Id = id });
        return _codecs.Count == 0 ? named : named.MapValues(Name);
    }

    public UnionModel Name(UnionModel union) => union with { Id = _ids[("union", union.Type)] };

    public SurrogateModel Name(SurrogateModel type) => type with { Id = _ids[("surrogate", type.Type)], Value = Name(type.Value) };

    public EnumModel Name(EnumModel type) => type with { Id = _ids[("enum", type.CodecType + " " + type.Type)] };

    public PartModel Name(PartModel part) => _codecs.Count == 0 ? part : part with { Fields = part.Fields.MapValues(Name) };

    /// <summary>A value whose codecs have their names.</summary>
    public ValueModel Name(ValueModel value) => _codecs.Count == 0 ? value
        : ValueTree.Rewrite(value,
            (_, part) => part is ObjectValue item && _codecs.TryGetValue((item.Type, item.Codec), out string? codec) ? item with { Codec = codec } : part);

    /// <summary>Full names as in files.</summary>
    private static IEnumerable<string> Full(string space, string id, string[] endings) => endings.Select(e => space.Replace('@', '_') + "." + id + e);
}
