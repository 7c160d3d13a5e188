// Owns: the figures that are measured, made from a seed. Knows no format.
namespace Octavo.Bench.Data;

/// <summary>Figures of eight classes, in an order that no predictor learns.</summary>
internal sealed class FigureData(int seed)
{
    private const int Length = 1000;

    private readonly Random _random = new(seed);

    internal Figure[] Batch() => [.. Enumerable.Range(0, Length).Select(_ => Next())];

    private Figure Next()
    {
        Figure figure = _random.Next(8) switch
        {
            0 => new Dot { X = _random.NextDouble(), Y = _random.NextDouble() },
            1 => new Line { From = Place(), To = Place() },
            2 => new Circle { Center = Place(), Radius = _random.NextDouble() },
            3 => new Box { Corner = Place(), Width = _random.NextDouble(), Height = _random.NextDouble(), Filled = _random.Next(2) == 0 },
            4 => new Triangle { A = Place(), B = Place(), C = Place() },
            5 => new Ring { Center = Place(), Inner = _random.NextSingle(), Outer = _random.NextSingle() },
            6 => new Star { Center = Place(), Points = _random.Next(5, 12) },
            _ => new Label { At = Place(), Color = (uint)_random.Next(), Target = _random.NextInt64() },
        };
        figure.Id = _random.Next(1, 60_000);
        return figure;
    }

    private Place Place() => new() { X = _random.NextSingle(), Y = _random.NextSingle() };
}
