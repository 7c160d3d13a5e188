// Owns: types of the platform with codecs of the library's own, everywhere a type can be. Knows no format.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class LibraryTypes
{
    private static BigInteger[] BigIntegers =>
    [
        0, 1, -1, 127, 128, -128, -129, 255, 256, long.MaxValue, long.MinValue, ulong.MaxValue, (BigInteger)ulong.MaxValue + 1,
        BigInteger.Pow(10, 100), -BigInteger.Pow(2, 2047), BigInteger.Pow(2, 2048) - 1, BigInteger.Pow(-3, 9001),
    ];

    private static Complex[] Complexes => [default, Complex.One, new(1.5, -2.5), new(double.NaN, double.NegativeInfinity), new(-0.0, double.Epsilon)];

    private static Index[] Indexes => [default, ^0, ^1, 1, int.MaxValue, ^int.MaxValue];

    private static Range[] Ranges => [default, Range.All, 1..2, ^2..^1, 3..];

    private static Uri[] Uris =>
        [new("https://example.org/a?b=c#d"), new("relative/path", UriKind.Relative), new("", UriKind.Relative), new("mailto:a@b.c"), new("http://ÿ.example/語"),
            new("file:///a/b")];

    private static Version[] Versions => [new(0, 0), new(1, 2), new(1, 2, 3), new(1, 2, 3, 4), new(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue)];

    private static BitArray[] BitArrays => [new(0), new(1, true), new([true, false, true]), new(33, true), new([0x0F, 0xF0, 0xAA])];

    private static StringBuilder[] StringBuilders =>
        [new(), new("a"), new StringBuilder("語").Append('x', 300), new StringBuilder(16).Append("chunk").Append('y', 10_000)];

    private static IPAddress[] Addresses =>
        [IPAddress.Any, IPAddress.Loopback, IPAddress.Broadcast, IPAddress.IPv6Any, IPAddress.IPv6Loopback, IPAddress.Parse("2001:db8::1"),
            new(IPAddress.IPv6Loopback.GetAddressBytes(), 7), new(IPAddress.IPv6Any.GetAddressBytes(), uint.MaxValue)];

    private static IPEndPoint[] EndPoints => [.. Addresses.Select((address, index) => new IPEndPoint(address, index == 0 ? 0 : 65_536 - index))];

    private static IPNetwork[] Networks =>
    [
        default, IPNetwork.Parse("10.0.0.0/8"), IPNetwork.Parse("192.168.4.0/22"), IPNetwork.Parse("255.255.255.255/32"), IPNetwork.Parse("128.0.0.0/1"),
            IPNetwork.Parse("::/0"),
        IPNetwork.Parse("2001:db8::/33"), IPNetwork.Parse("::1/128"), IPNetwork.Parse("::ffff:10.0.0.0/104"),
            new(new(IPAddress.Parse("fe80::").GetAddressBytes(), 7), 10),
    ];

    private static PhysicalAddress[] PhysicalAddresses =>
        [PhysicalAddress.None, new([0]), PhysicalAddress.Parse("00-15-5D-01-AB-7F"), new([0xFF, 0xFE, 0, 1, 2, 3, 4, 5]), new(new byte[300])];

    private static CultureInfo[] Cultures => [CultureInfo.InvariantCulture, .. CultureInfo.GetCultures(CultureTypes.SpecificCultures).Take(3)];

    internal static IEnumerable<ZooEntry> Entries() =>
    [
        .. Values("BigInteger", BigIntegers), .. Values("Complex", Complexes), .. Values("Index", Indexes), .. Values("Range", Ranges),
        .. Classes("Uri", Uris), .. Classes("Version", Versions), .. Classes("BitArray", BitArrays), .. Classes("IPAddress", Addresses),
        .. Classes("IPEndPoint", EndPoints), .. Values("IPNetwork", Networks), .. Classes("CultureInfo", Cultures),
            .. Classes("PhysicalAddress", PhysicalAddresses),
            new ZooEntry<StringBuilder?>("root StringBuilder", () => [.. StringBuilders, null]),
        new ZooEntry<OfLibraryTypes>("members of the library's types", () => [new(), OfLibraryTypes.Filled()]),
        new ZooEntry<OfLibraryTypesNumbered>("numbered members of the library's types",
            () => [OfLibraryTypesNumbered.Filled(null), OfLibraryTypesNumbered.Filled(5)]),
        new ZooEntry<BoundLibraryTypes>("the library's types as constructor parameters",
            () => [new(Complexes[2], new("x", UriKind.Relative), 5, IPAddress.Loopback), new(default, new("https://e.org"), 0, null)]),
        new ZooEntry<StructOfLibraryTypes>("struct of the library's types",
            () => [default, new() { At = ^1, Between = 1..2, Number = 300, Version = new(1, 2) }]),
        new ZooEntry<KeysOfLibraryTypes>("the library's types as keys", () =>
        [
            new(),
            new()
            {
                Numbers = BigIntegers.ToDictionary(n => n, n => (int)(n & 0xFF)), Uris = Uris.ToDictionary(u => u, u => (Uri?)u), Versions = [.. Versions],
                    Addresses = Addresses.ToDictionary(a => a, a => (IPEndPoint?)new IPEndPoint(a, 1)),
                Indexes = [.. Indexes], Complexes = Complexes.ToDictionary(c => c, c => c.ToString(CultureInfo.InvariantCulture)),
                Networks = Networks.ToDictionary(n => n, n => (IPNetwork?)n), PhysicalAddresses = [.. PhysicalAddresses],
            },
        ]),
    ];

    private static IEnumerable<ZooEntry> Values<T>(string name, T[] values)
        where T : struct =>
    [
        new ZooEntry<T>($"root {name}", () => values),
        new ZooEntry<T?>($"root {name}?", () => [null, default(T), values[^1]]),
        new ZooEntry<T[]?>($"root {name}[]", () => [[], [.. values], null]),
        new ZooEntry<List<T>?>($"root List of {name}", () => [[], [.. values], null]),
    ];

    private static IEnumerable<ZooEntry> Classes<T>(string name, T[] values)
        where T : class =>
    [
        new ZooEntry<T?>($"root {name}", () => [.. values, null]),
        new ZooEntry<T?[]?>($"root {name}[]", () => [[], [.. values, null], null]),
        new ZooEntry<Dictionary<string, T?>?>($"root Dictionary of {name}", () => [[], new() { ["a"] = values[0], ["b"] = null }, null]),
    ];
}

[GenerateCodec]
public sealed class OfLibraryTypes
{
    public BigInteger Number { get; set; }

    public BigInteger? Perhaps { get; set; }

    public Complex Point { get; set; }

    public Complex[]? Points { get; set; }

    public Complex?[]? Holes { get; set; }

    public Index At { get; set; }

    public Index? End { get; set; }

    public Range Between { get; set; }

    public Range?[]? Ranges { get; set; }

    public Uri? Link { get; set; }

    public List<Uri>? Links { get; set; }

    public Version Version { get; set; } = new(1, 0);

    public BitArray? Bits { get; set; }

    public StringBuilder? Text { get; set; }

    public StringBuilder Filled1 { get; set; } = new("before");

    public IPAddress? Address { get; set; }

    public IPEndPoint? EndPoint { get; set; }

    public IPNetwork Network { get; set; }

    public IPNetwork?[]? Networks { get; set; }

    public CultureInfo? Culture { get; set; }

    public PhysicalAddress? Card { get; set; }

    public List<BigInteger>? Numbers { get; set; }

    internal static OfLibraryTypes Filled() => new()
    {
        Number = -BigInteger.Pow(11, 20),
        Perhaps = 0,
        Point = new(1, 2),
        Points = [new(3, 4), default],
        Holes = [null, new(5, 6)],
        At = ^3,
        End = 7,
        Between = 1..^1,
        Ranges = [null, Range.All],
        Link = new("https://example.org/"),
        Links = [new("a", UriKind.Relative)],
        Version = new(4, 3, 2, 1),
        Bits = new BitArray([true, false]),
        Text = new("text"),
        Filled1 = new("after"),
        Address = IPAddress.IPv6Loopback,
        EndPoint = new(IPAddress.Loopback, 8080),
        Network = IPNetwork.Parse("fd00::/8"),
        Networks = [null, default, IPNetwork.Parse("172.16.0.0/12")],
        Culture = CultureInfo.InvariantCulture,
        Card = PhysicalAddress.Parse("00155D01AB7F"),
        Numbers = [1, BigInteger.Pow(7, 77)],
    };
}

[GenerateCodec]
public sealed class OfLibraryTypesNumbered
{
    [CodecMember(1)] public BigInteger Number { get; set; }

    [CodecMember(3)] public Complex? Point { get; set; }

    [CodecMember(4)] public required Uri Link { get; init; }

    [CodecMember(6)] public Range? Between { get; set; }

    [CodecMember(7)] public Version? Version { get; set; }

    [CodecMember(8)] public IPNetwork Network { get; set; }

    [CodecMember(9)] public IPNetwork? Perhaps { get; set; }

    [CodecMember(10)] public PhysicalAddress? Card { get; set; }

    internal static OfLibraryTypesNumbered Filled(int? number) => new()
    {
        Number = number ?? 0,
        Point = number,
        Link = new("l", UriKind.Relative),
        Between = number is { } to ? 0..to : null,
        Version = number is { } major ? new(major, 0) : null,
        Network = number is { } prefix ? new(IPAddress.Any, prefix) : default,
        Perhaps = number is null ? null : IPNetwork.Parse("10.0.0.0/8"),
        Card = number is null ? null : PhysicalAddress.Parse("00155D01AB7F"),
    };
}

[GenerateCodec]
public sealed record BoundLibraryTypes(Complex Point, Uri Link, BigInteger Number, IPAddress? Address);

[GenerateCodec]
public struct StructOfLibraryTypes
{
    public Index At;

    public Range Between;

    public BigInteger Number;

    public Version? Version;
}

[GenerateCodec]
public sealed class KeysOfLibraryTypes
{
    public Dictionary<BigInteger, int>? Numbers { get; set; }

    public Dictionary<Uri, Uri?>? Uris { get; set; }

    public HashSet<Version>? Versions { get; set; }

    public Dictionary<IPAddress, IPEndPoint?>? Addresses { get; set; }

    public HashSet<Index>? Indexes { get; set; }

    public Dictionary<Complex, string>? Complexes { get; set; }

    public Dictionary<IPNetwork, IPNetwork?>? Networks { get; set; }

    public HashSet<PhysicalAddress>? PhysicalAddresses { get; set; }
}
