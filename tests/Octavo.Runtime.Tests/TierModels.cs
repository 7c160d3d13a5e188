// Owns: plain classes, and classes that are almost plain.
using System.Text;
using System.Text.Json.Serialization;

namespace Octavo.Runtime.Tests;

public sealed class EveryScalar
{
    public bool Bool { get; set; }

    public sbyte SByte { get; set; }

    public byte Byte { get; set; }

    public short Int16 { get; set; }

    public ushort UInt16 { get; set; }

    public int Int32 { get; set; }

    public uint UInt32 { get; set; }

    public long Int64 { get; set; }

    public ulong UInt64 { get; set; }

    public Int128 Int128 { get; set; }

    public UInt128 UInt128 { get; set; }

    public Half Half { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public char Char { get; set; }

    public Rune Rune { get; set; }

    public Guid Guid { get; set; }

    public DateTime DateTime { get; set; }

    public DateTimeOffset DateTimeOffset { get; set; }

    public DateOnly DateOnly { get; set; }

    public TimeOnly TimeOnly { get; set; }

    public TimeSpan TimeSpan { get; set; }

    public Grade Grade { get; set; }

    public string Text { get; set; } = "";

    public string? Perhaps { get; set; }

    public byte[]? Bytes { get; set; }
}

public class EveryOptional
{
    public bool? Bool;
    public byte? Byte;
    public int? Int32;
    public long? Int64;
    public double? Double { get; init; }

    public decimal? Decimal { get; init; }

    public Guid? Guid { get; init; }

    public DateTime? DateTime { get; init; }

    public Grade? Grade { get; init; }
}

public sealed class ManyBools
{
    public bool A { get; set; }

    public bool B { get; set; } = true;

    public bool C { get; set; }

    public bool D { get; set; }

    public bool E { get; set; }

    public bool F { get; set; }

    public bool G { get; set; }

    public bool H { get; set; }

    public bool I { get; set; }

    public bool J { get; set; }

    public int Between { get; set; }

    public bool K { get; set; }

    public string? Name { get; set; }

    public bool L { get; set; }

    public bool M { get; set; }
}

public class Options
{
    public bool A { get; set; }

    public bool B { get; set; }

    public string? Note { get; set; }
}

public sealed class EveryCollection
{
    public int[]? Ints { get; set; }

    public List<long> Longs { get; set; } = [];

    public List<double>? Doubles { get; set; }

    public bool[]? Bools { get; set; }

    public string[] Texts { get; set; } = [];

    public List<string?>? Names { get; set; }

    public Options[]? Flags { get; set; }

    public List<Options?>? More { get; set; }

    public Dictionary<string, int> Counts { get; set; } = [];

    public Dictionary<string, string>? Labels { get; set; }

    public Dictionary<string, Grade?>? Grades { get; set; }

    public Dictionary<string, Options>? Named { get; set; }
}

public sealed class EveryKey
{
    public HashSet<string> Words { get; set; } = [];

    public HashSet<string?>? Names { get; set; }

    public Dictionary<int, string> Texts { get; set; } = [];

    public Dictionary<long, double>? Sizes { get; set; }

    public Dictionary<int, Options?>? Options { get; set; }
}

public sealed class EveryContract
{
    public ICollection<string> Texts { get; set; } = [];

    public IList<Options?>? Options { get; set; }

    public IReadOnlyList<string?>? Names { get; set; }

    public IReadOnlyCollection<Options> Flags { get; set; } = [];
}

/// <summary>Apart from arrays: where a class has both, a compiled loop has one name for an element of either.</summary>
public sealed class EveryList
{
    public List<string> Words { get; set; } = [];

    public List<Options> Options { get; set; } = [];
}

public sealed record Branch
{
    public string Name { get; init; } = "";

    public int Weight { get; init; }

    public Branch? Left { get; init; }

    public List<Branch> Rest { get; init; } = [];

    public Trunk? Trunk { get; init; }
}

public sealed class Trunk
{
    public Dictionary<string, Branch>? Branches { get; set; }

    public double Height { get; set; }
}

/// <summary>Most of a program's classes: 8 members, another class among them.</summary>
public class Customer
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public DateTime Since { get; set; }

    public decimal Balance { get; set; }

    public bool Active { get; set; }

    public List<string> Tags { get; set; } = [];

    public Options? Settings { get; set; }

    public Dictionary<string, int>? Scores { get; set; }
}

public sealed class GoodCustomer : Customer
{
    public int Stars { get; set; }
}

public interface INamed
{
    string? Name { get; }
}

/// <summary>Most of a program's base classes.</summary>
public abstract class Entity : IEquatable<Entity>
{
    [System.ComponentModel.DataAnnotations.Key]
    public int Id { get; set; }

    public DateTime Changed { get; set; }

    public bool IsNew => Id == 0;

    public bool Equals(Entity? other) => other is not null && other.Id == Id;

    public override bool Equals(object? obj) => Equals(obj as Entity);

    public override int GetHashCode() => Id;
}

public class Person : Entity, INamed, IComparable<Person>
{
    public Person()
    {
    }

    public Person(string name) => Name = name;

    [System.ComponentModel.DataAnnotations.MaxLength(40)]
    public string? Name { get; set; }

    [Obsolete("Use Name.")]
    public string? Nick { get; set; }

    public bool IsActive { get; set; }

    public string Shown => Name ?? "-";

    public int CompareTo(Person? other) => string.CompareOrdinal(Name, other?.Name);
}

public sealed class GoodPerson : Person
{
    public int Stars { get; set; }
}

[System.ComponentModel.DataAnnotations.Schema.Table("employees")]
public sealed class Employee : Person
{
    public bool IsManager { get; set; }

    public bool IsRemote { get; set; }

    public required string Role { get; init; }

    public required int Level { get; set; }

    public required string? Office { get; set; }

    public Person? Boss { get; set; }

    public List<Employee> Team { get; set; } = [];

    public decimal Pay(int months) => months * Level;
}

public abstract record Fact(int Number);

public sealed record Heading(int Number, string Text) : Fact(Number)
{
    public int Length => Text.Length;
}

public sealed class Swapped
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<Swapped>? Inner { get; set; }
}

public sealed class SwappedOther
{
    public int Id { get; set; }

    public Swapped? Inner { get; set; }
}

public record Position(string Sku, int Amount, decimal? Price, bool IsNew, bool IsLast, Position? Next, List<string> Notes);

public sealed class Filled
{
    public int Id { get; set; }

    public FilledInner? Inner { get; set; }
}

public sealed class FilledInner
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

// Almost plain: each has one thing that the compiler is for.

public sealed class OwnComparer
{
    public Dictionary<string, int> Sizes { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

public sealed class OwnSetComparer
{
    public HashSet<string> Words { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

public sealed class WithAttribute
{
    [JsonPropertyName("other")]
    public int Id { get; set; }
}

public sealed class WithComputed
{
    public int Id { get; set; }

    public Options Twice => new() { A = Id != 0 };
}

public class WithVirtual
{
    public virtual int Id { get; set; }
}

public sealed class WithOverride : WithVirtual
{
    public override int Id { get; set; }

    public int Other { get; set; }
}

public sealed class WithHidden : Options
{
    public new string? Note { get; set; }
}

public sealed class WithHiddenBehind : Options
{
    public new string Note => "n";

    public int Id { get; set; }
}

public class WithMark
{
    [JsonIgnore]
    public int Secret { get; set; }
}

public sealed class WithMarkedBase : WithMark
{
    public int Id { get; set; }
}

public sealed class WithAccessors : IMarked
{
    public int Id { get; set; }
}

public interface IMarked
{
    [JsonPropertyName("other")]
    int Id { get; set; }
}

public sealed class WithElements : IEnumerable<int>
{
    public int Id { get; set; }

    public IEnumerator<int> GetEnumerator() => Enumerable.Repeat(Id, 1).GetEnumerator();

    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}

public sealed class WithChoice
{
    public WithChoice()
    {
    }

    [JsonConstructor]
    public WithChoice(int id) => Id = id;

    public int Id { get; set; }
}

public sealed class WithPrivateSetter
{
    public int Id { get; private set; } = 4;
}

public sealed class WithTimes
{
    public List<DateTime>? Times { get; set; }
}

public sealed class WithStruct
{
    public Spot Spot { get; set; }
}

public sealed class WithMethod
{
    public int Id { get; set; }

    public bool ShouldSerializeId() => Id != 0;
}

public sealed class WithSpecified
{
    public int Id { get; set; }

    public bool IdSpecified { get; set; }
}

public sealed class HoldsAlmostPlain
{
    public HoldsAlmostPlain? Inner { get; set; }

    public WithComputed? Other { get; set; }
}

public sealed record WithDefault(int Id, string Name = "n");

public sealed record WithMore(int Id)
{
    public string? Name { get; set; }
}

public sealed class WithConstructor(int id)
{
    public int Id { get; set; } = id;
}

/// <summary>The first of 20 classes in a row, none of which holds itself.</summary>
public sealed class Row01 { public int X { get; set; } public Row02? Next { get; set; } }

public sealed class Row02 { public int X { get; set; } public Row03? Next { get; set; } }

public sealed class Row03 { public int X { get; set; } public Row04? Next { get; set; } }

public sealed class Row04 { public int X { get; set; } public Row05? Next { get; set; } }

public sealed class Row05 { public int X { get; set; } public Row06? Next { get; set; } }

public sealed class Row06 { public int X { get; set; } public Row07? Next { get; set; } }

public sealed class Row07 { public int X { get; set; } public Row08? Next { get; set; } }

public sealed class Row08 { public int X { get; set; } public Row09? Next { get; set; } }

public sealed class Row09 { public int X { get; set; } public Row10? Next { get; set; } }

public sealed class Row10 { public int X { get; set; } public Row11? Next { get; set; } }

public sealed class Row11 { public int X { get; set; } public Row12? Next { get; set; } }

public sealed class Row12 { public int X { get; set; } public Row13? Next { get; set; } }

public sealed class Row13 { public int X { get; set; } public Row14? Next { get; set; } }

public sealed class Row14 { public int X { get; set; } public Row15? Next { get; set; } }

public sealed class Row15 { public int X { get; set; } public Row16? Next { get; set; } }

public sealed class Row16 { public int X { get; set; } public Row17? Next { get; set; } }

public sealed class Row17 { public int X { get; set; } public Row18? Next { get; set; } }

public sealed class Row18 { public int X { get; set; } public Row19? Next { get; set; } }

public sealed class Row19 { public int X { get; set; } public Row20? Next { get; set; } }

public sealed class Row20 { public int X { get; set; } }
