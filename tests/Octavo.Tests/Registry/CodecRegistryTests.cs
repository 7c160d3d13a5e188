// Owns: the registry by itself: ids, names, what it refuses, threads, and its page. Knows no format.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

public sealed class CodecRegistryTests
{
    [Fact]
    public void ThePageListsTheBuiltInIds()
    {
        string[] rows =
            [.. File.ReadAllLines(Path.Combine(AppContext.BaseDirectory, "docs", "formats", "registry.md"), Encoding.UTF8)
                .Where(line => line.StartsWith("| ", StringComparison.Ordinal) && char.IsAsciiDigit(line[2]))];
        Assert.Equal(49, rows.Length);
        Assert.Equal(Enumerable.Range(1, 49), rows.Select(row => int.Parse(row.Split('|')[1], System.Globalization.CultureInfo.InvariantCulture)));
        Assert.Equal(rows.Select(row => row.Split('|')[2].Trim(' ', '`')), s_builtIn.Select(one => one.CSharp));
        for (int i = 0; i < s_builtIn.Length; i++)
        {
            Assert.Equal(i + 2, OctavoBinary.Serialize<object>(s_builtIn[i].Value)[0]);
            Assert.Equal($"typed {i + 1}", OctavoTokens.ToList(s_builtIn[i].Value)[0].ToString());
        }
    }

    [Fact]
    public void WhatIsTakenIsRefused()
    {
        var registry = new CodecRegistry();
        Assert.Same(registry, registry.Register<Address>(64));
        registry.Register<Address>(64); // once more is nothing
        Assert.Throws<ArgumentException>("T", () => registry.Register<Address>(65));
        Assert.Throws<ArgumentException>("T", () => registry.Register<Address>(64, "other"));
        Assert.Throws<ArgumentException>("T", () => registry.Register<int>(65));
        Assert.Throws<ArgumentException>("id", () => registry.Register<Company>(64));
        Assert.Throws<ArgumentException>("name", () => registry.Register<Company>(65, typeof(Address).ToString()));
        Assert.Throws<ArgumentException>("name", () => registry.Register<Company>(65, "int32"));
        Assert.Throws<ArgumentOutOfRangeException>(() => registry.Register<Company>(63));
        registry.Register<Company>(65, "company");
    }

    [Fact]
    public void TypesThatNoObjectHasAreRefused()
    {
        var registry = new CodecRegistry();
        Assert.Throws<ArgumentException>(() => registry.Register<object>(64));
        Assert.Throws<ArgumentException>(() => registry.Register<Figure>(64));
        Assert.Throws<ArgumentException>(() => registry.Register<IPayload>(64));
        Assert.Throws<ArgumentException>(() => registry.Register<int?>(64));
    }

    [Fact]
    public void AFrozenRegistryTakesNothing()
    {
        Assert.True(CodecRegistry.Default.IsFrozen);
        Assert.Throws<InvalidOperationException>(() => CodecRegistry.Default.Register<Address>(64));
        CodecRegistry registry = new CodecRegistry().Register<Address>(64);
        Assert.False(registry.IsFrozen);
        Assert.Throws<InvalidOperationException>(() => registry.Freeze().Register<Company>(65));
        OctavoBinary.Serialize<object>(new Address(), new() { Registry = registry });
    }

    /// <summary>Ids up to 1,023 have a place in an array, others are looked up.</summary>
    [Fact]
    public void IdsOnBothSidesOfThePlacesAreKnown()
    {
        foreach (int id in (int[])[64, 1022, 1023, 1024, 1025, 100_000])
        {
            foreach (CodecRegistry registry in (CodecRegistry[])[new CodecRegistry().Register<Address>(id),
                new CodecRegistry().Register<Address>(id).Register<Company>(id + 1)])
            {
                var options = new OctavoBinaryOptions { Registry = registry };
                Assert.IsType<Address>(OctavoBinary.Deserialize<object>(OctavoBinary.Serialize<object>(new Address(), options), options));
            }
        }
    }

    [Fact]
    public async Task ThreadsMayRegisterWhileOthersWrite()
    {
        var registry = new CodecRegistry();
        var options = new OctavoBinaryOptions { Registry = registry };
        Task writing = Task.Run(() =>
        {
            for (int i = 0; i < 20_000; i++)
            {
                OctavoBinary.Serialize<object>(i, options);
            }
        }, TestContext.Current.CancellationToken);
        await Task.WhenAll(
            Task.Run(() => registry.Register<Address>(64)), Task.Run(() => registry.Register<Company>(65)), Task.Run(() => registry.Register<Disc>(66)),
                Task.Run(() => registry.Register<Address>(64)), writing);
        foreach ((object value, byte head) in new (object, byte)[] { (new Address(), 65), (new Company(), 66), (new Disc(), 67) })
        {
            Assert.Equal(head, OctavoBinary.Serialize(value, options)[0]);
        }
    }

    [Fact]
    public void ATypeWithoutACodecIsFoundWhenItIsWritten() =>
        Robustness.Errors.Expect(OctavoErrorCode.NoCodec,
            () => OctavoBinary.Serialize<object>(new StringReader(""), new() { Registry = Lone<StringReader>() }));

    /// <summary>As a plug-in would, whose types the compiler of the program does not see.</summary>
    private static CodecRegistry Lone<T>() => new CodecRegistry().Register<T>(64);

    private static readonly (string CSharp, object Value)[] s_builtIn =
    [
        ("bool", true), ("sbyte", (sbyte)1), ("byte", (byte)1), ("short", (short)1), ("ushort", (ushort)1), ("int", 1), ("uint", 1u), ("long", 1L),
            ("ulong", 1ul), ("Int128", Int128.One), ("UInt128", UInt128.One),
        ("Half", Half.One), ("float", 1f), ("double", 1.0), ("decimal", 1m), ("char", 'a'), ("Rune", new Rune('a')), ("Guid", Guid.Empty),
            ("DateTime", DateTime.UnixEpoch),
        ("DateTimeOffset", DateTimeOffset.UnixEpoch), ("DateOnly", DateOnly.MinValue), ("TimeOnly", TimeOnly.MinValue), ("TimeSpan", TimeSpan.Zero),
            ("string", ""), ("byte[]", Array.Empty<byte>()),
        ("object[]", Array.Empty<object>()), ("List<object>", new List<object>()), ("Dictionary<string, object>", new Dictionary<string, object>()),
            ("Dictionary<object, object>", new Dictionary<object, object>()),
        ("bool[]", Array.Empty<bool>()), ("sbyte[]", Array.Empty<sbyte>()), ("short[]", Array.Empty<short>()), ("ushort[]", Array.Empty<ushort>()),
            ("int[]", Array.Empty<int>()), ("uint[]", Array.Empty<uint>()),
        ("long[]", Array.Empty<long>()), ("ulong[]", Array.Empty<ulong>()), ("float[]", Array.Empty<float>()), ("double[]", Array.Empty<double>()),
            ("decimal[]", Array.Empty<decimal>()),
        ("char[]", Array.Empty<char>()), ("Guid[]", Array.Empty<Guid>()), ("DateTime[]", Array.Empty<DateTime>()), ("string[]", Array.Empty<string>()),
            ("BigInteger", System.Numerics.BigInteger.One),
        ("Uri", new Uri("a", UriKind.Relative)), ("Version", new Version(1, 0)), ("ArrayList", new System.Collections.ArrayList()),
            ("Hashtable", new System.Collections.Hashtable()),
    ];
}
