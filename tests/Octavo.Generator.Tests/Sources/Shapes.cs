using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;
using Octavo;
using MessagePack;

[assembly: GenerateCodecFor(typeof(Acme.Shapes.Box<int>))]
[assembly: GenerateCodecFor(typeof(Acme.Shapes.Box<string>), Layout = Layout.Array)]
[assembly: GenerateCodecFor(typeof(System.Collections.Generic.List<Acme.Shapes.Gaps>))]
[assembly: GenerateCodecFor(typeof(Acme.Shapes.Foreign))]
[assembly: GenerateCodecFor(typeof(Acme.Shapes.InitBox<DateTime>))]
[assembly: GenerateCodecFor(typeof(Acme.Shapes.InitBox<string>))]

namespace Acme.Shapes
{
    public enum Level : byte { Low, High }
    [GenerateCodec] public struct Padded { public byte A; public long B; public bool C; public DateTime D; }
    [GenerateCodec] public struct Checked { public bool A; public bool B; public decimal C; public DateOnly D; public TimeOnly E; public System.Text.Rune F; public Level G; public Guid H; }
    [GenerateCodec] public struct Holder { public Padded P; public byte Q; public Checked R; public Half S; public char T; public Int128 U; }
    [GenerateCodec] public struct Offsets { public DateTimeOffset A; public int? B; public Padded C; }
    [GenerateCodec]
    public readonly struct Guarded
    {
        public Guarded(int a)
        {
            if (a < 0)
            { throw new ArgumentException("negative"); }
            A = a;
        }
        public int A { get; }
    }
    [GenerateCodec, StructLayout(LayoutKind.Explicit)] public struct Union { [FieldOffset(0)] public int A; [FieldOffset(0)] public float B; }
    [GenerateCodec, StructLayout(LayoutKind.Sequential, Pack = 1)] public struct Packed { public byte A; public long B; }
    [GenerateCodec] public struct Partly { public byte A; [CodecIgnore] public byte B; public short C; }
    [GenerateCodec] public struct Transformed { private int _a; public int A { readonly get => _a + 1; set => _a = value - 1; } }
    [GenerateCodec] public struct Empty { }
    [GenerateCodec] public class EmptyClass { }
    [GenerateCodec] public struct NameStruct { public int Width { get; set; } public int Height { get; set; } }
    [GenerateCodec] public struct ManagedStruct { [CodecMember(1)] public int A; [CodecMember(2)] public string? B; [CodecMember(4)] public List<int>? C; }
    [GenerateCodec] public struct GapStruct { [CodecMember(1)] public int A; [CodecMember(4)] public int B; }
    [GenerateCodec] public class Gaps { [CodecMember(2)] public int B; [CodecMember(7)] public string? G; [CodecMember(9)] public List<int>? I; [CodecMember(4)] public int D; [CodecMember(12)] public GapStruct L; }
    [GenerateCodec(Layout = Layout.NumberMap)] public class Numbers { [CodecMember(1)] public int A; [CodecMember(1000000)] public string? B; [CodecMember(3)] public List<int>? C; }
    [GenerateCodec(Layout = Layout.NameMap)]
    public class Named
    {
        [CodecMember(1, "alpha")] public int A; [CodecMember(2,
        "b b")]
        public string? B; [CodecMember(3, "quote\"back\\slash%:")] public int C;
    }
    [GenerateCodec(Layout = Layout.Array)] public class Plain { public int A; public string? B; }
    [GenerateCodec(Order = MemberOrder.Name)] public class ByName { public int Zeta; public int Alpha; public string? Mid; }
    [GenerateCodec] public class Keys { [Key("one")] public int A; [Key("two")] public string? B; [IgnoreMember, CodecIgnore] public object? C; }
    [GenerateCodec] public class OwnWins { [CodecMember(2), Key(5)] public int A; [Key(0)] public int B; }
    [GenerateCodec] public class Unicode { public int Größe { get; set; } public string? 名前 { get; set; } }
    [GenerateCodec] public class Keywords { public int @class { get; set; } public string? @event { get; set; } public int value; public int W { get; set; } public int R; public int n; public string? at; public int v; public bool isPresent; public int? present; public int existing; public int members; public int Write; public int Read; public int Match; public int? Made; public List<int>? made; public int record; public string? field; }
    public class Box<T> { public T? Item { get; set; } public T[]? Items { get; set; } }
    public class InitBox<T> { public T? Item { get; init; } public required T Other { get; set; } public int Plain { get; init; } }
    public class Foreign { public int A; public int B { get; set; } }
    [GenerateCodec] public class Boxes { public Box<int>? Ints { get; set; } public Box<string>? Texts { get; set; } public Outer.Inner? Inner { get; set; } public Foreign? Foreign { get; set; } }
    public static partial class Outer { [GenerateCodec] public class Inner { public int A; [GenerateCodec] internal struct Deep { public int B; } } }
    [GenerateCodec] internal class Outer_Inner { public int A; }
    [GenerateCodec] public class Old { [Obsolete("use B")] public int A { get; set; } public int B { get; set; } }
    [GenerateCodec] public class Texts { public string? A; public int N; public string? B; public string? C; public List<string?>? D; public string? E; public Dictionary<string, string?>? F; }
    [GenerateCodec] public class Lines { public required List<List<string>?> A { get; set; } public List<List<string>>? B { get; set; } public List<string?>? C { get; set; } public Dictionary<string, string?>? D { get; set; } public Dictionary<string, string>? E { get; set; } }

    [GenerateCodec]
    public class Wide
    {
        public int A00, A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A24, A25, A26, A27,
            A28, A29;
        public long B00, B01, B02, B03, B04, B05, B06, B07, B08, B09, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, B22, B23, B24, B25, B26, B27,
            B28, B29;
        public string? C0;
        public int? D0, D1, D2, D3, D4, D5, D6, D7, D8, D9;
        public List<int>? E0;
        public Padded F0;
    }

    [GenerateCodec(Layout = Layout.Array)]
    public sealed record WideRecord(
        int A0, int A1, int A2, int A3, int A4, int A5, int A6, int A7, int A8, int A9, int B0, int B1, int B2, int B3, int B4, int B5, int B6, int B7, int B8,
            int B9, int C0, int C1, int C2, int C3, int C4, int C5, int C6, int C7, int C8, int C9,
        int D0, int D1, int D2, int D3, int D4, int D5, int D6, int D7, int D8, int D9, int E0, int E1, int E2, int E3, int E4, int E5, int E6, int E7, int E8,
            int E9, string F0, string F1, DateTime G0, decimal H0);

    [GenerateCodec]
    public struct WideImage
    {
        public double A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4,
        C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9; public bool E;
    }
    [GenerateCodec] public class HasWideImage { public int A; public WideImage B; public WideImage[]? C; public WideImage? D; }

    public static class Check
    {
        public static void Run()
        {
            var padded = new Padded { A = 1, B = 2, C = true, D = DateTime.UnixEpoch };
            var all =
                new Checked
                {
                    A = true,
                    C = 1.5m,
                    D = new DateOnly(2000, 1, 1),
                    E = new TimeOnly(5),
                    F = new('x'),
                    G = Level.High,
                    H = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
                };
            Image(padded, 32);
            Image(all, 64);
            Image(new Holder { P = padded, Q = 3, R = all, S = (Half)2, T = 'x', U = 5 }, 128);
            Trip.Json(new Offsets { A = DateTimeOffset.UnixEpoch, B = 4, C = padded });
            Trip.Json(new Offsets[50]);
            Image(new Guarded(5), 4);
            Trip.Throws("UserCode", () => OctavoBinary.Deserialize<Guarded>([255, 255, 255, 255]));
            Trip.Throws("UserCode", () => OctavoBinary.Deserialize<Guarded[]>([2, 255, 255, 255, 255]));
            Trip.Json(new Packed { A = 1, B = 2 });
            Trip.Json(new Packed[300]);
            Image(new Partly { A = 1, C = 3 }, 4);
            Image(new Transformed { A = 5 }, 4);
            Trip.Json(new Empty());
            Trip.Json(new Empty[3]);
            Trip.Json(new EmptyClass());
            Image(new NameStruct { Width = 1, Height = 2 }, 8);
            Trip.Json(new NameStruct[70]);
            Trip.Json(new ManagedStruct { A = 1, B = "b", C = [1] });
            Trip.Json(new List<ManagedStruct> { default, new() { A = 2 } });
            Trip.Json(new GapStruct { A = 1, B = 2 });
            Trip.Json(new GapStruct[40]);
            var gaps = new Gaps { B = 1, G = "g", I = [1], D = 2, L = new() { A = 1, B = 2 } };
            Trip.Json(gaps);
            Trip.Json(new List<Gaps> { gaps });
            Trip.Same("9CC001C002C0C0A167C09101C0C09401C0C002", Trip.Hex(OctavoMsgPack.Serialize(gaps)), "gaps");
            Trip.Json(new Numbers { A = 1, B = "b", C = [2] });
            Trip.Same("83010103C0CE000F4240C0", Trip.Hex(OctavoMsgPack.Serialize(new Numbers { A = 1 })), "numbers");
            Trip.Json(new Named { A = 1, B = "b", C = 3 });
            Trip.Json(new Plain { A = 1, B = "b" });
            Trip.Same("9201C0", Trip.Hex(OctavoMsgPack.Serialize(new Plain { A = 1 })), "array without numbers");
            Trip.Json(new ByName { Zeta = 1, Alpha = 2, Mid = "m" });
            Trip.Json(new Keys { A = 1, B = "b" });
            Trip.Same("82A36F6E6501A374776FC0", Trip.Hex(OctavoMsgPack.Serialize(new Keys { A = 1 })), "names of others");
            Trip.Same("920201", Trip.Hex(OctavoMsgPack.Serialize(new OwnWins { A = 1, B = 2 })), "own number wins");
            Trip.Json(new Unicode { Größe = 1, 名前 = "n" });
            Trip.Json(
                new Keywords
                {
                    @class = 1,
                    @event = "e",
                    value = 2,
                    W = 3,
                    R = 4,
                    n = 5,
                    at = "at",
                    v = 6,
                    isPresent = true,
                    present = 7,
                    existing = 8,
                    members = 9,
                    Write = 10,
                    Read = 11,
                    Match = 12,
                    Made = 13,
                    made = [14],
                    record = 15,
                    field = "f"
                });
            Trip.Json(
                new Boxes
                {
                    Ints = new() { Item = 1, Items = [2] },
                    Texts = new() { Item = "t", Items = ["u"] },
                    Inner = new() { A = 5 },
                    Foreign = new() { A = 1, B = 2 }
                });
            Trip.Json(new InitBox<DateTime> { Item = DateTime.UnixEpoch, Other = DateTime.UnixEpoch, Plain = 1 });
            Trip.Json(new InitBox<string> { Item = "i", Other = "o", Plain = 1 });
            Trip.Json(new Outer.Inner.Deep { B = 1 });
            Trip.Json(new Outer_Inner { A = 1 });
            Trip.Json(new Old { B = 1 });
            string at = new('x', 1024), above = new('ÿ', 1025), far = new('語', 70000);
            Trip.Json(new Texts { A = at, N = 1, B = above, C = far, D = [far, null, "", at, above], E = above, F = new() { [above] = far, ["k"] = null } });
            Trip.Json(new Lines { A = [null, ["a"]], B = [["b"]], C = [null], D = new() { ["a"] = null }, E = new() { ["a"] = "b" } });
            Trip.Json(new Wide());
            Trip.Json(new Wide { A00 = 1, A23 = 2, A24 = 3, A29 = 4, B00 = 5, B29 = 6, C0 = "c", D0 = 7, D9 = 8, E0 = [9], F0 = padded });
            Trip.Json(
                new WideRecord(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2,
                    3, 4, 5, 6, 7, 8, 9, "f", "g", DateTime.UnixEpoch, 1m));
            Trip.Json(new WideImage { A0 = 1, D9 = 2, E = true });
            Trip.Json(new HasWideImage { A = 1, B = new() { A0 = 1 }, C = new WideImage[3], D = new WideImage { D9 = 4 } });
            Damage();
        }

        private static void Image<T>(T value, int size)
            where T : struct
        {
            Trip.Same(size, OctavoBinary.Serialize(value).Length, "image of " + typeof(T));
            Trip.Json(value);
            Trip.Json(Enumerable.Repeat(value, 100).ToArray());
            Trip.Json(Enumerable.Repeat(value, 3).ToList());
            Trip.Json((T?)value);
            Trip.Same(1 + (3 * size), OctavoBinary.Serialize(new T[3]).Length, "images of " + typeof(T));
        }

        private static void Damage()
        {
            byte[] image = OctavoBinary.Serialize(new Padded { D = DateTime.UnixEpoch });
            foreach (int at in new[] { 1, 7, 17, 23 })
            {
                byte[] bad = [.. image];
                bad[at] = 1;
                Trip.Throws("InvalidValue", () => OctavoBinary.Deserialize<Padded>(bad));
                Trip.Throws("InvalidValue", () => OctavoBinary.Deserialize<Padded[]>([2, .. bad]));
            }
            byte[] badBool = [.. image];
            badBool[16] = 2;
            Trip.Throws("InvalidValue", () => OctavoBinary.Deserialize<Padded>(badBool));
            Trip.Throws("InvalidValue", () => OctavoBinary.Deserialize<List<Padded>>([2, .. badBool]));
        }
    }
}

namespace Hostile.Layout { [GenerateCodec] public class InLayout { public int A; } }
namespace Hostile.System.Bytes { [global::Octavo.GenerateCodec] public class InSystem { public int A; public global::System.Collections.Generic.List<global::System.DateTime>? B; } }
namespace Hostile.List { [GenerateCodec] public class InList { public List<int>? A; } }
[GenerateCodec] public class InGlobal { public int A; public Hostile.Layout.InLayout? B; }
