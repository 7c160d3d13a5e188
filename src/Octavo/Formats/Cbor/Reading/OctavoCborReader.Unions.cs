// Owns: CBOR's unions on the reading side: an array of number and value. docs/formats/cbor.md, "Structure".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadCase(ref OctavoCborReader reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        ref byte at = ref reader.Need(2);
        if (at == (CborCode.Array | 2) && Bytes.At(ref at, 1) < CborCode.Direct)
        {
            int number = Bytes.At(ref at, 1);
            reader.Commit(2);
            return number;
        }
        return ReadOtherCase(ref reader);
    }

    /// <summary>Null, a long head, or a number above 23.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadOtherCase(ref OctavoCborReader reader)
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
