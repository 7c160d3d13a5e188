// Owns: what surrounds shared text and collections: they are objects with one member, which have numbers as objects of types with references do.
// docs/features/references.md.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Begins and ends shared values, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Shared
{
    /// <summary>The one member's name, in formats with names: where System.Text.Json and Newtonsoft.Json have the elements of a collection with
    /// references.</summary>
    internal const string MemberName = "$values";

    /// <summary>What is left of an object without keys.</summary>
    private const int Positional = -1;

    private static ReadOnlySpan<byte> Literal => ",\"$values\":"u8;

    private static ReadOnlySpan<byte> Key => "$values"u8;

    /// <summary>Begins a collection.</summary>
    /// <returns>False if nothing more is to be written: it is null, or came before.</returns>
    public static bool Begin<W>(ref W writer, object? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return false;
        }
        if (!W.BeginObject(ref writer, value, canWait: false))
        {
            return false;
        }
        writer.Advance(W.PutObjectStart(ref writer.Reserve(W.MaxHead), Layout.Array, 1, 1));
        if (W.Named(Layout.Array))
        {
            writer.WriteKey(Layout.Array, 1, Literal, first: false);
        }
        return true;
    }

    /// <summary>Begins a text: equal texts are one.</summary>
    /// <returns>False if nothing more is to be written: it is null, or came before.</returns>
    public static bool BeginText<W>(ref W writer, string? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => Begin(ref writer, value is null ? null : W.KnownText(ref writer, value));

    /// <summary>Ends what was begun.</summary>
    public static void End<W>(ref W writer)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.Ends)
        {
            writer.WriteEnd();
        }
        W.EndObject(ref writer);
    }

    /// <summary>Begins to read a shared value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="left">Entries that are left, for the end; −1 if the format has none.</param>
    /// <param name="known">Where none follows, the value that is referred to; or null.</param>
    /// <returns>Whether the value follows.</returns>
    /// <exception cref="OctavoException">What is there is no shared value, or refers to none.</exception>
    public static bool Begin<R>(ref R reader, out int left, out object? known)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        known = null;
        left = Positional;
        int members = R.ReadObjectStart(ref reader, Layout.Array);
        switch (members)
        {
            case ObjectHead.Null:
                return false;
            case ObjectHead.Reference:
                known = R.ReadReference(ref reader);
                return false;
            case ObjectHead.Waits:
                Throw.InvalidData("text or a collection is only announced; it must be complete where it comes first.");
                return false;
            case >= 0:
                CheckCount(members);
                return true;
        }
        left = ObjectHead.Entries(members);
        if (!reader.NextKey(ref left, first: true, out ReadOnlySpan<byte> key, out long number) || (number >= 0 ? number != 1 : !key.SequenceEqual(Key)))
        {
            Throw.MissingMember(MemberName);
        }
        return true;
    }

    /// <summary>Ends what was begun.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="left">What the beginning gave.</param>
    /// <param name="value">What was read.</param>
    /// <exception cref="OctavoException">The value is null, or more follows than it.</exception>
    public static void End<R>(ref R reader, int left, object? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (value is null)
        {
            Throw.InvalidData("a shared value with null inside; it must be null itself.");
        }
        if (left != Positional && reader.NextKey(ref left, first: false, out _, out _))
        {
            Throw.InvalidData("more than one member in a shared value.");
        }
        R.EndObject(ref reader);
    }

    private static void CheckCount(int members)
    {
        if (members == 0)
        {
            Throw.MissingMember(MemberName);
        }
        if (members is not (1 or ObjectHead.All))
        {
            Throw.TooManyMembers(1, members);
        }
    }
}
