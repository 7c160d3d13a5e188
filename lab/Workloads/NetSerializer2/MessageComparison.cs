// Owns: equality of document 001's messages.
// Must not know: libraries.
using Octavo.Lab.Workloads.Messages;
using static Octavo.Lab.Workloads.Comparison;

namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written, members and run-time types.</summary>
public static class MessageComparison
{
    /// <summary>First difference of two messages, null when equal.</summary>
    public static string? Difference(MessageBase expected, MessageBase? actual) => (expected, actual) switch
    {
        (U8Message left, U8Message right) => Same("Value", left.Value, right.Value),
        (S16Message left, S16Message right) => Same("Value", left.Value, right.Value),
        (S32Message left, S32Message right) => Same("Value", left.Value, right.Value),
        (S64Message left, S64Message right) => Same("Value", left.Value, right.Value),
        (PrimitivesMessage left, PrimitivesMessage right) => Primitives(left, right),
        (DictionaryMessage left, DictionaryMessage right) => Dictionaries(left, right),
        (ComplexMessage left, ComplexMessage right) => Complex(left, right),
        (StringMessage left, StringMessage right) => Same("Text", left.Text, right.Text),
        (StructMessage left, StructMessage right) => Structs(left, right),
        (BoxedPrimitivesMessage left, BoxedPrimitivesMessage right) => Boxed(left, right),
        (ByteArrayMessage left, ByteArrayMessage right) => Spans("Bytes", left.Bytes, right.Bytes),
        (IntArrayMessage left, IntArrayMessage right) => Spans("Ints", left.Ints, right.Ints),
        _ => $"a {expected.GetType().Name} came back {actual?.GetType().Name ?? "null"}",
    };

    private static string? Primitives(PrimitivesMessage left, PrimitivesMessage right) =>
        Same("Bool", left.Bool, right.Bool)
        ?? Same("Byte", left.Byte, right.Byte)
        ?? Same("SByte", left.SByte, right.SByte)
        ?? Same("Char", left.Char, right.Char)
        ?? Same("UShort", left.UShort, right.UShort)
        ?? Same("Short", left.Short, right.Short)
        ?? Same("UInt", left.UInt, right.UInt)
        ?? Same("Int", left.Int, right.Int)
        ?? Same("ULong", left.ULong, right.ULong)
        ?? Same("Long", left.Long, right.Long)
        ?? Same("Single", left.Single, right.Single)
        ?? Same("Double", left.Double, right.Double)
        ?? Same("Enum", left.Enum, right.Enum);

    private static string? Dictionaries(DictionaryMessage left, DictionaryMessage right)
    {
        if (Same<int, int>("Ints", left.Ints, right.Ints) is { } difference)
            return difference;
        if (left.Objects is null || right.Objects is null)
            return Same("Objects is null", left.Objects is null, right.Objects is null);
        if (Same("Objects.Count", left.Objects.Count, right.Objects.Count) is { } count)
            return count;
        foreach ((string key, MessageSimpleClass2 value) in left.Objects)
        {
            if (!right.Objects.TryGetValue(key, out MessageSimpleClass2? found))
                return $"Objects lost the key {key}";
            if (Same($"Objects[{key}].Long", value.Long, found.Long) is { } changed)
                return changed;
        }

        return null;
    }

    private static string? Complex(ComplexMessage left, ComplexMessage right) =>
        Same("Message", left.Message?.Value, right.Message?.Value)
        ?? Same("Sealed", (left.Sealed?.Int, left.Sealed?.Long), (right.Sealed?.Int, right.Sealed?.Long))
        ?? Same("Abstract", (left.Abstract?.Int, (left.Abstract as MessageSimpleClass)?.Long),
            (right.Abstract?.Int, (right.Abstract as MessageSimpleClass)?.Long))
        ?? Same("Interface", (left.Interface as MessageSimpleClass2)?.Long, (right.Interface as MessageSimpleClass2)?.Long);

    private static string? Structs(StructMessage left, StructMessage right) =>
        Same("First", (left.First.Byte, left.First.Int, left.First.Long), (right.First.Byte, right.First.Int, right.First.Long))
        ?? Same("Second", (left.Second.Text, left.Second.Int), (right.Second.Text, right.Second.Int));

    private static string? Boxed(BoxedPrimitivesMessage left, BoxedPrimitivesMessage right) =>
        Same("Bool", left.Bool, right.Bool)
        ?? Same("Byte", left.Byte, right.Byte)
        ?? Same("Int", left.Int, right.Int)
        ?? Same("Long", left.Long, right.Long)
        ?? Same("Enum", left.Enum, right.Enum);

    private static string? Spans<T>(string member, T[]? left, T[]? right)
    {
        if (left is null || right is null)
            return Same(member + " is null", left is null, right is null);
        return left.AsSpan().SequenceEqual(right) ? null : $"{member} came back with other elements";
    }
}
