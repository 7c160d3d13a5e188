// Owns: that structs without references have the bytes of their memory, which is what MemoryPack writes of them.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.MemoryPack;

public sealed class MemoryPackMemoryTests
{
    private const int Rounds = 50;

    [Fact]
    public void Explicit_offsets_are_followed()
    {
        Assert.Equal("0200000001000000", Hex(new PackBackwards { A = 1, B = 2 }));
        Assert.Equal((1, 2), (OctavoMemoryPack.Deserialize<PackBackwards>(Convert.FromHexString("0200000001000000")) is var back ? back.A : 0, back.B));
        Same<PackBackwards>();
        Same<PackShared>(hasPadding: false, used: 8);
    }

    [Fact]
    public void Pack_and_Size_are_followed()
    {
        Assert.Equal("0102000000000000000300", Hex(new PackTight { A = 1, B = 2, C = 3 }));
        Same<PackTight>();
        Same<PackTwo>();
        Same<PackEight>();
        Same<PackTight?>(isBool: true);
    }

    /// <summary>The runtime rounds a nullable value up to its alignment, which Size does not do with the value.</summary>
    [Fact]
    public void Nullable_values_have_the_padding_of_the_runtime()
    {
        Same<PackOdd>();
        Same<PackOdd?>(isBool: true);
        Same<PackWideAuto?>(isBool: true);
        PackOddHolder?[] many = [new PackOddHolder { A = 1, B = new PackOdd { A = 2 }, C = 3 }, null, new PackOddHolder { C = 4 }];
        byte[] bytes = OctavoMemoryPack.Serialize(many);
        Assert.Equal(sizeof(int) + (3 * Unsafe.SizeOf<PackOddHolder?>()), bytes.Length);
        Assert.Equal(many, OctavoMemoryPack.Deserialize<PackOddHolder?[]>(bytes));
        var pairs = new Dictionary<byte, PackOdd?> { [1] = new PackOdd { A = 5 }, [2] = null };
        Assert.Equal(pairs, OctavoMemoryPack.Deserialize<Dictionary<byte, PackOdd?>>(OctavoMemoryPack.Serialize(pairs)));
    }

    [Fact]
    public void The_order_of_the_runtime_is_followed()
    {
        Same<PackAuto>();
        Same<PackHoldsAuto>();
    }

    [Fact]
    public void Fields_that_are_no_members_have_their_bytes()
    {
        byte[] bytes = OctavoMemoryPack.Serialize(new PackNumbered { A = 1, Left = -1, B = 2, T = null, End = 3 });
        Assert.Equal(Unsafe.SizeOf<PackNumbered>(), bytes.Length);
        PackNumbered memory = MemoryMarshal.Read<PackNumbered>(bytes);
        Assert.Equal((1, 0L, 2, (PackTight?)null, 3), (memory.A, memory.Left, memory.B, memory.T, memory.End));
    }

    private static string Hex<T>(T value) => Convert.ToHexStringLower(OctavoMemoryPack.Serialize(value));

    /// <summary>Random memory, as MemoryPack would write it, is read as the value that it is; written again, it is read by the runtime as that value, and
    /// padding is zeros.</summary>
    private static void Same<T>(bool hasPadding = true, int used = int.MaxValue, bool isBool = false)
    {
        byte[] bytes = new byte[Unsafe.SizeOf<T>()];
        for (int round = 0; round < Rounds; round++)
        {
            new Random(round).NextBytes(bytes.AsSpan(0, Math.Min(used, bytes.Length)));
            bytes[0] = isBool ? (byte)1 : bytes[0];
            T expected = Unsafe.ReadUnaligned<T>(ref bytes[0]);
            T found = OctavoMemoryPack.Deserialize<T>(bytes)!;
            Assert.Equal(expected, found);
            byte[] written = OctavoMemoryPack.Serialize(found);
            Assert.Equal(bytes.Length, written.Length);
            Assert.Equal(expected, Unsafe.ReadUnaligned<T>(ref written[0]));
            if (!hasPadding)
            {
                Assert.Equal(bytes, written);
            }
            T[] many = [expected, found];
            Assert.Equal(many, OctavoMemoryPack.Deserialize<T[]>(OctavoMemoryPack.Serialize(many)));
            Assert.Equal(many, OctavoBinary.Deserialize<T[]>(OctavoBinary.Serialize(many)));
        }
    }
}
