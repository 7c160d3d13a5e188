// Owns: the properties and fields of an ordinary class, by name. Knows no other file.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>Members that only their own file and files that use their names depend on.</summary>
/// <param name="Name">The class's name.</param>
/// <param name="Hash">The hash of all of them, in their order.</param>
/// <param name="Texts">Each one's text without bodies, by name.</param>
internal sealed record ClassMembers(string Name, byte[] Hash, Dictionary<string, string> Texts)
{
    /// <summary>The names of members that another state of the class does not have, or has with another text.</summary>
    public IEnumerable<string> Since(ClassMembers before) =>
        ReferenceEquals(this, before) || Hash.AsSpan().SequenceEqual(before.Hash) ? []
        : Texts.Keys.Union(before.Texts.Keys)
            .Where(name => !Texts.TryGetValue(name, out string? now) || !before.Texts.TryGetValue(name, out string? then) || now != then);
}
