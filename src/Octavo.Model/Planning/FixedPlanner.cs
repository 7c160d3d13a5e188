// Owns: which structs have a constant bound, and which a raw layout. Knows no emitter.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>Finds the fixed-size structs among the types of an assembly.</summary>
/// <param name="types">The types.</param>
/// <param name="formats">The formats of a type: structs are parts of runs in some of them, and raw layouts in Binary.</param>
internal sealed class FixedPlanner(IReadOnlyDictionary<string, TypeModel> types, Func<string, FormatSet> formats)
{
    private readonly Dictionary<string, FixedFacts?> _known = [];

    /// <summary>The facts of a struct; null if its length has no constant bound, or the type is not of this assembly.</summary>
    public FixedFacts? Of(string type)
    {
        if (_known.TryGetValue(type, out FixedFacts? facts))
        {
            return facts;
        }
        _known[type] = null; // a struct cannot hold itself but through a collection, which has no constant bound
        if (types.TryGetValue(type, out TypeModel? model) && model is { IsStruct: true, Layout: not MemberLayout.Tolerant } && formats(type).IsSequential())
        {
            _known[type] = Find(model);
        }
        return _known[type];
    }

    /// <summary>The value with the facts of the structs in it.</summary>
    public ValueModel Link(ValueModel value) =>
        ValueTree.Rewrite(value, (_, part) => part is ObjectValue { IsStruct: true, IsLocal: true } item ? item with { Fixed = Of(item.Type) } : part);

    /// <summary>The raw layout of a struct whose values are linked; null if it has none.</summary>
    public static RawLayoutModel? RawLayoutOf(TypeModel type)
    {
        if (!type.IsStruct || !type.IsUnmanaged || type.Layout == MemberLayout.Tolerant || type.Members.Count == 0
            || type.Members.Any(m => m.Value.RawLayout is null))
        {
            return null;
        }
        var parts = new List<RawLayoutPart>();
        var padding = new List<RawLayoutPadding>();
        var probes = new List<int>();
        int offset = 0;
        int alignment = 1;
        for (int i = 0; i < type.Members.Count; i++)
        {
            RawLayoutFacts facts = type.Members[i].Value.RawLayout!;
            Pad(facts.Alignment);
            parts.Add(new RawLayoutPart(i, offset, facts));
            probes.Add(facts.Probe < 0 ? -1 : offset + facts.Probe);
            alignment = Math.Max(alignment, facts.Alignment);
            offset += facts.Size;
        }
        Pad(alignment);
        bool plain = type.IsPlain && probes.All(p => p >= 0); // of a struct within, too
        bool hasPadding = padding.Count != 0 || parts.Any(p => p.Facts.HasPadding);
        var whole =
            new RawLayoutFacts(offset, alignment, plain ? probes[0] : -1, hasPadding, parts.Any(p => p.Facts.Validated), Mask(parts, padding, offset),
                type.CodecType);
        return new RawLayoutModel(whole, parts.ToEquatable(), padding.ToEquatable(), (plain ? probes : []).ToEquatable());

        void Pad(int to)
        {
            int gap = (to - (offset % to)) % to;
            if (gap != 0)
            {
                padding.Add(new RawLayoutPadding(offset, gap));
                offset += gap;
            }
        }
    }

    private static RawLayoutMask? Mask(List<RawLayoutPart> parts, List<RawLayoutPadding> padding, int size)
    {
        byte[] zero = new byte[size];
        byte[] dates = new byte[size];
        foreach (RawLayoutPart part in parts)
        {
            if (part.Facts.Mask is not RawLayoutMask mask)
            {
                return null;
            }
            for (int i = 0; i < part.Facts.Size; i++)
            {
                (zero[part.Offset + i], dates[part.Offset + i]) = (mask.Zero[i], mask.Dates[i]);
            }
        }
        foreach (RawLayoutPadding gap in padding)
        {
            for (int i = 0; i < gap.Size; i++)
            {
                zero[gap.Offset + i] = 0xFF;
            }
        }
        return new RawLayoutMask(zero.ToEquatable(), dates.ToEquatable());
    }

    private FixedFacts? Find(TypeModel type)
    {
        ValueModel[] values = [.. type.Members.Select(m => Link(m.Value))];
        RawLayoutModel? raw = (formats(type.Type) & FormatSet.Binary) == 0 ? null
            : RawLayoutOf(type with { Members = type.Members.Select((m, i) => m with { Value = values[i] }).ToEquatable() });
        // A struct too long for a run of reading is not part of a run, but what holds it may still be a raw layout.
        ValueModel[][] views = [values, .. type.Views.Select(f => f.Type.Members.Select(m => Link(m.Value)).ToArray())];
        bool isFixed = views.All(f => f.All(v => v.IsFixed || v is ObjectValue { Fixed: not null }));
        if (!isFixed)
        {
            return null;
        }
        int read = ScalarReadMax.Head + views.Max(f => f.Sum(v => v.ReadMax));
        // A struct that leaves members out, or writes computed ones, has more than one body: it is not part of a run either.
        read = type.Omits || type.Views.Any(f => f.Type.Omits || f.Type.Computed.Count != 0) ? ScalarReadMax.Run + 1 : read;
        return new FixedFacts(Math.Max(read, raw?.Facts.Size ?? 0), values.Sum(v => v is ObjectValue o ? o.Fixed!.Values : 1), MemorySize(type, values),
            type.IsPlain && values.All(v => v is not ObjectValue { Fixed.IsPlain: false }), raw?.Facts);
    }

    private static int MemorySize(TypeModel type, ValueModel[] values) =>
        !type.IsPlain || values.Any(v => v.Size == 0) ? 0 : Math.Max(1, values.Aggregate(0, (size, v) => Align(size, v.Size) + v.Size));

    private static int Align(int size, int next)
    {
        int to = next >= 8 ? 8 : next >= 4 ? 4 : next >= 2 ? 2 : 1;
        return (size + to - 1) / to * to;
    }
}
