// Owns: the values that are a tag and what it holds: times, dates, UUIDs. Knows no window. RFC 8949, section 3.4; RFC 8943; RFC 9562.
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Cbor;

/// <summary>Tags 0 and 1 for times, 100 and 1004 for dates, 37 for UUIDs.</summary>
internal static class CborTags
{
    /// <summary>A tag of three bytes at most, a head of two, and 33 characters; encoders of text store a few bytes more.</summary>
    internal const int MaxTime = 1 + 2 + IsoDates.Room;

    /// <summary>A tag of two bytes, and an integer.</summary>
    internal const int MaxDate = 2 + 5;

    /// <summary>A tag of two bytes, a head, and 16.</summary>
    internal const int MaxGuid = 2 + 1 + GuidLength;

    /// <summary>Readers take a tag of any width, and a head of any width before the text.</summary>
    internal const int ReadableTime = 64;

    /// <inheritdoc cref="ReadableTime"/>
    internal const int ReadableDate = 9 + 9 + IsoDates.DateLength;

    /// <inheritdoc cref="ReadableTime"/>
    internal const int ReadableGuid = 9 + 9 + GuidLength;

    private const int GuidLength = 16;
    private const int EpochDay = 719_162; // 1970-01-01 as a day since 0001-01-01
    private const long EpochTicks = EpochDay * TimeSpan.TicksPerDay;

    /// <summary>Puts a time in tag 0: <c>Z</c> after UTC, the offset after local time. One without a kind is text without a tag, because RFC 3339 has none
    /// such.</summary>
    internal static nint Put(ref byte at, DateTime value)
    {
        nint tag = 0;
        if (value.Kind != DateTimeKind.Unspecified)
        {
            at = CborCode.Tag | CborCode.DateText;
            tag = 1;
        }
        // The text has 19 characters at least, 33 at most: its head takes one byte below 24, else two.
        nint length = IsoDates.Put(ref Bytes.At(ref at, tag + 2), value);
        return EndText(ref Bytes.At(ref at, tag), length) + tag;
    }

    /// <summary>Puts a time and its offset in tag 0.</summary>
    internal static nint Put(ref byte at, DateTimeOffset value)
    {
        at = CborCode.Tag | CborCode.DateText;
        nint length = IsoDates.Put(ref Bytes.At(ref at, 3), value);
        return EndText(ref Bytes.At(ref at, 1), length) + 1;
    }

    /// <summary>Puts a date in tag 100: days since 1970-01-01.</summary>
    internal static nint Put(ref byte at, DateOnly value)
    {
        nint tag = CborEncoder.PutHead(ref at, CborCode.Tag, CborCode.EpochDays);
        return tag + CborEncoder.PutInt32(ref Bytes.At(ref at, tag), value.DayNumber - EpochDay);
    }

    /// <summary>Puts a Guid in tag 37: 16 bytes in the order of its text.</summary>
    internal static nint Put(ref byte at, Guid value)
    {
        Bytes.Put(ref at, (ushort)(CborCode.TagByte | (CborCode.Uuid << 8)));
        Bytes.At(ref at, 2) = CborCode.Bytes | GuidLength;
        value.TryWriteBytes(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 3), GuidLength), bigEndian: true, out _);
        return MaxGuid;
    }

    /// <summary>Gets a time: tag 0 with text, tag 1 with seconds since 1970 (UTC), or text without a tag.</summary>
    internal static nint Get(ref byte at, out DateTime value)
    {
        nint used = GetTimeText(ref at, out nint length);
        if (length == 0)
        {
            used = GetEpoch(ref at, "DateTime", out long ticks);
            value = new DateTime(ticks, DateTimeKind.Utc);
            return used;
        }
        if (IsoDates.Get(ref Bytes.At(ref at, used), out value) != length
            && IsoDates.Get(ref Alone(ref Bytes.At(ref at, used), length, stackalloc byte[IsoDates.Readable]), out value) != length)
        {
            Throw.InvalidValue("DateTime", "text that is not a form of RFC 3339");
        }
        return used + length;
    }

    /// <summary>Gets a time and its offset: tag 0 with text, tag 1 with seconds since 1970 and no offset, or text without a tag.</summary>
    internal static nint Get(ref byte at, out DateTimeOffset value)
    {
        nint used = GetTimeText(ref at, out nint length);
        if (length == 0)
        {
            used = GetEpoch(ref at, "DateTimeOffset", out long ticks);
            value = new DateTimeOffset(ticks, TimeSpan.Zero);
            return used;
        }
        if (IsoDates.Get(ref Bytes.At(ref at, used), out value) != length
            && IsoDates.Get(ref Alone(ref Bytes.At(ref at, used), length, stackalloc byte[IsoDates.Readable]), out value) != length)
        {
            Throw.InvalidValue("DateTimeOffset", "text that is not a form of RFC 3339");
        }
        return used + length;
    }

    /// <summary>Gets a date: tag 100 with days since 1970, tag 1004 with text, or either without a tag.</summary>
    internal static nint Get(ref byte at, out DateOnly value)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        ref byte content = ref Bytes.At(ref at, used);
        if ((content & CborCode.MajorMask) == CborCode.Text && (used == 0 || tag == CborCode.DateOnlyText))
        {
            nint head = CborEncoder.GetHead(ref content, out ulong length);
            if (length != IsoDates.DateLength || IsoDates.Get(ref Bytes.At(ref content, head), out value) == 0)
            {
                Throw.InvalidValue("DateOnly", "text that is not a full date of RFC 3339");
                value = default;
            }
            return used + head + IsoDates.DateLength;
        }
        if (used != 0 && tag != CborCode.EpochDays)
        {
            Throw.TypeMismatch("a date", $"tag {tag}");
        }
        nint integer = CborEncoder.GetInteger(ref content, out long days, out bool large);
        if (large || days is < -EpochDay or > int.MaxValue)
        {
            Throw.InvalidValue("DateOnly");
        }
        value = RawLayoutValues.ToDateOnly((uint)(days + EpochDay));
        return used + integer;
    }

    /// <summary>Gets a Guid: 16 bytes with tag 37 or without.</summary>
    internal static nint Get(ref byte at, out Guid value)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        if (used != 0 && tag != CborCode.Uuid)
        {
            Throw.TypeMismatch("a UUID", $"tag {tag}");
        }
        ref byte content = ref Bytes.At(ref at, used);
        nint head = CborEncoder.GetLength(ref content, CborCode.Bytes, "a UUID of 16 bytes", out ulong length);
        if (length != GuidLength)
        {
            Throw.InvalidValue("Guid");
        }
        value = new Guid(MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref content, head), GuidLength), bigEndian: true);
        return used + head + GuidLength;
    }

    /// <summary>The ticks of seconds since 1970. RFC 8949, section 3.4.2.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> outside the years 1 to 9999, or no number.</exception>
    private static long ToTicks(double seconds)
    {
        double ticks = Math.Round(seconds * TimeSpan.TicksPerSecond);
        // Compared as integers: a double cannot be the last tick, and rounds up to one beyond DateTime.
        if (!(ticks >= -EpochTicks && ticks < long.MaxValue) || (long)ticks > DateTime.MaxValue.Ticks - EpochTicks)
        {
            Throw.InvalidValue("DateTime");
        }
        return EpochTicks + (long)ticks;
    }

    private static nint GetEpoch(ref byte at, string type, out long ticks)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        if (used == 0 || tag != CborCode.Epoch)
        {
            Throw.TypeMismatch("a time of tag 0 or 1", used == 0 ? CborCode.Name(at) : $"tag {tag}");
        }
        ref byte content = ref Bytes.At(ref at, used);
        nint length = CborEncoder.GetFloat(ref content, out double seconds);
        if (length != 0)
        {
            ticks = ToTicks(seconds);
            return used + length;
        }
        length = CborEncoder.GetInteger(ref content, out long whole, out bool large);
        if (large || whole is < -EpochTicks / TimeSpan.TicksPerSecond or > (long.MaxValue - EpochTicks) / TimeSpan.TicksPerSecond)
        {
            Throw.InvalidValue(type);
        }
        ticks = EpochTicks + (whole * TimeSpan.TicksPerSecond);
        if (ticks > DateTime.MaxValue.Ticks)
        {
            Throw.InvalidValue(type);
        }
        return used + length;
    }

    /// <summary>The head of a time's text.</summary>
    /// <param name="at">Where.</param>
    /// <param name="length">Characters; 0 if something else is there.</param>
    /// <returns>Bytes before the text.</returns>
    private static nint GetTimeText(ref byte at, out nint length)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        ref byte content = ref Bytes.At(ref at, used);
        length = 0;
        if ((used != 0 && tag != CborCode.DateText) || (content & CborCode.MajorMask) != CborCode.Text)
        {
            return 0;
        }
        used += CborEncoder.GetHead(ref content, out ulong characters);
        // After the tag and the head 46 bytes are readable: a text of 42 is the longest of the grammar.
        if (characters is 0 or > 42)
        {
            Throw.InvalidValue("DateTime", "text that is not a form of RFC 3339");
        }
        length = (nint)characters;
        return used;
    }

    /// <summary>The text without what follows it: a head may be a sign or a digit, which the text would go on with.</summary>
    private static ref byte Alone(ref byte at, nint length, Span<byte> scratch)
    {
        scratch.Clear();
        MemoryMarshal.CreateReadOnlySpan(ref at, (int)length).CopyTo(scratch);
        return ref MemoryMarshal.GetReference(scratch);
    }

    /// <summary>Puts the head before a text that was put two bytes on; a short one moves to it.</summary>
    private static nint EndText(ref byte at, nint length)
    {
        if (length < CborCode.Direct)
        {
            at = (byte)(CborCode.Text | (int)length);
            MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 2), (int)length).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 1), (int)length));
            return length + 1;
        }
        at = CborCode.Text | 24;
        Bytes.At(ref at, 1) = (byte)length;
        return length + 2;
    }
}
