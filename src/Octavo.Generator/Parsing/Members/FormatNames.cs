// Owns: the names that [CodecName] gives in some formats. Knows no member list.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>The names of a member, or of a field of an enum, in some formats.</summary>
internal sealed class FormatNames
{
    private readonly List<(AttributeData Attribute, string Name, FormatSet Formats)> _all = [];

    /// <summary>Whether there is none.</summary>
    public bool IsEmpty => _all.Count == 0;

    /// <summary>What a symbol's attributes say.</summary>
    public static FormatNames Of(ISymbol symbol)
    {
        var names = new FormatNames();
        names.Take(symbol);
        return names;
    }

    /// <summary>Takes what a symbol's attributes say and what was taken before does not.</summary>
    public void Take(ISymbol symbol)
    {
        FormatSet taken = _all.Aggregate((FormatSet)0, (all, one) => all | one.Formats);
        _all.AddRange(Attributes.FindAll(symbol, Attributes.CodecName)
            .Where(a => a.ConstructorArguments is [{ Value: string }, { Value: int }])
            .Select(a => (Attribute: a, Name: (string)a.ConstructorArguments[0].Value!, Formats: (FormatSet)(int)a.ConstructorArguments[1].Value! & ~taken))
            .Where(one => taken == 0 || (one.Formats & FormatSet.Named) != 0));
    }

    /// <summary>The name in formats of a kind; null if none is set.</summary>
    public string? Of(ViewKind kind) => kind is ViewKind.Ordinal or ViewKind.Protobuf ? null
        : _all.FirstOrDefault(one => (one.Formats & kind.Formats()) != 0).Name;

    /// <summary>The attributes of which no format is one of some.</summary>
    public IEnumerable<AttributeData> Outside(FormatSet formats) =>
        _all.Where(one => (one.Formats & formats) == 0).Select(one => one.Attribute);

    /// <summary>The formats to which two attributes give different names.</summary>
    public FormatSet Twice() => FormatSets.NamedKinds.Select(k => k.Formats())
        .Where(f => _all.Where(one => (one.Formats & f) != 0).Select(one => one.Name).Distinct().Count() > 1).Aggregate((FormatSet)0, (all, f) => all | f);
}
