// Owns: what MemoryPack's layout says about types: what is memory, what has a head. docs/formats/memorypack.md has the table.
using System.Runtime.CompilerServices;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.MemoryPack;

/// <summary>MemoryPack's format, version 1.</summary>
/// <param name="utf16">Whether text is written as UTF-16.</param>
internal sealed class MemoryPackLayout(bool utf16) : InteropLayout
{
    private const int DateTimeOffsetSize = 16;

    internal override string Name => "MemoryPack";

    internal override bool HasReferences => true;

    internal override bool HasNullsEverywhere => true;

    internal bool Utf16 { get; } = utf16;

    internal override void OnValue(PlanValue value, string path) => value.Note = value.Kind switch
    {
        PlanKind.Scalar or PlanKind.Enum => Scalar(value),
        PlanKind.Integer =>
            throw Refused(path,
                "a BigInteger, which MemoryPack, at least up to version 1.21.4, writes as bytes that do not hold it; use byte[] from BigInteger.ToByteArray."),
        PlanKind.Optional => Optional(value.First!),
        PlanKind.Map => Map(Note(value.First!), Note(value.Second!)),
        PlanKind.Object => value.Type!.Note as MemoryPackNote ?? MemoryPackNote.Managed,
        _ => MemoryPackNote.Managed,
    };

    internal override void OnType(PlanType type, string path)
    {
        if (type.IsUnion)
        {
            foreach (PlanMember one in type.Members)
            {
                if (one.Number > ushort.MaxValue || one.Value.Kind is not (PlanKind.Object or PlanKind.Union))
                {
                    throw Refused($"{type.Name}.{one.Name}", "a case with a number above 65,535, or one that is not a class.");
                }
            }
            return;
        }
        bool isTuple = type is { IsTuple: true, IsClass: false };
        if (!type.IsClass && StructMemory.Of(type.Type) is { HasReference: false } memory)
        {
            type.Note = memory.IsKnown ? Memory(type, memory) : ByMembers(type, memory, path);
            return;
        }
        bool hasLengths = type.IsTolerant || type.HasReferences;
        CheckMembers(type, hasLengths);
        type.Note = MemoryPackNote.Managed with { IsTuple = isTuple, HasLengths = hasLengths };
    }

    internal override int LeastBytes(PlanValue value) => value.Kind switch
    {
        PlanKind.Scalar or PlanKind.Enum => Note(value).Size,
        PlanKind.Object => Note(value) is { IsMemory: true } or { IsTuple: true } ? 0 : 1,
        PlanKind.Union => 1,
        _ => sizeof(int),
    };

    internal override int LeastNull(PlanValue value) => value.Kind switch
    {
        PlanKind.Optional => Math.Max(1, Note(value).Size),
        PlanKind.Object or PlanKind.Union => 1,
        _ => sizeof(int),
    };

    /// <summary>Older data may have fewer members if there is a head.</summary>
    internal override bool HasAllMembers(PlanType type) => type.IsUnion || type.Note is MemoryPackNote { IsMemory: true } or MemoryPackNote { IsTuple: true };

    internal static MemoryPackNote Note(PlanValue value) => (MemoryPackNote)value.Note!;

    /// <summary>The note of a type with members, which places that were seen while it was compiled do not have.</summary>
    internal static MemoryPackNote Note(PlanType type) => (MemoryPackNote)type.Note!;

    private static MemoryPackNote Scalar(PlanValue value) => value.Word switch
    {
        ShapeWord.DateTimeOffset => new MemoryPackNote(DateTimeOffsetSize, sizeof(long)),
        ShapeWord.Int128 or ShapeWord.UInt128 => new MemoryPackNote(value.Size, value.Size),
        _ => new MemoryPackNote(value.Size, ShapeWords.Alignment(value.Word)),
    };

    /// <summary>A bool, the value at its alignment, and padding: StructLayout may give the value any size.</summary>
    private static MemoryPackNote Optional(PlanValue value)
    {
        MemoryPackNote note = Note(value);
        if (!note.IsMemory)
        {
            return MemoryPackNote.Managed;
        }
        int aligned = TypeShape.Align(note.Size, note.Alignment);
        value.Note = note with { Tail = aligned - note.Size };
        return new MemoryPackNote(note.Alignment + aligned, note.Alignment) { Offsets = [note.Alignment] };
    }

    /// <summary>Entries are memory if key and value are: a KeyValuePair in the order of its fields.</summary>
    private static MemoryPackNote Map(MemoryPackNote key, MemoryPackNote value)
    {
        if (!key.IsMemory || !value.IsMemory)
        {
            return MemoryPackNote.Managed;
        }
        int offset = TypeShape.Align(key.Size, value.Alignment);
        return MemoryPackNote.Managed with
        {
            Offsets = [0, offset],
            EntrySize = TypeShape.Align(offset + value.Size, Math.Max(key.Alignment, value.Alignment))
        };
    }

    /// <summary>Members where their fields are. Fields that are not members are zeros in what is written, and skipped.</summary>
    private MemoryPackNote Memory(PlanType type, StructMemory memory)
    {
        int[] fields = FieldsOf(type, memory);
        int[] offsets = new int[fields.Length];
        for (int i = 0; i < fields.Length; i++)
        {
            if (Note(type.Members[i].Value).Size != RuntimeHelpers.SizeOf(memory.Fields[fields[i]].FieldType.TypeHandle))
            {
                throw Refused($"{type.Name}.{type.Members[i].Name}",
                    $"a member whose codec does not write the memory of its field, which MemoryPack writes for {type.Type}, a struct without references.");
            }
            offsets[i] = memory.Offsets[fields[i]];
        }
        return WithRawLayout(type, memory.Size, memory.Alignment, offsets);
    }

    /// <summary>The field of each member: of its name, of a name made of it, or the last one that is left.</summary>
    private int[] FieldsOf(PlanType type, StructMemory memory)
    {
        int[] found = [.. Enumerable.Repeat(-1, type.Members.Length)];
        foreach (Func<string, string, bool> isOf in new Func<string, string, bool>[] { IsField, IsAlike })
        {
            for (int i = 0; i < found.Length; i++)
            {
                found[i] = found[i] >= 0 ? found[i]
                    : Array.FindIndex(memory.Fields, field => isOf(field.Name, type.Members[i].Name) && !found.Contains(Array.IndexOf(memory.Fields, field)));
            }
        }
        int[] free = [.. Enumerable.Range(0, memory.Fields.Length).Except(found)];
        int lost = Array.IndexOf(found, -1);
        if (lost >= 0)
        {
            if (free.Length != 1 || found.Count(static one => one < 0) != 1)
            {
                throw Refused($"{type.Name}.{type.Members[lost].Name}",
                    $"a member whose field in {type.Type} is not known by its name, so its place in memory is not known; give the field the name of the member.");
            }
            found[lost] = free[0];
        }
        return found;
    }

    private static bool IsField(string field, string member) => field == member || field == $"<{member}>k__BackingField";

    private static bool IsAlike(string field, string member) =>
        string.Equals(field.StartsWith("m_", StringComparison.Ordinal) ? field[2..] : field.TrimStart('_'), member, StringComparison.OrdinalIgnoreCase);

    /// <summary>Where reflection does not have the fields, members in their order at their alignment, if the runtime tells that size.</summary>
    private MemoryPackNote ByMembers(PlanType type, StructMemory memory, string path)
    {
        int[] offsets = new int[type.Members.Length];
        int end = 0;
        int alignment = 1;
        for (int i = 0; i < offsets.Length; i++)
        {
            MemoryPackNote member = Note(type.Members[i].Value);
            offsets[i] = TypeShape.Align(end, member.Alignment);
            end = offsets[i] + member.Size;
            alignment = Math.Max(alignment, member.Alignment);
        }
        if (!memory.IsPlain || memory.Fields.Length != 0 || memory.Size != Math.Max(1, TypeShape.Align(end, alignment))
            || type.Members.Any(static member => !Note(member.Value).IsMemory))
        {
            throw Refused(path, $"{type.Type}, a struct without references: MemoryPack writes its memory, and the place of its fields in memory is not known.");
        }
        return WithRawLayout(type, memory.Size, alignment, offsets);
    }

    private static MemoryPackNote WithRawLayout(PlanType type, int size, int alignment, int[] offsets)
    {
        bool isRawLayout = type.IsRawLayout && type.RawLayoutSize == size;
        for (int i = 0; i < offsets.Length && isRawLayout; i++)
        {
            PlanValue member = type.Members[i].Value;
            isRawLayout = type.Members[i].Offset == offsets[i] && (member.Kind == PlanKind.Scalar || member.Kind == PlanKind.Enum || Note(member).IsRawLayout);
        }
        return new MemoryPackNote(size, alignment) { Offsets = offsets, IsRawLayout = isRawLayout };
    }

    private void CheckMembers(PlanType type, bool hasLengths)
    {
        int count = type.Members.Length;
        if (hasLengths && count != 0)
        {
            count = type.Members[^1].Number;
            for (int i = 1; i < type.Members.Length; i++)
            {
                if (type.Members[i].Number <= type.Members[i - 1].Number)
                {
                    throw Refused($"{type.Name}.{type.Members[i].Name}",
                        "members whose numbers do not ascend; MemoryPack orders them by MemoryPackOrder, which is the number − 1.");
                }
            }
        }
        if (count > MemoryPackCode.MaxMembers)
        {
            throw Refused(type.Name, $"{count} members, but MemoryPack has at most {MemoryPackCode.MaxMembers}.");
        }
    }
}
