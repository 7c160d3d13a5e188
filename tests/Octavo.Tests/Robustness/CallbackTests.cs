// Owns: when a type's methods are called, in every format. Knows no format.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class CallbackTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void EachIsCalledOnceAtItsMoment(string format)
    {
        FormatCalls<Told> calls = FormatList.Of<Told>(format);
        var value = new Told { Text = "x" };
        byte[] bytes = calls.Serialize(value);
        Assert.Equal(["serializing", "serialized"], value.Calls);
        Assert.Equal(["deserializing ", "deserialized x"], calls.Deserialize(bytes)!.Calls);
        var existing = new Told { Text = "old" };
        calls.Populate(bytes, ref existing);
        Assert.Equal(["deserializing old", "deserialized x"], existing.Calls);
    }

    [Theory, MemberData(nameof(Formats))]
    public void AConstructorComesFirst(string format)
    {
        FormatCalls<ToldBound> calls = FormatList.Of<ToldBound>(format);
        byte[] bytes = calls.Serialize(new(3) { Later = 4 });
        Assert.Equal(["deserializing 3", "deserialized 3 4"], calls.Deserialize(bytes)!.Calls);
        var existing = new ToldBound(9);
        calls.Populate(bytes, ref existing);
        Assert.Equal(["deserializing 3", "deserialized 3 4"], existing.Calls);
    }

    [Theory, MemberData(nameof(Formats))]
    public void AStructIsChangedByItsOwnMethods(string format)
    {
        FormatCalls<ToldStruct> calls = FormatList.Of<ToldStruct>(format);
        var value = new ToldStruct { A = 1 };
        ToldStruct read = calls.Deserialize(calls.Serialize(value));
        Assert.Equal((0, 1, 1), (value.Written, read.Read, read.A));
    }

    [Theory, MemberData(nameof(Formats))]
    public void AnImageIsNotCopiedPastThem(string format)
    {
        FormatCalls<ToldImage[]> calls = FormatList.Of<ToldImage[]>(format);
        ToldImage.Refuse(666);
        try
        {
            OctavoException found = Assert.Throws<OctavoException>(() => calls.Deserialize(calls.Serialize([new() { A = 666 }])));
            Assert.Equal(OctavoErrorCode.UserCode, found.Code);
            Assert.IsType<InvalidOperationException>(found.InnerException);
        }
        finally
        {
            ToldImage.Refuse(null);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void BaseClassThenDerivedThenInterfaces(string format)
    {
        FormatCalls<ToldDerived> calls = FormatList.Of<ToldDerived>(format);
        var value = new ToldDerived { A = 1, B = 2 };
        byte[] bytes = calls.Serialize(value);
        Assert.Equal(["serializing"], value.Calls);
        Assert.Equal(["base 1", "derived 2", "interface"], calls.Deserialize(bytes)!.Calls);
    }

    [Theory, MemberData(nameof(Formats))]
    public void EachObjectOfATreeIsTold(string format)
    {
        FormatCalls<ToldTree> calls = FormatList.Of<ToldTree>(format);
        ToldTree read = calls.Deserialize(calls.Serialize(new() { Left = new(), Right = new() { Left = new() } }))!;
        Assert.Equal((1, 1, 1, 1), (read.Calls, read.Left!.Calls, read.Right!.Calls, read.Right.Left!.Calls));
    }
}
