// Owns: document 004's document over System.Formats.Cbor, written by hand. Knows nothing of ours.
using System.Formats.Cbor;
using Friend = Octavo.Lab.Workloads.LargeSample.Friend;
using Image = Octavo.Lab.Workloads.LargeSample.Image;
using PersonName = Octavo.Lab.Workloads.LargeSample.PersonName;
using Response = Octavo.Lab.Workloads.LargeSample.Response;
using User = Octavo.Lab.Workloads.LargeSample.User;

namespace Octavo.Bench.Cbor;

/// <summary>The bytes that Octavo writes: maps by name. Keys are compared as UTF-8, in place.</summary>
internal static class LargeSampleByHand
{
    internal static void Write(CborWriter writer, Response value)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("users");
        Write(writer, value.Users, Write);
        writer.WriteTextString("status");
        Write(writer, value.Status);
        writer.WriteTextString("is_real_json");
        writer.WriteBoolean(value.IsRealJson);
        writer.WriteEndMap();
    }

    private static void Write(CborWriter writer, User value)
    {
        writer.WriteStartMap(23);
        writer.WriteTextString("_id");
        Write(writer, value.Id);
        writer.WriteTextString("index");
        writer.WriteInt32(value.Index);
        writer.WriteTextString("guid");
        Write(writer, value.Guid);
        writer.WriteTextString("is_active");
        writer.WriteBoolean(value.IsActive);
        writer.WriteTextString("balance");
        Write(writer, value.Balance);
        writer.WriteTextString("picture");
        Write(writer, value.Picture);
        writer.WriteTextString("age");
        writer.WriteInt32(value.Age);
        writer.WriteTextString("eye_color");
        Write(writer, value.EyeColor);
        writer.WriteTextString("name");
        Write(writer, value.Name!);
        writer.WriteTextString("company");
        Write(writer, value.Company);
        writer.WriteTextString("email");
        Write(writer, value.Email);
        writer.WriteTextString("phone");
        Write(writer, value.Phone);
        writer.WriteTextString("address");
        Write(writer, value.Address);
        writer.WriteTextString("about");
        Write(writer, value.About);
        writer.WriteTextString("registered");
        Write(writer, value.Registered);
        writer.WriteTextString("latitude");
        writer.WriteDouble(value.Latitude);
        writer.WriteTextString("longitude");
        writer.WriteDouble(value.Longitude);
        writer.WriteTextString("tags");
        Write(writer, value.Tags, static (to, item) => to.WriteTextString(item));
        writer.WriteTextString("range");
        Write(writer, value.Range, static (to, item) => to.WriteInt32(item));
        writer.WriteTextString("friends");
        Write(writer, value.Friends, Write);
        writer.WriteTextString("images");
        Write(writer, value.Images, Write);
        writer.WriteTextString("greeting");
        Write(writer, value.Greeting);
        writer.WriteTextString("favorite_fruit");
        Write(writer, value.FavoriteFruit);
        writer.WriteEndMap();
    }

    private static void Write(CborWriter writer, PersonName value)
    {
        writer.WriteStartMap(2);
        writer.WriteTextString("first");
        Write(writer, value.First);
        writer.WriteTextString("last");
        Write(writer, value.Last);
        writer.WriteEndMap();
    }

    private static void Write(CborWriter writer, Friend value)
    {
        writer.WriteStartMap(2);
        writer.WriteTextString("id");
        writer.WriteInt32(value.Id);
        writer.WriteTextString("name");
        Write(writer, value.Name);
        writer.WriteEndMap();
    }

    private static void Write(CborWriter writer, Image value)
    {
        writer.WriteStartMap(4);
        writer.WriteTextString("id");
        Write(writer, value.Id);
        writer.WriteTextString("format");
        Write(writer, value.Format);
        writer.WriteTextString("url");
        Write(writer, value.Url);
        writer.WriteTextString("description");
        Write(writer, value.Description);
        writer.WriteEndMap();
    }

    internal static Response Read(CborReader reader)
    {
        var value = new Response();
        for (int left = reader.ReadStartMap()!.Value; left > 0; left--)
        {
            ReadOnlySpan<byte> key = reader.ReadDefiniteLengthTextStringBytes().Span;
            switch (key.Length)
            {
                case 5 when key.SequenceEqual("users"u8):
                    value.Users = ReadList(reader, ReadUser);
                    break;
                case 6 when key.SequenceEqual("status"u8):
                    value.Status = reader.ReadTextString();
                    break;
                case 12 when key.SequenceEqual("is_real_json"u8):
                    value.IsRealJson = reader.ReadBoolean();
                    break;
                default:
                    reader.SkipValue();
                    break;
            }
        }
        reader.ReadEndMap();
        return value;
    }

    private static User ReadUser(CborReader reader)
    {
        var value = new User();
        for (int left = reader.ReadStartMap()!.Value; left > 0; left--)
        {
            ReadOnlySpan<byte> key = reader.ReadDefiniteLengthTextStringBytes().Span;
            switch (key.Length)
            {
                case 3 when key.SequenceEqual("_id"u8):
                    value.Id = reader.ReadTextString();
                    break;
                case 3 when key.SequenceEqual("age"u8):
                    value.Age = reader.ReadInt32();
                    break;
                case 4 when key.SequenceEqual("guid"u8):
                    value.Guid = reader.ReadTextString();
                    break;
                case 4 when key.SequenceEqual("name"u8):
                    value.Name = ReadPersonName(reader);
                    break;
                case 4 when key.SequenceEqual("tags"u8):
                    value.Tags = ReadList(reader, static from => from.ReadTextString());
                    break;
                case 5 when key.SequenceEqual("index"u8):
                    value.Index = reader.ReadInt32();
                    break;
                case 5 when key.SequenceEqual("email"u8):
                    value.Email = reader.ReadTextString();
                    break;
                case 5 when key.SequenceEqual("phone"u8):
                    value.Phone = reader.ReadTextString();
                    break;
                case 5 when key.SequenceEqual("about"u8):
                    value.About = reader.ReadTextString();
                    break;
                case 5 when key.SequenceEqual("range"u8):
                    value.Range = ReadList(reader, static from => from.ReadInt32());
                    break;
                case 6 when key.SequenceEqual("images"u8):
                    value.Images = ReadList(reader, ReadImage);
                    break;
                case 7 when key.SequenceEqual("balance"u8):
                    value.Balance = reader.ReadTextString();
                    break;
                case 7 when key.SequenceEqual("picture"u8):
                    value.Picture = reader.ReadTextString();
                    break;
                case 7 when key.SequenceEqual("company"u8):
                    value.Company = reader.ReadTextString();
                    break;
                case 7 when key.SequenceEqual("address"u8):
                    value.Address = reader.ReadTextString();
                    break;
                case 7 when key.SequenceEqual("friends"u8):
                    value.Friends = ReadList(reader, ReadFriend);
                    break;
                case 8 when key.SequenceEqual("latitude"u8):
                    value.Latitude = reader.ReadDouble();
                    break;
                case 8 when key.SequenceEqual("greeting"u8):
                    value.Greeting = reader.ReadTextString();
                    break;
                case 9 when key.SequenceEqual("is_active"u8):
                    value.IsActive = reader.ReadBoolean();
                    break;
                case 9 when key.SequenceEqual("eye_color"u8):
                    value.EyeColor = reader.ReadTextString();
                    break;
                case 9 when key.SequenceEqual("longitude"u8):
                    value.Longitude = reader.ReadDouble();
                    break;
                case 10 when key.SequenceEqual("registered"u8):
                    value.Registered = reader.ReadTextString();
                    break;
                case 14 when key.SequenceEqual("favorite_fruit"u8):
                    value.FavoriteFruit = reader.ReadTextString();
                    break;
                default:
                    reader.SkipValue();
                    break;
            }
        }
        reader.ReadEndMap();
        return value;
    }

    private static PersonName ReadPersonName(CborReader reader)
    {
        var value = new PersonName();
        for (int left = reader.ReadStartMap()!.Value; left > 0; left--)
        {
            ReadOnlySpan<byte> key = reader.ReadDefiniteLengthTextStringBytes().Span;
            switch (key.Length)
            {
                case 4 when key.SequenceEqual("last"u8):
                    value.Last = reader.ReadTextString();
                    break;
                case 5 when key.SequenceEqual("first"u8):
                    value.First = reader.ReadTextString();
                    break;
                default:
                    reader.SkipValue();
                    break;
            }
        }
        reader.ReadEndMap();
        return value;
    }

    private static Friend ReadFriend(CborReader reader)
    {
        var value = new Friend();
        for (int left = reader.ReadStartMap()!.Value; left > 0; left--)
        {
            ReadOnlySpan<byte> key = reader.ReadDefiniteLengthTextStringBytes().Span;
            switch (key.Length)
            {
                case 2 when key.SequenceEqual("id"u8):
                    value.Id = reader.ReadInt32();
                    break;
                case 4 when key.SequenceEqual("name"u8):
                    value.Name = reader.ReadTextString();
                    break;
                default:
                    reader.SkipValue();
                    break;
            }
        }
        reader.ReadEndMap();
        return value;
    }

    private static Image ReadImage(CborReader reader)
    {
        var value = new Image();
        for (int left = reader.ReadStartMap()!.Value; left > 0; left--)
        {
            ReadOnlySpan<byte> key = reader.ReadDefiniteLengthTextStringBytes().Span;
            switch (key.Length)
            {
                case 2 when key.SequenceEqual("id"u8):
                    value.Id = reader.ReadTextString();
                    break;
                case 3 when key.SequenceEqual("url"u8):
                    value.Url = reader.ReadTextString();
                    break;
                case 6 when key.SequenceEqual("format"u8):
                    value.Format = reader.ReadTextString();
                    break;
                case 11 when key.SequenceEqual("description"u8):
                    value.Description = reader.ReadTextString();
                    break;
                default:
                    reader.SkipValue();
                    break;
            }
        }
        reader.ReadEndMap();
        return value;
    }

    private static void Write(CborWriter writer, string? value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteTextString(value);
        }
    }

    private static void Write<T>(CborWriter writer, List<T>? items, Action<CborWriter, T> write)
    {
        writer.WriteStartArray(items!.Count);
        foreach (T item in items)
        {
            write(writer, item);
        }
        writer.WriteEndArray();
    }

    private static List<T> ReadList<T>(CborReader reader, Func<CborReader, T> read)
    {
        int count = reader.ReadStartArray()!.Value;
        var items = new List<T>(count);
        for (int i = 0; i < count; i++)
        {
            items.Add(read(reader));
        }
        reader.ReadEndArray();
        return items;
    }
}
