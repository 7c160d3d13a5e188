// Owns: JSON's objects with references on the reading side: "$id" and "$ref" as an object's first member. docs/formats/json.md, "References".
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Digits that an int holds, whichever they are.</summary>
    private const int MostDigits = 9;

    private static ReadOnlySpan<byte> IdentityHead => "\"$id\":\""u8;

    private static ReadOnlySpan<byte> ReferenceHead => "\"$ref\":\""u8;

    private static ReadOnlySpan<byte> IdentityKey => "$id"u8;

    private static ReadOnlySpan<byte> ReferenceKey => "$ref"u8;

    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoJsonReader reader, Layout layout)
    {
        int head = reader.ReadStart(layout);
        return head == ObjectHead.Null ? head : reader.ReadIdentity(head);
    }

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoJsonReader reader) => reader._identities!.Find();

    /// <inheritdoc/>
    public static bool TryReadReference(ref OctavoJsonReader reader, [NotNullWhen(true)] out object? value)
    {
        value = reader.TrySkipReference() ? ReadReference(ref reader) : null;
        return value is not null;
    }

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoJsonReader reader, object? value)
    {
        reader.Enter();
        return reader._identities is null ? -1 : reader._identities.Begin(value);
    }

    /// <inheritdoc/>
    public static void EndObject(ref OctavoJsonReader reader) => reader.Leave();

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoJsonReader reader, int number, object value) => reader._identities?.Make(number, value);

    /// <summary>Reads a reference where one stands in the place of an object, and resolves none.</summary>
    internal bool TrySkipReference()
    {
        ref byte at = ref Odd(ref Token());
        if (at != '{' || (Bytes.At(ref at, 1) == '"' && !MayBeIdentity(ref Bytes.At(ref at, 1))))
        {
            return false;
        }
        if (!MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, 1), ReferenceHead.Length).SequenceEqual(ReferenceHead))
        {
            OctavoJsonReader ahead = LookAhead();
            ahead._window.Advance(1);
            int remaining = 0;
            if (!ahead.NextKey(ref remaining, true, out ReadOnlySpan<byte> key, out _) || !key.SequenceEqual(ReferenceKey))
            {
                return false;
            }
        }
        _window.Advance(1);
        ReadIdentity(ObjectHead.Uncounted);
        return true;
    }

    /// <summary>Whether a key may be "$id" or "$ref", escaped or not.</summary>
    private static bool MayBeIdentity(ref byte quote) => Bytes.At(ref quote, 1) is (byte)'$' or (byte)'\\';

    /// <summary>As the library writes them: <c>"$id":"1",</c> and <c>"$ref":"1"}</c>.</summary>
    private bool TryReadWritten(ref byte at, scoped ref int head)
    {
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref at, Look / 2);
        bool isReference = text.StartsWith(ReferenceHead);
        if (!isReference && !text.StartsWith(IdentityHead))
        {
            return false;
        }
        int from = isReference ? ReferenceHead.Length : IdentityHead.Length;
        int end = from;
        int identity = 0;
        while (end < from + MostDigits && text[end] is >= (byte)'0' and <= (byte)'9')
        {
            identity = (10 * identity) + text[end++] - '0';
        }
        if (end == from || text[from] == '0' || text[end] != '"'
            || !(isReference ? text[end + 1] == '}' : text[end + 1] == ',' && text[end + 2] > ' ' && text[end + 2] != '}'))
        {
            return false;
        }
        _window.Advance(end + 2);
        (_identities ??= new JsonIdentities()).Tell(identity);
        head = isReference ? ObjectHead.Reference : JsonMetadata.Head(JsonMetadata.In(head) | JsonMetadata.Identity);
        return true;
    }

    /// <summary>Reads an object's identity, where it is the first member, up to the next key; or a reference and its end.</summary>
    /// <param name="head">What was read of the object before.</param>
    private int ReadIdentity(int head)
    {
        ref byte at = ref Odd(ref Token());
        if (at != '"' || !MayBeIdentity(ref at))
        {
            return head;
        }
        if (TryReadWritten(ref at, ref head))
        {
            return head;
        }
        OctavoJsonReader ahead = LookAhead();
        int remaining = 0;
        ahead.NextKey(ref remaining, true, out ReadOnlySpan<byte> key, out _);
        bool isReference = key.SequenceEqual(ReferenceKey);
        if (!isReference && !key.SequenceEqual(IdentityKey))
        {
            return head;
        }
        remaining = ObjectHead.Entries(head);
        NextKey(ref remaining, true, out _, out _);
        _identities ??= new JsonIdentities();
        _identities.Tell(ReadText() ?? "");
        if (isReference)
        {
            while (NextKey(ref remaining, false, out ReadOnlySpan<byte> other, out _))
            {
                if (!other.SequenceEqual(ReferenceKey))
                {
                    RefuseBeside(other);
                }
                _identities.Tell(ReadText() ?? ""); // one that comes twice, of which the options take the last
            }
            return ObjectHead.Reference;
        }
        at = ref Odd(ref Token());
        if (at == ',')
        {
            // The next key is read as an object's first one, which may be none.
            _window.Advance(1);
            if (!_options.AllowTrailingCommas && Odd(ref Token()) == '}')
            {
                Broken("a key");
            }
        }
        else if (at != '}')
        {
            Broken("a comma or the end of the object");
        }
        return ObjectHead.Map(remaining);
    }

    /// <summary>Refuses what stands beside a reference: it would be lost, as the object is another one's.</summary>
    [DoesNotReturn]
    private static void RefuseBeside(scoped ReadOnlySpan<byte> key) =>
        Throw.InvalidReference($"an object, with the member '{Throw.Shown(key)}' beside \"$ref\", which must stand alone.");
}
