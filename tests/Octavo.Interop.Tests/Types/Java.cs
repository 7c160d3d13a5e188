// Owns: types as in Java: their members have the names of Java's fields.
using System.Numerics;

namespace Octavo.Interop.Tests.Types;

[GenerateCodec(Order = MemberOrder.Name)]
public sealed class P : IEquatable<P>
{
    [CodecMember("any")]
    public string? Any { get; set; }

    [CodecMember("big")]
    public long Big { get; set; }

    [CodecMember("boxed")]
    public int? Boxed { get; set; }

    [CodecMember("name")]
    public string? Name { get; set; }

    [CodecMember("next")]
    public P? Next { get; set; }

    [CodecMember("zed")]
    public int Zed { get; set; }

    public bool Equals(P? other) => other is not null && OctavoGraph.Equals(this, other);

    public override bool Equals(object? obj) => Equals(obj as P);

    public override int GetHashCode() => Zed;
}

/// <summary>The same with references.</summary>
[GenerateCodec(Order = MemberOrder.Name, References = true)]
public sealed class Ring
{
    [CodecMember("any")]
    public Ring? Any { get; set; }

    [CodecMember("big")]
    public long Big { get; set; }

    [CodecMember("boxed")]
    public int? Boxed { get; set; }

    [CodecMember("name")]
    public string? Name { get; set; }

    [CodecMember("next")]
    public Ring? Next { get; set; }

    [CodecMember("zed")]
    public int Zed { get; set; }
}

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record Fin([property: CodecMember("a")] int A, [property: CodecMember("d")] double D, [property: CodecMember("f")] bool F);

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record Rec([property: CodecMember("a")] string? A, [property: CodecMember("b")] int B, [property: CodecMember("c")] string? C);

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record JavaEmpty;

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record HasLists([property: CodecMember("list")] List<int>? List, [property: CodecMember("map")] Dictionary<string, int>? Map);

[GenerateCodec, CodecUnion(0, typeof(JavaCircle)), CodecUnion(1, typeof(JavaSquare))]
public abstract record JavaFigure;

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record JavaCircle([property: CodecMember("radius")] double Radius) : JavaFigure;

[GenerateCodec(Order = MemberOrder.Name)]
public sealed record JavaSquare([property: CodecMember("side")] int Side) : JavaFigure;

[GenerateCodec(Order = MemberOrder.Declaration)]
public sealed record Misordered(int B, int A);

/// <summary>One field of each kind that Kryo's default serializers have.</summary>
[GenerateCodec(Order = MemberOrder.Name)]
public sealed class JavaThing : IEquatable<JavaThing>
{
    [CodecMember("aBool")]
    public bool ABool { get; set; }

    [CodecMember("aByte")]
    public sbyte AByte { get; set; }

    [CodecMember("aChar")]
    public char AChar { get; set; }

    [CodecMember("aDate")]
    public DateTime? ADate { get; set; }

    [CodecMember("aDecimal")]
    public decimal? ADecimal { get; set; }

    [CodecMember("aDouble")]
    public double ADouble { get; set; }

    [CodecMember("aDuration")]
    public TimeSpan? ADuration { get; set; }

    [CodecMember("aFloat")]
    public float AFloat { get; set; }

    [CodecMember("aGrade")]
    public Grade? AGrade { get; set; }

    [CodecMember("aGuid")]
    public Guid? AGuid { get; set; }

    [CodecMember("aInstant")]
    public DateTime? AInstant { get; set; }

    [CodecMember("aInteger")]
    public BigInteger? AInteger { get; set; }

    [CodecMember("aLocal")]
    public DateTime? ALocal { get; set; }

    [CodecMember("aLocalDate")]
    public DateOnly? ALocalDate { get; set; }

    [CodecMember("aLocalTime")]
    public TimeOnly? ALocalTime { get; set; }

    [CodecMember("aLong")]
    public long ALong { get; set; }

    [CodecMember("aOffset")]
    public DateTimeOffset? AOffset { get; set; }

    [CodecMember("aShort")]
    public short AShort { get; set; }

    [CodecMember("aString")]
    public string? AString { get; set; }

    [CodecMember("bBytes")]
    public byte[]? BBytes { get; set; }

    [CodecMember("bDoubles")]
    public double[]? BDoubles { get; set; }

    [CodecMember("bFigures")]
    public JavaFigure?[]? BFigures { get; set; }

    [CodecMember("bFins")]
    public Fin?[]? BFins { get; set; }

    [CodecMember("bGrid")]
    public int[]?[]? BGrid { get; set; }

    [CodecMember("bInts")]
    public int[]? BInts { get; set; }

    [CodecMember("bLongs")]
    public long[]? BLongs { get; set; }

    [CodecMember("bStrings")]
    public string?[]? BStrings { get; set; }

    [CodecMember("bWrapped")]
    public int?[]? BWrapped { get; set; }

    [CodecMember("cBools")]
    public List<bool>? CBools { get; set; }

    [CodecMember("cFigures")]
    public List<JavaFigure?>? CFigures { get; set; }

    [CodecMember("cFins")]
    public List<Fin?>? CFins { get; set; }

    [CodecMember("cMap")]
    public Dictionary<string, List<int?>?>? CMap { get; set; }

    [CodecMember("cMaps")]
    public List<Dictionary<string, int>?>? CMaps { get; set; }

    [CodecMember("cNested")]
    public List<List<long>?>? CNested { get; set; }

    [CodecMember("cNumbers")]
    public List<int[]?>? CNumbers { get; set; }

    [CodecMember("cOpens")]
    public List<Open?>? COpens { get; set; }

    [CodecMember("cSet")]
    public HashSet<string>? CSet { get; set; }

    [CodecMember("cSorted")]
    public Dictionary<int, JavaFigure?>? CSorted { get; set; }

    [CodecMember("cStrings")]
    public List<string?>? CStrings { get; set; }

    [CodecMember("figure")]
    public JavaFigure? Figure { get; set; }

    [CodecMember("record")]
    public JavaRecord? Record { get; set; }

    public bool Equals(JavaThing? other) => other is not null && OctavoGraph.Equals(this, other);

    public override bool Equals(object? obj) => Equals(obj as JavaThing);

    public override int GetHashCode() => AString?.GetHashCode(StringComparison.Ordinal) ?? 0;
}

/// <summary>A class that is not final in Java.</summary>
[GenerateCodec(Order = MemberOrder.Name)]
public sealed record Open([property: CodecMember("x")] int X);

/// <summary>A record in Java, which knows no type arguments.</summary>
[GenerateCodec(Order = MemberOrder.Name)]
public sealed record JavaRecord([property: CodecMember("count")] int Count, [property: CodecMember("list")] List<int?>? List,
    [property: CodecMember("name")] string? Name);
