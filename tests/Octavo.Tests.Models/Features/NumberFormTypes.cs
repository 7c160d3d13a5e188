// Owns: the types of NumberFormTests.
using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
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
