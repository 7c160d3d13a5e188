// Owns: the codecs of the error tests' types, in the manner of emitted ones: a run if members are fixed, instance reads elsewhere, older data read.
using System.Runtime.CompilerServices;
using Octavo.Codecs.RootTypes;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Tests.Hand;

public readonly struct OrderCodec : ISequentialCodec<Order?>
{
    public const string Shape =
        "class Octavo.Tests.Hand.Order array 1:Id:int32 2:Paid:bool 3:Created:datetime 4:Name:text 5:Discount:opt<decimal> 6:Lines:seq<ref0> "
        + "7:BySku:map<text!,ref0> 8:Notes:map<int32,text> 9:Numbers:seq<int32> 10:Flags:seq<bool> 11:Spot:val1 12:Price:val2 13:Blob:bytes 14:Key:guid";

    public static void Write<W>(ref W w, scoped in Order? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            w.WriteNull();
            return;
        }
        Put.Start(ref w, 14);
        Put.Key(ref w, 1, ",\"Id\":"u8, first: true);
        Put.Int32(ref w, value.Id);
        Put.Key(ref w, 2, ",\"Paid\":"u8);
        w.Advance(W.PutBool(ref w.Reserve(W.MaxBool), value.Paid));
        Put.Key(ref w, 3, ",\"Created\":"u8);
        w.Advance(W.PutDateTime(ref w.Reserve(W.MaxDateTime), value.Created));
        Put.Key(ref w, 4, ",\"Name\":"u8);
        w.WriteText(value.Name);
        Put.Key(ref w, 5, ",\"Discount\":"u8);
        w.Advance(W.PutPresence(ref w.Reserve(W.MaxHead), value.Discount.HasValue));
        if (value.Discount is { } discount)
        {
            w.Advance(W.PutDecimal(ref w.Reserve(W.MaxDecimal), discount));
        }
        Put.Key(ref w, 6, ",\"Lines\":"u8);
        ListRoot<Line?, LineCodec>.Write(ref w, value.Lines!);
        Put.Key(ref w, 7, ",\"BySku\":"u8);
        DictionaryRoot<Line?, LineCodec>.Write(ref w, value.BySku!);
        Put.Key(ref w, 8, ",\"Notes\":"u8);
        Put.Notes(ref w, value.Notes);
        Put.Key(ref w, 9, ",\"Numbers\":"u8);
        w.WriteInt32s(value.Numbers);
        Put.Key(ref w, 10, ",\"Flags\":"u8);
        w.WriteBools(value.Flags);
        Put.Key(ref w, 11, ",\"Spot\":"u8);
        SpotCodec.Write(ref w, value.Spot);
        Put.Key(ref w, 12, ",\"Price\":"u8);
        MoneyCodec.Write(ref w, value.Price);
        Put.Key(ref w, 13, ",\"Blob\":"u8);
        w.WriteBytes(value.Blob);
        Put.Key(ref w, 14, ",\"Key\":"u8);
        w.Advance(W.PutGuid(ref w.Reserve(W.MaxGuid), value.Key));
        Put.End(ref w);
    }

    public static void Read<R>(ref R r, ref Order? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members;
        var order = new Order();
        if (R.Shape == ReaderShape.Positional)
        {
            ref byte at = ref r.Need(R.MaxHead + R.MaxInt32 + R.MaxBool + R.MaxDateTime);
            nint n = R.GetStart(ref at, Layout.Array, out members);
            if (members == 14)
            {
                n += R.GetInt32(ref Bytes.At(ref at, n), out int id);
                n += R.GetBool(ref Bytes.At(ref at, n), out bool paid);
                n += R.GetDateTime(ref Bytes.At(ref at, n), out DateTime created);
                r.Commit(n);
                (order.Id, order.Paid, order.Created) = (id, paid, created);
                for (int i = 3; i < members; i++)
                {
                    ReadMember(ref r, order, i);
                }
                value = order;
                return;
            }
            r.Commit(n);
        }
        else
        {
            members = r.ReadStart(Layout.Array);
        }
        value = members == ObjectHead.Null ? null : order;
        if (members < ObjectHead.Null)
        {
            int remaining = ObjectHead.Entries(members);
            for (int i = 0; r.NextKey(ref remaining, i == 0, out ReadOnlySpan<byte> key, out _); i++)
            {
                string name = System.Text.Encoding.UTF8.GetString(key);
                int member = Array.IndexOf(s_names, name);
                if (member < 0)
                {
                    r.OnUnknown(key);
                    r.Skip();
                    continue;
                }
                ReadMember(ref r, order, member);
            }
            return;
        }
        for (int i = 0; i < Math.Min(14, members); i++)
        {
            ReadMember(ref r, order, i);
        }
        r.SkipRest(14, members);
    }

    private static readonly string[] s_names = ["Id", "Paid", "Created", "Name", "Discount", "Lines", "BySku", "Notes", "Numbers", "Flags", "Spot", "Price",
        "Blob", "Key"];

    private static void ReadMember<R>(ref R r, Order order, int index)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        switch (index)
        {
            case 0:
                order.Id = r.ReadInt32();
                break;
            case 1:
                order.Paid = r.ReadBool();
                break;
            case 2:
                order.Created = r.ReadDateTime();
                break;
            case 3:
                order.Name = r.ReadText();
                break;
            case 4:
                order.Discount = r.ReadPresence() ? r.ReadDecimal() : null;
                break;
            case 5:
                List<Line?>? lines = null;
                ListRoot<Line?, LineCodec>.Read(ref r, ref lines);
                order.Lines = lines!;
                break;
            case 6:
                Dictionary<string, Line?>? bySku = null;
                DictionaryRoot<Line?, LineCodec>.Read(ref r, ref bySku);
                order.BySku = bySku!;
                break;
            case 7:
                order.Notes = Put.ReadNotes(ref r);
                break;
            case 8:
                order.Numbers = r.ReadInt32Array();
                break;
            case 9:
                order.Flags = r.ReadBoolArray();
                break;
            case 10:
                Spot spot = default;
                SpotCodec.Read(ref r, ref spot);
                order.Spot = spot;
                break;
            case 11:
                Money price = default;
                MoneyCodec.Read(ref r, ref price);
                order.Price = price;
                break;
            case 12:
                order.Blob = r.ReadBytes();
                break;
            case 13:
                order.Key = r.ReadGuid();
                break;
        }
    }
}

public readonly struct LineCodec : ISequentialCodec<Line?>
{
    public const string Shape = "class Octavo.Tests.Hand.Line array 1:Sku:text 2:Amount:int32";

    public static void Write<W>(ref W w, scoped in Line? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            w.WriteNull();
            return;
        }
        Put.Start(ref w, 2);
        Put.Key(ref w, 1, ",\"Sku\":"u8, first: true);
        w.WriteText(value.Sku);
        Put.Key(ref w, 2, ",\"Amount\":"u8);
        Put.Int32(ref w, value.Amount);
        Put.End(ref w);
    }

    public static void Read<R>(ref R r, ref Line? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members = r.ReadStart(Layout.Array);
        value = members == ObjectHead.Null ? null : new Line();
        if (members < ObjectHead.Null)
        {
            int remaining = ObjectHead.Entries(members);
            for (int i = 0; r.NextKey(ref remaining, i == 0, out ReadOnlySpan<byte> key, out _); i++)
            {
                if (key.SequenceEqual("Sku"u8))
                {
                    value!.Sku = r.ReadText();
                }
                else if (key.SequenceEqual("Amount"u8))
                {
                    value!.Amount = r.ReadInt32();
                }
                else
                {
                    r.OnUnknown(key);
                    r.Skip();
                }
            }
            return;
        }
        if (members > 0)
        {
            value!.Sku = r.ReadText();
        }
        if (members > 1)
        {
            value!.Amount = r.ReadInt32();
        }
        r.SkipRest(2, members);
    }
}

public readonly struct MoneyCodec : ISequentialCodec<Money>
{
    public const string Shape = "struct Octavo.Tests.Hand.Money array 1:Currency:text 2:Amount:decimal";

    public static void Write<W>(ref W w, scoped in Money value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        w.Advance(W.PutValueStart(ref w.Reserve(W.MaxHead), Layout.Array, 2, 2));
        Put.Key(ref w, 1, ",\"Currency\":"u8, first: true);
        w.WriteText(value.Currency);
        Put.Key(ref w, 2, ",\"Amount\":"u8);
        w.Advance(W.PutDecimal(ref w.Reserve(W.MaxDecimal), value.Amount));
        Put.End(ref w);
    }

    public static void Read<R>(ref R r, ref Money value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members = r.ReadValueStart(Layout.Array, 2);
        if (members < 0)
        {
            int remaining = ObjectHead.Entries(members);
            for (int i = 0; r.NextKey(ref remaining, i == 0, out ReadOnlySpan<byte> key, out _); i++)
            {
                if (key.SequenceEqual("Currency"u8))
                {
                    value.Currency = r.ReadText();
                }
                else
                {
                    value.Amount = r.ReadDecimal();
                }
            }
            return;
        }
        value.Currency = r.ReadText();
        value.Amount = r.ReadDecimal();
        r.SkipRest(2, members);
    }
}

public readonly struct SpotCodec : ISequentialCodec<Spot>
{
    public const string Shape = "image Octavo.Tests.Hand.Spot array 1:Flag:bool 2:X:int32 3:At:datetime";

    public static void Write<W>(ref W w, scoped in Spot value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.RawLayouts)
        {
            ref byte at = ref w.Reserve(16);
            Bytes.Put(ref at, 0, 0u);
            W.PutBool(ref at, value.Flag);
            W.PutInt32(ref Bytes.At(ref at, 4), value.X);
            W.PutDateTime(ref Bytes.At(ref at, 8), value.At);
            w.Advance(16);
            return;
        }
        w.Advance(W.PutValueStart(ref w.Reserve(W.MaxHead), Layout.Array, 3, 3));
        Put.Key(ref w, 1, ",\"Flag\":"u8, first: true);
        w.Advance(W.PutBool(ref w.Reserve(W.MaxBool), value.Flag));
        Put.Key(ref w, 2, ",\"X\":"u8);
        Put.Int32(ref w, value.X);
        Put.Key(ref w, 3, ",\"At\":"u8);
        w.Advance(W.PutDateTime(ref w.Reserve(W.MaxDateTime), value.At));
        Put.End(ref w);
    }

    public static void Read<R>(ref R r, ref Spot value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.RawLayouts)
        {
            ref byte at = ref r.Need(16);
            R.GetBool(ref at, out value.Flag);
            if ((Bytes.Get<uint>(ref at) & 0xFFFF_FF00) != 0)
            {
                Throw.InvalidValue("Spot");
            }
            R.GetInt32(ref Bytes.At(ref at, 4), out value.X);
            R.GetDateTime(ref Bytes.At(ref at, 8), out value.At);
            r.Commit(16);
            return;
        }
        int members = r.ReadValueStart(Layout.Array, 3);
        if (members < 0)
        {
            int remaining = ObjectHead.Entries(members);
            for (int i = 0; r.NextKey(ref remaining, i == 0, out _, out _); i++)
            {
                switch (i)
                {
                    case 0:
                        value.Flag = r.ReadBool();
                        break;
                    case 1:
                        value.X = r.ReadInt32();
                        break;
                    default:
                        value.At = r.ReadDateTime();
                        break;
                }
            }
            return;
        }
        value.Flag = r.ReadBool();
        value.X = r.ReadInt32();
        value.At = r.ReadDateTime();
        r.SkipRest(3, members);
    }
}

internal static class Put
{
    internal static void Start<W>(ref W w, int members)
        where W : struct, ISequentialWriter<W>, allows ref struct => w.Advance(W.PutStart(ref w.Reserve(W.MaxHead), Layout.Array, members, members));

    internal static void Key<W>(ref W w, int number, ReadOnlySpan<byte> literal, bool first = false)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.Named(Layout.Array))
        {
            w.WriteKey(Layout.Array, number, literal, first);
        }
    }

    internal static void End<W>(ref W w)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.Ends)
        {
            w.WriteEnd();
        }
    }

    internal static void Int32<W>(ref W w, int value)
        where W : struct, ISequentialWriter<W>, allows ref struct => w.Advance(W.PutInt32(ref w.Reserve(W.MaxInt32), value));

    internal static void Notes<W>(ref W w, Dictionary<int, string?>? notes)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (notes is null)
        {
            w.WriteNull();
            return;
        }
        int index = 0;
        w.WriteMapStart(notes.Count);
        foreach ((int key, string? value) in notes)
        {
            w.Advance(W.PutKeyStart(ref w.Reserve(W.MaxHead), index++, quoted: true));
            Int32(ref w, key);
            w.Advance(W.PutKeyEnd(ref w.Reserve(W.MaxHead), quoted: true));
            w.WriteText(value);
        }
        if (W.Ends)
        {
            w.WriteMapEnd(notes.Count);
        }
    }

    internal static Dictionary<int, string?>? ReadNotes<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = r.ReadMapStart();
        if (remaining == ObjectHead.Null)
        {
            return null;
        }
        var notes = new Dictionary<int, string?>();
        while (r.NextEntry(ref remaining))
        {
            r.BeginKey(quoted: true);
            int key = r.ReadInt32();
            r.EndKey(quoted: true);
            string? value = r.ReadText();
            if (!notes.TryAdd(key, value) && r.OnDuplicateKey())
            {
                notes[key] = value;
            }
        }
        return notes;
    }
}
