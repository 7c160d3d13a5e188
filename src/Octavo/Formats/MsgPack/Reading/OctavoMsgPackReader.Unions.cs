// Owns: MessagePack's unions on the reading side: an array of number and value. docs/formats/messagepack.md, "Structure".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadCase(ref OctavoMsgPackReader reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        ref byte at = ref reader.Need(2);
        if (at == (MsgPackCode.FixArray | 2) && Bytes.At(ref at, 1) <= MsgPackCode.MaxFixInt)
        {
            int number = Bytes.At(ref at, 1);
            reader.Commit(2);
            return number;
        }
        return ReadOtherCase(ref reader);
    }

    /// <summary>Nil, a long head, or a number above 127.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadOtherCase(ref OctavoMsgPackReader reader)
    {
        int count = reader.ReadArrayStart(1);
        if (count == ObjectHead.Null)
        {
            return UnionHead.Null;
        }
        if (count != 2)
        {
            Throw.InvalidData($"a union is an array of number and value; this one has {count} elements.");
        }
        int number = reader.ReadInt32();
        if (number < 0)
        {
            Throw.InvalidData($"{number} is not the number of a union case; case numbers begin at 0.");
        }
        return number;
    }
}
