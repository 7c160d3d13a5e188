// Owns: a hand-written codec: the value of a type in a form of one's own, in every format.
using Octavo;

namespace Recipes;

[CodecConverter(typeof(CelsiusCodec))]
public readonly record struct Celsius(double Degrees);

public readonly struct CelsiusCodec : ICodec<Celsius>
{
    public static void Write<W>(ref W writer, scoped in Celsius value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteDouble(value.Degrees);

    public static void Read<R>(ref R reader, ref Celsius value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        double degrees = reader.ReadDouble();
        value = degrees >= -273.15 ? new Celsius(degrees) : throw new OctavoException($"{degrees} °C is below absolute zero.");
    }
}

[GenerateCodec]
public sealed record Weather(string Town, Celsius Temperature);

internal static class HandWritten
{
    internal static Task RunAsync()
    {
        string json = OctavoJson.SerializeToString(new Weather("Bern", new Celsius(21.5)));
        Console.WriteLine(json);
        Console.WriteLine(OctavoBinary.Deserialize<Weather>(OctavoBinary.Serialize(new Weather("Bern", new Celsius(21.5)))));
        try
        {
            OctavoJson.Deserialize<Weather>(json.Replace("21.5", "-300", StringComparison.Ordinal));
        }
        catch (OctavoException refused)
        {
            Console.WriteLine(refused.Message);
        }
        return Task.CompletedTask;
    }
}
