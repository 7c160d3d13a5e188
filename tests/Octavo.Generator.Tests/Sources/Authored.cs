using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;

[assembly: CodecConverter(typeof(Acme.Authored.Metres), typeof(Acme.Authored.MetresCodec))]
[assembly: GenerateCodecFor(typeof(Acme.Authored.Metres))]
[assembly: GenerateCodecFor(typeof(Acme.Authored.Span2))]

namespace MessagePack
{
    public interface IMessagePackSerializationCallbackReceiver
    {
        void OnBeforeSerialize();
        void OnAfterDeserialize();
    }

    [AttributeUsage(AttributeTargets.Constructor)] public sealed class SerializationConstructorAttribute : Attribute;
}

namespace MemoryPack
{
    [AttributeUsage(AttributeTargets.Constructor)] public sealed class MemoryPackConstructorAttribute : Attribute;
    [AttributeUsage(AttributeTargets.Method)] public sealed class MemoryPackOnSerializingAttribute : Attribute;
    [AttributeUsage(AttributeTargets.Method)] public sealed class MemoryPackOnSerializedAttribute : Attribute;
    [AttributeUsage(AttributeTargets.Method)] public sealed class MemoryPackOnDeserializingAttribute : Attribute;
    [AttributeUsage(AttributeTargets.Method)] public sealed class MemoryPackOnDeserializedAttribute : Attribute;
}

namespace Nino.Core
{
    [AttributeUsage(AttributeTargets.Constructor)]
    public sealed class NinoConstructorAttribute(params string[] parameters) : Attribute
    {
        public string[] Parameters { get; } = parameters;
    }
}

namespace Acme.Authored
{
    /// <summary>Collections that the object makes itself.</summary>
    [GenerateCodec]
    public sealed class Basket
    {
        public int Id { get; set; }
        public List<string> Items { get; } = [];
        public IList<int> Counts { get; } = new Collection<int>();
        public IDictionary<string, Basket> Inner { get; } = new SortedDictionary<string, Basket>();
        public string? Note { get; init; }
    }

    /// <summary>The same beside a constructor.</summary>
    [GenerateCodec]
    public sealed class Box(int id)
    {
        public int Id { get; } = id;
        public HashSet<int> Numbers { get; } = [];
        [CodecIgnore, System.Text.Json.Serialization.JsonIgnore] public List<string> Calls { get; } = [];
        [OnDeserialized] private void Read(StreamingContext context) => Calls.Add("read " + Id + " " + Numbers.Count);
    }

    /// <summary>Every kind of callback.</summary>
    [GenerateCodec]
    public class Told : IMessagePackSerializationCallbackReceiver
    {
        [CodecIgnore, System.Text.Json.Serialization.JsonIgnore] public List<string> Calls { get; } = [];
        public int A { get; set; }
        public string? B { get; set; }
        void IMessagePackSerializationCallbackReceiver.OnBeforeSerialize() => Calls.Add("before");
        public virtual void OnAfterDeserialize() => Calls.Add("after " + B);
        [MemoryPackOnSerializing] private void One() => Calls.Add("one");
        [MemoryPackOnSerialized] public static void Two() => s_two++;
        [MemoryPackOnDeserializing] internal void Three() => Calls.Add("three " + B);
        [MemoryPackOnDeserialized] protected virtual void Four() => Calls.Add("four");
        public static int s_two;
    }

    public class Generic<T>
    {
        [CodecIgnore, System.Text.Json.Serialization.JsonIgnore] public int Calls;
        public T? Value { get; set; }
        [OnSerializing] private void Writing() => Calls++;
    }

    [GenerateCodec] public sealed class OfGeneric : Generic<string>;

    [GenerateCodec]
    public struct ToldStruct
    {
        public int A;
        [CodecIgnore, System.Text.Json.Serialization.JsonIgnore] public int Calls;
        [OnSerializing][OnDeserialized] private void Tell() => Calls++;
    }

    public readonly record struct Metres(double Value);

    public readonly struct MetresCodec : ICodec<Metres>
    {
        public static void Write<W>(ref W w, scoped in Metres value)
            where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(value.Value.ToString("R"));
        public static void Read<R>(ref R r, ref Metres value) where R : struct, IFormatReader<R>, allows ref struct => value = new(double.Parse(r.ReadText()!));
    }

    public readonly struct TextCodec : ICodec<int>
    {
        public static void Write<W>(ref W w, scoped in int value) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(value.ToString());
        public static void Read<R>(ref R r, ref int value) where R : struct, IFormatReader<R>, allows ref struct => value = int.Parse(r.ReadText()!);
    }

    [CodecConverter(typeof(ColorCodec))]
    public enum Color { Red, Green }

    public readonly struct ColorCodec : ICodec<Color>
    {
        public static void Write<W>(ref W w, scoped in Color value) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(value.ToString());
        public static void Read<R>(ref R r, ref Color value) where R : struct, IFormatReader<R>, allows ref struct => value = Enum.Parse<Color>(r.ReadText()!);
    }

    [CodecConverter(typeof(ShapeCodec))]
    public interface IShape { double Area { get; } }

    public sealed record Square(double Side) : IShape { public double Area => Side * Side; }

    public readonly struct ShapeCodec : ICodec<IShape?>
    {
        public static void Write<W>(ref W w, scoped in IShape? value)
            where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText((value as Square)?.Side.ToString());
        public static void Read<R>(ref R r, ref IShape? value)
            where R : struct, IFormatReader<R>, allows ref struct => value = r.ReadText() is { } text ? new Square(double.Parse(text)) : null;
    }

    [GenerateCodec]
    public sealed class Converted
    {
        public Metres Height { get; set; }
        public Metres? Width { get; set; }
        public Metres[]? Steps { get; set; }
        [CodecConverter(typeof(TextCodec))] public int Number { get; set; }
        [CodecConverter(typeof(TextCodec))] public int? Maybe { get; set; }
        public int Plain { get; set; }
        public Color Color { get; set; }
        public Dictionary<Color, Metres>? ByColor { get; set; }
        public IShape? Shape { get; set; }
    }

    [GenerateCodec]
    public sealed class Chosen
    {
        [SerializationConstructor] private Chosen(int a) => A = a < 0 ? a : a + 100;
        public Chosen(int a, int b) => (A, B) = (a, b);
        public int A { get; }
        public int B { get; set; }
        public required string C { get; init; }
    }

    [GenerateCodec]
    public sealed class Ninos
    {
        [NinoConstructor(nameof(First), nameof(Second))] public Ninos(int x, string? y) => (First, Second) = (x, y);
        public int First { get; }
        public string? Second { get; }
    }

    [GenerateCodec]
    public sealed class Packed
    {
        public Packed() => A = -1;
        [MemoryPackConstructor] public Packed(int a) => A = a;
        public int A { get; }
    }

    [GenerateCodec(Omit = OmitPolicy.Default)]
    public sealed class Sparse
    {
        public string? Text { get; set; }
        public int Number { get; set; }
        public List<string>? Items { get; set; }
        [CodecMember(Omit = OmitPolicy.Never)] public int Kept { get; set; }
        public double? Maybe { get; set; }
    }

    [CodecSurrogate(typeof(SpanData))]
    public sealed class Span2(int start, int length)
    {
        public int Start => start;
        public int Length => length;
    }

    [GenerateCodec]
    public record struct SpanData(int Start, int End)
    {
        public static SpanData From(Span2 span) => new(span.Start, span.Start + span.Length);
        public static Span2 To(SpanData data) => new(data.Start, data.End - data.Start);
    }

    [GenerateCodec]
    public sealed class Replaced
    {
        public Span2? One { get; set; }
        public List<Span2>? Many { get; set; }
    }

    public static class Check
    {
        public static void Run()
        {
            var basket = new Basket { Id = 1, Items = { "a" }, Counts = { 2 }, Inner = { ["x"] = new() { Id = 3 } }, Note = "n" };
            Basket read = Trip.Json(basket);
            Trip.Same(typeof(SortedDictionary<string, Basket>), read.Inner.GetType(), "the object's own dictionary");
            Trip.Same("read 1 1", Trip.Json(new Box(1) { Numbers = { 5 } }).Calls[0], "told after it was filled");

            var told = new Told { A = 1, B = "b" };
            byte[] bytes = OctavoBinary.Serialize(told);
            Trip.Same("one,before", string.Join(",", told.Calls), "writing");
            Trip.Same(1, Told.s_two, "static");
            Trip.Same("three ,four,after b", string.Join(",", OctavoBinary.Deserialize<Told>(bytes)!.Calls), "reading");
            var generic = new OfGeneric { Value = "v" };
            OctavoMsgPack.Serialize(generic);
            Trip.Same(1, generic.Calls, "a private callback of a generic base class");
            Trip.Same(1, OctavoBinary.Deserialize<ToldStruct>(OctavoBinary.Serialize(new ToldStruct { A = 4 })).Calls, "a struct");

            Trip.Json(
                new Converted
                {
                    Height = new(1.5),
                    Width = new(2),
                    Steps = [new(3)],
                    Number = 5,
                    Maybe = 6,
                    Plain = 7,
                    Color = Color.Green,
                    ByColor = new() { [Color.Red] = new(1) }
                });
            Trip.Same(4d, OctavoBinary.Deserialize<Converted>(OctavoBinary.Serialize(new Converted { Shape = new Square(2) }))!.Shape!.Area, "an interface");
            Trip.Same("A3526564", Trip.Hex(OctavoMsgPack.Serialize(Color.Red)), "an enum's own codec as a root");
            Trip.Same(new Metres(2), OctavoBinary.Deserialize<Metres>(OctavoBinary.Serialize(new Metres(2))), "a root by the assembly's attribute");
            Trip.Json(new[] { new Metres(1) });
            Trip.Json(new List<Metres> { new(1) });

            Trip.Same(101, OctavoMsgPack.Deserialize<Chosen>(OctavoMsgPack.Serialize(new Chosen(1, 2) { C = "c" }))!.A, "a private constructor");
            Trip.Same("c2", OctavoBinary.Deserialize<Chosen>(OctavoBinary.Serialize(new Chosen(1, 2) { C = "c" })) is { } chosen ? chosen.C + chosen.B : "",
                "members behind it");
            Trip.Json(new Ninos(1, "y"));
            Trip.Json(new Packed(4));
            Trip.Json(new Replaced { One = new(1, 2), Many = [new(3, 4)] });
            Trip.Json(new Sparse { Text = "t", Number = 1, Items = [], Kept = 2, Maybe = 0 });
            Trip.Same("81A44B65707400", Trip.Hex(OctavoMsgPack.Serialize(new Sparse())), "what is left out");
        }
    }
}
