// Owns: classes that derive from the platform's queues, stacks and lists of objects, as people write them. Knows no format.
using System.Collections;
using System.Collections.Concurrent;

namespace Octavo.Tests.Features;

[GenerateCodec]
public class Recent : Queue<string>
{
    /// <summary>What is hidden is not called: what is read is what was written.</summary>
    public new void Enqueue(string item) => throw new InvalidOperationException(item);

    public new void Clear() => throw new InvalidOperationException();
}

[GenerateCodec]
public sealed class RecentOfRecent : Recent;

[GenerateCodec]
public sealed class Undo : Stack<int?>;

[GenerateCodec]
public sealed class Jobs : ConcurrentQueue<Job>;

[GenerateCodec]
public sealed class Plates : ConcurrentStack<long>;

[GenerateCodec]
public sealed class Loose : ConcurrentBag<int>;

[GenerateCodec]
public sealed class Bounded : BlockingCollection<string>
{
    public Bounded()
        : base(8)
    {
    }
}

/// <summary>Its order is its own.</summary>
[GenerateCodec]
public sealed class Latest : PriorityQueue<string, int>
{
    public Latest()
        : base(Comparer<int>.Create(static (a, b) => b.CompareTo(a)))
    {
    }
}

[GenerateCodec]
public class QueueOf<T> : Queue<T>;

[GenerateCodec]
public sealed class Mixed : ArrayList;

[GenerateCodec]
public sealed class OldNames : CollectionBase
{
    public void Add(string name) => InnerList.Add(name);

    protected override void OnValidate(object value)
    {
        if (value is not string)
        {
            throw new ArgumentException("not a name");
        }
    }
}

[GenerateCodec]
public sealed class Job
{
    public int Id { get; set; }
}

[GenerateCodec]
public sealed class HoldsOwnQueues
{
    public Recent? Recent { get; set; }

    public RecentOfRecent? Of { get; set; }

    public Undo Undo { get; } = new();

    public Jobs? Jobs { get; set; }

    public Plates? Plates { get; set; }

    public Loose? Loose { get; set; }

    public Bounded? Bounded { get; set; }

    public Latest? Latest { get; set; }

    public QueueOf<DateTime>? Times { get; set; }

    public List<QueueOf<int>>? Many { get; set; }

    public Mixed? Mixed { get; set; }

    public OldNames? Names { get; set; }
}
