// Owns: the runs of the writing body (ARCHITECTURE.md, "Rules of emitted code", 2): the writer is touched once a run; where a body is cut into chunks.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal static class WritePlanner
{
    /// <summary>Members up to which text joins runs: 4 to 10 % faster, a loss on wider types.</summary>
    private const int TextMembers = 16;

    public static EquatableList<WriteStep> Plan(TypeModel type)
    {
        bool textJoins = type.Members.Count <= TextMembers && type.Layout != MemberLayout.Tolerant;
        bool chunks = type.Members.Where(m => type.Joins(m)).Sum(m => m.Value.Calls) > Chunk.BodyCalls;
        var steps = new List<WriteStep>();
        bool start = true;
        for (int i = 0; i < type.Members.Count || start;)
        {
            int first = i;
            while (i < type.Members.Count && (type.Joins(type.Members[i]) || (textJoins && type.Members[i].Value is TextValue)))
            {
                i++;
            }
            // A text by itself gains nothing from a reservation of ours: the writer makes its own.
            if (i == first && !start || (!start && i == first + 1 && type.Members[first].Value is TextValue))
            {
                steps.Add(new WriteStep(StepKind.Single, false, first, 1, null, default, 0));
                i = first + 1;
                continue;
            }
            steps.Add(Run(type, start, first, i - first, chunks && i - first > 1 ? Chunk.Members : 0));
            start = false;
        }
        return steps.ToEquatable();
    }

    private static WriteStep Run(TypeModel type, bool start, int first, int count, int chunk)
    {
        var rests = new List<RunBound>();
        for (int i = first; i < first + count; i++)
        {
            if (type.Members[i].Value is TextValue)
            {
                rests.Add(Bound(type, false, i + 1, first + count - i - 1));
            }
        }
        return new WriteStep(StepKind.Run, start, first, count, Bound(type, start, first, count), rests.ToEquatable(), chunk);
    }

    private static RunBound Bound(TypeModel type, bool start, int first, int count)
    {
        var bound = new RunBoundBuilder();
        if (start)
        {
            bound.Head();
        }
        for (int i = first; i < first + count; i++)
        {
            MemberModel member = type.Members[i];
            bound.Gap(type.IsTolerant ? 0 : member.Gap).Key(member.EscapedLiteral);
            if (member.Value is TextValue)
            {
                bound.Text(member.Local);
            }
            else
            {
                bound.Value(member.Value);
            }
        }
        return bound.Build();
    }
}
