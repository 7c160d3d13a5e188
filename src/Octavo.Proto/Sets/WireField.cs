// Owns: the wire format, as much of it as descriptors and options take: netstandard2.0 cannot use Octavo.
using System;
using System.Collections.Generic;
using Octavo.Proto.Model;
using Octavo.Proto.Text;

namespace Octavo.Proto.Sets;

/// <summary>A field of a message.</summary>
/// <param name="Number">Its number.</param>
/// <param name="Value">Its number, if it is one.</param>
/// <param name="Bytes">Its bytes, if it has a length; of a group what comes between its tags.</param>
/// <param name="Place">Where it begins in the message.</param>
/// <param name="End">Where it ends.</param>
internal readonly record struct WireField(int Number, ulong Value, byte[] Bytes, int Place, int End)
{
    private const int MaxGroups = 100;

    /// <summary>Its wire type.</summary>
    public int Type { get; init; }

    public int Int32 => (int)Value;

    public bool Bool => Value != 0;

    /// <exception cref="FormatException">The bytes are not UTF-8.</exception>
    public string Text => Utf8.Of(Bytes) ?? throw new FormatException("A text is not UTF-8.");

    /// <summary>The fields of a message.</summary>
    /// <exception cref="FormatException">The bytes are none.</exception>
    public static List<WireField> Read(byte[] message)
    {
        var fields = new List<WireField>();
        int at = 0;
        while (at < message.Length)
        {
            int place = at;
            ulong tag = Varint(message, ref at);
            (ulong value, byte[] bytes) = Content(message, ref at, tag, 0);
            fields.Add(new WireField(NumberOf(tag), value, bytes, place, at) { Type = (int)(tag & 7) });
        }
        return fields;
    }

    /// <summary>The fields of a message; null if the bytes are none.</summary>
    public static List<WireField>? TryRead(byte[] message)
    {
        try
        {
            return Read(message);
        }
        catch (FormatException)
        {
            return null;
        }
    }

    /// <summary>The numbers of a packed field; null if the bytes are none.</summary>
    /// <param name="packed">Its bytes.</param>
    /// <param name="type">The wire type of each.</param>
    public static List<ulong>? TryElements(byte[] packed, int type)
    {
        try
        {
            return Elements(packed, type);
        }
        catch (FormatException)
        {
            return null;
        }
    }

    /// <summary>The numbers of a packed field.</summary>
    /// <param name="packed">Its bytes.</param>
    /// <param name="type">The wire type of each.</param>
    /// <exception cref="FormatException">The bytes are none.</exception>
    public static List<ulong> Elements(byte[] packed, int type)
    {
        var elements = new List<ulong>();
        for (int at = 0; at < packed.Length;)
        {
            elements.Add(Content(packed, ref at, (ulong)type, 0).Value);
        }
        return elements;
    }

    private static int NumberOf(ulong tag) =>
        tag >> 3 is > 0 and <= ProtoField.MaxNumber and var number ? (int)number : throw new FormatException("A tag without a number.");

    private static (ulong Value, byte[] Bytes) Content(byte[] message, ref int at, ulong tag, int depth)
    {
        switch (tag & 7)
        {
            case 0:
                return (Varint(message, ref at), []);
            case 1:
                return (BitConverter.ToUInt64(Take(message, ref at, 8), 0), []);
            case 5:
                return (BitConverter.ToUInt32(Take(message, ref at, 4), 0), []);
            case 2:
                ulong length = Varint(message, ref at);
                return (0, Take(message, ref at, length));
            case 3 when depth < MaxGroups:
                int start = at;
                while (true)
                {
                    int end = at;
                    ulong inner = Varint(message, ref at);
                    if (inner == tag + 1)
                    {
                        int back = start;
                        return (0, Take(message, ref back, (ulong)(end - start)));
                    }
                    NumberOf(inner);
                    Content(message, ref at, inner, depth + 1);
                }
            default:
                throw new FormatException("A wire type that does not exist.");
        }
    }

    private static byte[] Take(byte[] message, ref int at, ulong length)
    {
        if (length > (ulong)(message.Length - at))
        {
            throw new FormatException("A field goes beyond the end.");
        }
        byte[] taken = new byte[(int)length];
        Array.Copy(message, at, taken, 0, taken.Length);
        at += taken.Length;
        return taken;
    }

    private static ulong Varint(byte[] message, ref int at)
    {
        ulong value = 0;
        for (int shift = 0; shift < 70 && at < message.Length; shift += 7)
        {
            byte one = message[at++];
            value |= (ulong)(one & 0x7F) << shift;
            if (one < 0x80)
            {
                return value;
            }
        }
        throw new FormatException("A number without an end.");
    }
}
