// Owns: the properties, fields and parameters of an ordinary type, by name. Knows no other file.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>Members that only their own file and files that use their names depend on.</summary>
/// <param name="Name">The type's name.</param>
/// <param name="Hash">The hash of all of them, in their order.</param>
/// <param name="Texts">Each one's text without bodies, by name.</param>
internal sealed record TypeMembers(string Name, byte[] Hash, Dictionary<string, string> Texts)
{
    /// <summary>Whether another state of the type has the same members in the same order.</summary>
    public bool Equals(TypeMembers? other) =>
        ReferenceEquals(this, other) || (other is not null && Name == other.Name && Hash.AsSpan().SequenceEqual(other.Hash));

    public override int GetHashCode() => Hash[0] | (Hash[1] << 8);

    /// <summary>The names of members that another state of the type does not have, or has with another text.</summary>
    public IEnumerable<string> Since(TypeMembers before) =>
        Texts.Keys.Union(before.Texts.Keys)
            .Where(name => !Texts.TryGetValue(name, out string? now) || !before.Texts.TryGetValue(name, out string? then) || now != then);
}
