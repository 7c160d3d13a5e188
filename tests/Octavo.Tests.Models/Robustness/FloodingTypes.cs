// Owns: hashed collections in every way of declaring them, of keys whose own hashes can be made to meet.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Net;
using System.Numerics;
using Octavo;
using Octavo.Protobuf.WellKnown;

[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<int>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<long>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<ulong>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<double>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<decimal>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Guid>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<DateTime>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<DateTimeOffset>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<TimeSpan>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<TimeOnly>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Int128>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<UInt128>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<BigInteger>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Complex>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Version>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<IPEndPoint>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.Wide>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<(long, int)>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<(int, int, int, int, int, int, int, long, long)>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Tuple<long, string>>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<KeyValuePair<long, long>>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.RecordStructKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.RecordKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.StructKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.HiddenKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.OwnKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.SmallKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.ClassKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Vector2>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Vector3>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Vector4>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Plane>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Quaternion>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Matrix3x2>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Matrix4x4>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<ProtobufValue>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.PrivateKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<Octavo.Tests.Robustness.TwiceNamedKey>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<CodecOptional<long>>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<CodecOptional<Octavo.Tests.Robustness.RecordStructKey>>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Robustness.Flooded<CodecOptional<Octavo.Tests.Robustness.StructKey>>))]

namespace Octavo.Tests.Robustness;

public enum Wide : long
{
    None,
}

[GenerateCodec]
public readonly record struct RecordStructKey(long Number, RecordKey? Inner, RecordStructKey.Part? Half)
{
    [GenerateCodec]
    public readonly record struct Part(decimal Amount);
}

[GenerateCodec]
public record RecordKey(ulong Number, string? Name)
{
    public RecordKey? Next { get; init; }
}

[GenerateCodec]
public struct StructKey
{
    public long First;

    public TimeSpan Second { get; set; }

    public override readonly string ToString() => First.ToString(CultureInfo.InvariantCulture);
}

[GenerateCodec]
[method: CodecConstructor]
public readonly record struct HiddenKey(long number)
{
    [CodecIgnore]
    private readonly long _number = number;

    public long Number => _number;
}

/// <summary>What the data chooses is private.</summary>
[GenerateCodec]
public partial record struct PrivateKey([property: CodecMember(1)] int Number)
{
    [CodecMember(2)]
    private long _other;

    public PrivateKey(int number, long other)
        : this(number) => _other = other;
}

[GenerateCodec]
public record NamedKey
{
    [CodecMember("Base")]
    public long Name { get; set; }
}

/// <summary>A member that another one hides is one of the data's too.</summary>
[GenerateCodec]
public sealed record TwiceNamedKey : NamedKey
{
    public new int Name { get; set; }

    public static TwiceNamedKey Of(long hidden)
    {
        var key = new TwiceNamedKey();
        ((NamedKey)key).Name = hidden;
        return key;
    }
}

/// <summary>Nobody knows what is equal here.</summary>
[GenerateCodec]
public readonly struct OwnKey(long number) : IEquatable<OwnKey>
{
    public long Number { get; } = number;

    public bool Equals(OwnKey other) => Number == other.Number;

    public override bool Equals(object? obj) => obj is OwnKey other && Equals(other);

    public override int GetHashCode() => Number.GetHashCode();
}

/// <summary>The one field fits the hash.</summary>
[GenerateCodec]
public readonly struct SmallKey(int number) : IEquatable<SmallKey>
{
    public int Number { get; } = number;

    public bool Equals(SmallKey other) => Number == other.Number;

    public override bool Equals(object? obj) => obj is SmallKey other && Equals(other);

    public override int GetHashCode() => Number;
}

/// <summary>Equal to itself alone.</summary>
[GenerateCodec]
public sealed class ClassKey
{
    public long Number { get; set; }

    public override string ToString() => Number.ToString(CultureInfo.InvariantCulture);
}

[GenerateCodec]
public sealed class FloodedMap<TKey, TValue> : Dictionary<TKey, TValue>
    where TKey : notnull;

[GenerateCodec]
public sealed class FloodedSet<T> : HashSet<T>;

[GenerateCodec]
public sealed class FloodedItems<T> : KeyedCollection<T, T>
    where T : notnull
{
    protected override T GetKeyForItem(T item) => item;
}

/// <summary>Each way of declaring a hashed collection.</summary>
[GenerateCodec]
public sealed class Flooded<TKey>
    where TKey : notnull
{
    public Dictionary<TKey, int>? Map { get; set; }

    public Dictionary<TKey, int>? Initialized { get; set; } = [];

    public Dictionary<TKey, int> OwnMap { get; } = [];

    public IDictionary<TKey, int> OwnInterface { get; } = new Dictionary<TKey, int>();

    public IDictionary<TKey, int> OwnConcurrentInterface { get; } = new ConcurrentDictionary<TKey, int>();

    public IDictionary<TKey, int>? Interface { get; set; }

    public IReadOnlyDictionary<TKey, int>? ReadOnlyInterface { get; set; }

    public ReadOnlyDictionary<TKey, int>? ReadOnlyMap { get; set; }

    public ConcurrentDictionary<TKey, int>? Concurrent { get; set; }

    public ConcurrentDictionary<TKey, int> OwnConcurrent { get; } = [];

    public OrderedDictionary<TKey, int>? Ordered { get; set; }

    public OrderedDictionary<TKey, int> OwnOrdered { get; } = [];

    public ImmutableDictionary<TKey, int>? Immutable { get; set; }

    public IImmutableDictionary<TKey, int>? ImmutableInterface { get; set; }

    public FrozenDictionary<TKey, int>? Frozen { get; set; }

    public FloodedMap<TKey, int>? UsersMap { get; set; }

    public FloodedMap<TKey, int> OwnUsersMap { get; } = [];

    public ILookup<TKey, int>? Lookup { get; set; }

    public HashSet<TKey>? Set { get; set; }

    public HashSet<TKey> OwnSet { get; } = [];

    public ISet<TKey>? SetInterface { get; set; }

    public ISet<TKey> OwnSetInterface { get; } = new HashSet<TKey>();

    public IReadOnlySet<TKey>? ReadOnlySetInterface { get; set; }

    public ReadOnlySet<TKey>? ReadOnlySet { get; set; }

    public ImmutableHashSet<TKey>? ImmutableSet { get; set; }

    public IImmutableSet<TKey>? ImmutableSetInterface { get; set; }

    public FrozenSet<TKey>? FrozenSet { get; set; }

    public FloodedSet<TKey>? UsersSet { get; set; }

    public FloodedSet<TKey> OwnUsersSet { get; } = [];

    public ICollection<TKey> OwnHiddenSet { get; } = new HashSet<TKey>();

    public FloodedItems<TKey>? UsersItems { get; set; }
}

/// <summary>Keys whose type is known only at run time.</summary>
[GenerateCodec]
public sealed class FloodedObjects
{
    public object? Any { get; set; }

    public Dictionary<object, object?>? Map { get; set; }

    public Hashtable? Table { get; set; }

    public HashSet<object>? Set { get; set; }
}

/// <summary>As Protobuf has maps and sets.</summary>
[GenerateCodec]
public sealed class FloodedMessage
{
    [CodecMember(1)]
    public Dictionary<long, int> Map { get; set; } = [];

    [CodecMember(2)]
    public Dictionary<long, int> OwnMap { get; } = [];

    [CodecMember(3)]
    public IDictionary<long, int> OwnInterface { get; } = new Dictionary<long, int>();

    [CodecMember(4)]
    public HashSet<long> OwnSet { get; } = [];

    [CodecMember(5)]
    public HashSet<long>? Set { get; set; }

    [CodecMember(6)]
    public FrozenDictionary<long, int>? Frozen { get; set; }

    [CodecMember(7)]
    public FloodedMap<long, int> OwnUsersMap { get; } = [];

    [CodecMember(8)]
    public FloodedSet<long> OwnUsersSet { get; } = [];

    [CodecMember(9)]
    public ConcurrentDictionary<long, int> OwnConcurrent { get; } = [];

    [CodecMember(10)]
    public ImmutableHashSet<long>? ImmutableSet { get; set; }

    [CodecMember(11)]
    public HashSet<FloodedPoint>? Points { get; set; }

    [CodecMember(12)]
    public HashSet<FloodedPoint> OwnPoints { get; } = [];

    [CodecMember(13)]
    public ICollection<long> OwnHiddenSet { get; } = new HashSet<long>();
}

[GenerateCodec]
public readonly record struct FloodedPoint([property: CodecMember(1)] long X, [property: CodecMember(2)] long Y);
