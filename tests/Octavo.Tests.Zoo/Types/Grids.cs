// Owns: multidimensional arrays. Knows no format.
using Octavo;

#nullable disable // nulls in them are values
[assembly: GenerateCodecFor(typeof(int[,])), GenerateCodecFor(typeof(string[,,])), GenerateCodecFor(typeof(List<double[,]>))]
#nullable restore

namespace Octavo.Tests.Zoo.Types;

internal static class Grids
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfGrids>("arrays of several dimensions", () => [new(), OfGrids.Empty(), OfGrids.Filled()]),
        new ZooEntry<int[,]?>("root int[,]", () => [new int[0, 0], new int[2, 0], new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, null]),
        new ZooEntry<string?[,,]?>("root string[,,]", () => [new string[1, 0, 2], new[, ,] { { { "a", null }, { "c", "d" } } }, null]),
        new ZooEntry<List<double[,]?>?>("root list of double[,]", () => [[], [null, new double[1, 1], new[,] { { double.NaN, -0.0 } }], null]),
    ];
}

[GenerateCodec]
public sealed class OfGrids
{
    public int[,]? Ints { get; set; }

    public string?[,]? Texts { get; set; }

    public double[,,]? Cube { get; set; }

    public byte[,,,]? Bytes { get; set; }

    public ReadOnlyRecordStruct[,]? Images { get; set; }

    public SealedClass?[,]? Objects { get; set; }

    public int[,][]? Jagged { get; set; }

    public int[][,]? Grids { get; set; }

    public DateOnly?[,,,,]? Deep { get; set; }

    internal static OfGrids Empty() =>
        new()
        {
            Ints = new int[0, 0],
            Texts = new string[0, 5],
            Cube = new double[1, 0, 1],
            Bytes = new byte[0, 0, 0, 1],
            Images = new ReadOnlyRecordStruct[0, 0],
            Objects = new SealedClass[3, 0],
            Jagged = new int[0, 0][],
            Grids = [],
            Deep = new DateOnly?[1, 1, 1, 1, 0]
        };

    internal static OfGrids Filled() => new()
    {
        Ints = new[,] { { 1, 2 }, { 3, 4 }, { 5, 6 } },
        Texts = new[,] { { "a", null, "c" } },
        Cube = new[, ,] { { { 1.5 }, { 2.5 } } },
        Bytes = new byte[2, 3, 4, 5],
        Images = new ReadOnlyRecordStruct[,] { { new(1, 2) }, { new(3, 4) } },
        Objects = new SealedClass?[,] { { null, new() { A = 1 } } },
        Jagged = new int[,][] { { [1, 2], [] } },
        Grids = [new[,] { { 1 } }, new int[0, 3]],
        Deep = new DateOnly?[1, 2, 1, 1, 1],
    };
}
