// Owns: the order of keys, by value and over Binary's bytes: that of Haskell's derived Ord. Knows no layout.
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Plans;
using Octavo.Memory;
using Octavo.Shapes;

namespace Octavo.Interop.Passes;

/// <summary>
/// Numbers by value, false before true, text by code points, bytes by value and then by length, sequences and maps element by element, members one after
/// another, cases by their index, null before all.
/// </summary>
internal static class KeyOrder
{
    /// <summary>Puts the beginnings of a map's entries, or of a sequence's elements, into the ascending order of their keys.</summary>
    /// <param name="key">The keys or elements.</param>
    /// <param name="binary">All of Binary.</param>
    /// <param name="starts">Where they begin, in the order of Binary.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if two keys are equal in that order.</exception>
    internal static void Sort(PlanValue key, ReadOnlySpan<byte> binary, Span<int> starts)
    {
        for (int i = 1; i < starts.Length; i++)
        {
            if (Compare(key, binary, starts[i - 1], starts[i]) >= 0)
            {
                Merge(key, binary, starts);
                return;
            }
        }
    }

    /// <summary>Compares two keys.</summary>
    /// <param name="place">Where they are.</param>
    /// <param name="binary">All of Binary.</param>
    /// <param name="left">Where the one begins.</param>
    /// <param name="right">Where the other begins.</param>
    internal static int Compare(PlanValue place, ReadOnlySpan<byte> binary, int left, int right)
    {
        var one = new ByteInput(binary) { Position = left };
        var other = new ByteInput(binary) { Position = right };
        nuint floor = 0;
        return Compare(place, ref one, ref other, ref floor);
    }

    /// <summary>A merge sort: a comparison that takes spans cannot be given to the library's.</summary>
    private static void Merge(PlanValue key, ReadOnlySpan<byte> binary, Span<int> starts)
    {
        var from = new int[starts.Length];
        for (int width = 1; width < starts.Length; width *= 2)
        {
            starts.CopyTo(from);
            for (int low = 0; low < starts.Length; low += 2 * width)
            {
                int middle = Math.Min(low + width, starts.Length);
                int high = Math.Min(middle + width, starts.Length);
                (int a, int b) = (low, middle);
                for (int to = low; to < high; to++)
                {
                    int order = a == middle ? 1 : b == high ? -1 : Compare(key, binary, from[a], from[b]);
                    if (order == 0)
                    {
                        Throw.DuplicateKey();
                    }
                    starts[to] = order < 0 ? from[a++] : from[b++];
                }
            }
            if (width > starts.Length / 2)
            {
                break;
            }
        }
    }

    private static int Compare(PlanValue place, ref ByteInput left, ref ByteInput right, ref nuint floor)
    {
        if (place.Kind == PlanKind.Optional)
        {
            (byte one, byte other) = (left.Take(), right.Take());
            return one != other ? one.CompareTo(other) : one == BinaryForm.Null ? 0 : Compare(place.First!, ref left, ref right, ref floor);
        }
        if (place.CanBeNull && (left.Peek() == BinaryForm.Null || right.Peek() == BinaryForm.Null))
        {
            bool both = left.Peek() == right.Peek();
            int order = left.Peek().CompareTo(right.Peek());
            if (both)
            {
                left.Take();
                right.Take();
            }
            return both ? 0 : order;
        }
        switch (place.Kind)
        {
            case PlanKind.Scalar:
                return CompareScalars(place.Word, left.Take(place.Size), right.Take(place.Size));
            case PlanKind.Enum:
                (long a, long b) = (BinaryForm.TakeEnum(ref left, place.Word), BinaryForm.TakeEnum(ref right, place.Word));
                return place.Word == ShapeWord.UInt64 ? ((ulong)a).CompareTo((ulong)b) : a.CompareTo(b);
            case PlanKind.Text:
                return CompareTexts(BinaryForm.TakeText(ref left), BinaryForm.TakeText(ref right));
            case PlanKind.Bytes:
                return BinaryForm.TakeBytes(ref left).SequenceCompareTo(BinaryForm.TakeBytes(ref right));
            case PlanKind.Integer:
                return BinaryForm.TakeInteger(ref left).CompareTo(BinaryForm.TakeInteger(ref right));
            case PlanKind.Sequence or PlanKind.Map:
                return CompareElements(place, ref left, ref right, ref floor);
            case PlanKind.Object:
                return CompareMembers(place.Type!, ref left, ref right, ref floor);
            default:
                uint leftCase = BinaryForm.TakeVarint(ref left);
                uint rightCase = BinaryForm.TakeVarint(ref right);
                int index = place.Type!.CaseOf((int)leftCase - 1);
                return leftCase != rightCase || index < 0 ? leftCase.CompareTo(rightCase)
                    : Compare(place.Type.Members[index].Value, ref left, ref right, ref floor);
        }
    }

    private static int CompareElements(PlanValue place, ref ByteInput left, ref ByteInput right, ref nuint floor)
    {
        StackGuard.Look(ref floor);
        uint leftCount = BinaryForm.TakeVarint(ref left);
        uint rightCount = BinaryForm.TakeVarint(ref right);
        for (uint i = 1; i < Math.Min(leftCount, rightCount); i++)
        {
            int order = Compare(place.First!, ref left, ref right, ref floor);
            if (order == 0 && place.Second is { } value)
            {
                order = Compare(value, ref left, ref right, ref floor);
            }
            if (order != 0)
            {
                return order;
            }
        }
        return leftCount.CompareTo(rightCount);
    }

    private static int CompareMembers(PlanType type, ref ByteInput left, ref ByteInput right, ref nuint floor)
    {
        StackGuard.Look(ref floor);
        if (type.IsTolerant || type.HasReferences)
        {
            throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"{type.Type} cannot be a key here: its members have tags or references, so its order is not known; use a type without them.");
        }
        int start = left.Position;
        int otherStart = right.Position;
        if (type.IsClass)
        {
            BinaryForm.TakeClass(ref left);
            BinaryForm.TakeClass(ref right);
        }
        else if (type.Members.Length == 0)
        {
            left.Take();
            right.Take();
        }
        foreach (PlanMember member in type.Members)
        {
            if (type.IsRawLayout)
            {
                left.Position = start + member.Offset;
                right.Position = otherStart + member.Offset;
            }
            int order = Compare(member.Value, ref left, ref right, ref floor);
            if (order != 0)
            {
                return order;
            }
        }
        if (type.IsRawLayout)
        {
            left.Position = start + type.RawLayoutSize;
            right.Position = otherStart + type.RawLayoutSize;
        }
        return 0;
    }

    private static int CompareTexts(BinaryText left, BinaryText right)
    {
        if (!left.IsWide && !right.IsWide)
        {
            return left.Latin1.SequenceCompareTo(right.Latin1);
        }
        int common = Math.Min(left.Units, right.Units);
        for (int i = 0; i < common; i++)
        {
            (char a, char b) = (left[i], right[i]);
            if (a != b)
            {
                // Code points: a surrogate stands for one above U+FFFF, and so after all other units.
                bool above = IsPaired(left, i);
                return above != IsPaired(right, i) ? above.CompareTo(!above) : a.CompareTo(b);
            }
        }
        return left.Units.CompareTo(right.Units);
    }

    /// <summary>Whether the unit is half of a pair; lone surrogates are code points of their own.</summary>
    private static bool IsPaired(BinaryText text, int at) =>
        char.IsHighSurrogate(text[at]) ? at + 1 < text.Units && char.IsLowSurrogate(text[at + 1])
            : char.IsLowSurrogate(text[at]) && at > 0 && char.IsHighSurrogate(text[at - 1]);

    private static int CompareScalars(ShapeWord word, ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) => word switch
    {
        ShapeWord.Bool or ShapeWord.UInt8 => left[0].CompareTo(right[0]),
        ShapeWord.Int8 => ((sbyte)left[0]).CompareTo((sbyte)right[0]),
        ShapeWord.Int16 => BinaryPrimitives.ReadInt16LittleEndian(left).CompareTo(BinaryPrimitives.ReadInt16LittleEndian(right)),
        ShapeWord.UInt16 or ShapeWord.Char => BinaryPrimitives.ReadUInt16LittleEndian(left).CompareTo(BinaryPrimitives.ReadUInt16LittleEndian(right)),
        ShapeWord.Int32 or ShapeWord.Date => BinaryPrimitives.ReadInt32LittleEndian(left).CompareTo(BinaryPrimitives.ReadInt32LittleEndian(right)),
        ShapeWord.UInt32 or ShapeWord.Rune => BinaryPrimitives.ReadUInt32LittleEndian(left).CompareTo(BinaryPrimitives.ReadUInt32LittleEndian(right)),
        ShapeWord.UInt64 or ShapeWord.DateTime => BinaryPrimitives.ReadUInt64LittleEndian(left).CompareTo(BinaryPrimitives.ReadUInt64LittleEndian(right)),
        ShapeWord.Int128 => BinaryPrimitives.ReadInt128LittleEndian(left).CompareTo(BinaryPrimitives.ReadInt128LittleEndian(right)),
        ShapeWord.UInt128 => BinaryPrimitives.ReadUInt128LittleEndian(left).CompareTo(BinaryPrimitives.ReadUInt128LittleEndian(right)),
        ShapeWord.Float16 => BinaryPrimitives.ReadHalfLittleEndian(left).CompareTo(BinaryPrimitives.ReadHalfLittleEndian(right)),
        ShapeWord.Float32 => BinaryPrimitives.ReadSingleLittleEndian(left).CompareTo(BinaryPrimitives.ReadSingleLittleEndian(right)),
        ShapeWord.Float64 => BinaryPrimitives.ReadDoubleLittleEndian(left).CompareTo(BinaryPrimitives.ReadDoubleLittleEndian(right)),
        ShapeWord.Decimal => BinaryScalars.Decimal(left).CompareTo(BinaryScalars.Decimal(right)),
        ShapeWord.Guid => left.SequenceCompareTo(right),
        _ => BinaryPrimitives.ReadInt64LittleEndian(left).CompareTo(BinaryPrimitives.ReadInt64LittleEndian(right)),
    };
}
