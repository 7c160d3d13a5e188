// Owns: codecs written by hand refuse data with words of their own, and the facade adds the place.
using Octavo.Tests.Formats;

namespace Octavo.Tests.Errors;

public sealed class RefusedByHandTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void The_refusal_has_its_text_the_code_and_the_format(string format)
    {
        FormatCalls<Loaded> calls = FormatList.Of<Loaded>(format);
        Assert.Equal(99, calls.Deserialize(calls.Serialize(new Loaded { Load = new Percentage(99) }))!.Load.Value);
        OctavoException thrown = Assert.Throws<OctavoException>(() => calls.Deserialize(calls.Serialize(new Loaded { Load = new Percentage(101) })));
        Assert.Equal((OctavoErrorCode.InvalidData, format), (thrown.Code, thrown.Format));
        Assert.Contains("a percentage is 0 to 100, this one 101.", thrown.Message, StringComparison.Ordinal);
        Assert.Null(thrown.InnerException);
    }

    [Fact]
    public void An_inner_exception_stays()
    {
        var inner = new FormatException("x");
        Assert.Same(inner, new OctavoException("y", inner).InnerException);
    }
}

[GenerateCodec]
public sealed class Loaded
{
    public string Name { get; set; } = "n";

    public Percentage Load { get; set; }
}

[CodecConverter(typeof(PercentageCodec))]
public readonly record struct Percentage(int Value);

public readonly struct PercentageCodec : ICodec<Percentage>
{
    public static void Write<W>(ref W writer, scoped in Percentage value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), value.Value));

    public static void Read<R>(ref R reader, ref Percentage value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        int percent = reader.ReadInt32();
        value = percent is >= 0 and <= 100 ? new Percentage(percent) : throw new OctavoException($"a percentage is 0 to 100, this one {percent}.");
    }
}
