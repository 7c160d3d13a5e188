// Owns: what one library's attributes say about a type.
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Foreign;

/// <summary>What a type's attributes say.</summary>
/// <param name="OptIn">Whether only marked members are members.</param>
/// <param name="NonPublic">Whether non-public members are members without a mark of their own.</param>
/// <param name="AllowsPrivate">Whether marked non-public members need no <c>partial</c> type: the attribute lets the codec past their visibility.</param>
/// <param name="Names">Whether members go by name, also if all have numbers.</param>
/// <param name="Order">Names of members in the order asked for; null if nothing is asked.</param>
/// <param name="Policy">How members without a name are called, as NamePolicy's number; 0 if not set.</param>
/// <param name="Omit">When members are left out that say nothing, as OmitPolicy's number; 0 if not set.</param>
/// <param name="Unknown">What becomes of members that the type does not know.</param>
internal sealed record TypeMark(bool OptIn = false, bool NonPublic = false, bool AllowsPrivate = false, bool Names = false, string[]? Order = null,
    int Policy = 0, int Omit = 0, UnknownRule Unknown = UnknownRule.AsOptionsSay);
