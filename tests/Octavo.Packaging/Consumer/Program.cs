// Owns: the program of a user who has the package and nothing else.
using Octavo;

var reading = new Reading { Sensor = "north", Values = [1, -2], At = new Position(3, 4) };
foreach (byte[] bytes in new[] { OctavoBinary.Serialize(reading), OctavoMsgPack.Serialize(reading) })
{
    Console.WriteLine(Convert.ToHexString(bytes));
}
Reading? binary = OctavoBinary.Deserialize<Reading>(OctavoBinary.Serialize(reading));
Reading? messagePack = OctavoMsgPack.Deserialize<Reading>(OctavoMsgPack.Serialize(reading));
Console.WriteLine($"{binary!.Sensor} {binary.Values[1]} {binary.At}");
Console.WriteLine($"{messagePack!.Sensor} {messagePack.Values[1]} {messagePack.At}");

[GenerateCodec]
internal sealed class Reading
{
    [CodecMember(1)]
    public string Sensor { get; set; } = "";

    [CodecMember(2)]
    public int[] Values { get; set; } = [];

    [CodecMember(3)]
    public Position At { get; set; }
}

[GenerateCodec]
internal readonly record struct Position([property: CodecMember(1)] int X, [property: CodecMember(2)] int Y);
