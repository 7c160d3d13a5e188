// Owns: JSON's unions on the reading side: a member "$type" with the case's name, first or anywhere. docs/formats/json.md, "Unions".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    private static ReadOnlySpan<byte> CaseKey => "$type"u8;

    private static ReadOnlySpan<byte> ValueKey => "$value"u8;

    /// <summary>The case's name in front, as it is written: {"$type":"name".</summary>
    private static ReadOnlySpan<byte> CaseHead => "{\"$type\":\""u8;

    /// <inheritdoc/>
    public static int ReadCase(ref OctavoJsonReader reader, out ReadOnlySpan<byte> name)
    {
        ref byte at = ref reader.Token();
        if (at != '{')
        {
            at = ref reader.Odd(ref at);
            if (at != '{')
            {
                reader.TakeNull(ref at, "an object");
                name = default;
                return UnionHead.Null;
            }
        }
        if (MemoryMarshal.CreateReadOnlySpan(ref at, CaseHead.Length).SequenceEqual(CaseHead))
        {
            ReadOnlySpan<byte> rest = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, CaseHead.Length), Look - CaseHead.Length - 2);
            int length = rest.IndexOfAny("\"\\"u8);
            if (length >= 0 && rest[length] == '"' && Bytes.At(ref at, CaseHead.Length + length + 1) == ','
                && Bytes.At(ref at, CaseHead.Length + length + 2) > ' ')
            {
                name = rest[..length];
                reader._window.Advance(CaseHead.Length + length + 2);
                reader._told = JsonMetadata.Case;
                return UnionHead.Named;
            }
        }
        return reader.FindCase(CaseKey, out name);
    }

    /// <inheritdoc/>
    public static int ReadCase(ref OctavoJsonReader reader, scoped ReadOnlySpan<byte> member, out ReadOnlySpan<byte> name)
    {
        ref byte at = ref reader.Odd(ref reader.Token());
        if (at != '{')
        {
            reader.TakeNull(ref at, "an object");
            name = default;
            return UnionHead.Null;
        }
        // {"member":"name",
        int head = member.Length + 5;
        if (head < Look / 2 && Bytes.At(ref at, 1) == '"' && MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, 2), member.Length).SequenceEqual(member)
            && MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, 2 + member.Length), 3).SequenceEqual("\":\""u8))
        {
            ReadOnlySpan<byte> rest = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, head), Look - head - 2);
            int length = rest.IndexOfAny("\"\\"u8);
            if (length >= 0 && rest[length] == '"' && Bytes.At(ref at, head + length + 1) == ',' && Bytes.At(ref at, head + length + 2) > ' ')
            {
                name = rest[..length];
                reader._window.Advance(head + length + 2);
                reader._told = JsonMetadata.Of(member);
                return UnionHead.Named;
            }
        }
        return reader.FindCase(member, out name);
    }

    /// <inheritdoc/>
    public static int BeginCaseValue(ref OctavoJsonReader reader) => BeginCaseValue(ref reader, CaseKey);

    /// <inheritdoc/>
    public static int BeginCaseValue(ref OctavoJsonReader reader, scoped ReadOnlySpan<byte> member)
    {
        bool first = reader._told == 0;
        int remaining = first ? 0 : JsonMetadata.Remaining(reader._told);
        reader._told = 0;
        if (first)
        {
            reader.Begin((byte)'{', "an object");
        }
        // Where the case stood in front its comma is consumed, and the next key is read as the first one.
        for (first = true; reader.NextKey(ref remaining, first, out ReadOnlySpan<byte> key, out _); first = false)
        {
            if (key.SequenceEqual(ValueKey))
            {
                return remaining;
            }
            reader.OnOther(ref remaining, key, member);
            reader.Skip();
        }
        Throw.MissingMember("$value");
        return remaining;
    }

    /// <inheritdoc/>
    public static void EndCaseValue(ref OctavoJsonReader reader, int state) => EndCaseValue(ref reader, state, CaseKey);

    /// <inheritdoc/>
    public static void EndCaseValue(ref OctavoJsonReader reader, int state, scoped ReadOnlySpan<byte> member)
    {
        while (reader.NextKey(ref state, false, out ReadOnlySpan<byte> key, out _))
        {
            reader.OnOther(ref state, key, member);
            reader.Skip();
        }
    }

    /// <summary>The member that tells the case, where another name than "$type" was chosen for it: <see cref="NextKey"/> knows that one.</summary>
    /// <inheritdoc/>
    public static void PassCase(ref OctavoJsonReader reader, scoped ref int remaining, scoped ReadOnlySpan<byte> key)
    {
        if (!key.SequenceEqual(CaseKey))
        {
            reader.OnMetadata(ref remaining, JsonMetadata.Of(key), key);
        }
        reader.Skip();
    }

    /// <summary>Called for a name that an object's metadata has, and not its members.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void OnMetadata(scoped ref int remaining, int met, scoped ReadOnlySpan<byte> key)
    {
        if (!JsonMetadata.TryMeet(ref remaining, met))
        {
            _options.OnDuplicateMember(Encoding.UTF8.GetString(key));
        }
    }

    /// <summary>Of the members around a case's value the one that told the case is known.</summary>
    private readonly void OnOther(scoped ref int remaining, scoped ReadOnlySpan<byte> key, scoped ReadOnlySpan<byte> member)
    {
        if (!key.SequenceEqual(member))
        {
            OnUnknown(key);
        }
        else if (!member.SequenceEqual(CaseKey))
        {
            OnMetadata(ref remaining, JsonMetadata.Of(member), key);
        }
    }

    /// <summary>Looks for the case's name among the object's members and stays where it is: the object is read from its beginning then.</summary>
    /// <returns>The case's number where data has that, else <see cref="UnionHead.Named"/>.</returns>
    private int FindCase(scoped ReadOnlySpan<byte> member, out ReadOnlySpan<byte> name)
    {
        OctavoJsonReader ahead = LookAhead();
        ahead._window.Advance(1);
        int remaining = 0;
        for (bool first = true; ahead.NextKey(ref remaining, first, out ReadOnlySpan<byte> key, out _); first = false)
        {
            if (!key.SequenceEqual(member))
            {
                if (ahead.Odd(ref ahead.Token()) is (byte)'{' or (byte)'[')
                {
                    ahead.SkipKnown(_ends ??= new JsonEnds());
                }
                else
                {
                    ahead.Skip();
                }
                continue;
            }
            if (ahead.Token() is >= (byte)'0' and <= (byte)'9')
            {
                name = default;
                return ahead.ReadInt32();
            }
            string? text = ahead.ReadText();
            if (text is null)
            {
                Throw.TypeMismatch("the name of a case", "null");
            }
            name = Encoding.UTF8.GetBytes(text);
            return UnionHead.Named;
        }
        Throw.MissingMember(Encoding.UTF8.GetString(member));
        name = default;
        return UnionHead.Null;
    }
}
