// Owns: messages as protogen writes them, old and new, and what protobuf-net does by the names of members, with the check against protobuf-net itself.
#nullable disable
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.IO;
using System.Linq;
using Octavo;
using ProtoBuf;

namespace Acme.Net;

public enum Color
{
    None,
    Red = 3,
}

/// <summary>A message of proto2 by protogen 3.</summary>
[GenerateCodec, ProtoContract]
public partial class Modern : IExtensible
{
    private IExtension __pbn__extensionData;

    IExtension IExtensible.GetExtensionObject(bool createIfMissing) => Extensible.GetExtensionObject(ref __pbn__extensionData, createIfMissing);

    [ProtoMember(1)]
    public int Number
    {
        get => __pbn__Number.GetValueOrDefault();
        set => __pbn__Number = value;
    }

    public bool ShouldSerializeNumber() => __pbn__Number != null;

    public void ResetNumber() => __pbn__Number = null;

    private int? __pbn__Number;

    [ProtoMember(2)]
    [DefaultValue("none")]
    public string Text
    {
        get => __pbn__Text ?? "none";
        set => __pbn__Text = value;
    }

    public bool ShouldSerializeText() => __pbn__Text != null;

    private string __pbn__Text;

    [ProtoMember(3)]
    public byte[] Bytes
    {
        get => __pbn__Bytes;
        set => __pbn__Bytes = value;
    }

    public bool ShouldSerializeBytes() => __pbn__Bytes != null;

    private byte[] __pbn__Bytes;

    [ProtoMember(4)]
    [DefaultValue(Color.Red)]
    public Color Color
    {
        get => __pbn__Color ?? Color.Red;
        set => __pbn__Color = value;
    }

    public bool ShouldSerializeColor() => __pbn__Color != null;

    private Color? __pbn__Color;

    [ProtoMember(5, DataFormat = DataFormat.FixedSize)]
    public ulong Fixed
    {
        get => __pbn__Fixed.GetValueOrDefault();
        set => __pbn__Fixed = value;
    }

    public bool ShouldSerializeFixed() => __pbn__Fixed != null;

    private ulong? __pbn__Fixed;

    [ProtoMember(6)]
    public List<Modern> Items { get; } = new List<Modern>();

    [ProtoMember(7)]
    public Modern Inner { get; set; }

    [ProtoMember(8)]
    public double Ratio
    {
        get => __pbn__Ratio.GetValueOrDefault();
        set => __pbn__Ratio = value;
    }

    public bool ShouldSerializeRatio() => __pbn__Ratio != null;

    private double? __pbn__Ratio;
}

/// <summary>A message of one field more for each kind that <see cref="Modern"/> does not know.</summary>
[ProtoContract]
public class Newer
{
    [ProtoMember(1)] public int Number { get; set; }

    [ProtoMember(7)] public Newer Inner { get; set; }

    [ProtoMember(20)] public long Varint { get; set; } = -1;

    [ProtoMember(21, DataFormat = DataFormat.FixedSize)] public int Four { get; set; } = 4;

    [ProtoMember(22, DataFormat = DataFormat.FixedSize)] public long Eight { get; set; } = 8;

    [ProtoMember(23)] public string Text { get; set; } = "newer";

    [ProtoMember(24, DataFormat = DataFormat.Group)] public Part Group { get; set; } = new Part { Id = 9 };

    [ProtoMember(25)] public List<int> Many { get; set; } = new List<int> { 1, 2, 300 };
}

[ProtoContract]
public class Part
{
    [ProtoMember(1)] public int Id { get; set; }
}

/// <summary>A oneof of proto3.</summary>
[GenerateCodec, ProtoContract]
public partial class Choice
{
    private DiscriminatedUnion64Object __pbn__value;

    [ProtoMember(1)]
    public int A
    {
        get => __pbn__value.Is(1) ? __pbn__value.Int32 : default;
        set => __pbn__value = new DiscriminatedUnion64Object(1, value);
    }

    public bool ShouldSerializeA() => __pbn__value.Is(1);

    [ProtoMember(2)]
    [DefaultValue("")]
    public string B
    {
        get => __pbn__value.Is(2) ? (string)__pbn__value.Object : "";
        set => __pbn__value = new DiscriminatedUnion64Object(2, value);
    }

    public bool ShouldSerializeB() => __pbn__value.Is(2);

    [ProtoMember(3)]
    public Point C
    {
        get => __pbn__value.Is(3) ? (Point)__pbn__value.Object : default;
        set => __pbn__value = new DiscriminatedUnion64Object(3, value);
    }

    public bool ShouldSerializeC() => __pbn__value.Is(3);
}

[GenerateCodec, ProtoContract]
public class Point
{
    [ProtoMember(1)] public int X { get; set; }
}

/// <summary>Properties that say whether others count: state of their own.</summary>
[GenerateCodec, ProtoContract]
public class Specified
{
    [ProtoMember(1)] public int Number { get; set; }

    public bool NumberSpecified { get; set; }

    [ProtoMember(2)] public string Text { get; set; }

    public bool TextSpecified { get; set; }

    [ProtoMember(3)] public List<int> Items { get; set; }

    public bool ItemsSpecified { get; set; }

    [ProtoMember(4, IsRequired = true)] public int Needed { get; set; }

    public bool NeededSpecified { get; set; }

    [ProtoMember(5), DefaultValue(7)] public int Seven { get; set; } = 7;

    public bool SevenSpecified { get; set; }

    [ProtoMember(6)] public int? Maybe { get; set; }

    public bool MaybeSpecified { get; set; }

    [ProtoMember(7)] public Point Point { get; set; }

    public bool PointSpecified { get; set; }

    [ProtoMember(8)] public int Both { get; set; }

    public bool BothSpecified { get; set; }

    public bool ShouldSerializeBoth() => false;

    [ProtoMember(9)] public Dictionary<int, string> Map { get; set; } = new Dictionary<int, string>();

    public bool MapSpecified { get; set; }

    [ProtoMember(10)] public DateTime Time { get; set; }

    public bool TimeSpecified { get; set; }
}

/// <summary>protogen 2: what tells is the state of what it tells of.</summary>
[GenerateCodec, ProtoContract]
public partial class Old
{
    private int? _number;

    [ProtoMember(1, IsRequired = false, Name = "number")]
    public int Number
    {
        get { return _number ?? default(int); }
        set { _number = value; }
    }

    [System.Xml.Serialization.XmlIgnore]
    public bool NumberSpecified
    {
        get { return _number != null; }
        set { if (value == (_number == null)) _number = value ? Number : (int?)null; }
    }

    private string _text;

    [ProtoMember(2, Name = "text")]
    public string Text
    {
        get { return _text ?? ""; }
        set { _text = value; }
    }

    [CodecIgnore]
    public bool TextSpecified
    {
        get { return _text != null; }
        set { if (value == (_text == null)) _text = value ? Text : null; }
    }
}

/// <summary>What is not public, not in this class, or hidden.</summary>
public class Base
{
    public bool ShouldSerializeB() => Shown;

    public virtual bool ShouldSerializeC() => false;

    [CodecIgnore] public bool Shown;
}

[GenerateCodec, ProtoContract]
public partial class Hidden : Base
{
    [ProtoMember(1)] public int A { get; set; }

    [CodecIgnore] private bool ASpecified { get; set; }

    public void Specify(bool value) => ASpecified = value;

    [ProtoMember(2)] public int B { get; set; }

    [ProtoMember(3)] public int C { get; set; }

    public override bool ShouldSerializeC() => C > 1;

    [ProtoMember(4)] public int D { get; set; }

    private bool ShouldSerializeD() => D != 1;

    [ProtoMember(5)] public int E { get; set; }

    public bool ShouldSerializeE(int more) => false;

    public static bool ShouldSerializeG() => false;

    [ProtoMember(6)] public int G { get; set; }
}

[GenerateCodec, ProtoContract]
public struct Small
{
    [ProtoMember(1)] public int A { get; set; }

    public bool ASpecified { get; set; }

    [ProtoMember(2)] public int B { get; set; }

    public bool ShouldSerializeB() => B != 5;
}

[GenerateCodec, ProtoContract]
public class Lists
{
    [ProtoMember(1)] public List<int> A { get; } = new List<int>();

    public bool ShouldSerializeA() => A.Count > 1;

    [ProtoMember(2)] public int[] B { get; set; }

    public bool ShouldSerializeB() => B != null && B.Length > 1;

    [ProtoMember(3, OverwriteList = true)] public List<string> C { get; set; } = new List<string> { "c" };

    public bool CSpecified { get; set; }
}

/// <summary>Unknown fields by class of an inheritance.</summary>
[GenerateCodec, ProtoContract, ProtoInclude(10, typeof(Dog))]
public class Animal : Extensible
{
    [ProtoMember(1)] public int Legs { get; set; }

    public bool LegsSpecified { get; set; }
}

[GenerateCodec, ProtoContract]
public class Dog : Animal
{
    [ProtoMember(1)] public string Name { get; set; }

    public bool ShouldSerializeName() => Name != "nobody";
}

[ProtoContract, ProtoInclude(10, typeof(NewDog))]
public class NewAnimal
{
    [ProtoMember(1)] public int Legs { get; set; } = 4;

    [ProtoMember(2)] public string Kind { get; set; } = "dog";
}

[ProtoContract]
public class NewDog : NewAnimal
{
    [ProtoMember(1)] public string Name { get; set; } = "Rex";

    [ProtoMember(2)] public int Age { get; set; } = 3;
}

[GenerateCodec, ProtoContract]
public class Plain : Extensible
{
    [ProtoMember(1)] public int A { get; set; }
}

[GenerateCodec, ProtoContract]
public class Box<T>
{
    [ProtoMember(1)] public T Value { get; set; }

    public bool ValueSpecified { get; set; }
}

[GenerateCodec]
public class Holder
{
    public Box<int> Box { get; set; }
}

public static class Check
{
    public static byte[] Theirs(object value)
    {
        var stream = new MemoryStream();
        Serializer.NonGeneric.Serialize(stream, value);
        return stream.ToArray();
    }

    public static object Theirs(byte[] bytes, Type type) => Serializer.NonGeneric.Deserialize(type, new MemoryStream(bytes));

    public static IEnumerable<object> Values()
    {
        yield return new Modern();
        yield return new Modern { Number = 0, Text = "", Bytes = new byte[0], Color = Color.None, Fixed = 0, Ratio = 0 };
        yield return new Modern
        {
            Number = 5,
            Text = "none",
            Bytes = new byte[] { 1 },
            Color = Color.Red,
            Fixed = 9,
            Ratio = -0.0,
            Inner = new Modern(),
            Items = { new Modern { Number = 0 }, new Modern { Text = "x" } }
        };
        var extended = new Modern { Number = 1, Inner = new Modern() };
        Extensible.AppendValue(extended, 30, "more");
        Extensible.AppendValue(extended.Inner, 31, 0L);
        yield return extended;
        yield return Theirs(Theirs(new Newer { Number = 2, Inner = new Newer() }), typeof(Modern));
        yield return new Choice();
        yield return new Choice { A = 0 };
        yield return new Choice { A = 1 };
        yield return new Choice { B = "" };
        yield return new Choice { C = new Point() };
        yield return new Specified();
        yield return new Specified
        {
            Number = 1,
            Text = "",
            Items = new List<int> { 1 },
            Needed = 1,
            Seven = 8,
            Maybe = 1,
            Point = new Point(),
            Both = 1,
            Map = { [1] = "a" }
        };
        yield return All(new Specified());
        yield return All(new Specified
        {
            Number = 1,
            Text = "",
            Items = new List<int> { 1 },
            Needed = 1,
            Seven = 7,
            Maybe = 0,
            Point = new Point(),
            Both = 1,
            Map = { [1] = "a" },
            Time = new DateTime(2020, 1, 1)
        });
        yield return new Old();
        yield return new Old { Number = 0, Text = "" };
        yield return new Old { Number = 3, Text = "a" };
        yield return new Hidden { A = 1, B = 2, C = 3, D = 4, E = 5, G = 6 };
        yield return new Hidden { A = 0, B = 0, C = 1, D = 1, E = 0, G = 0, Shown = true };
        var hidden = new Hidden { A = 0, B = 0, C = 1, D = 0, Shown = true };
        hidden.Specify(true);
        yield return hidden;
        yield return new Small { A = 1, B = 5 };
        yield return new Small { A = 0, ASpecified = true, B = 0 };
        yield return new Lists();
        yield return new Lists { A = { 1 }, B = new[] { 1 }, C = { "d" } };
        yield return new Lists { A = { 1, 2 }, B = new[] { 1, 2 }, C = { "d" }, CSpecified = true };
        yield return new Animal { Legs = 4 };
        yield return new Animal { Legs = 0, LegsSpecified = true };
        yield return new Dog { Legs = 4, LegsSpecified = true, Name = "nobody" };
        yield return new Dog { Name = "" };
        yield return Theirs(Theirs(new NewDog()), typeof(Animal));
        yield return Theirs(Theirs(new NewAnimal()), typeof(Animal));
        yield return new Plain { A = 1 };
        yield return Theirs(Theirs(new Newer()), typeof(Plain));
        yield return new Box<int>();
        yield return new Box<int> { ValueSpecified = true };
    }

    private static Specified All(Specified value)
    {
        value.NumberSpecified = value.TextSpecified = value.ItemsSpecified = value.NeededSpecified = value.SevenSpecified = value.MaybeSpecified =
            value.PointSpecified = value.BothSpecified = value.MapSpecified = value.TimeSpecified = true;
        return value;
    }

    /// <summary>The same bytes, and each reads those of the other as its own.</summary>
    public static void Protobuf()
    {
        foreach (object value in Values())
        {
            Type type = value.GetType();
            string theirs = Convert.ToHexString(Theirs(value));
            Same(theirs, Convert.ToHexString(OctavoProtobuf.Serialize(value, type)), type + " written");
            object read = OctavoProtobuf.Deserialize(Convert.FromHexString(theirs), type);
            object expected = Theirs(Convert.FromHexString(theirs), type);
            Same(Convert.ToHexString(Theirs(expected)), Convert.ToHexString(Theirs(read)), type + " read");
            Same(State(expected), State(read), type + " read");
        }
    }

    /// <summary>Other formats bring back what protobuf-net would write, and unknown fields where they are those of the format.</summary>
    public static void Others()
    {
        // Of Hidden other formats leave out what it says about its members.
        foreach (object value in Values().Where(v => v is not Hidden))
        {
            Type type = value.GetType();
            object clone = OctavoGraph.Clone(value);
            Same(State(value), State(clone), type + " cloned");
            Same(Convert.ToHexString(Theirs(value)), Convert.ToHexString(Theirs(clone)), type + " cloned");
            string known = State(value);
            Same(known, State(OctavoBinary.Deserialize(OctavoBinary.Serialize(value, type), type)), type + " Binary");
            Same(known, State(OctavoCompact.Deserialize(OctavoCompact.Serialize(value, type), type)), type + " Compact");
            Same(known, State(OctavoMsgPack.Deserialize(OctavoMsgPack.Serialize(value, type), type)), type + " MessagePack");
            Same(known, State(OctavoCbor.Deserialize(OctavoCbor.Serialize(value, type), type)), type + " CBOR");
            Same(known, State(OctavoJson.Deserialize(OctavoJson.Serialize(value, type), type)), type + " JSON");
        }
    }

    /// <summary>What unknown fields there are already is added to, as protobuf-net does.</summary>
    public static void Merges()
    {
        byte[] newer = Theirs(new Newer());
        var ours = new Modern();
        Extensible.AppendValue(ours, 40, 1);
        var theirs = new Modern();
        Extensible.AppendValue(theirs, 40, 1);
        OctavoProtobuf.Populate(newer, ours);
        Serializer.Merge(new MemoryStream(newer), theirs);
        Same(Convert.ToHexString(Theirs(theirs)), Convert.ToHexString(Theirs(ours)), "merged");
    }

    private static string State(object value)
    {
        if (value is null || value is string || value.GetType().IsPrimitive || value is Enum || value is DateTime)
        {
            return string.Format(System.Globalization.CultureInfo.InvariantCulture, "{0}", value ?? "null");
        }
        if (value is System.Collections.IEnumerable all)
        {
            return "[" + string.Join(",", all.Cast<object>().Select(State)) + "]";
        }
        var fields = new List<string>();
        for (Type type = value.GetType(); type != typeof(object) && type != typeof(Extensible) && type is not null; type = type.BaseType)
        {
            foreach (var field in type.GetFields(System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic
                | System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.DeclaredOnly)
                .Where(f => f.FieldType != typeof(IExtension) && f.Name != "Shown"))
            {
                fields.Add(field.Name + "=" + State(field.GetValue(value)));
            }
        }
        return "{" + string.Join(";", fields) + "}";
    }

    private static void Same(string expected, string found, string what)
    {
        if (expected != found)
        {
            throw new InvalidOperationException(what + ":\n" + expected + "\n" + found);
        }
    }
}
