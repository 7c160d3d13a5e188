// Owns: the types of RefusedByHandTests.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Errors;

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
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteInt32(value.Value);

    public static void Read<R>(ref R reader, ref Percentage value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        int percent = reader.ReadInt32();
        value = percent is >= 0 and <= 100 ? new Percentage(percent) : throw new OctavoException($"a percentage is 0 to 100, this one {percent}.");
    }
}
