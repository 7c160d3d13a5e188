// Owns: which text and collections of a type's members are shared, and why they cannot be.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class SharingParser(ParseContext context)
{
    private const int Text = 1;
    private const int Collections = 2;
    private const string InProtobuf = "it shares text or collections, but Protobuf has no references";

    /// <summary>Gives members their sharing: what they ask for, else what the type does.</summary>
    /// <returns>False if a member asks for what it cannot have, which is reported.</returns>
    public bool TryApply(List<MemberDraft> members, TypeRequest request, ref TypeModel model)
    {
        // Members that hide one another have one name: how they are reached distinguishes them.
        var shared = new Dictionary<(string Name, string Through), int>();
        bool good = true;
        foreach (MemberDraft member in members)
        {
            int sharing = member.Sharing ?? request.Sharing;
            if (sharing == 0)
            {
                continue;
            }
            string? wrong = model.Extension is not null ? "its type keeps unknown members, and objects in them would shift the numbers of others"
                : member.Setting == MemberSetting.Fill ? "nothing sets it; give it a setter, or a constructor parameter"
                : member.Converter is not null || Share(member.Value!, sharing) is null
                ? $"'{member.Type.ToDisplayString()}' holds no text or collections outside of objects"
                : null;
            if (wrong is null)
            {
                shared[(member.Name, member.Through is null ? "" : CSharpNames.Text(member.Through))] = sharing;
            }
            else if (member.Sharing is not null || model.Extension is not null)
            {
                context.Report(Descriptors.NoSharing, member.Location, member.FullName, wrong);
                good = false;
            }
        }
        if (good && shared.Count != 0)
        {
            model =
                model.Everywhere(
                    t => t with
                    {
                        Members = t.Members
                            .Select(m => shared.TryGetValue((m.Name, m.Through), out int sharing) ? m with { Value = Share(m.Value, sharing) ?? m.Value } : m)
                            .ToEquatable()
                    });
            model = model with { Tagged = null, NotTagged = InProtobuf };
        }
        return good;
    }

    /// <summary>The value with its text and collections shared, at any depth of collections; null if it has none. Keys are not.</summary>
    private static ValueModel? Share(ValueModel value, int sharing)
    {
        bool collections = (sharing & Collections) != 0;
        switch (value)
        {
            case TextValue when (sharing & Text) != 0:
                return new SharedValue(value);
            case BytesValue { Form: BytesForm.Array } when collections:
                return new SharedValue(value);
            case NullableValue nullable when Share(nullable.Inner, sharing) is ValueModel inner:
                return nullable with { Inner = inner };
            case SequenceValue sequence:
                // A user collection, and a multidimensional array, has one helper for all members.
                ValueModel? element = sequence is { SimpleName.Length: 0, Form: not SequenceForm.MultidimensionalArray } ? Share(sequence.Element, sharing)
                    : null;
                return Whole(element is null ? null : sequence with { Element = element }, sequence, collections && sequence.CanBeNull);
            case MapValue map:
                ValueModel? item = map.SimpleName.Length == 0 ? Share(map.Item, sharing) : null;
                return Whole(item is null ? null : map with { Item = item }, map, collections);
            default:
                return null;
        }
    }

    private static ValueModel? Whole(ValueModel? parts, ValueModel value, bool isShared) => isShared ? new SharedValue(parts ?? value) : parts;
}
