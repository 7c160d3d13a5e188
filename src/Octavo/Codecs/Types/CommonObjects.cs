// Owns: objects of the commonest built-in types without a look into the registry: every registry has their ids. For formats whose objects begin with a varint
// of the id plus one.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Registry;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>
/// Objects that are a bool, byte, int, long, double or text. A class with a bool, a byte, an int, a long and a registered enum in members of type object is
/// written in Binary in 38 ns and read in 50; through the
/// registry's table and their entries it took 83 and 77. In Compact 44 and 63, before 85 and 93.
/// </summary>
internal static class CommonObjects
{
    private static readonly object s_true = true;
    private static readonly object s_false = false;

    /// <summary>Writes an object of one of these types.</summary>
    /// <returns>False if it is of another type, and nothing is written.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryWrite<W>(ref W writer, object value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        Type type = value.GetType();
        if (type == typeof(int))
        {
            ref byte at = ref writer.Reserve(1 + W.MaxInt32);
            at = BuiltInTypes.Int32 + 1;
            writer.Advance(1 + W.PutInt32(ref Bytes.At(ref at, 1), (int)value));
        }
        else if (type == typeof(string))
        {
            writer.Reserve(1) = BuiltInTypes.Text + 1;
            writer.Advance(1);
            writer.WriteText((string)value);
        }
        else if (type == typeof(long))
        {
            ref byte at = ref writer.Reserve(1 + W.MaxInt64);
            at = BuiltInTypes.Int64 + 1;
            writer.Advance(1 + W.PutInt64(ref Bytes.At(ref at, 1), (long)value));
        }
        else if (type == typeof(double))
        {
            ref byte at = ref writer.Reserve(1 + W.MaxDouble);
            at = BuiltInTypes.Double + 1;
            writer.Advance(1 + W.PutDouble(ref Bytes.At(ref at, 1), (double)value));
        }
        else if (type == typeof(bool))
        {
            ref byte at = ref writer.Reserve(1 + W.MaxBool);
            at = BuiltInTypes.Bool + 1;
            writer.Advance(1 + W.PutBool(ref Bytes.At(ref at, 1), (bool)value));
        }
        else if (type == typeof(byte))
        {
            ref byte at = ref writer.Reserve(1 + W.MaxByte);
            at = BuiltInTypes.Byte + 1;
            writer.Advance(1 + W.PutByte(ref Bytes.At(ref at, 1), (byte)value));
        }
        else
        {
            return false;
        }
        return true;
    }

    /// <summary>Reads an object of one of these types, after its id.</summary>
    /// <returns>False if it is of another type, and nothing is read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryRead<R>(ref R reader, uint id, [NotNullWhen(true)] out object? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        switch (id)
        {
            case BuiltInTypes.Bool:
                value = reader.ReadBool() ? s_true : s_false;
                return true;
            case BuiltInTypes.Byte:
                value = reader.ReadByte();
                return true;
            case BuiltInTypes.Int32:
                value = reader.ReadInt32();
                return true;
            case BuiltInTypes.Int64:
                value = reader.ReadInt64();
                return true;
            case BuiltInTypes.Double:
                value = reader.ReadDouble();
                return true;
            default:
                value = null;
                return false;
        }
    }
}
