// Owns: unions: abstract bases, interfaces, concrete bases, cases that say so themselves, many cases, unions in unions, cases of several unions. Knows no
// format.
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.CodecUnionFor(typeof(IPayload), 7, typeof(NamedByTheAssembly), "assembly")]

namespace Octavo.Tests.Zoo.Types;

internal static class Unions
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Figure?>("union: abstract base",
            () => [new Disc { Id = 1, Radius = 2.5 }, new Box { Id = 2, Width = 3, Height = 4, Name = "box" }, new Cube { Id = 3, Name = "cube", Depth = 5 },
            new Dot(), null]),
        new ZooEntry<List<Figure?>>("union: list", () => [[], [new Disc { Radius = 1 }, null, new Cube { Name = null }, new Dot { Id = 300 }, new Disc()]]),
        new ZooEntry<HoldsUnions>("union: members", () =>
        [
            new() { Required = new Dot() },
            new()
            {
                Number = 1, First = new Disc { Id = 7, Radius = -1 }, Required = new Box { Name = "naïve" }, All = [new Dot(), null, new Cube()],
                    Array = [new Disc()],
                ByName = new() { ["a"] = new Box(), ["b"] = null }, Payload = new StructCase { Number = 5, Text = "s" }, Last = "end",
            },
        ]),
        new ZooEntry<IPayload?>("union: interface",
            () => [new StructCase { Number = 1, Text = "t" }, new ImageCase { Small = 1, Large = 2 }, new RecordCase("r", 3), new EmptyCase(),
            new NamedByTheAssembly { Value = 9 }, null]),
        new ZooEntry<IPayload?[]>("union: interface, array",
            () => [[], [new ImageCase { Small = 255, Large = long.MinValue }, null, new ImageCase(), new RecordCase(null, 0), default(StructCase)]]),
        new ZooEntry<ConcreteBase?>("union: concrete base",
            () => [new ConcreteBase { Id = 1 }, new DerivedOfConcrete { Id = 2, Text = "d", Inner = new ConcreteBase { Inner = new DerivedOfConcrete() } },
            null]),
        new ZooEntry<SaysItself?>("union: cases that say so themselves",
            () => [new SaidFirst { A = 1 }, new SaidSecond { B = "b" }, new SaidByBase { C = 1.5f }, null]),
        new ZooEntry<ManyCases?>("union: many cases",
            () => [new Case0 { V = 1 }, new Case1(), new Case2 { V = 3 }, new Case3(), new Case4(), new Case5 { V = -1 }, new Case6(), new Case7(),
            new Case200 { V = 200 }, null]),
        new ZooEntry<OuterUnion?>("union: unions in unions", () => [new OuterLeaf { L = 1 }, new InnerLeaf { I = 2 }, new InnerNamed { Name = "n" }, null]),
        new ZooEntry<Expression?>("union: expressions",
            () => [new Literal(1), new Sum(new Literal(2), new Negated(new Literal(3))), new Sum(null, null), Sums(20), null]),
        new ZooEntry<ISecond?>("union: a case of two", () => [new OfTwo { V = 1 }, new OnlySecond { V = 2 }, null]),
        new ZooEntry<IFirst?>("union: a case of two, the other", () => [new OfTwo { V = 1 }, new OnlyFirst { Text = "f" }, null]),
        new ZooEntry<OfTwo?>("union: a case by itself", () => [new OfTwo { V = 1 }, null]),
        new ZooEntry<KeyedUnion?>("MessagePack-CSharp's unions", () => [new KeyedCase { A = 1 }, new KeyedOther { B = "b" }, null]),
        new ZooEntry<WideCase?>("union: a wide case", () => [new WideCaseOf60(), WideCaseOf60.Full(), null]),
    ];

    private static Expression Sums(int depth) => depth == 0 ? new Literal(depth) : new Sum(new Literal(depth), Sums(depth - 1));
}

[GenerateCodec]
[CodecUnion(0, typeof(Dot))]
[CodecUnion(1, typeof(Disc), "disc")]
[CodecUnion(2, typeof(Box))]
[CodecUnion(300, typeof(Cube))]
public abstract class Figure
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec]
public sealed class Dot : Figure;

[GenerateCodec]
public sealed class Disc : Figure
{
    [CodecMember(2)] public double Radius { get; set; }
}

[GenerateCodec]
public class Box : Figure
{
    [CodecMember(2)] public int Width { get; set; }

    [CodecMember(3)] public int Height { get; set; }

    [CodecMember(4)] public string? Name { get; set; }
}

[GenerateCodec]
public sealed class Cube : Box
{
    [CodecMember(5)] public int Depth { get; set; }
}

[GenerateCodec]
public sealed class HoldsUnions
{
    public int Number { get; set; }

    public Figure? First { get; set; }

    public required Figure Required { get; set; }

    public List<Figure?>? All { get; set; }

    public Figure[]? Array { get; set; }

    public Dictionary<string, Figure?>? ByName { get; set; }

    public IPayload? Payload { get; set; }

    public string? Last { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(StructCase), "struct")]
[CodecUnion(1, typeof(ImageCase))]
[CodecUnion(2, typeof(RecordCase))]
[CodecUnion(3, typeof(EmptyCase))]
public interface IPayload;

[GenerateCodec]
public struct StructCase : IPayload
{
    public int Number;
    public string? Text;
}

[GenerateCodec]
public struct ImageCase : IPayload
{
    public byte Small;
    public long Large;
}

[GenerateCodec]
public sealed record RecordCase(string? Name, int Number) : IPayload;

[GenerateCodec]
public sealed class EmptyCase : IPayload;

[GenerateCodec]
public sealed class NamedByTheAssembly : IPayload
{
    public int Value { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(ConcreteBase), "base")]
[CodecUnion(1, typeof(DerivedOfConcrete))]
public class ConcreteBase
{
    public int Id { get; set; }

    public ConcreteBase? Inner { get; set; }
}

[GenerateCodec]
public sealed class DerivedOfConcrete : ConcreteBase
{
    public string? Text { get; set; }
}

[GenerateCodec]
[CodecUnion]
[CodecUnion(2, typeof(SaidByBase))]
public abstract class SaysItself;

[GenerateCodec]
[CodecUnion(0)]
public sealed class SaidFirst : SaysItself
{
    public int A { get; set; }
}

[GenerateCodec]
[CodecUnion(1, typeof(SaysItself), "second")]
public sealed class SaidSecond : SaysItself
{
    public string? B { get; set; }
}

[GenerateCodec]
public sealed class SaidByBase : SaysItself
{
    public float C { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(Case0))]
[CodecUnion(1, typeof(Case1))]
[CodecUnion(2, typeof(Case2))]
[CodecUnion(3, typeof(Case3))]
[CodecUnion(4, typeof(Case4))]
[CodecUnion(5, typeof(Case5))]
[CodecUnion(6, typeof(Case6))]
[CodecUnion(7, typeof(Case7))]
[CodecUnion(200, typeof(Case200))]
public abstract class ManyCases
{
    [CodecMember(1)] public int V { get; set; }
}

[GenerateCodec] public sealed class Case0 : ManyCases;

[GenerateCodec] public sealed class Case1 : ManyCases;

[GenerateCodec] public sealed class Case2 : ManyCases;

[GenerateCodec] public sealed class Case3 : ManyCases;

[GenerateCodec] public sealed class Case4 : ManyCases;

[GenerateCodec] public sealed class Case5 : ManyCases;

[GenerateCodec] public sealed class Case6 : ManyCases;

[GenerateCodec] public sealed class Case7 : ManyCases;

[GenerateCodec] public sealed class Case200 : ManyCases;

[GenerateCodec]
[CodecUnion(0, typeof(OuterLeaf))]
[CodecUnion(1, typeof(InnerUnion))]
public abstract class OuterUnion;

[GenerateCodec]
public sealed class OuterLeaf : OuterUnion
{
    public int L { get; set; }
}

[GenerateCodec]
[CodecUnion(5, typeof(InnerLeaf))]
[CodecUnion(6, typeof(InnerNamed), "named")]
public abstract class InnerUnion : OuterUnion;

[GenerateCodec]
public sealed class InnerLeaf : InnerUnion
{
    public int I { get; set; }
}

[GenerateCodec]
public sealed class InnerNamed : InnerUnion
{
    public string? Name { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(Literal))]
[CodecUnion(1, typeof(Sum))]
[CodecUnion(2, typeof(Negated))]
public abstract record Expression;

[GenerateCodec]
public sealed record Literal(int Value) : Expression;

[GenerateCodec]
public sealed record Sum(Expression? Left, Expression? Right) : Expression;

[GenerateCodec]
public sealed record Negated(Expression? Operand) : Expression;

[GenerateCodec]
[CodecUnion(0, typeof(OfTwo), "two")]
[CodecUnion(1, typeof(OnlyFirst))]
public interface IFirst;

[GenerateCodec]
[CodecUnion(3, typeof(OfTwo), "of two")]
[CodecUnion(4, typeof(OnlySecond))]
public interface ISecond;

[GenerateCodec]
public sealed class OfTwo : IFirst, ISecond
{
    public int V { get; set; }
}

[GenerateCodec]
public sealed class OnlyFirst : IFirst
{
    public string? Text { get; set; }
}

[GenerateCodec]
public sealed class OnlySecond : ISecond
{
    public int V { get; set; }
}

[GenerateCodec]
[MessagePack.Union(0, typeof(KeyedCase))]
[MessagePack.Union(1, typeof(KeyedOther))]
public abstract class KeyedUnion;

[GenerateCodec]
public sealed class KeyedCase : KeyedUnion
{
    [MessagePack.Key(0)] public int A { get; set; }
}

[GenerateCodec]
public sealed class KeyedOther : KeyedUnion
{
    [MessagePack.Key(0)] public string? B { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(WideCaseOf60))]
public abstract class WideCase;

[GenerateCodec]
public sealed class WideCaseOf60 : WideCase
{
    [CodecMember(1)] public int M0 { get; set; }

    [CodecMember(2)] public int M1 { get; set; }

    [CodecMember(3)] public int M2 { get; set; }

    [CodecMember(4)] public int M3 { get; set; }

    [CodecMember(5)] public int M4 { get; set; }

    [CodecMember(6)] public int M5 { get; set; }

    [CodecMember(7)] public int M6 { get; set; }

    [CodecMember(8)] public int M7 { get; set; }

    [CodecMember(9)] public int M8 { get; set; }

    [CodecMember(10)] public int M9 { get; set; }

    [CodecMember(11)] public int M10 { get; set; }

    [CodecMember(12)] public int M11 { get; set; }

    [CodecMember(13)] public int M12 { get; set; }

    [CodecMember(14)] public int M13 { get; set; }

    [CodecMember(15)] public int M14 { get; set; }

    [CodecMember(16)] public int M15 { get; set; }

    [CodecMember(17)] public int M16 { get; set; }

    [CodecMember(18)] public int M17 { get; set; }

    [CodecMember(19)] public int M18 { get; set; }

    [CodecMember(20)] public int M19 { get; set; }

    [CodecMember(21)] public int M20 { get; set; }

    [CodecMember(22)] public int M21 { get; set; }

    [CodecMember(23)] public int M22 { get; set; }

    [CodecMember(24)] public int M23 { get; set; }

    [CodecMember(25)] public int M24 { get; set; }

    [CodecMember(26)] public int M25 { get; set; }

    [CodecMember(27)] public int M26 { get; set; }

    [CodecMember(28)] public int M27 { get; set; }

    [CodecMember(29)] public int M28 { get; set; }

    [CodecMember(30)] public int M29 { get; set; }

    [CodecMember(31)] public int M30 { get; set; }

    [CodecMember(32)] public int M31 { get; set; }

    [CodecMember(33)] public int M32 { get; set; }

    [CodecMember(34)] public int M33 { get; set; }

    [CodecMember(35)] public int M34 { get; set; }

    [CodecMember(36)] public int M35 { get; set; }

    [CodecMember(37)] public int M36 { get; set; }

    [CodecMember(38)] public int M37 { get; set; }

    [CodecMember(39)] public int M38 { get; set; }

    [CodecMember(40)] public int M39 { get; set; }

    [CodecMember(41)] public int M40 { get; set; }

    [CodecMember(42)] public int M41 { get; set; }

    [CodecMember(43)] public int M42 { get; set; }

    [CodecMember(44)] public int M43 { get; set; }

    [CodecMember(45)] public int M44 { get; set; }

    [CodecMember(46)] public int M45 { get; set; }

    [CodecMember(47)] public int M46 { get; set; }

    [CodecMember(48)] public int M47 { get; set; }

    [CodecMember(49)] public int M48 { get; set; }

    [CodecMember(50)] public int M49 { get; set; }

    [CodecMember(51)] public int M50 { get; set; }

    [CodecMember(52)] public int M51 { get; set; }

    [CodecMember(53)] public int M52 { get; set; }

    [CodecMember(54)] public int M53 { get; set; }

    [CodecMember(55)] public int M54 { get; set; }

    [CodecMember(56)] public int M55 { get; set; }

    [CodecMember(57)] public int M56 { get; set; }

    [CodecMember(58)] public int M57 { get; set; }

    [CodecMember(59)] public int M58 { get; set; }

    [CodecMember(60)] public int M59 { get; set; }

    internal static WideCaseOf60 Full() => new() { M0 = 1, M23 = 2, M24 = 3, M47 = 4, M48 = 5, M59 = int.MinValue };
}
