// Owns: older and newer data, missing, unknown, required and null members, in every format. Knows no format.
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class VersionTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    /// <summary>Compact does not say how many members an object has: data of another version of a type is another type's there, unless the type is
    /// Tolerant.</summary>
    public static TheoryData<string> CountingFormats => [.. FormatList.Names.Where(name => FormatList.Of<int>(name).CountsMembers)];

    [Theory, MemberData(nameof(CountingFormats))]
    public void MembersThatAreMissingKeepTheirInitializers(string format)
    {
        NumberedNew numbered = Convert<NumberedOld, NumberedNew>(format, new NumberedOld { A = 5 });
        Same(new NumberedNew { A = 5 }, numbered);
        NamedNew named = Convert<NamedOld, NamedNew>(format, new NamedOld { A = 5 });
        Same(new NamedNew { A = 5 }, named);
        Same(new Initializers(), Convert<EmptyClass, Initializers>(format, new EmptyClass()));
        Same(new NumberedNew(), Convert<EmptyClass, NumberedNew>(format, new EmptyClass()));
    }

    [Theory, MemberData(nameof(CountingFormats))]
    public void MembersThatAreMissingKeepWhatPopulateFinds(string format)
    {
        var existing = new NumberedNew { A = 1, B = "mine", C = [[1]] };
        NumberedNew same = existing;
        FormatList.Of<NumberedNew>(format).Populate(Bytes(format, new NumberedOld { A = 5 }), ref existing);
        Assert.Same(same, existing);
        Same(new NumberedNew { A = 5, B = "mine", C = [[1]] }, existing);
        var named = new NamedNew { A = 1, B = "mine" };
        FormatList.Of<NamedNew>(format).Populate(Bytes(format, new NamedOld { A = 5 }), ref named);
        Same(new NamedNew { A = 5, B = "mine" }, named);
        var bound = new WithDefaults(1, 2, "3", "4");
        FormatList.Of<WithDefaults>(format).Populate(Bytes(format, new NumberedOld { A = 5 }), ref bound);
        Same(new WithDefaults(5, 2, "3", "4"), bound);
        var boundNamed = new WithDefaultsNamed(1, 2, "3", 4);
        FormatList.Of<WithDefaultsNamed>(format).Populate(Bytes(format, new NamedOld { A = 5 }), ref boundNamed);
        Same(new WithDefaultsNamed(5, 2, "3", 4), boundNamed);
    }

    [Theory, MemberData(nameof(CountingFormats))]
    public void ParametersThatAreMissingTakeTheirDefaults(string format)
    {
        Same(new WithDefaults(5), Convert<NumberedOld, WithDefaults>(format, new NumberedOld { A = 5 }));
        Same(new WithDefaultsNamed(5), Convert<NamedOld, WithDefaultsNamed>(format, new NamedOld { A = 5 }));
        Same(new WithNullable(5, null), Convert<NumberedOld, WithNullable>(format, new NumberedOld { A = 5 }));
    }

    [Theory, MemberData(nameof(CountingFormats))]
    public void RequiredMembersThatAreMissingAreAnError(string format)
    {
        Refuses<NumberedOld, WithRequired>(format, new NumberedOld { A = 5 }, OctavoErrorCode.MissingMember);
        Refuses<NamedOld, WithRequiredNamed>(format, new NamedOld { A = 5 }, OctavoErrorCode.MissingMember);
        Refuses<NumberedOld, WithoutDefaults>(format, new NumberedOld { A = 5 }, OctavoErrorCode.MissingMember);
        Refuses<EmptyClass, WithRequiredNamed>(format, new EmptyClass(), OctavoErrorCode.MissingMember);
    }

    [Theory, MemberData(nameof(CountingFormats))]
    public void UnknownMembersAreSkippedOrRefused(string format)
    {
        var numbered = new NumberedNew { A = 5, B = "b", C = [[1, 2], []] };
        var named = new NamedNew { A = 5, B = "b" };
        if (FormatList.Of<int>(format).SkipsUnknownMembers)
        {
            Same(new NumberedOld { A = 5 }, Convert<NumberedNew, NumberedOld>(format, numbered));
            Same(new NamedOld { A = 5 }, Convert<NamedNew, NamedOld>(format, named));
            Convert<NamedNew, EmptyClass>(format, named);
            Convert<NumberedNew, EmptyClass>(format, numbered);
        }
        else
        {
            Refuses<NumberedNew, NumberedOld>(format, numbered, OctavoErrorCode.UnknownMember);
            Refuses<NamedNew, NamedOld>(format, named, OctavoErrorCode.UnknownMember);
            Refuses<NamedNew, EmptyClass>(format, named, OctavoErrorCode.UnknownMember);
        }
        var refuse = new CallOptions { UnknownMembers = UnknownMemberPolicy.Refuse };
        Refuses<NumberedNew, NumberedOld>(format, numbered, OctavoErrorCode.UnknownMember, refuse);
        Refuses<NamedNew, NamedOld>(format, named, OctavoErrorCode.UnknownMember, refuse);
        Same(numbered, Convert<NumberedNew, NumberedNew>(format, numbered, refuse));
        Same(named, Convert<NamedNew, NamedNew>(format, named, refuse));
    }

    [Theory, MemberData(nameof(Formats))]
    public void NullsForWhatIsNotNullableAreRefusedUnlessAccepted(string format)
    {
        var numbered = new NullableText { A = "a", B = new SealedClass(), C = [1] };
        Convert<NullableText, NotNullableText>(format, numbered);
        foreach (NullableText one in (NullableText[])[new() { B = numbered.B, C = [] }, new() { A = "", C = [] }, new() { A = "", B = numbered.B }, new()])
        {
            Refuses<NullableText, NotNullableText>(format, one, OctavoErrorCode.NullNotAllowed);
            NotNullableText accepted = Convert<NullableText, NotNullableText>(format, one, new CallOptions { AcceptNulls = true });
            Assert.Equal(one.A is null, accepted.A is null);
            Assert.Equal(one.B is null, accepted.B is null);
            Assert.Equal(one.C is null, accepted.C is null);
        }
        foreach (NullableNamed one in (NullableNamed[])[new() { A = "" }, new() { B = [] }])
        {
            Refuses<NullableNamed, NotNullableNamed>(format, one, OctavoErrorCode.NullNotAllowed);
            Convert<NullableNamed, NotNullableNamed>(format, one, new CallOptions { AcceptNulls = true });
        }
        Refuses<WithNullable, WithoutDefaults>(format, new WithNullable(1, null), OctavoErrorCode.NullNotAllowed);
        Assert.Null(Convert<WithNullable, WithoutDefaults>(format, new WithNullable(1, null), new CallOptions { AcceptNulls = true }).B);
    }

    private static byte[] Bytes<T>(string format, T value) => FormatList.Of<T>(format).Serialize(value);

    private static TTo Convert<TFrom, TTo>(string format, TFrom value, CallOptions? options = null) =>
        FormatList.Of<TTo>(format).Deserialize(Bytes(format, value), options)!;

    private static void Refuses<TFrom, TTo>(string format, TFrom value, OctavoErrorCode code, CallOptions? options = null)
    {
        byte[] bytes = Bytes(format, value);
        Errors.Expect(code, () => FormatList.Of<TTo>(format).Deserialize(bytes, options));
    }

    private static void Same<T>(T expected, T actual) => Assert.Null(DeepComparer.Difference(expected, actual, Fidelity.Binary));
}
