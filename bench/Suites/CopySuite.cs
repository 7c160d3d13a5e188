// Owns: the bars of Binary against a plain copy: an array of fixed-size values is its bytes and a count. Knows the facade alone.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>1 MiB arrays through the facade against copying them into a new array.</summary>
internal static class CopySuite
{
    private const double AtMost = 1.15;

    private const int Length = 1 << 20;

    /// <summary>Arrays a batch: with their payloads well beyond the caches, small enough for any machine.</summary>
    private const int Arrays = 16;

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(2);
        int[][] integers = BenchData.Many(Arrays, () => data.Integers(Length / sizeof(int)));
        Vector3[][] vectors = BenchData.Many(Arrays, () => data.Vectors(Length / Unsafe.SizeOf<Vector3>()));
        return Bars("int[] 1 MiB", integers).Concat(Bars("Vector3[] 1 MiB", vectors));
    }

    private static IEnumerable<Bar> Bars<T>(string name, T[][] arrays)
        where T : unmanaged
    {
        byte[][] payloads = [.. arrays.Select(a => OctavoBinary.Serialize(a))];
        yield return new(
            new Pair($"Binary write {name}, copy", arrays.Length, () => Serialize(arrays), () => CopyToBytes(arrays), () => Verify(arrays, payloads)),
                Claim.CostsAtMost, AtMost);
        yield return new(
            new Pair($"Binary read {name}, copy", arrays.Length, () => Deserialize<T>(payloads), () => CopyFromBytes<T>(payloads),
                () => Verify(arrays, payloads)), Claim.CostsAtMost, AtMost);
    }

    private static void Serialize<T>(T[][] arrays)
    {
        foreach (T[] array in arrays)
        {
            Kept.Value = OctavoBinary.Serialize(array);
        }
    }

    private static void CopyToBytes<T>(T[][] arrays)
        where T : unmanaged
    {
        foreach (T[] array in arrays)
        {
            Kept.Value = MemoryMarshal.AsBytes(array.AsSpan()).ToArray();
        }
    }

    private static void Deserialize<T>(byte[][] payloads)
    {
        foreach (byte[] payload in payloads)
        {
            Kept.Value = OctavoBinary.Deserialize<T[]>(payload);
        }
    }

    private static void CopyFromBytes<T>(byte[][] payloads)
        where T : unmanaged
    {
        foreach (byte[] payload in payloads)
        {
            T[] copy = GC.AllocateUninitializedArray<T>(payload.Length / Unsafe.SizeOf<T>());
            payload.AsSpan(payload.Length - (copy.Length * Unsafe.SizeOf<T>())).CopyTo(MemoryMarshal.AsBytes(copy.AsSpan()));
            Kept.Value = copy;
        }
    }

    private static void Verify<T>(T[][] arrays, byte[][] payloads)
        where T : unmanaged
    {
        for (int i = 0; i < arrays.Length; i++)
        {
            T[] found = OctavoBinary.Deserialize<T[]>(payloads[i])!;
            if (!MemoryMarshal.AsBytes(found.AsSpan()).SequenceEqual(MemoryMarshal.AsBytes(arrays[i].AsSpan())))
            {
                throw new InvalidOperationException("The array does not make the round trip.");
            }
        }
    }
}
