// Owns: random values of the live test's types, and the number by which both sides tell that they mean the same.
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

/// <summary>As <c>Program/Interop.hs</c> makes and counts them.</summary>
internal sealed class RandomValues(int seed)
{
    private readonly Random _random = new(seed);

    internal Everything Next() => new(Order(), Numbers(), Remark(), Tree(6));

    internal static BigInteger Digest(Everything value)
    {
        (Order o, Numbers n, Remark r, Tree t) = value;
        BigInteger sum = o.Id + Chars(o.Name) + (o.Note is null ? 1 : Chars(o.Note)) + (o.Count ?? 2) + o.Picture.Length + (o.Main switch
        {
            null => 3,
            Circle => 7,
            Square s => (BigInteger)s.Side + s.At.Layer + s.At.X + s.At.Way.A + s.At.Way.B,
            _ => 11,
        });
        sum += o.Lines.Aggregate(BigInteger.Zero, (all, line) => all + Chars(line.Sku) + line.Amount)
            + o.Stock.Aggregate(BigInteger.Zero, (all, one) => all + (Chars(one.Key) * one.Value));
        sum += (BigInteger)n.A + n.B + n.C + n.D + n.E + n.F + n.G + n.H + (BigInteger)n.I + (BigInteger)n.J + n.K + n.L + n.M.Value + (n.P ? 1 : 0);
        sum += Chars(r.Body) + r.Tags.Aggregate(BigInteger.Zero, (all, one) => all + one) + (int)r.Grade;
        sum += r.ByGrade.Aggregate(BigInteger.Zero, (all, one) => all + one.Key.Item1 + (one.Key.Item2 ?? 5) + one.Value.Sum(grade => (int)grade));
        return sum + Leaves(t);
    }

    private static BigInteger Chars(string text) => text.EnumerateRunes().Aggregate(BigInteger.Zero, (sum, rune) => sum + rune.Value);

    private static BigInteger Leaves(Tree tree) => tree is Branch branch ? Leaves(branch.Left) + (2 * Leaves(branch.Right)) : ((Leaf)tree).Value;

    private long Number() => _random.NextInt64(long.MinValue, long.MaxValue) >> _random.Next(64);

    private List<T> List<T>(int most, Func<T> one) => [.. Enumerable.Range(0, _random.Next(most)).Select(_ => one())];

    private T? Perhaps<T>(Func<T> one)
        where T : class => _random.Next(3) == 0 ? null : one();

    private T? Maybe<T>(Func<T> one)
        where T : struct => _random.Next(3) == 0 ? null : one();

    private Rune Rune(int most)
    {
        int code = _random.Next(_random.Next(3) switch { 0 => 0x80, 1 => 0x100, _ => most });
        return new Rune(code is >= 0xD800 and < 0xE000 ? code - 0x800 : code);
    }

    private string Text() => string.Concat(List(9, () => Rune(0x110000)));

    private double Double() => _random.Next(6) switch
    {
        0 => 0,
        1 => double.PositiveInfinity,
        2 => Math.ScaleB(_random.NextDouble() - 0.5, _random.Next(2100) - 1074),
        3 => -Number(),
        _ => Number() / 7.0,
    };

    private BigInteger Integer() => List(4, Number).Aggregate(BigInteger.One, (all, one) => all * one);

    private Order Order()
    {
        var order =
            new Order
            {
                Id = Number(),
                Name = Text(),
                Note = Perhaps(Text),
                Count = Maybe(() => (int)Number()),
                Lines = List(4, () => new Line(Text(), (int)Number(), Double())),
                Main = Perhaps(Figure),
                Picture = [.. List(20, () => (byte)Number())]
            };
        List(5, () => order.Stock[Text()] = (int)Number());
        return order;
    }

    private Figure Figure() => _random.Next(3) switch
    {
        0 => new Circle(Double()),
        1 => new Square((int)Number(), new Spot((byte)Number(), (int)Number(), new Half2((short)Number(), Number()))),
        _ => new Nothing(),
    };

    private Numbers Numbers() =>
        new((sbyte)Number(), (byte)Number(), (short)Number(), (ushort)Number(), (int)Number(), (uint)Number(), Number(), (ulong)Number(),
        (Int128)Number() * Number(), (UInt128)(ulong)Number() * (ulong)Number(), Integer(), (char)Rune(0x10000).Value, Rune(0x110000),
            (float)_random.NextDouble() * _random.Next(), Double(), _random.Next(2) == 0);

    private Remark Remark()
    {
        var remark = new Remark { Body = Text(), Tags = [.. List(6, () => (int)Number())], Grade = (Grade)_random.Next(3) };
        List(5, () => remark.ByGrade[((short)Number(), Maybe(() => (char)Rune(0x10000).Value))] = [.. List(3, () => (Grade)_random.Next(3))]);
        return remark;
    }

    private Tree Tree(int depth) => depth == 0 || _random.Next(4) == 0 ? new Leaf(Number()) : new Branch(Tree(depth - 1), Tree(depth - 1));
}
