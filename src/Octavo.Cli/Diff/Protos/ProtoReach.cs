// Owns: which findings concern one type: those of it, and of all that it holds.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal sealed class ProtoReach(ProtoSide old, ProtoSide recent)
{
    /// <summary>The findings that concern a type.</summary>
    /// <param name="type">Its full name, or its own if no other has it.</param>
    /// <param name="all">All findings.</param>
    /// <exception cref="UsageException">Neither side has the type.</exception>
    internal List<Finding> Of(string type, List<Finding> all)
    {
        string[] names = [.. Names(old).Union(Names(recent))];
        string[] named = names.Contains(type) ? [type] : [.. names.Where(name => name.EndsWith("." + type, StringComparison.Ordinal))];
        string root = named.Length switch
        {
            1 => named[0],
            0 => throw new UsageException($"Neither side has a message, enum or service {type}."),
            _ => throw new UsageException($"{type} may be {string.Join(" or ", named)}."),
        };
        HashSet<string> reached = [.. Reach(old, root), .. Reach(recent, root)];
        return [.. all.Where(finding => reached.Contains(finding.Type))];
    }

    private static IEnumerable<string> Names(ProtoSide side) => side.Messages.Keys.Concat(side.Enums.Keys).Concat(side.Services.Keys);

    private static HashSet<string> Reach(ProtoSide side, string root)
    {
        var found = new HashSet<string>(StringComparer.Ordinal) { root };
        var queue = new Queue<string>([root]);
        while (queue.TryDequeue(out string? name))
        {
            foreach (string held in Held(side, name).Select(held => held.TrimStart('.')).Where(found.Add))
            {
                queue.Enqueue(held);
            }
        }
        return found;
    }

    private static IEnumerable<string> Held(ProtoSide side, string name) =>
        side.Messages.TryGetValue(name, out ProtoMessage? message)
            ? message.Fields.Select(field => field.IsMap ? field.Message!.Fields[1].TypeName : field.TypeName).Where(held => held.Length != 0)
        : side.Services.TryGetValue(name, out (ProtoService Service, ProtoFile File) service)
        ? service.Service.Methods.SelectMany(method => new[] { method.Input, method.Output })
        : [];
}
