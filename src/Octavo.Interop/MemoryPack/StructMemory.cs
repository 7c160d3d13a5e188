// Owns: where the runtime has the fields of a struct: StructLayout with its offsets, Pack and Size, and the runtime's own order. docs/formats/memorypack.md.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Interop.MemoryPack;

/// <summary>The memory of a struct, worked out from its fields and held against the size that the runtime tells.</summary>
/// <param name="Size">Bytes, as the runtime tells.</param>
/// <param name="Alignment">Where it is in another struct, its offset is a multiple of it.</param>
internal sealed record StructMemory(int Size, int Alignment)
{
    private const BindingFlags State = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>No field has a wider alignment.</summary>
    private const int NoPack = 64;

    /// <summary>The fields in the order of declaration; empty if reflection does not have them, as in a trimmed program.</summary>
    internal FieldInfo[] Fields { get; private init; } = [];

    /// <summary>Where each field begins.</summary>
    internal int[] Offsets { get; private init; } = [];

    /// <summary>Whether a reference is in it, so the data cannot have it as memory.</summary>
    internal bool HasReference { get; private init; }

    /// <summary>Whether the offsets are known: the fields were seen, and fill the size that the runtime tells.</summary>
    internal bool IsKnown { get; private init; }

    /// <summary>Whether members in the order of declaration at their alignment can be what the runtime has.</summary>
    internal bool IsPlain { get; private init; }

    /// <summary>The memory of a value type.</summary>
    internal static StructMemory Of(Type type)
    {
        int size = type.IsValueType ? RuntimeHelpers.SizeOf(type.TypeHandle) : nint.Size;
        if (!type.IsValueType && !type.IsPointer && !type.IsFunctionPointer)
        {
            return new StructMemory(size, size) { HasReference = true };
        }
        if (Known(type, size) is var known and not 0)
        {
            return new StructMemory(size, known) { IsKnown = true };
        }
        FieldInfo[] fields = FieldsOf(type);
        StructMemory[] parts = [.. fields.Select(static field => Of(field.FieldType))];
        StructLayoutAttribute layout = type.StructLayoutAttribute!;
        var none =
            new StructMemory(size, 1)
            {
                Fields = fields,
                HasReference = parts.Any(static part => part.HasReference),
                IsPlain = layout is { Value: LayoutKind.Sequential, Pack: 0, Size: 0 }
            };
        if (none.HasReference || fields.Length == 0 || parts.Any(static part => !part.IsKnown))
        {
            return none;
        }
        int pack = layout.Pack == 0 ? NoPack : layout.Pack;
        return layout.Value switch
        {
            LayoutKind.Explicit => Explicit(none, parts, pack),
            LayoutKind.Auto => Auto(none, parts),
            _ => Sequential(none, parts, pack, layout.Size),
        } ?? none;
    }

    /// <summary>The alignment of what is a value of its own; 0 of other structs.</summary>
    private static int Known(Type type, int size) =>
        type.IsPrimitive || type.IsEnum || type.IsPointer || type.IsFunctionPointer || type == typeof(Half) || type == typeof(Int128) || type == typeof(UInt128)
            ? size
        : type == typeof(decimal) || type == typeof(DateTime) || type == typeof(DateTimeOffset) || type == typeof(TimeSpan) || type == typeof(TimeOnly)
        ? sizeof(long)
        : type == typeof(Guid) || type == typeof(DateOnly) || type == typeof(System.Text.Rune) ? sizeof(int)
        : 0;

    private static StructMemory? Sequential(StructMemory type, StructMemory[] parts, int pack, int least)
    {
        int[] offsets = new int[parts.Length];
        int end = 0;
        int alignment = 1;
        for (int i = 0; i < parts.Length; i++)
        {
            int own = Math.Min(pack, parts[i].Alignment);
            offsets[i] = Align(end, own);
            end = offsets[i] + parts[i].Size;
            alignment = Math.Max(alignment, own);
        }
        bool isArray = type.Fields[0].DeclaringType!.IsDefined(typeof(InlineArrayAttribute), inherit: false);
        return isArray || type.Size == Math.Max(Align(end, alignment), least) || (least != 0 && type.Size == Math.Max(end, least))
            ? type with { Alignment = alignment, Offsets = offsets, IsKnown = true }
            : null;
    }

    private static StructMemory? Explicit(StructMemory type, StructMemory[] parts, int pack)
    {
        int[] offsets = new int[parts.Length];
        int alignment = 1;
        for (int i = 0; i < parts.Length; i++)
        {
            if (type.Fields[i].GetCustomAttribute<FieldOffsetAttribute>() is not { } place || place.Value + parts[i].Size > type.Size)
            {
                return null;
            }
            offsets[i] = place.Value;
            alignment = Math.Max(alignment, Math.Min(pack, parts[i].Alignment));
        }
        return type with { Alignment = alignment, Offsets = offsets, IsKnown = true };
    }

    /// <summary>The runtime's own order: primitives, the largest before the others, then structs in the order of declaration.</summary>
    private static StructMemory? Auto(StructMemory type, StructMemory[] parts)
    {
        int[] offsets = new int[parts.Length];
        int end = 0;
        foreach (int i in Enumerable.Range(0, parts.Length).OrderByDescending(i => IsPrimitive(type.Fields[i].FieldType) ? parts[i].Size : 0))
        {
            offsets[i] = Align(end, parts[i].Alignment);
            end = offsets[i] + parts[i].Size;
        }
        return end <= type.Size && type.Size - end < sizeof(long)
            ? type with { Alignment = Math.Max(Math.Min(type.Size, sizeof(long)), Wide(parts)), Offsets = offsets, IsKnown = true } : null;
    }

    /// <summary>The alignment of numbers of 128 bits, if there are some.</summary>
    private static int Wide(StructMemory[] parts) => parts.Max(static part => part.Alignment) is > sizeof(long) and var wide ? wide : 0;

    private static bool IsPrimitive(Type type) => type.IsPrimitive || type.IsEnum || type.IsPointer || type.IsFunctionPointer;

    private static int Align(int offset, int alignment) => (offset + alignment - 1) / alignment * alignment;

    [UnconditionalSuppressMessage("Trimming", "IL2070",
        Justification = "Without the fields that a trimmed program does not have, the size differs from the size in the runtime: the struct is then refused, or laid out by its members.")]
    private static FieldInfo[] FieldsOf(Type type) => [.. type.GetFields(State).OrderBy(static field => field.MetadataToken)];
}
