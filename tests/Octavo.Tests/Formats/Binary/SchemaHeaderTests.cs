// Owns: Binary's schema header: what it is, that every way of writing has it and every way of reading checks it (issue 26, kind 17).
// docs/formats/binary.md, "Schema header".
using System.Buffers;
using System.Buffers.Binary;
using System.IO.Pipelines;
using Octavo.Tests.Versions;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Formats.Binary;

public sealed class SchemaHeaderTests
{
    private const int HeadLength = 9;

    private static readonly OctavoBinaryOptions s_headed = new() { SchemaHeader = true };

    private static NamedFirst Value => new() { Id = 5, Name = "n", Tags = [1, 2] };

    [Fact]
    public void ItIsOffByDefault()
    {
        Assert.False(OctavoBinaryOptions.Default.SchemaHeader);
        Assert.False(OctavoBinaryOptions.Untrusted.SchemaHeader);
        Assert.True((s_headed with { AcceptNulls = true }).SchemaHeader);
        Assert.Equal(OctavoBinaryOptions.Default, s_headed with { SchemaHeader = false });
        Assert.NotEqual(OctavoBinaryOptions.Default, s_headed);
    }

    [Fact]
    public void ItIsAByteAndTheHash()
    {
        byte[] data = OctavoBinary.Serialize(Value, s_headed);
        Assert.Equal(0xF5, data[0]);
        Assert.Equal(OctavoSchema.Hash<NamedFirst>(names: true), BinaryPrimitives.ReadUInt64LittleEndian(data.AsSpan(1)));
        Assert.Equal(OctavoBinary.Serialize(Value), data[HeadLength..]);
    }

    /// <summary>All types of the zoo, in every way of writing and reading that is called at once.</summary>
    [Fact]
    public async Task EveryWayHasIt()
    {
        int checkedValues = 0;
        await Rows.CheckAsync("SchemaHeaderTests.EveryWayHasIt", ZooCatalog.Cases.Where(zoo => zoo.Format == "Binary"),
            async zoo => checkedValues += await zoo.Accept(new Ways()), oneIn: 8);
        Assert.True(checkedValues > (TestRun.All ? 1000 : 0), $"{checkedValues} values");
    }

    [Fact]
    public async Task EachValueOfASequenceHasOne()
    {
        byte[] one = OctavoBinary.Serialize(Value, s_headed);
        CancellationToken cancellation = TestContext.Current.CancellationToken;
        using var stream = new MemoryStream();
        await OctavoBinary.SerializeSequenceAsync(stream, Values(), s_headed, cancellation);
        Assert.Equal((byte[])[(byte)one.Length, .. one, (byte)one.Length, .. one], stream.ToArray());

        // A sequence of two files is a sequence.
        byte[] twice = [.. stream.ToArray(), .. stream.ToArray()];
        int read = 0;
        await foreach (NamedFirst? value in OctavoBinary.DeserializeSequenceAsync<NamedFirst>(new MemoryStream(twice), s_headed, cancellation))
        {
            Assert.Equal(5, value!.Id);
            read++;
        }
        Assert.Equal(4, read);
        OctavoException refused = await Assert.ThrowsAsync<OctavoException>(async () =>
        {
            PipeReader pipe = PipeReader.Create(new ReadOnlySequence<byte>(twice));
            await foreach (NamedReordered? _ in OctavoBinary.DeserializeSequenceAsync<NamedReordered>(pipe, s_headed, cancellation))
            {
            }
        });
        Assert.Equal(OctavoErrorCode.SchemaMismatch, refused.Code);
    }

    /// <summary>Two integers that changed places: without the head they are swapped, and no one hears of it.</summary>
    [Fact]
    public void MembersThatChangedPlacesAreRefused()
    {
        var written = new NamedIntsFirst { Id = 1, Count = 2, Rank = 3 };
        NamedIntsReordered swapped = OctavoBinary.Deserialize<NamedIntsReordered>(OctavoBinary.Serialize(written))!;
        Assert.Equal((3, 1), (swapped.Id, swapped.Rank));
        Refused<NamedIntsReordered>(OctavoBinary.Serialize(written, s_headed));
    }

    [Fact]
    public void AnotherTypeIsRefusedInEveryWay()
    {
        Refused<NamedFirst>(OctavoBinary.Serialize(new NamedWider { Id = 5, Name = "n" }, s_headed));
        Refused<int>(OctavoBinary.Serialize(5u, s_headed));
        Refused<int[]>(OctavoBinary.Serialize(new List<long> { 5 }, s_headed));
        Refused<DateTime>(OctavoBinary.Serialize(5L, s_headed));
    }

    [Fact]
    public void DataWithoutAHeadIsRefused()
    {
        Refused<NamedFirst>(OctavoBinary.Serialize(Value));
        Refused<NamedFirst>([0]);
        Refused<int>(OctavoBinary.Serialize(5));
        Refused<Guid>(OctavoBinary.Serialize(Guid.Empty));
        Refused<string>(OctavoBinary.Serialize("text"));
    }

    [Fact]
    public void TheMessageNamesTheType()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<NamedFirst>(OctavoBinary.Serialize(5, s_headed), s_headed));
        Assert.Contains(typeof(NamedFirst).FullName!, found.Message, StringComparison.Ordinal);
        Assert.Contains("At byte 0 of the Binary data.", found.Message, StringComparison.Ordinal);
        found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<NamedFirst>([0x04], s_headed));
        Assert.Contains(typeof(NamedFirst).FullName!, found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ACutHeadEndsInsideOfAValue()
    {
        byte[] data = OctavoBinary.Serialize(Value, s_headed);
        for (int length = 0; length <= HeadLength; length++)
        {
            byte[] cut = data[..length];
            foreach (Func<OctavoException> refused in Reads<NamedFirst>(cut))
            {
                OctavoException found = refused();
                Assert.Equal(OctavoErrorCode.EndOfData, found.Code);
                Assert.Equal(length, found.Offset);
            }
        }
    }

    [Fact]
    public void WithoutTheOptionAnObjectsHeadIsRefused()
    {
        byte[] data = OctavoBinary.Serialize(Value, s_headed);
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<NamedFirst>(data));
        Assert.Equal((OctavoErrorCode.InvalidData, 0L), (found.Code, found.Offset));
        Assert.Equal(OctavoErrorCode.TrailingData,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<int>(OctavoBinary.Serialize(5, s_headed))).Code);
    }

    [Fact]
    public void WhatFollowsTheValueIsTrailingData()
    {
        byte[] data = [.. OctavoBinary.Serialize(Value, s_headed), 0];
        foreach (Func<OctavoException> refused in Reads<NamedFirst>(data))
        {
            OctavoException found = refused();
            Assert.Equal((OctavoErrorCode.TrailingData, data.Length - 1L), (found.Code, found.Offset));
        }
        OctavoBinary.Deserialize<NamedFirst>(data, out int consumed, s_headed);
        Assert.Equal(data.Length - 1, consumed);
        OctavoBinary.Deserialize<NamedFirst>(Segments.Pieces(data, 3), out long taken, s_headed);
        Assert.Equal(data.Length - 1, taken);
    }

    /// <summary>Offsets count from the head's first byte, and paths are found after it.</summary>
    [Fact]
    public void ErrorsOfTheValueHaveTheirPlace()
    {
        byte[] plain = OctavoBinary.Serialize(Value);
        int length = plain.Length - 9; // the count of Tags, before two numbers of four bytes
        Assert.Equal(3, plain[length]);
        byte[] data = OctavoBinary.Serialize(Value, s_headed);
        data[HeadLength + length] = 200;
        foreach (Func<OctavoException> refused in Reads<NamedFirst>(data))
        {
            OctavoException found = refused();
            Assert.Equal((OctavoErrorCode.CountTooLarge, (long)HeadLength + length, "NamedFirst.Tags"), (found.Code, found.Offset, found.Path));
        }
    }

    [Fact]
    public async Task TheLimitOfBytesCountsIt()
    {
        byte[] data = OctavoBinary.Serialize(Value, s_headed);
        OctavoBinaryOptions enough = s_headed with { Limits = new SerializerLimits { MaxTotalBytes = data.Length } };
        OctavoBinaryOptions less = s_headed with { Limits = new SerializerLimits { MaxTotalBytes = data.Length - 1 } };
        Assert.Equal(5, OctavoBinary.Deserialize<NamedFirst>(new MemoryStream(data), enough)!.Id);
        Assert.Equal(5, OctavoBinary.Deserialize<NamedFirst>(Segments.Pieces(data, 3), enough)!.Id);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<NamedFirst>(new MemoryStream(data), less)).Code);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<NamedFirst>(Segments.Pieces(data, 3), less)).Code);
        CancellationToken cancellation = TestContext.Current.CancellationToken;
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            (await Assert.ThrowsAsync<OctavoException>(
                async () => await OctavoBinary.DeserializeAsync<NamedFirst>(new MemoryStream(data), less, cancellation))).Code);
        byte[] framed = [(byte)data.Length, .. data];
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, (await Assert.ThrowsAsync<OctavoException>(async () =>
        {
            await foreach (NamedFirst? _ in OctavoBinary.DeserializeSequenceAsync<NamedFirst>(new MemoryStream(framed), less, cancellation))
            {
            }
        })).Code);
    }

    /// <summary>What exists stays as it was.</summary>
    [Fact]
    public void PopulateTouchesNothing()
    {
        byte[] data = OctavoBinary.Serialize(new NamedIntsReordered(), s_headed);
        var existing = new NamedIntsFirst { Id = 1, Count = 2, Rank = 3 };
        Assert.Equal(OctavoErrorCode.SchemaMismatch, Assert.Throws<OctavoException>(() => OctavoBinary.Populate(data, existing, s_headed)).Code);
        Assert.Equal((1, 2, 3), (existing.Id, existing.Count, existing.Rank));
        OctavoBinary.Populate(OctavoBinary.Serialize(new NamedIntsFirst { Id = 4 }, s_headed), existing, s_headed);
        Assert.Equal(4, existing.Id);
    }

    private static async IAsyncEnumerable<NamedFirst> Values()
    {
        yield return Value;
        await Task.Yield();
        yield return Value;
    }

    private static void Refused<T>(byte[] data)
    {
        foreach (Func<OctavoException> refused in Reads<T>(data))
        {
            OctavoException found = refused();
            Assert.Equal((OctavoErrorCode.SchemaMismatch, 0L, "", "Binary"), (found.Code, found.Offset, found.Path, found.Format));
            Assert.Contains(typeof(T).ToString(), found.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>Every way of reading that is to refuse the data.</summary>
    private static IEnumerable<Func<OctavoException>> Reads<T>(byte[] data)
    {
        Func<object?>[] ways =
        [
            () => OctavoBinary.Deserialize<T>(data, s_headed),
            () => OctavoBinary.Deserialize<T>((ReadOnlyMemory<byte>)data, s_headed),
            () => OctavoBinary.Deserialize<T>((ReadOnlySpan<byte>)data, s_headed),
            () => OctavoBinary.Deserialize<T>(new ReadOnlySequence<byte>(data), s_headed),
            () => OctavoBinary.Deserialize<T>(Segments.Pieces(data, 4), s_headed),
            () => OctavoBinary.Deserialize<T>(new SlowStream(data, 2), s_headed),
            () => OctavoBinary.Deserialize(data, typeof(T), s_headed),
            () => OctavoBinary.DeserializeAsync<T>(new MemoryStream(data), s_headed).AsTask().GetAwaiter().GetResult(),
            () => OctavoBinary.DeserializeAsync<T>(PipeReader.Create(Segments.Pieces(data, 5)), s_headed).AsTask().GetAwaiter().GetResult(),
            () =>
            {
                T existing = default!;
                OctavoBinary.Populate(data, ref existing, s_headed);
                return existing;
            },
        ];
        foreach (Func<object?> way in ways)
        {
            yield return () => Assert.Throws<OctavoException>(way);
        }
        yield return () =>
        {
            Assert.False(OctavoBinary.TryDeserialize(data, out T? _, out OctavoError error, s_headed));
            OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<T>(data, s_headed));
            Assert.Equal(thrown.Error, error);
            return thrown;
        };
    }

    private sealed class Ways : IZooVisitor<Task<int>>
    {
        private static readonly OctavoBinaryOptions s_options = Zoo.Formats.ZooOptions.Binary with { SchemaHeader = true };

        public async Task<int> Visit<T>(ZooCase<T> zoo)
        {
            int count = 0;
            foreach (T value in zoo.Values())
            {
                byte[] plain = OctavoBinary.Serialize(value, Zoo.Formats.ZooOptions.Binary);
                byte[] data;
                try
                {
                    data = OctavoBinary.Serialize(value, s_options);
                }
                catch (OctavoException found) when (found.Code == OctavoErrorCode.SchemaMismatch)
                {
                    Assert.Throws<NotSupportedException>(() => OctavoSchema.Hash<T>());
                    continue;
                }
                Assert.Equal(0xF5, data[0]);
                Assert.Equal(plain, data[HeadLength..]);
                await Written(value, data);
                await Read<T>(data);
                count++;
            }
            return count;
        }

        private static async Task Written<T>(T value, byte[] data)
        {
            var buffer = new ArrayBufferWriter<byte>();
            OctavoBinary.Serialize(buffer, value, s_options);
            Assert.Equal(data, buffer.WrittenSpan.ToArray());
            using var stream = new MemoryStream();
            OctavoBinary.Serialize(stream, value, s_options);
            Assert.Equal(data, stream.ToArray());
            byte[] fixedMemory = new byte[data.Length];
            Assert.True(OctavoBinary.TrySerialize(fixedMemory, value, out int length, s_options));
            Assert.Equal(data, fixedMemory);
            Assert.Equal(data.Length, length);
            Assert.False(OctavoBinary.TrySerialize(fixedMemory.AsSpan(1), value, out length, s_options));
            Assert.Equal(data.Length, length);
            Assert.Equal(data, OctavoBinary.Serialize(value, typeof(T), s_options));
            using var waited = new MemoryStream();
            await OctavoBinary.SerializeAsync(waited, value, s_options);
            Assert.Equal(data, waited.ToArray());
        }

        private static async Task Read<T>(byte[] data)
        {
            int step = Math.Max(1, data.Length / 7);
            T?[] values =
            [
                OctavoBinary.Deserialize<T>(data, s_options),
                OctavoBinary.Deserialize<T>(Segments.Pieces(data, step), s_options),
                OctavoBinary.Deserialize<T>(new MemoryStream(data), s_options),
                (T?)OctavoBinary.Deserialize(data, typeof(T), s_options),
                await OctavoBinary.DeserializeAsync<T>(new MemoryStream(data), s_options),
                await OctavoBinary.DeserializeAsync<T>(PipeReader.Create(Segments.Pieces(data, step)), s_options),
            ];
            foreach (T? read in values)
            {
                // The same as what the bytes after the head give.
                T? plain = OctavoBinary.Deserialize<T>(data.AsSpan(HeadLength), Zoo.Formats.ZooOptions.Binary);
                Assert.Equal(OctavoBinary.Serialize(plain, s_options), OctavoBinary.Serialize(read, s_options));
            }
        }
    }
}
