// Owns: the types of NumberFormTests.
using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using Octavo.Json;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class Floats
{
    public Half Half;
    public float Single;
    public double Double;
    public double? Perhaps;
    public double[]? Array;
    public List<float>? List;
    public Half[]? Halves;
    public double?[]? Optional;
    public Dictionary<string, double>? Map;
    public object? Any;
    public object? AnySingle;
}

[GenerateCodec]
public sealed class Asking
{
    [CodecIgnore] public OctavoJsonOptions? Options { get; set; }

    public string Inner
    {
        get => OctavoJson.SerializeToString(double.NaN, Options);
        set => _ = value;
    }

    public double Own { get; set; } = double.NaN;
}

/// <summary>A getter that writes by hand, with options of its own.</summary>
[GenerateCodec]
public sealed class AskingByHand
{
    [CodecIgnore] public OctavoJsonOptions? Options { get; set; }

    [CodecIgnore] public AskedByHand Asked { get; set; }

    public string Inner
    {
        get
        {
            var buffer = new ArrayBufferWriter<byte>();
            using (var writer = new OctavoJsonWriter(buffer, Options))
            {
                OctavoJsonWriter own = writer;
                switch (Asked)
                {
                    case AskedByHand.Number:
                        own.WriteDouble(double.NaN);
                        break;
                    case AskedByHand.Numbers:
                        own.WriteDoubles([double.NaN]);
                        break;
                    default:
                        OctavoJsonWriter.WriteValue(ref own, new List<float> { float.NaN });
                        break;
                }
                own.Flush();
            }
            return Encoding.UTF8.GetString(buffer.WrittenSpan);
        }
        set => _ = value;
    }

    public double Own { get; set; } = double.NaN;
}

/// <summary>What the getter writes.</summary>
public enum AskedByHand
{
    Number,
    Numbers,
    Value,
}
