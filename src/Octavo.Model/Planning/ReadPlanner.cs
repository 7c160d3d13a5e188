// Owns: the runs of the positional reading body: none may need more than 256 bytes in any format.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal static class ReadPlanner
{
    /// <summary>Members a chunk method: wide types whose members can be assigned one after another.</summary>
    public static int ChunkOf(TypeModel type) =>
        !type.Construction.IsBound && type.Members.Sum(m => m.Value.Calls) > Chunk.BodyCalls
            && type.Members.All(m => m.Setting is MemberSetting.Assign or MemberSetting.Fill) ? Chunk.Members : 0;

    public static EquatableList<ReadStep> Plan(TypeModel type, int chunk)
    {
        var steps = new List<ReadStep>();
        bool start = true;
        var chunks = new HashSet<int>(chunk == 0 ? [] : Chunk.Of(type, 0, type.Members.Count, chunk).Select(c => c.First));
        for (int i = 0; i < type.Members.Count || start;)
        {
            int first = i;
            int max = start ? ScalarReadMax.Head : 0;
            var bound = new RunBoundBuilder();
            if (start)
            {
                bound.Head();
            }
            // A chunked body makes the object between the head and the members; a gap is skipped by the reader itself.
            while (i < type.Members.Count && type.Members[i].Value.IsFixed && Fits(type, i, max)
                && !(start && chunk != 0) && !(i != first && chunks.Contains(i)) && !((i != first || start) && type.Members[i].Gap != 0))
            {
                max += type.Members[i].Value.ReadMax;
                bound.Value(type.Members[i].Value);
                i++;
            }
            if (i == first && !start)
            {
                steps.Add(new ReadStep(StepKind.Single, false, first, 1, null, 0));
                i++;
                continue;
            }
            steps.Add(new ReadStep(StepKind.Run, start, first, i - first, bound.Build(), max));
            start = false;
        }
        return steps.ToEquatable();
    }

    /// <summary>Whether a member fits the run, with those that share a byte with it if it is their first.</summary>
    private static bool Fits(TypeModel type, int index, int max)
    {
        BoolGroup group = BoolGroup.Of(type, index);
        return max + (group.First == index ? group.Count : 1) * type.Members[index].Value.ReadMax <= ScalarReadMax.Run;
    }
}
