// Owns: the runs of the positional reading body: none may need more than 256 bytes in any format.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Model;

internal static class ReadPlanner
{
    private const int BodyCalls = 48;
    private const int ChunkMembers = 24;

    /// <summary>Members a chunk method: wide types whose members can be assigned one after the other.</summary>
    public static int Chunk(TypeModel type) =>
        !type.Construction.IsBound && type.Members.Sum(m => m.Value.Calls) > BodyCalls && type.Members.All(m => m.Setting is MemberSetting.Assign or MemberSetting.Fill) ? ChunkMembers : 0;

    public static EquatableList<ReadStep> Plan(TypeModel type, int chunk)
    {
        var steps = new List<ReadStep>();
        bool start = true;
        for (int i = 0; i < type.Members.Count || start;)
        {
            int first = i;
            int max = start ? ScalarReadMax.Head : 0;
            var bound = new RunBoundBuilder();
            if (start)
            {
                bound.Head();
            }
            // A chunked body makes the object between the head and the members; a gap is passed over by the reader itself.
            while (i < type.Members.Count && type.Members[i].Value.IsFixed && max + type.Members[i].Value.ReadMax <= ScalarReadMax.Run
                && !(start && chunk != 0) && !(i != first && chunk != 0 && i % chunk == 0) && !((i != first || start) && type.Members[i].Gap != 0))
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
}
