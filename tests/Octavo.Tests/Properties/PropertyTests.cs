// Owns: properties of random values: round trip, the same bytes twice, the same by any way. Knows no format except for values without a type.
using FsCheck;
using FsCheck.Fluent;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Facts;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Properties;

public sealed class PropertyTests
{
    public static TheoryData<string> Formats => [.. TestRun.Sample(FormatList.AllNames, oneIn: 2)];

    [Theory, MemberData(nameof(Formats))]
    public void ObjectsOfTheZoo(string format)
    {
        Check<SimpleClass>(format);
        Check<ComplexObject>(format);
        Check<AllScalarsNamed>(format);
        Check<AllBulks>(format);
        Check<Company>(format);
        Check<Maps>(format);
        Check<Lists>(format);
        Check<Jagged>(format);
        Check<InterfacesOfObjects>(format);
        Check<HoldsKinds>(format);
        Check<HoldsLayouts>(format);
        Check<HoldsEmpty>(format);
        Check<Tree>(format);
        Check<Folder>(format);
        Check<RecursiveStruct>(format);
        Check<RecordWithMore>(format);
        Check<BoundByConstructorNumbered>(format);
        Check<OfText>(format);
        Check<OfTextNamed>(format);
        Check<OfMemory>(format);
        Check<NullsInCollections>(format);
        Check<OfLibraryTypes>(format);
        Check<BoundLibraryTypes>(format);
        Check<KeysOfLibraryTypes>(format);
    }

    /// <summary>Values made at random hold what was made before, themselves too.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void GraphsOfTheZoo(string format)
    {
        Check<SharedNode>(format);
        Check<SharedHolder>(format);
        Check<SharedGroup>(format);
        Check<List<SharedShape?>>(format);
        Check<List<SharedPart?>>(format);
        Check<List<SharedMaterial?>>(format);
        Check<SharedNamed>(format);
        Check<SharedTolerant>(format);
        Check<SharedWide>(format);
        Check<TolerantAround>(format);
    }

    [Theory, MemberData(nameof(Formats))]
    public void StructsOfTheZoo(string format)
    {
        Check<AllScalarsImage>(format);
        Check<HoldsImages>(format);
        Check<ImageDeep>(format);
        Check<Large>(format);
        Check<PlainStruct>(format);
        Check<RecordStruct>(format);
        Check<WithDateTime[]>(format);
        Check<List<ByteLong>>(format);
        Check<With128?>(format);
        Check<Wide60Struct>(format);
        Check<Wide60Image>(format);
    }

    [Theory, MemberData(nameof(Formats))]
    public void WideTypesOfTheZoo(string format)
    {
        Check<Wide60>(format, 40);
        Check<Wide130>(format, 40);
        Check<Wide130Named>(format, 40);
        Check<Wide130Scalars>(format, 40);
        Check<Wide300>(format, 40);
        Check<Wide40Texts>(format, 40);
    }

    [Theory, MemberData(nameof(Formats))]
    public void NumbersAndTextsThatFsCheckMakes(string format)
    {
        ForAll<int>(format);
        ForAll<long>(format);
        ForAll<double>(format);
        ForAll<float>(format);
        ForAll<decimal>(format);
        ForAll<int[]>(format);
        ForAll<double[]>(format);
        ForAll<List<long>>(format);
        ForAll<Guid>(format);
        ForAll<DateTimeOffset>(format);
        ForAll<TimeSpan>(format);
        ForAll<string[]>(format);
        ForAll<Dictionary<string, int>>(format, map => map is not null);
    }

    /// <summary>Random UTF-16 units: most have lone surrogates.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void TextOfAnyUnits(string format)
    {
        FormatCalls<string> calls = FormatList.Of<string>(format);
        Arbitrary<string> texts = Gen.OneOf(Gen.Choose(0, 0xFFFF), Gen.Choose(0xD7F0, 0xE010), Gen.Choose(0x20, 0x7F))
            .ArrayOf()
            .Select(units => new string([.. units.Select(unit => (char)unit)]))
            .ToArbitrary();
        Prop.ForAll(texts, text =>
        {
            if (Unwritable.In(text, calls.Fidelity))
            {
                return Assert.Throws<OctavoException>(() => calls.Serialize(text)).Code == OctavoErrorCode.InvalidText;
            }
            return calls.Deserialize(calls.Serialize(text)) == text;
        }).QuickCheckThrowOnFailure();
    }

    [Fact]
    public void MessagePackIsReadAndWrittenAlikeWithoutAType() =>
        WithoutAType("MessagePack", bytes => OctavoMsgPack.WriteDynamic(OctavoMsgPack.ReadDynamic(bytes)));

    [Fact]
    public void CborIsReadAndWrittenAlikeWithoutAType() =>
        WithoutAType("CBOR", bytes => OctavoCbor.WriteDynamic(OctavoCbor.ReadDynamic(bytes)));

    private static void WithoutAType(string format, Func<byte[], byte[]> again)
    {
        Prop.ForAll(Values<SimpleClass>(false), value => Same(value)).QuickCheckThrowOnFailure();
        Prop.ForAll(Values<Maps>(false), value => Same(value)).QuickCheckThrowOnFailure();
        Prop.ForAll(Values<AllScalarsNamed>(false), value => Same(value)).QuickCheckThrowOnFailure();
        Prop.ForAll(Values<HoldsLayouts>(false), value => Same(value)).QuickCheckThrowOnFailure();
        Prop.ForAll(Values<OfText>(false), value => Same(value)).QuickCheckThrowOnFailure();
        Prop.ForAll(Values<AllBulks>(false), value => Same(value)).QuickCheckThrowOnFailure();

        void Same<T>(T value)
        {
            byte[] bytes = FormatList.Of<T>(format).Serialize(value);
            Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(again(bytes)));
        }
    }

    private static void Check<T>(string format, int times = 100)
    {
        FormatCalls<T> calls = FormatList.Of<T>(format);
        Prop.ForAll(Values<T>(!calls.Fidelity.RefusesLoneSurrogates), value =>
        {
            if (!Unwritable.In(value, calls.Fidelity))
            {
                Holds(calls, value);
            }
        }).Check(Config.QuickThrowOnFailure.WithMaxTest(times));
        Counters.Add("random values", times);
    }

    private static void ForAll<T>(string format, Func<T, bool>? isValue = null)
    {
        FormatCalls<T> calls = FormatList.Of<T>(format);
        Prop.ForAll(ArbMap.Default.ArbFor<T>(), value =>
        {
            if (isValue?.Invoke(value) != false && !Unwritable.In(value, calls.Fidelity))
            {
                Holds(calls, value);
            }
        }).QuickCheckThrowOnFailure();
        Counters.Add("random values", 100);
    }

    private static Arbitrary<T> Values<T>(bool loneSurrogates) =>
        Gen.Choose(0, int.MaxValue).Select(seed => RandomValue.Make<T>(seed, loneSurrogates)).ToArbitrary();

    private static void Holds<T>(FormatCalls<T> calls, T value)
    {
        byte[] bytes = calls.Serialize(value);
        Assert.Equal(bytes, calls.Serialize(value));
        T? read = calls.Deserialize(bytes);
        Assert.Null(DeepComparer.Difference(value, read, calls.Fidelity));
        Assert.Equal(bytes, calls.Serialize(read!));
        int cut = bytes.Length / 2;
        Assert.Null(DeepComparer.Difference(value, calls.Deserialize(Segments.Cut(bytes, cut, cut)), calls.Fidelity));
    }
}
