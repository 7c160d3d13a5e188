// Owns: JSON's objects with references on the writing side: "$id" before the members, "$ref" for an object that came before. docs/formats/json.md,
// "References".
using System.Buffers.Text;
using System.Runtime.InteropServices;
using Octavo.Buffers;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    private const int MaxIdentity = 24;

    /// <inheritdoc/>
    public static bool NumbersInside => true;

    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoJsonWriter writer, object value, bool canWait)
    {
        WrittenReferences objects = writer._window.State.Objects;
        int number = objects.Begin(value);
        if (number < 0)
        {
            writer.Enter();
            writer.WriteIdentity("{\"$id\":\""u8, objects.Count, "\""u8);
            return true;
        }
        writer.WriteIdentity("{\"$ref\":\""u8, number + 1, "\"}"u8);
        return false;
    }

    /// <inheritdoc/>
    public static object KnownText(ref OctavoJsonWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoJsonWriter writer) => writer.Leave();

    /// <summary>The beginning stands already; each key has its comma.</summary>
    public static nint PutObjectStart(ref byte at, Layout layout, int members, int slots) => 0;

    /// <inheritdoc/>
    public static nint PutObjectCase(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots)
    {
        nint length = PutCaseName(ref at, literal);
        at = (byte)',';
        return length;
    }

    private void WriteIdentity(scoped ReadOnlySpan<byte> before, int identity, scoped ReadOnlySpan<byte> after)
    {
        Span<byte> at = MemoryMarshal.CreateSpan(ref Reserve(MaxIdentity), MaxIdentity);
        before.CopyTo(at);
        Utf8Formatter.TryFormat(identity, at[before.Length..], out int digits);
        after.CopyTo(at[(before.Length + digits)..]);
        Advance(before.Length + digits + after.Length);
    }
}
