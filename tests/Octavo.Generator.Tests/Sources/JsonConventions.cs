// Owns: what Json.NET does by the names of members, with the check against Json.NET itself.
using System;
using System.Collections.Generic;
using Newtonsoft.Json;
using Octavo;

namespace Acme.Json;

[GenerateCodec]
public class Conditional
{
    [JsonProperty("number")] public int Number { get; set; }

    public bool ShouldSerializeNumber() => Number != 3;

    public string? Text { get; set; }

    public bool TextSpecified { get; set; }

    [JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public string? Note { get; set; }

    public bool ShouldSerializeNote() => Note != "secret";

    public List<int> Items { get; set; } = [];

    public bool ShouldSerializeItems() => Items.Count != 0;

    public int Last { get; set; }

    private bool ShouldSerializeLast() => false;

    public bool LastUsed() => ShouldSerializeLast();
}

[GenerateCodec, JsonObject]
public struct First
{
    public int A { get; set; }

    public readonly bool ShouldSerializeA() => A != 1;

    public int B { get; set; }

    public readonly bool BSpecified => B != 2;
}

[GenerateCodec, JsonObject]
public record Bound(int A, string B)
{
    public bool ShouldSerializeA() => A != 0;
}

public static class Check
{
    public static void Run()
    {
        Same(new Conditional());
        Same(new Conditional { Number = 3, Text = "a", Note = "secret", Items = [1] });
        Same(new Conditional { Number = 4, Text = null, TextSpecified = true, Note = "n", Items = [1], Last = 1 });
        Same(new First { A = 1, B = 2 });
        Same(new First { A = 2, B = 2 });
        Same(new First { A = 1, B = 3 });
        Same(new Bound(0, "b"));
        Same(new Bound(1, "b"));
        // Other formats write all.
        var all = new Conditional { Number = 3, Text = "a", Note = "secret" };
        Conditional read = OctavoMsgPack.Deserialize<Conditional>(OctavoMsgPack.Serialize(all))!;
        Trip.Same("3 a secret", read.Number + " " + read.Text + " " + read.Note, "MessagePack");
        read = OctavoBinary.Deserialize<Conditional>(OctavoBinary.Serialize(all))!;
        Trip.Same("3 a secret", read.Number + " " + read.Text + " " + read.Note, "Binary");
    }

    private static void Same<T>(T value)
    {
        string theirs = JsonConvert.SerializeObject(value);
        Trip.Same(theirs, OctavoJson.SerializeToString(value), typeof(T).Name);
        Trip.Same(JsonConvert.SerializeObject(JsonConvert.DeserializeObject<T>(theirs)), JsonConvert.SerializeObject(OctavoJson.Deserialize<T>(theirs)),
            typeof(T).Name + " read");
    }
}
