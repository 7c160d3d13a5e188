// Owns: a type as a registry's state has it: kind, layout, members by number, name and type. Knows no text of the state.
using System.Globalization;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Codecs.Registry;

/// <summary>A type of a state.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Kind">Kind and layout; of a type without members what it is in data.</param>
/// <param name="Members">Its members, in their order.</param>
internal sealed record StoredType(string Name, string Kind, IReadOnlyList<StoredMember> Members)
{
    private const string Opaque = "opaque";

    /// <summary>Types and all that their members hold, in the order in which they are found.</summary>
    internal static List<StoredType> Of(IEnumerable<Type> roots)
    {
        var found = new List<StoredType>();
        var known = new HashSet<string>(StringComparer.Ordinal);
        var queue = new Queue<(string Name, TypeShape? Shape)>();
        foreach (Type root in roots)
        {
            Add(root.ToString(), CodecCatalog.Find(root) is { } entry ? TypeShape.Of(entry) : null);
        }
        while (queue.TryDequeue(out (string Name, TypeShape? Shape) next))
        {
            found.Add(next.Shape is { } shape ? Read(next.Name, shape) : new StoredType(next.Name, Opaque, []));
        }
        return found;

        void Add(string name, TypeShape? shape)
        {
            if (known.Add(name))
            {
                queue.Enqueue((name, shape));
            }
        }

        StoredType Read(string name, TypeShape shape)
        {
            if (shape.Bare is { } bare)
            {
                return new StoredType(name, Text(bare, shape), []);
            }
            string kind = (shape.HasReferences ? "shared" : shape.Kind.ToString().ToLowerInvariant())
                + (shape.IsUnion ? "" : " " + shape.Layout.ToString().ToLowerInvariant());
            return new StoredType(name, kind,
                [.. shape.Members.ToArray()
                    .Select(member => new StoredMember(member.Number, member.Name, Text(member.Type, shape) + (member.IsRequired ? "*" : "")))]);
        }

        string Text(ShapeType type, TypeShape shape) => type.Text(named => Child(named.Child, shape), marks: true);

        string Child(int number, TypeShape shape)
        {
            string name = (shape.ChildType(number)?.ToString() ?? Opaque) + (shape.IsBody(number) ? "#members" : "");
            Add(name, shape.Child(number));
            return name;
        }
    }

    /// <summary>How another one differs.</summary>
    internal IEnumerable<CodecDifference> Differences(StoredType? live)
    {
        if (live is null || live.Kind != Kind)
        {
            yield return new CodecDifference(Name, null, Kind, live?.Kind);
        }
        if (live is null)
        {
            yield break;
        }
        bool sameMembers = true;
        foreach (string name in Members.Concat(live.Members).Select(member => member.Name).Distinct(StringComparer.Ordinal))
        {
            string? stored = Members.FirstOrDefault(member => member.Name == name)?.Text;
            string? here = live.Members.FirstOrDefault(member => member.Name == name)?.Text;
            if (stored != here)
            {
                sameMembers = false;
                yield return new CodecDifference(Name, name, stored, here);
            }
        }
        // Positional formats tell members apart by their order.
        string order = string.Join(", ", Members.Select(member => member.Name));
        string liveOrder = string.Join(", ", live.Members.Select(member => member.Name));
        if (sameMembers && order != liveOrder)
        {
            yield return new CodecDifference(Name, null, order, liveOrder);
        }
    }
}

/// <summary>A member of a state's type.</summary>
/// <param name="Number">Its number.</param>
/// <param name="Name">Its name.</param>
/// <param name="Type">Its type; types with members by their names.</param>
internal sealed record StoredMember(int Number, string Name, string Type)
{
    internal string Text => string.Create(CultureInfo.InvariantCulture, $"{Number} {Type}");
}
