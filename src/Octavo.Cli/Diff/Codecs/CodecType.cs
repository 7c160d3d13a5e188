// Owns: one type with a codec: what each kind of formats makes of it, and its members over all of them.
using System.Reflection;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A type.</summary>
internal sealed class CodecType
{
    private CodecType(string name, IReadOnlyDictionary<MemberIdentity, ContractView> views) => (Name, Views) = (name, views);

    /// <summary>The full name; of a base that is its own case with <c>#members</c> after it.</summary>
    internal string Name { get; }

    /// <summary>What each kind of formats makes of it; Protobuf is missing if the type is not in it, all if the codec says nothing.</summary>
    internal IReadOnlyDictionary<MemberIdentity, ContractView> Views { get; }

    /// <summary>Its members over all contract views; none of a union.</summary>
    internal IReadOnlyList<TypeMember> Members { get; private init; } = [];

    /// <summary>Whether it is one of several types.</summary>
    internal bool IsUnion => Views.Values.Any(view => view.IsUnion);

    /// <summary>The formats that it asked for.</summary>
    private CodecFormats Formats { get; init; }

    /// <summary>Of a multidimensional array its dimensions; else 0.</summary>
    internal int Dimensions { get; private init; }

    /// <summary>Whether JSON with a name that it does not know is refused, by an attribute.</summary>
    internal bool RefusesUnknownNames { get; private init; }

    /// <summary>Whether the numbers of members are those of attributes, so maps may have them as keys.</summary>
    internal bool IsNumbered => Members.Count != 0 && Members.All(member => member.Number != 0);

    /// <summary>The type that stands for this one in every format; null for none.</summary>
    internal string? StandIn =>
        In(MemberIdentity.Ordinal) is { Bare: { IsType: true, Type: var other } }
            && Views.Values.All(view => view.Bare is { IsType: true } bare && bare.Type == other) ? other : null;

    internal ContractView? In(MemberIdentity identity) => Views.GetValueOrDefault(identity);

    /// <summary>Whether it asked for a format, and what it holds did.</summary>
    internal bool AskedFor(CodecFormats format) => (Formats & format) != 0;

    /// <summary>Reads a type.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="entry">Its entry.</param>
    /// <param name="library">The Octavo of its assembly.</param>
    internal static CodecType Of(string name, ForeignEntry entry, Assembly library)
    {
        Type type = entry.Type;
        MissingValues missing = type.IsEnum ? new MissingValues(null, null, IsMessage: true) : MissingValues.Of(library, type);
        var views = new Dictionary<MemberIdentity, ContractView>();
        foreach (MemberIdentity identity in Enum.GetValues<MemberIdentity>())
        {
            if ((identity != MemberIdentity.Protobuf || missing.IsMessage) && entry.View(identity) is { } text)
            {
                views.Add(identity, ContractView.Of(text, identity, number => Child(entry, number, identity)));
            }
        }
        List<TypeMember> members = MembersOf(type, views, missing);
        return new CodecType(name, views)
        {
            Formats = entry.Formats,
            Dimensions = type.IsArray ? type.GetArrayRank() : 0,
            Members = views.Values.Any(view => view.IsUnion) ? [] : members,
            RefusesUnknownNames =
                (int?)AttributeReader.First<object>(
                    AttributeReader.Find(type.CustomAttributes, "System.Text.Json.Serialization.JsonUnmappedMemberHandlingAttribute")) == 1,
        };
    }

    /// <summary>The name of a base as its own case.</summary>
    internal static string Body(string union) => union + "#members";

    private static (string Name, CodecValue? Value) Child(ForeignEntry entry, int number, MemberIdentity identity)
    {
        if (entry.Child(number) is not { } child)
        {
            return ("", null);
        }
        string name = ClrNames.Of(child);
        return (child == entry.Type && entry.Body is not null ? Body(name) : name, PlatformValues.Of(child, identity));
    }

    private static List<TypeMember> MembersOf(Type type, Dictionary<MemberIdentity, ContractView> views, MissingValues missing)
    {
        List<ClrMember> all = ClrMember.Of(type);
        bool isNumbered = all.Exists(member => member.Number != 0);
        var found = new Dictionary<string, (ClrMember? Clr, Dictionary<MemberIdentity, ViewMember> Views)>(StringComparer.Ordinal);
        foreach ((MemberIdentity identity, ContractView view) in views.ToArray())
        {
            var members = new List<ViewMember>();
            foreach (ViewMember said in view.Members)
            {
                ClrMember? clr = MemberFinder.Find(all, said, isNumbered && view.Layout is Layout.Array or Layout.NumberMap or Layout.Tolerant);
                ViewMember member = clr is not null && said.Value.Word == ShapeWord.Sequence && IsSet(clr.Type)
                    ? said with { Value = said.Value with { IsSet = true } } : said;
                members.Add(member);
                string key = clr?.Name ?? member.Name;
                if (!found.TryGetValue(key, out (ClrMember? Clr, Dictionary<MemberIdentity, ViewMember> Views) known))
                {
                    found.Add(key, known = (clr, []));
                }
                known.Views.TryAdd(identity, member);
            }
            views[identity] = view with { Members = members };
        }
        return [.. found.Select(
            one => new TypeMember(one.Key, NumberOf(one.Value.Clr, one.Value.Views, views), MemberFacts.Of(one.Value.Clr, type, missing), one.Value.Views))
                .OrderBy(member => member.Any.Index)];
    }

    // Shapes do not tell sets from lists.
    private static bool IsSet(Type type) =>
        type.GetInterfaces().Append(type)
            .Any(one =>
                one.IsGenericType && one.GetGenericTypeDefinition() is var definition
                    && (definition == typeof(ISet<>) || definition == typeof(IReadOnlySet<>)));

    // Where the layout is by numbers they are the members', whoever gave them.
    private static int NumberOf(ClrMember? member, Dictionary<MemberIdentity, ViewMember> own, Dictionary<MemberIdentity, ContractView> views) =>
        member?.Number is int said and not 0 ? said
            : own.Where(view => views[view.Key].Layout is Layout.Array or Layout.NumberMap or Layout.Tolerant).Select(view => view.Value.Number)
            .FirstOrDefault();
}
