// Owns: the members of formats of one kind, in order, and how they are told apart, while they are being parsed.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

/// <summary>A contract view.</summary>
/// <param name="Kinds">The formats.</param>
/// <param name="Members">Its members, in order.</param>
/// <param name="Layout">How they are told apart.</param>
/// <param name="IsNumbered">Whether all have numbers.</param>
internal sealed record FaceDraft(FaceKind[] Kinds, List<FaceMember> Members, MemberLayout Layout, bool IsNumbered)
{
    /// <summary>The one contract view of a type whose members are told apart by their place.</summary>
    public static FaceDraft Places(IEnumerable<MemberDraft> members) =>
        new([FaceKind.Ordinal, FaceKind.MessagePack, FaceKind.Name, FaceKind.Cbor], [.. members.Select(m => new FaceMember(m, null, 1, m.Name, m.IsRequired))],
            MemberLayout.Array, true);

    /// <summary>The contract views that differ, the one by place first. Formats by place take any layout and name, formats by name any layout and
    /// number.</summary>
    public static List<FaceDraft> Merge(FaceDraft places, FaceDraft keys, FaceDraft names)
    {
        bool one = Same(places, keys);
        List<FaceDraft> faces = one ? [keys with { Kinds = [FaceKind.Ordinal, FaceKind.MessagePack] }] : [places, keys];
        for (int i = 0; i < faces.Count; i++)
        {
            bool named = faces[i].Kinds.Contains(FaceKind.MessagePack) && faces[i].Layout == MemberLayout.NameMap;
            if (Same(faces[i], names) && (!named || faces[i].Members.Select(m => m.Name).SequenceEqual(names.Members.Select(m => m.Name))))
            {
                faces[i] =
                    faces[i] with
                    {
                        Kinds = [.. faces[i].Kinds, FaceKind.Name],
                        Members = [.. faces[i].Members.Zip(names.Members, (m, n) => m with { Name = n.Name })]
                    };
                return faces;
            }
        }
        faces.Add(names);
        return faces;
    }

    /// <summary>Adds the contract view of CBOR, or joins it to one that says the same.</summary>
    public static List<FaceDraft> Merge(List<FaceDraft> faces, FaceDraft cbor)
    {
        for (int i = 0; i < faces.Count; i++)
        {
            FaceDraft face = faces[i];
            bool bound = face.Kinds.Contains(FaceKind.MessagePack);
            bool named = face.Kinds.Contains(FaceKind.Name) || (bound && face.Layout == MemberLayout.NameMap);
            if (!Same(face, cbor) || (bound && face.Layout != cbor.Layout)
                || (face.Kinds.Contains(FaceKind.Ordinal) && (face.Layout == MemberLayout.Tolerant) != (cbor.Layout == MemberLayout.Tolerant))
                || (named && cbor.Layout == MemberLayout.NameMap && !face.Members.Select(m => m.Name).SequenceEqual(cbor.Members.Select(m => m.Name)))
                || (bound && cbor.Layout != MemberLayout.NameMap && !face.Members.Select(m => m.Slot).SequenceEqual(cbor.Members.Select(m => m.Slot))))
            {
                continue;
            }
            // Formats by place take any layout, number and name, formats by name any layout and number.
            List<FaceMember> members = bound ? face.Members : named ? [.. cbor.Members.Zip(face.Members, (m, n) => m with { Name = n.Name })] : cbor.Members;
            faces[i] =
                face with
                {
                    Kinds = [.. face.Kinds, FaceKind.Cbor],
                    Members = members,
                    Layout = cbor.Layout,
                    IsNumbered = bound ? face.IsNumbered : cbor.IsNumbered
                };
            return faces;
        }
        faces.Add(cbor);
        return faces;
    }

    private static bool Same(FaceDraft one, FaceDraft other) =>
        one.Members.Select(m => (m.Draft, m.IsRequired, m.Omit, m.RefusesNull))
            .SequenceEqual(other.Members.Select(m => (m.Draft, m.IsRequired, m.Omit, m.RefusesNull)));
}
