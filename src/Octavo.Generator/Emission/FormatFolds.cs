// Owns: which facts of formats are true in some of those that code is emitted for: what asks for another is not emitted. Tokens, which comes with each format
// that has keys, ends objects as JSON does and has names in any layout.
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class FormatFolds
{
    private const FormatSet Slotted = FormatSet.MessagePack | FormatSet.Cbor, Uncounted = FormatSet.Json | FormatSet.Tokens;

    extension(CodeWriter c)
    {
        /// <summary>Whether a format ends objects and collections by a mark and does not say before how many elements there are.</summary>
        public bool Ends => Any(c, Uncounted);

        /// <summary>Whether a format has something between elements, folds the case of names, and has text for every key.</summary>
        public bool IsText => Any(c, FormatSet.Json);

        /// <summary>Whether a format has bits for booleans and for what is null, and lays scalars out as a whole.</summary>
        public bool Packs => Any(c, FormatSet.Compact);

        /// <summary>Whether a format has no such bits.</summary>
        public bool Unpacks => Any(c, ~FormatSet.Compact);

        /// <summary>Whether a format keeps structs as they are in memory.</summary>
        public bool IsRaw => Any(c, FormatSet.Binary);

        /// <summary>Whether every format keeps structs so.</summary>
        public bool IsRawAlone => c.Served == FormatSet.Binary;

        /// <summary>Whether a format leaves heads to be read later.</summary>
        public bool LeavesHeads => Any(c, FormatSet.Cbor);

        /// <summary>Whether a format has members by their place.</summary>
        public bool HasPlaces => c.Served.HasPlaces();

        /// <summary>Whether a format has arrays with gaps.</summary>
        public bool Gaps => Any(c, Slotted);

        /// <summary>Whether every format that reads members by their place has arrays with gaps.</summary>
        public bool AlwaysGaps => (c.Served & FormatSet.Positional & ~Slotted) == 0;

        /// <summary>Whether a format reads a type as an array of exactly its members, without asking.</summary>
        public bool HasLine(TypeModel type) => !type.IsTolerant && (Any(c, FormatSet.Binary | FormatSet.Compact) || type.Layout switch
        {
            MemberLayout.NameMap or MemberLayout.NumberMap => false,
            MemberLayout.NamedInCbor => Any(c, FormatSet.MessagePack),
            _ => Any(c, Slotted),
        });

        /// <summary>A number of places: one with the gaps, in formats that have them.</summary>
        /// <param name="slots">The number with gaps.</param>
        /// <param name="members">The number without.</param>
        /// <param name="inPlaces">Whether only formats ask that have members by their place.</param>
        public string Places(int slots, int members, bool inPlaces = true) =>
            slots == members || !c.Gaps ? $"{members}" : inPlaces && c.AlwaysGaps ? $"{slots}" : $"R.Slots ? {slots} : {members}";

        /// <summary>The same as an operand.</summary>
        public string PlacesIn(int slots, int members) => c.Places(slots, members) is var places && places.Contains('?') ? $"({places})" : places;
    }

    /// <summary>An expression for formats that count elements, or one for those that do not.</summary>
    public static string Counted(CodeWriter c, string counted, string uncounted) =>
        !c.Ends ? counted : !c.HasPlaces ? uncounted : $"R.Counted ? {counted} : {uncounted}";

    private static bool Any(CodeWriter c, FormatSet formats) => (c.Served & formats) != 0;
}
