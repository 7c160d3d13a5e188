// Owns: types that know nothing of the library.
using System.Runtime.Serialization;

namespace Octavo.Runtime.Tests;

public enum Grade : byte
{
    Low,
    High = 7,
}

public class Team : IEnumerable<string>
{
    public List<string> Players { get; set; } = [];

    public IEnumerator<string> GetEnumerator() => Players.GetEnumerator();

    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}

public class Recent : Queue<string>
{
    public Recent()
    {
    }

    public Recent(IEnumerable<string> names)
        : base(names)
    {
    }
}

public class Settings : System.Collections.Hashtable
{
    public string? Name { get; set; }
}

public class Headers : System.Collections.Specialized.NameValueCollection
{
    public string? Name { get; set; }
}

public class Bodies
{
    private readonly int[] _values = new int[3];

    public int Second { get => _values[1]; set => _values[1] = value; }

    public int First { get => _values[0]; set => _values[0] = value; }

    public int Third { get => _values[2]; set => _values[2] = value; }
}

[GenerateCodec(References = true)]
public record Chain
{
    public Chain? Next { get; set; }
}

public class Chains
{
    public List<Chain>? Nodes { get; set; }

    public HashSet<Chain>? Set { get; set; }
}

public struct Spot
{
    public int X { get; set; }

    public double Y;
}

public record Line(string Sku, int Amount, decimal? Price);

public class Order
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public DateTime Placed { get; init; }

    public Grade Grade { get; set; }

    public Spot Where { get; set; }

    public Spot? Perhaps { get; set; }

    public List<Line> Lines { get; set; } = [];

    public Dictionary<string, List<int[]>>? Counts { get; set; }

    public (int, string?) Pair { get; set; }

    public Order? Next { get; set; }

    public IReadOnlyList<Guid>? Keys { get; set; }
}

public sealed class Ignoring
{
    public Dictionary<string, int> Sizes { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

public sealed class Pair<T, U>
{
    public T? First { get; set; }

    public U[]? Second { get; set; }
}

public sealed class Changes
{
    public CodecOptional<int> Count { get; set; }

    public CodecOptional<string> Name { get; set; }

    public CodecOptional<string?> Note { get; set; }

    public CodecOptional<List<Spot?>> Spots { get; set; }
}

public sealed class WithBoxes
{
    public object? One { get; set; }

    public List<object?>? More { get; set; }
}

public sealed class WithDelegate
{
    public int Id { get; set; }

    public Func<int>? Make { get; set; }
}

public sealed class HoldsDelegate
{
    public WithDelegate? Inner { get; set; }
}

public abstract class Shape
{
    public int Sides { get; set; }
}

[Serializable]
public class Account
{
    private readonly int _number;
    private string? _owner;

    public Account(int number, string? owner)
    {
        _number = number;
        _owner = owner;
    }

    protected Account()
    {
    }

    [NonSerialized]
    private int _cached = 3;

    public int Number => _number;

    public string? Owner => _owner;

    public int Cached => _cached;

    public int Restored { get; private set; }

    public void Rename(string owner)
    {
        _owner = owner;
        _cached = 9;
    }

    [OnDeserialized]
    private void After(StreamingContext context) => Restored++;
}

[Serializable]
public sealed class Savings : Account
{
    private double _rate;

    public Savings(int number, string? owner, double rate)
        : base(number, owner) => _rate = rate;

    private Savings()
    {
    }

    public double Rate => _rate;
}

internal sealed class Hidden
{
    public int Value { get; set; }
}

public sealed class Early
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

public struct EarlySpot
{
    public int X { get; set; }

    public decimal Y { get; set; }
}

public struct EarlyImage
{
    public int X;

    public short Z;
}

public sealed class Late
{
    public Early? One { get; set; }

    public Early?[]? All { get; set; }

    public EarlySpot Spot { get; set; }

    public EarlySpot? Perhaps { get; set; }

    public List<EarlySpot>? Spots { get; set; }

    public EarlyImage[]? Images { get; set; }

    public Dictionary<string, Early>? Named { get; set; }

    public Dictionary<EarlyImage, string>? ByPlace { get; set; }

    public Late? Inner { get; set; }

    public int After { get; set; }
}

public sealed class Prepared
{
    public int Value { get; set; }
}

public sealed class HoldsDelegateToo
{
    public WithDelegate? Inner { get; set; }
}

public interface IHasArea
{
    double Area { get; }
}

public sealed class Circle : Shape
{
    public double Radius { get; set; }
}

public sealed class Square : Shape, IHasArea
{
    public int Width { get; set; }

    double IHasArea.Area => Width * Width;
}

public sealed class Drawing
{
    public Shape? Main { get; set; }

    public List<Shape?>? All { get; set; }

    public IHasArea? Area { get; set; }
}

public interface IValued
{
    int Value { get; }
}

[CodecUnion(0, typeof(First))]
[CodecUnion(1, typeof(Second))]
public abstract class Marked : IValued
{
    public int Value { get; set; }
}

public sealed class First : Marked;

public sealed class Second : Marked, IHasArea
{
    double IHasArea.Area => 1;
}

public record struct PrivateSpot(int X)
{
    [CodecMember("Y")]
    private long _y;

    public PrivateSpot(int x, long y)
        : this(x) => _y = y;
}

public class PrivateSpots
{
    public HashSet<PrivateSpot>? Set { get; set; }
}

/// <summary>Its getters give copies, or what its setters empty.</summary>
public sealed class CopiesCollections
{
    private readonly HashSet<string> _tags = [];
    private int[] _numbers = [];
    private Dictionary<string, int> _names = [];

    [CodecMember(1)]
    public List<int> Numbers { get => [.. _numbers]; set => _numbers = [.. value]; }

    [CodecMember(2)]
    public Dictionary<string, int> Names { get => new(_names); set => _names = new(value); }

    [CodecMember(3)]
    public HashSet<string> Tags
    {
        get => _tags;
        set
        {
            _tags.Clear();
            _tags.UnionWith(value);
        }
    }

    [CodecMember(4)]
    public List<int> Refuses { get; set => field = value ?? throw new ArgumentNullException(nameof(value)); } = [7];
}
