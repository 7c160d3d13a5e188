// Owns: the place of a damaged element in a long sequence, and of what follows it: locators skip elements many at a time. Knows no format's bytes but one that
// is never an element.
using System.Numerics;
using System.Text;

[assembly: Octavo.GenerateCodecsForCalls(typeof(Octavo.Tests.Errors.ElementsLocatorTests.ICalls))]

namespace Octavo.Tests.Errors;

public sealed class ElementsLocatorTests
{
    private const int Count = 200;

    private static readonly OctavoFormat[] s_formats =
    [
        OctavoFormats.Binary, OctavoFormats.Compact, OctavoFormats.MessagePack, OctavoFormats.Cbor, OctavoFormats.Json,
        OctavoFormats.Cbor.With(new OctavoCborOptions { TypedArrays = true }),
    ];

    /// <summary>Not an element: a head that MessagePack and CBOR never have, a letter in JSON.</summary>
    private static readonly Dictionary<string, byte[]> s_damage = new()
    {
        ["MessagePack"] = [0xC1],
        ["CBOR"] = [0x1C],
        ["JSON"] = [(byte)'?'],
    };

    /// <summary>The closed types whose codecs the tests need.</summary>
    public interface ICalls
    {
        void Bools((bool[], bool)[] values);

        void Bytes((byte?[], bool)[] values);

        void SBytes((sbyte[], bool)[] values);

        void Int32s((int[], bool)[] values);

        void Singles((float[], bool)[] values);

        void Halves((Half[], bool)[] values);

        void Chars((char[], bool)[] values);

        void Runes((Rune[], bool)[] values);

        void Dates((DateTime[], bool)[] values);

        void Guids((Guid[], bool)[] values);

        void Enums((DayOfWeek[], bool)[] values);

        void Vectors((Vector3[], bool)[] values);

        void Complexes((Complex[], bool)[] values);

        void Pairs((KeyValuePair<int, byte>[], bool)[] values);

        void Flagged(((int, bool)[], bool)[] values);

        void TwiceFlagged(((bool, bool, short)[], bool)[] values);

        void Nested((((int, Half), (byte?, DayOfWeek))[], bool)[] values);

        void Named((NamedElement[], bool)[] values);

        void Padded((PaddedElement[], bool)[] values);

        void Texts((string?[], bool)[] values);
    }

    private interface ICheck
    {
        void Check<T>(Func<int, T> element);
    }

    /// <summary>A value after the sequence is at fault: the sequence is skipped, and no byte more.</summary>
    [Fact]
    public void WhatFollowsIsNamed() => All(new FollowingIsNamed());

    /// <summary>An element is at fault, at each place.</summary>
    [Fact]
    public void TheElementIsNamed() => All(new ElementIsNamed());

    /// <summary>Padding of a raw layout is to be zero: the elements have no bits that are refused, but the bytes between their members have.</summary>
    [Theory]
    [InlineData(0), InlineData(1), InlineData(63), InlineData(64), InlineData(Count - 1)]
    public void PaddingThatIsNotZeroIsNamed(int at)
    {
        byte[] data = OctavoBinary.Serialize(new PaddedElement[Count]);
        int start = data.Length - ((Count - at) * 8);
        data[start + 1] = 1;
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<PaddedElement[]>(data));
        Assert.Equal((start, $"[{at}]"), (refused.Offset, refused.Path));
    }

    private static void All(ICheck one)
    {
        one.Check(i => i % 3 == 0);
        one.Check(i => i % 3 == 0 ? (byte?)null : (byte)i);
        one.Check(i => (sbyte)i);
        one.Check(i => i * 997);
        one.Check(i => i / 7f);
        one.Check(i => (Half)i);
        one.Check(i => (char)('a' + (i * 7)));
        one.Check(i => new Rune('a' + (i * 70)));
        one.Check(i => DateTime.UnixEpoch.AddHours(i));
        one.Check(i => new Guid(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
        one.Check(i => (DayOfWeek)(i % 7));
        one.Check(i => new Vector3(i));
        one.Check(i => new Complex(i, 1));
        one.Check(i => KeyValuePair.Create(i * 997, (byte)i));
        one.Check(i => (i * 997, i % 2 == 0));
        one.Check(i => (i % 2 == 0, i % 3 == 0, (short)i));
        one.Check(i => ((i, (Half)i), (i % 2 == 0 ? null : (byte?)i, DayOfWeek.Friday)));
        one.Check(i => new NamedElement { Number = i, Flag = true });
        one.Check(i => new PaddedElement { Small = (byte)i, Number = i });
        one.Check(i => i.ToString(System.Globalization.CultureInfo.InvariantCulture));
    }

    private sealed class FollowingIsNamed : ICheck
    {
        public void Check<T>(Func<int, T> element)
        {
            T[] items = [.. Enumerable.Range(0, Count).Select(element)];
            foreach (OctavoFormat format in s_formats)
            {
                byte[] data = format.Serialize<(T[], bool)[]>([(items, true), (items, true)]);
                int last = format.Name == "JSON" ? Array.LastIndexOf(data, (byte)'t') : data.Length - 1;
                data[last] = format.Name == "CBOR" ? (byte)0x1C : (byte)0xC1;
                OctavoException refused = Assert.Throws<OctavoException>(() => format.Deserialize<(T[], bool)[]>(data));
                Assert.True((refused.Offset, refused.Path) == (last, "[1].Item2"), $"{format.Name}, {typeof(T)}: {refused.Message}");
            }
        }
    }

    private sealed class ElementIsNamed : ICheck
    {
        public void Check<T>(Func<int, T> element)
        {
            T[] items = [.. Enumerable.Range(0, Count).Select(element)];
            foreach (OctavoFormat format in s_formats)
            {
                if (!s_damage.TryGetValue(format.Name, out byte[]? damage) || format.Options is OctavoCborOptions { TypedArrays: true })
                {
                    continue; // elements of a typed array have no head
                }
                bool isJson = format.Name == "JSON";
                int comma = isJson ? 1 : 0;
                byte[] empty = Write<T>(format);
                byte[] data = Write(format, items);
                int head = isJson ? empty.AsSpan(1).IndexOf((byte)'[') + 1 : 2; // after those of the outer sequence and the tuple
                int[] lengths = [.. items.Select(item => Write(format, item).Length - empty.Length)];
                int start = head + (isJson ? 1 : format.Name == "CBOR" ? 2 : 3); // of the first element
                Assert.Equal(data.Length, start + lengths.Sum() + (comma * (Count - 1)) + empty.Length - head - 1);
                for (int at = 0; at < Count; start += lengths[at++] + comma)
                {
                    byte[] bad = [.. data[..start], .. damage, .. data[(start + lengths[at])..]];
                    OctavoException refused = Assert.Throws<OctavoException>(() => format.Deserialize<(T[], bool)[]>(bad));
                    Assert.True((refused.Offset, refused.Path) == (start, $"[0].Item1[{at}]"), $"{format.Name}, {typeof(T)}, {at}: {refused.Message}");
                }
            }
        }

        private static byte[] Write<T>(OctavoFormat format, params T[] items) => format.Serialize<(T[], bool)[]>([(items, true)]);
    }
}

/// <summary>A struct whose members have names in MessagePack and CBOR.</summary>
[GenerateCodec]
public partial struct NamedElement
{
    public int Number { get; set; }

    public bool Flag { get; set; }
}

/// <summary>A struct with three bytes of padding in its raw layout.</summary>
[GenerateCodec]
public partial struct PaddedElement
{
    public byte Small;

    public int Number;
}
