#nullable enable
using System;
using System.Collections;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo;

namespace Acme;

/// <summary>What the sources of round-trip tests call.</summary>
public static class Trip
{
    private static readonly JsonSerializerOptions s_json =
        new()
        {
            IncludeFields = true,
            NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
            Converters = { new RuneConverter(), new TupleKeys(), new Ticks() },
            MaxDepth = 512
        };

    /// <summary>A value through both formats, compared as JSON.</summary>
    public static T Json<T>(T value)
    {
        T? binary = OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value));
        T? packed = OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value));
        Same(Print(value), Print(binary), "Binary " + typeof(T));
        Same(Print(value), Print(packed), "MessagePack " + typeof(T));
        T? populated = OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value));
        OctavoMsgPack.Populate(OctavoMsgPack.Serialize(value), ref populated);
        Same(Print(value), Print(populated), "populated from MessagePack " + typeof(T));
        OctavoBinary.Populate(OctavoBinary.Serialize(value), ref populated);
        Same(Print(value), Print(populated), "populated from Binary " + typeof(T));
        return binary!;
    }

    public static string Print<T>(T value) => JsonSerializer.Serialize(value, s_json);

    public static void Same(object? expected, object? found, string what)
    {
        if (!Equals(expected, found))
        {
            throw new InvalidOperationException(what + ":\nexpected " + expected + "\nfound    " + found);
        }
    }

    public static string Hex(byte[] data) => Convert.ToHexString(data);

    public static void Throws(string code, Action action)
    {
        try
        {
            action();
        }
        catch (OctavoException found)
        {
            Same(code, found.Code.ToString(), "code of " + found.Message);
            return;
        }
        throw new InvalidOperationException("nothing was thrown, expected " + code);
    }

    private sealed class RuneConverter : JsonConverter<Rune>
    {
        public override Rune Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => throw new NotSupportedException();

        public override void Write(Utf8JsonWriter writer, Rune value, JsonSerializerOptions options) => writer.WriteNumberValue(value.Value);
    }

    /// <summary>MessagePack keeps the instant and not the kind: docs/fidelity.md.</summary>
    private sealed class Ticks : JsonConverter<DateTime>
    {
        public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => throw new NotSupportedException();

        public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteNumberValue(value.Ticks);

        public override void WriteAsPropertyName(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) =>
            writer.WritePropertyName(value.Ticks.ToString());
    }

    private sealed class TupleKeys : JsonConverter<(int, int)>
    {
        public override (int, int) Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => throw new NotSupportedException();

        public override void Write(Utf8JsonWriter writer, (int, int) value, JsonSerializerOptions options) => writer.WriteStringValue(value.ToString());

        public override void WriteAsPropertyName(Utf8JsonWriter writer, (int, int) value, JsonSerializerOptions options) =>
            writer.WritePropertyName(value.ToString());
    }
}
