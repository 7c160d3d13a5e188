// Owns: the comparison of two assemblies: every type that both have, and what it holds, in every format.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules;
using Octavo.Contracts;

namespace Octavo.Cli.Diff;

/// <summary>Compares types with codecs.</summary>
/// <param name="old">The old side.</param>
/// <param name="recent">The new side.</param>
internal sealed class CodecComparer(CodecAssembly old, CodecAssembly recent)
{
    private readonly List<Finding> _findings = [];
    private readonly HashSet<(string Old, string New)> _seen = [];
    private readonly HashSet<(string Old, string New)> _compared = [];
    private readonly Queue<(string Old, string New)> _queue = new();
    private readonly HashSet<string> _roots = new(StringComparer.Ordinal);
    private readonly EnumUses _enums = new();

    /// <summary>The findings of all types, or of one and what it holds.</summary>
    /// <param name="type">The type's full name, or its own if no other has it; two with <c>=</c> between them if the new side calls it otherwise; null for
    /// all.</param>
    /// <exception cref="UsageException">A side has no such type.</exception>
    internal List<Finding> Compare(string? type)
    {
        if (type?.Split('=') is [var before, var after])
        {
            _roots.Add(Name(after, recent.Own));
            Ask(Name(before, old.Own), Name(after, recent.Own));
        }
        string[] all = [.. old.Own.Union(recent.Own)];
        string[] roots = type is null ? all : type.Contains('=', StringComparison.Ordinal) ? [] : [Name(type, all)];
        foreach (string name in roots)
        {
            _roots.Add(name);
            Ask(name, name);
        }
        while (_queue.TryDequeue(out (string Old, string New) pair))
        {
            Compare(pair.Old, pair.New);
        }
        // A type that is gone under its name may be there under another, where members have it.
        foreach (string name in roots.Where(name => !_seen.Any(pair => pair.Old == name && pair.New != name))
            .Where(name => !_seen.Any(pair => pair.New == name && pair.Old != name)))
        {
            Presence(name);
        }
        _findings.AddRange(_enums.Findings());
        return _findings;
    }

    private static string Name(string type, IReadOnlyList<string> all)
    {
        string[] named = all.Contains(type) ? [type] : [.. all.Where(name => name.EndsWith("." + type, StringComparison.Ordinal))];
        return named.Length switch
        {
            1 => named[0],
            0 => throw new UsageException($"There is no type {type} with a codec."),
            _ => throw new UsageException($"{type} may be {string.Join(" or ", named)}."),
        };
    }

    private void Ask(string one, string other)
    {
        if (_seen.Add((one, other)))
        {
            _queue.Enqueue((one, other));
        }
    }

    private void Presence(string name)
    {
        (CodecType? one, CodecType? other) = (old.Find(name), recent.Find(name));
        if (one is not null && other is null)
        {
            _findings.AddRange(DataFormats.OfCodecs.Where(format => IsIn(one, format))
                .Select(
                    format =>
                        new Finding("type-removed", name, "", "removed", format, new Verdict(Outcome.Refused, "no type of that name reads it"), Verdict.Read)));
        }
        else if (one is null && other is not null)
        {
            _findings.AddRange(DataFormats.OfCodecs.Where(format => IsIn(other, format))
                .Select(format => new Finding("type-added", name, "", "added", format, Verdict.Read, Verdict.Read)));
        }
    }

    private void Compare(string oldName, string newName)
    {
        // A type and what stands for it in data are compared once.
        if (old.Find(oldName) is not { } one || recent.Find(newName) is not { } other || !_compared.Add((one.Name, other.Name)))
        {
            return;
        }
        var pair = new TypePair(one, other);
        Formats(pair);
        (Direction stored, Direction readers) = (new Direction(pair, IsStored: true, old, recent), new Direction(pair, IsStored: false, old, recent));
        bool isRoot = _roots.Contains(newName);
        // A class that became a struct is judged if members have it, unless data is of it alone.
        foreach (Change change in ChangeFinder.Find(pair)
            .Where(change => isRoot || change.Kind != ChangeKind.Kind || change.Case.Old is not null || !pair.IsClassAndStruct))
        {
            foreach (FormatRules rules in AllRules.Formats)
            {
                if (rules.Judge(stored, change) is { } onStored && rules.Judge(readers, change) is { } onReaders)
                {
                    _findings.Add(new Finding(change.Rule, pair.Name, change.Path, change.What, rules.Format, onStored, onReaders));
                }
            }
        }
        foreach (MemberPair member in pair.Members.Where(member => member is { Old: not null, New: not null }))
        {
            Follow(member);
            _enums.Add(pair, member);
        }
        if (one.IsUnion != other.IsUnion)
        {
            // A class that became a union may be its own case.
            Ask(oldName, CodecType.Body(newName));
            Ask(CodecType.Body(oldName), newName);
        }
        foreach ((ViewMember? oldCase, ViewMember? newCase) in pair.Cases.Where(one => one is { Old: not null, New: not null }))
        {
            Ask(oldCase!.Value.Type, newCase!.Value.Type);
        }
    }

    // A type that is in a format on one side alone.
    private void Formats(TypePair pair)
    {
        foreach (DataFormat format in DataFormats.OfCodecs.Where(format => IsIn(pair.Old, format) != IsIn(pair.New, format)))
        {
            bool isGone = IsIn(pair.Old, format);
            _findings.Add(
                new Finding(isGone ? "format-left" : "format-joined", pair.Name, "",
                    isGone ? $"no longer in {DataFormats.Title(format)}" : $"in {DataFormats.Title(format)} from now on", format,
                isGone ? new Verdict(Outcome.Refused, "the type is not in the format") : Verdict.Read, Verdict.Read));
        }
    }

    private void Follow(MemberPair member)
    {
        foreach (MemberIdentity identity in Enum.GetValues<MemberIdentity>())
        {
            if (member.Old!.In(identity) is { } one && member.New!.In(identity) is { } other)
            {
                foreach ((string left, string right) in one.Value.Types.Zip(other.Value.Types))
                {
                    Ask(left, right);
                }
            }
        }
    }

    private static bool IsIn(CodecType type, DataFormat format) => AllRules.Formats.Single(rules => rules.Format == format).View(type) is not null;
}
