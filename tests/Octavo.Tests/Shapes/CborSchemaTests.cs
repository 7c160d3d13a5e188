// Owns: the CDDL of types: what it says, that every type of the zoo has one, and that what is written is of it.
using System.Reflection;
using Octavo.Cbor;
using Octavo.Tests.Attributes.Theatre;
using Octavo.Tests.Shapes.Cddl;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Shapes;

public sealed class CborSchemaTests
{
    [Fact]
    public void Members_have_their_types()
    {
        Assert.Equal(
            """
            Ticket = {
              number: int64,
              seat: Seat,
              ? used: bool,
            """,
            string.Join('\n', OctavoCbor.Schema<Ticket>().Split('\n').Take(4)));
        Assert.Equal("root = [* int32]\n\nint32 = -2147483648..2147483647\n", OctavoCbor.Schema<int[]>());
        Assert.Equal("root = #6.78(bstr) / [* int32]\n\nint32 = -2147483648..2147483647\n",
            OctavoCbor.Schema<int[]>(new OctavoCborOptions { TypedArrays = true }));
        Assert.Equal("root = {* tstr => integer}\n", OctavoCbor.Schema<Dictionary<string, System.Numerics.BigInteger>>());
        // One type is before an arrow: a choice is in parentheses. RFC 8610, appendix B, "memberkey".
        Assert.StartsWith("root = {* (\"", OctavoCbor.Schema<Dictionary<Tint, int>>(), StringComparison.Ordinal);
        Assert.Contains(" / int32) => int32}\n", OctavoCbor.Schema<Dictionary<Tint, int>>(), StringComparison.Ordinal);
        Assert.Equal("root = bstr\n", OctavoCbor.Schema<System.Net.IPNetwork>());
        Assert.Equal(OctavoCbor.Schema<System.Net.IPAddress>(), OctavoCbor.Schema<System.Net.NetworkInformation.PhysicalAddress>());
    }

    [Fact]
    public void Values_of_other_types_are_not_taken()
    {
        var ticket = new CddlValidator(OctavoCbor.Schema<Ticket>());
        object? good = OctavoCbor.ReadDynamic(OctavoCbor.Serialize(new Ticket { Number = 1, Seat = new Seat(1, 2, Level.Gods) }));
        Assert.True(ticket.Takes(good));
        foreach (object? wrong in new object?[] { null, 1L, "ticket", new object?[] { good }, new CborMap(), new CborTagged(1, good) })
        {
            Assert.False(ticket.Takes(wrong));
        }
        foreach ((string schema, object? value, bool takes) in new (string, object?, bool)[]
        {
            (OctavoCbor.Schema<byte>(), 255L, true), (OctavoCbor.Schema<byte>(), 256L, false), (OctavoCbor.Schema<byte>(), -1L, false),
            (OctavoCbor.Schema<ulong>(), ulong.MaxValue, true), (OctavoCbor.Schema<long>(), ulong.MaxValue, false),
            (OctavoCbor.Schema<float>(), 0.1, false), (OctavoCbor.Schema<float>(), (double)0.1f, true), (OctavoCbor.Schema<Half>(), (double)0.1f, false),
                (OctavoCbor.Schema<double>(), 0.1, true),
            (OctavoCbor.Schema<Guid>(), new CborTagged(37, new byte[16]), true), (OctavoCbor.Schema<Guid>(), new CborTagged(37, new byte[15]), false),
                (OctavoCbor.Schema<Guid>(), new byte[16], false),
            (OctavoCbor.Schema<decimal>(), new CborTagged(4, new object?[] { -2L, 5L }), true),
                (OctavoCbor.Schema<decimal>(), new CborTagged(4, new object?[] { 1L, 5L }), false), (OctavoCbor.Schema<decimal>(), 1.5, false),
            (OctavoCbor.Schema<decimal>(), System.Numerics.BigInteger.Pow(2, 95), true),
                (OctavoCbor.Schema<decimal>(), System.Numerics.BigInteger.Pow(2, 97), false),
            (OctavoCbor.Schema<TimeOnly>(), TimeSpan.TicksPerDay - 1, true), (OctavoCbor.Schema<TimeOnly>(), TimeSpan.TicksPerDay, false),
            (OctavoCbor.Schema<DateTimeOffset>(), "2026-01-01T00:00:00Z", false), (OctavoCbor.Schema<DateTime>(), "2026-01-01T00:00:00", true),
        })
        {
            Assert.Equal(takes, new CddlValidator(schema).Takes(value));
        }
    }

    /// <summary>A default run takes one entry of the zoo in three.</summary>
    [Fact]
    public void What_is_written_is_of_its_type() =>
        Rows.Check(ZooCatalog.Entries.Where(entry => !entry.ByHand && ZooCatalog.Find(entry.Name, "CBOR") is not null), IsOfItsType, oneIn: 3);

    private static void IsOfItsType(ZooEntry entry)
    {
        string text = Schema(entry.Type, OctavoCborOptions.Default);
        var schema = new CddlValidator(text);
        Assert.Empty(schema.Undefined);
        Assert.Empty(schema.Unused);
        var typed = new CddlValidator(Schema(entry.Type, new OctavoCborOptions { TypedArrays = true }));
        OctavoCborOptions options = ZooOptions.Cbor with { TypedArrays = true };
        var deep = new OctavoCborOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        foreach (byte[] payload in ZooCatalog.Case(entry.Name, "CBOR").Payloads())
        {
            object? value = OctavoCbor.ReadDynamic(payload, deep);
            Assert.True(value is null || schema.Takes(value), $"{Convert.ToHexString(payload.AsSpan(0, Math.Min(400, payload.Length)))} is not of\n{text}");
        }
        foreach (object? one in entry.Objects())
        {
            byte[] payload;
            try
            {
                payload = OctavoCbor.Serialize(one, entry.Type, options);
            }
            catch (OctavoException)
            {
                continue; // what the format refuses, it refuses with any options
            }
            object? value = OctavoCbor.ReadDynamic(payload, deep);
            Assert.True(value is null || typed.Takes(value),
                $"typed arrays: {Convert.ToHexString(payload.AsSpan(0, Math.Min(400, payload.Length)))} is not of\n{Schema(entry.Type, options)}");
        }
    }

    private static string Schema(Type type, OctavoCborOptions options) =>
        (string)typeof(OctavoCbor).GetMethod(nameof(OctavoCbor.Schema), 1, BindingFlags.Public | BindingFlags.Static, null, [typeof(OctavoCborOptions)],
            null)!.MakeGenericMethod(type).Invoke(null, [options])!;
}
