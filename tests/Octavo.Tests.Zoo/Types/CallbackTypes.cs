// Owns: types that are told when they are written and read. Knows no format.
using System.Runtime.Serialization;

namespace Octavo.Tests.Zoo.Types;

internal static class CallbackTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Told>("callbacks", () => [new(), new() { Text = "x", Numbers = [1] }]),
        new ZooEntry<ToldBound>("callbacks beside a constructor", () => [new(1), new(2) { Later = 3 }]),
        new ZooEntry<ToldStruct>("callbacks of a struct", () => [default, new() { A = 1, B = "b" }]),
        new ZooEntry<ToldRequired>("callbacks of a struct with a required member", () => [new() { Day = default }, new() { Day = DateOnly.MaxValue }]),
        new ZooEntry<ToldImage>("callbacks of an unmanaged struct", () => [default, new() { A = 1, B = 2 }]),
        new ZooEntry<ToldImage[]>("callbacks of unmanaged structs in an array", () => [[], [new() { A = 1 }, new() { B = 2 }]]),
        new ZooEntry<ToldDerived>("callbacks of a base class", () => [new(), new() { A = 1, B = 2 }]),
        new ZooEntry<ToldTree>("callbacks of a tree", () => [new(), new() { Name = "r", Left = new() { Name = "l" }, Right = new() { Left = new() } }]),
    ];
}

/// <summary>Private methods, as the runtime's serializers have them.</summary>
[GenerateCodec]
public sealed class Told
{
    [CodecIgnore] public List<string> Calls { get; } = [];

    public string? Text { get; set; }

    public List<int>? Numbers { get; set; }

    [OnSerializing] private void Writing(StreamingContext context) => Calls.Add("serializing");

    [OnSerialized] private void Written(StreamingContext context) => Calls.Add("serialized");

    [OnDeserializing] private void Reading(StreamingContext context) => Calls.Add($"deserializing {Text}");

    [OnDeserialized] internal void Read() => Calls.Add($"deserialized {Text}");
}

[GenerateCodec]
public sealed class ToldBound(int id)
{
    [CodecIgnore] public List<string> Calls { get; } = [];

    public int Id { get; } = id;

    public int Later { get; set; }

    [OnDeserializing] private void Reading() => Calls.Add($"deserializing {Id}");

    [OnDeserialized] private void Read() => Calls.Add($"deserialized {Id} {Later}");
}

/// <summary>The method changes the value itself: the copy that is written, the one that is read.</summary>
[GenerateCodec]
public struct ToldStruct
{
    [CodecIgnore] public int Written;
    [CodecIgnore] public int Read;

    public int A { get; set; }

    public string? B { get; set; }

    [OnSerializing] public void Before() => Written++;

    [OnDeserialized] private void After() => Read++;
}

/// <summary>No constructor is declared, and <c>new</c> without an initializer is forbidden: an empty one is the default.</summary>
[GenerateCodec]
public struct ToldRequired
{
    [CodecIgnore] public int Read;

    public required DateOnly Day { get; set; }

    [OnDeserializing] private void Before() => Read++;
}

[GenerateCodec]
public struct ToldImage
{
    [ThreadStatic] private static int? s_refused;

    public int A;
    public long B;

    [OnDeserialized]
    public readonly void After()
    {
        if (A == s_refused)
        {
            throw new InvalidOperationException("not that one");
        }
    }

    /// <summary>Sets the value of <see cref="A"/> that is refused on this thread: the fuzzer finds any that always is.</summary>
    internal static void Refuse(int? a) => s_refused = a;
}

[GenerateCodec]
public class ToldBase
{
    [CodecIgnore] public List<string> Calls { get; } = [];

    public int A { get; set; }

    [OnDeserialized] private void Read() => Calls.Add($"base {A}");
}

[GenerateCodec]
public sealed class ToldDerived : ToldBase, System.Text.Json.Serialization.IJsonOnDeserialized, System.Text.Json.Serialization.IJsonOnSerializing
{
    public int B { get; set; }

    [OnDeserialized] private void ReadToo() => Calls.Add($"derived {B}");

    void System.Text.Json.Serialization.IJsonOnDeserialized.OnDeserialized() => Calls.Add("interface");

    public void OnSerializing() => Calls.Add("serializing");
}

[GenerateCodec]
public sealed class ToldTree
{
    [CodecIgnore] public int Calls;

    public string? Name { get; set; }

    public ToldTree? Left { get; set; }

    public ToldTree? Right { get; set; }

    [OnDeserialized] internal void Read() => Calls++;
}
