// Owns: the codec of User written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="User"/>: class, NameMap, 23 members: Key, Index, Guid, IsActive, Balance, Picture, Age, EyeColor, Name, Company, Email, Phone,
/// Address, About, Registered, Latitude, Longitude, Tags, Range, Friends, Images, Greeting, FavoriteFruit.</summary>
public readonly struct UserCodec : ISequentialCodec<User>
{
    public static void Write<W>(ref W w, scoped in User value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref User value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, User v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(User))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(User));
        }
        string key = v.Key;
        string guid = v.Guid;
        string balance = v.Balance;
        string picture = v.Picture;
        string eyeColor = v.EyeColor;
        int room = W.MaxHead + W.MaxText(key) + W.MaxInt32 + W.MaxText(guid) + W.MaxBool + W.MaxText(balance) + W.MaxText(picture) + W.MaxInt32
            + W.MaxText(eyeColor) + W.MaxKeys(Layout.NameMap, 9, 87);
        ref byte at = ref w.Reserve(room);
        nint n = W.PutStart(ref at, Layout.NameMap, 23, 23);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 1, ",\"_id\":"u8, true);
        if (TextRun.Fits(key))
        {
            n += W.PutText(ref Bytes.At(ref at, n), key);
        }
        else
        {
            w.Advance(n);
            w.WriteText(key);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 2, ",\"index\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.Index);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 3, ",\"guid\":"u8, false);
        if (TextRun.Fits(guid))
        {
            n += W.PutText(ref Bytes.At(ref at, n), guid);
        }
        else
        {
            w.Advance(n);
            w.WriteText(guid);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 4, ",\"is_active\":"u8, false);
        n += W.PutBool(ref Bytes.At(ref at, n), v.IsActive);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 5, ",\"balance\":"u8, false);
        if (TextRun.Fits(balance))
        {
            n += W.PutText(ref Bytes.At(ref at, n), balance);
        }
        else
        {
            w.Advance(n);
            w.WriteText(balance);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 6, ",\"picture\":"u8, false);
        if (TextRun.Fits(picture))
        {
            n += W.PutText(ref Bytes.At(ref at, n), picture);
        }
        else
        {
            w.Advance(n);
            w.WriteText(picture);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 7, ",\"age\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.Age);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 8, ",\"eye_color\":"u8, false);
        if (TextRun.Fits(eyeColor))
        {
            n += W.PutText(ref Bytes.At(ref at, n), eyeColor);
        }
        else
        {
            w.Advance(n);
            w.WriteText(eyeColor);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 9, ",\"name\":"u8, false);
        w.Advance(n);
        PersonNameCodec.WriteSequential(ref w, v.Name);
        string company = v.Company;
        string email = v.Email;
        string phone = v.Phone;
        string address = v.Address;
        string about = v.About;
        string registered = v.Registered;
        room = W.MaxText(company) + W.MaxText(email) + W.MaxText(phone) + W.MaxText(address) + W.MaxText(about) + W.MaxText(registered) + W.MaxDouble
            + W.MaxDouble + W.MaxKeys(Layout.NameMap, 9, 96);
        at = ref w.Reserve(room);
        n = 0;
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 10, ",\"company\":"u8, false);
        if (TextRun.Fits(company))
        {
            n += W.PutText(ref Bytes.At(ref at, n), company);
        }
        else
        {
            w.Advance(n);
            w.WriteText(company);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 11, ",\"email\":"u8, false);
        if (TextRun.Fits(email))
        {
            n += W.PutText(ref Bytes.At(ref at, n), email);
        }
        else
        {
            w.Advance(n);
            w.WriteText(email);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 12, ",\"phone\":"u8, false);
        if (TextRun.Fits(phone))
        {
            n += W.PutText(ref Bytes.At(ref at, n), phone);
        }
        else
        {
            w.Advance(n);
            w.WriteText(phone);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 13, ",\"address\":"u8, false);
        if (TextRun.Fits(address))
        {
            n += W.PutText(ref Bytes.At(ref at, n), address);
        }
        else
        {
            w.Advance(n);
            w.WriteText(address);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 14, ",\"about\":"u8, false);
        if (TextRun.Fits(about))
        {
            n += W.PutText(ref Bytes.At(ref at, n), about);
        }
        else
        {
            w.Advance(n);
            w.WriteText(about);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 15, ",\"registered\":"u8, false);
        if (TextRun.Fits(registered))
        {
            n += W.PutText(ref Bytes.At(ref at, n), registered);
        }
        else
        {
            w.Advance(n);
            w.WriteText(registered);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 16, ",\"latitude\":"u8, false);
        n += W.PutDouble(ref Bytes.At(ref at, n), v.Latitude);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 17, ",\"longitude\":"u8, false);
        n += W.PutDouble(ref Bytes.At(ref at, n), v.Longitude);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 18, ",\"tags\":"u8, false);
        w.Advance(n);
        LargeSampleLists.Write(ref w, v.Tags);
        if (W.Named(Layout.NameMap))
        {
            w.WriteKey(Layout.NameMap, 19, ",\"range\":"u8, false);
        }
        LargeSampleLists.Write(ref w, v.Range);
        if (W.Named(Layout.NameMap))
        {
            w.WriteKey(Layout.NameMap, 20, ",\"friends\":"u8, false);
        }
        LargeSampleLists.Write(ref w, v.Friends);
        if (W.Named(Layout.NameMap))
        {
            w.WriteKey(Layout.NameMap, 21, ",\"images\":"u8, false);
        }
        LargeSampleLists.Write(ref w, v.Images);
        string greeting = v.Greeting;
        string favoriteFruit = v.FavoriteFruit;
        room = W.MaxHead + W.MaxText(greeting) + W.MaxText(favoriteFruit) + W.MaxKeys(Layout.NameMap, 2, 30);
        at = ref w.Reserve(room);
        n = 0;
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 22, ",\"greeting\":"u8, false);
        if (TextRun.Fits(greeting))
        {
            n += W.PutText(ref Bytes.At(ref at, n), greeting);
        }
        else
        {
            w.Advance(n);
            w.WriteText(greeting);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 23, ",\"favorite_fruit\":"u8, false);
        if (TextRun.Fits(favoriteFruit))
        {
            n += W.PutText(ref Bytes.At(ref at, n), favoriteFruit);
        }
        else
        {
            w.Advance(n);
            w.WriteText(favoriteFruit);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static User ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.NameMap)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static User ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead);
        nint n = R.GetStart(ref at, Layout.NameMap, out int members);
        if (members != 23)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        r.Commit(n);
        string key = r.ReadText();
        at = ref r.Need(R.MaxInt32);
        n = 0;
        n += R.GetInt32(ref Bytes.At(ref at, n), out int index);
        r.Commit(n);
        string guid = r.ReadText();
        at = ref r.Need(R.MaxBool);
        n = 0;
        n += R.GetBool(ref Bytes.At(ref at, n), out bool isActive);
        r.Commit(n);
        string balance = r.ReadText();
        string picture = r.ReadText();
        at = ref r.Need(R.MaxInt32);
        n = 0;
        n += R.GetInt32(ref Bytes.At(ref at, n), out int age);
        r.Commit(n);
        string eyeColor = r.ReadText();
        PersonName name = PersonNameCodec.ReadNested(ref r);
        string company = r.ReadText();
        string email = r.ReadText();
        string phone = r.ReadText();
        string address = r.ReadText();
        string about = r.ReadText();
        string registered = r.ReadText();
        at = ref r.Need(R.MaxDouble + R.MaxDouble);
        n = 0;
        n += R.GetDouble(ref Bytes.At(ref at, n), out double latitude);
        n += R.GetDouble(ref Bytes.At(ref at, n), out double longitude);
        r.Commit(n);
        List<string> tags = LargeSampleLists.ReadListOfString(ref r);
        List<int> range = r.ReadInt32List();
        List<Friend> friends = LargeSampleLists.ReadListOfFriend(ref r);
        List<Image> images = LargeSampleLists.ReadListOfImage(ref r);
        string greeting = r.ReadText();
        string favoriteFruit = r.ReadText();
        return new User
        {
            Key = key,
            Index = index,
            Guid = guid,
            IsActive = isActive,
            Balance = balance,
            Picture = picture,
            Age = age,
            EyeColor = eyeColor,
            Name = name,
            Company = company,
            Email = email,
            Phone = phone,
            Address = address,
            About = about,
            Registered = registered,
            Latitude = latitude,
            Longitude = longitude,
            Tags = tags,
            Range = range,
            Friends = friends,
            Images = images,
            Greeting = greeting,
            FavoriteFruit = favoriteFruit,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static User ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new User();
        if (members > 0)
        {
            v.Key = r.ReadText();
        }
        if (members > 1)
        {
            v.Index = r.ReadInt32();
        }
        if (members > 2)
        {
            v.Guid = r.ReadText();
        }
        if (members > 3)
        {
            v.IsActive = r.ReadBool();
        }
        if (members > 4)
        {
            v.Balance = r.ReadText();
        }
        if (members > 5)
        {
            v.Picture = r.ReadText();
        }
        if (members > 6)
        {
            v.Age = r.ReadInt32();
        }
        if (members > 7)
        {
            v.EyeColor = r.ReadText();
        }
        if (members > 8)
        {
            v.Name = PersonNameCodec.ReadNested(ref r);
        }
        if (members > 9)
        {
            v.Company = r.ReadText();
        }
        if (members > 10)
        {
            v.Email = r.ReadText();
        }
        if (members > 11)
        {
            v.Phone = r.ReadText();
        }
        if (members > 12)
        {
            v.Address = r.ReadText();
        }
        if (members > 13)
        {
            v.About = r.ReadText();
        }
        if (members > 14)
        {
            v.Registered = r.ReadText();
        }
        if (members > 15)
        {
            v.Latitude = r.ReadDouble();
        }
        if (members > 16)
        {
            v.Longitude = r.ReadDouble();
        }
        if (members > 17)
        {
            v.Tags = LargeSampleLists.ReadListOfString(ref r);
        }
        if (members > 18)
        {
            v.Range = r.ReadInt32List();
        }
        if (members > 19)
        {
            v.Friends = LargeSampleLists.ReadListOfFriend(ref r);
        }
        if (members > 20)
        {
            v.Images = LargeSampleLists.ReadListOfImage(ref r);
        }
        if (members > 21)
        {
            v.Greeting = r.ReadText();
        }
        if (members > 22)
        {
            v.FavoriteFruit = r.ReadText();
        }
        r.SkipRest(23, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static User ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new User();
        uint seen = 0;
        if (r.TryKey(",\"_id\":"u8, 1, Layout.NameMap, true, ref remaining))
        {
            goto M0;
        }
        if (!r.NextKey(ref remaining, true, out ReadOnlySpan<byte> key, out long number))
        {
            return v;
        }
    Find:
        switch (Match(key))
        {
            case 0: goto M0;
            case 1: goto M1;
            case 2: goto M2;
            case 3: goto M3;
            case 4: goto M4;
            case 5: goto M5;
            case 6: goto M6;
            case 7: goto M7;
            case 8: goto M8;
            case 9: goto M9;
            case 10: goto M10;
            case 11: goto M11;
            case 12: goto M12;
            case 13: goto M13;
            case 14: goto M14;
            case 15: goto M15;
            case 16: goto M16;
            case 17: goto M17;
            case 18: goto M18;
            case 19: goto M19;
            case 20: goto M20;
            case 21: goto M21;
            case 22: goto M22;
        }
        r.OnUnknown(key);
        r.Skip();
    Next:
        if (r.NextKey(ref remaining, false, out key, out number))
        {
            goto Find;
        }
        return v;
    M0:
        if ((seen & 0x1) != 0)
        {
            r.OnDuplicateMember("Key");
        }
        seen |= 0x1;
        v.Key = r.ReadText();
        if (!r.TryKey(",\"index\":"u8, 2, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Index");
        }
        seen |= 0x2;
        v.Index = r.ReadInt32();
        if (!r.TryKey(",\"guid\":"u8, 3, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M2:
        if ((seen & 0x4) != 0)
        {
            r.OnDuplicateMember("Guid");
        }
        seen |= 0x4;
        v.Guid = r.ReadText();
        if (!r.TryKey(",\"is_active\":"u8, 4, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M3:
        if ((seen & 0x8) != 0)
        {
            r.OnDuplicateMember("IsActive");
        }
        seen |= 0x8;
        v.IsActive = r.ReadBool();
        if (!r.TryKey(",\"balance\":"u8, 5, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M4:
        if ((seen & 0x10) != 0)
        {
            r.OnDuplicateMember("Balance");
        }
        seen |= 0x10;
        v.Balance = r.ReadText();
        if (!r.TryKey(",\"picture\":"u8, 6, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M5:
        if ((seen & 0x20) != 0)
        {
            r.OnDuplicateMember("Picture");
        }
        seen |= 0x20;
        v.Picture = r.ReadText();
        if (!r.TryKey(",\"age\":"u8, 7, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M6:
        if ((seen & 0x40) != 0)
        {
            r.OnDuplicateMember("Age");
        }
        seen |= 0x40;
        v.Age = r.ReadInt32();
        if (!r.TryKey(",\"eye_color\":"u8, 8, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M7:
        if ((seen & 0x80) != 0)
        {
            r.OnDuplicateMember("EyeColor");
        }
        seen |= 0x80;
        v.EyeColor = r.ReadText();
        if (!r.TryKey(",\"name\":"u8, 9, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M8:
        if ((seen & 0x100) != 0)
        {
            r.OnDuplicateMember("Name");
        }
        seen |= 0x100;
        v.Name = PersonNameCodec.ReadNested(ref r);
        if (!r.TryKey(",\"company\":"u8, 10, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M9:
        if ((seen & 0x200) != 0)
        {
            r.OnDuplicateMember("Company");
        }
        seen |= 0x200;
        v.Company = r.ReadText();
        if (!r.TryKey(",\"email\":"u8, 11, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M10:
        if ((seen & 0x400) != 0)
        {
            r.OnDuplicateMember("Email");
        }
        seen |= 0x400;
        v.Email = r.ReadText();
        if (!r.TryKey(",\"phone\":"u8, 12, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M11:
        if ((seen & 0x800) != 0)
        {
            r.OnDuplicateMember("Phone");
        }
        seen |= 0x800;
        v.Phone = r.ReadText();
        if (!r.TryKey(",\"address\":"u8, 13, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M12:
        if ((seen & 0x1000) != 0)
        {
            r.OnDuplicateMember("Address");
        }
        seen |= 0x1000;
        v.Address = r.ReadText();
        if (!r.TryKey(",\"about\":"u8, 14, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M13:
        if ((seen & 0x2000) != 0)
        {
            r.OnDuplicateMember("About");
        }
        seen |= 0x2000;
        v.About = r.ReadText();
        if (!r.TryKey(",\"registered\":"u8, 15, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M14:
        if ((seen & 0x4000) != 0)
        {
            r.OnDuplicateMember("Registered");
        }
        seen |= 0x4000;
        v.Registered = r.ReadText();
        if (!r.TryKey(",\"latitude\":"u8, 16, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M15:
        if ((seen & 0x8000) != 0)
        {
            r.OnDuplicateMember("Latitude");
        }
        seen |= 0x8000;
        v.Latitude = r.ReadDouble();
        if (!r.TryKey(",\"longitude\":"u8, 17, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M16:
        if ((seen & 0x10000) != 0)
        {
            r.OnDuplicateMember("Longitude");
        }
        seen |= 0x10000;
        v.Longitude = r.ReadDouble();
        if (!r.TryKey(",\"tags\":"u8, 18, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M17:
        if ((seen & 0x20000) != 0)
        {
            r.OnDuplicateMember("Tags");
        }
        seen |= 0x20000;
        v.Tags = LargeSampleLists.ReadListOfString(ref r);
        if (!r.TryKey(",\"range\":"u8, 19, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M18:
        if ((seen & 0x40000) != 0)
        {
            r.OnDuplicateMember("Range");
        }
        seen |= 0x40000;
        v.Range = r.ReadInt32List();
        if (!r.TryKey(",\"friends\":"u8, 20, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M19:
        if ((seen & 0x80000) != 0)
        {
            r.OnDuplicateMember("Friends");
        }
        seen |= 0x80000;
        v.Friends = LargeSampleLists.ReadListOfFriend(ref r);
        if (!r.TryKey(",\"images\":"u8, 21, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M20:
        if ((seen & 0x100000) != 0)
        {
            r.OnDuplicateMember("Images");
        }
        seen |= 0x100000;
        v.Images = LargeSampleLists.ReadListOfImage(ref r);
        if (!r.TryKey(",\"greeting\":"u8, 22, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M21:
        if ((seen & 0x200000) != 0)
        {
            r.OnDuplicateMember("Greeting");
        }
        seen |= 0x200000;
        v.Greeting = r.ReadText();
        if (!r.TryKey(",\"favorite_fruit\":"u8, 23, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M22:
        if ((seen & 0x400000) != 0)
        {
            r.OnDuplicateMember("FavoriteFruit");
        }
        seen |= 0x400000;
        v.FavoriteFruit = r.ReadText();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 3 when key.SequenceEqual("_id"u8): return 0;
            case 3 when key.SequenceEqual("age"u8): return 6;
            case 4 when key.SequenceEqual("guid"u8): return 2;
            case 4 when key.SequenceEqual("name"u8): return 8;
            case 4 when key.SequenceEqual("tags"u8): return 17;
            case 5 when key.SequenceEqual("index"u8): return 1;
            case 5 when key.SequenceEqual("email"u8): return 10;
            case 5 when key.SequenceEqual("phone"u8): return 11;
            case 5 when key.SequenceEqual("about"u8): return 13;
            case 5 when key.SequenceEqual("range"u8): return 18;
            case 6 when key.SequenceEqual("images"u8): return 20;
            case 7 when key.SequenceEqual("balance"u8): return 4;
            case 7 when key.SequenceEqual("picture"u8): return 5;
            case 7 when key.SequenceEqual("company"u8): return 9;
            case 7 when key.SequenceEqual("address"u8): return 12;
            case 7 when key.SequenceEqual("friends"u8): return 19;
            case 8 when key.SequenceEqual("latitude"u8): return 15;
            case 8 when key.SequenceEqual("greeting"u8): return 21;
            case 9 when key.SequenceEqual("is_active"u8): return 3;
            case 9 when key.SequenceEqual("eye_color"u8): return 7;
            case 9 when key.SequenceEqual("longitude"u8): return 16;
            case 10 when key.SequenceEqual("registered"u8): return 14;
            case 14 when key.SequenceEqual("favorite_fruit"u8): return 22;
        }
        return -1;
    }
}
