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
        void Bools(bool[] items, (bool[], bool)[] values);

        void Bytes(byte?[] items, (byte?[], bool)[] values);

        void SBytes(sbyte[] items, (sbyte[], bool)[] values);

        void Int32s(int[] items, (int[], bool)[] values);

        void Singles(float[] items, (float[], bool)[] values);

        void Halves(Half[] items, (Half[], bool)[] values);

        void Chars(char[] items, (char[], bool)[] values);

        void Runes(Rune[] items, (Rune[], bool)[] values);

        void Dates(DateTime[] items, (DateTime[], bool)[] values);

        void Guids(Guid[] items, (Guid[], bool)[] values);

        void Enums(DayOfWeek[] items, (DayOfWeek[], bool)[] values);

        void Vectors(Vector3[] items, (Vector3[], bool)[] values);

        void Complexes(Complex[] items, (Complex[], bool)[] values);

        void Pairs(KeyValuePair<int, byte>[] items, (KeyValuePair<int, byte>[], bool)[] values);

        void Flagged((int, bool)[] items, ((int, bool)[], bool)[] values);

        void TwiceFlagged((bool, bool, short)[] items, ((bool, bool, short)[], bool)[] values);

        void Nested(((int, Half), (byte?, DayOfWeek))[] items, (((int, Half), (byte?, DayOfWeek))[], bool)[] values);

        void Named(NamedElement[] items, (NamedElement[], bool)[] values);

        void Padded(PaddedElement[] items, (PaddedElement[], bool)[] values);

        void Texts(string?[] items, (string?[], bool)[] values);
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
                if (!s_damage.TryGetValue(format.Name, out byte[]? damage))
                {
                    continue;
                }
                int comma = format.Name == "JSON" ? 1 : 0;
                int empty = format.Serialize(Array.Empty<T>()).Length;
                int[] lengths = [.. items.Select(item => format.Serialize<T[]>([item]).Length - empty)];
                byte[] data = format.Serialize(items);
                int start = data.Length - lengths.Sum() - (comma * Count); // of the first element
                if (start > 3)
                {
                    continue; // a typed array, whose elements are not there one by one
                }
                for (int at = 0; at < Count; start += lengths[at++] + comma)
                {
                    byte[] bad = [.. data[..start], .. damage, .. data[(start + lengths[at])..]];
                    OctavoException refused = Assert.Throws<OctavoException>(() => format.Deserialize<T[]>(bad));
                    Assert.True((refused.Offset, refused.Path) == (start, $"[{at}]"), $"{format.Name}, {typeof(T)}, {at}: {refused.Message}");
                }
            }
        }
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
