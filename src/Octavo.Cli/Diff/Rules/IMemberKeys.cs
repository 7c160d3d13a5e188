// Owns: how a format with keys finds a member.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

/// <summary>The keys of a format.</summary>
internal interface IMemberKeys
{
    /// <summary>What is in the writer's data where the reader looks for its member.</summary>
    /// <param name="direction">Who writes and who reads.</param>
    /// <param name="writer">The writer's contract view.</param>
    /// <param name="member">The reader's member.</param>
    /// <param name="reader">The same as the format sees it.</param>
    /// <returns>The writer's member, or null; and whether null is there, for a number that the writer does not have.</returns>
    (ViewMember? Found, bool IsNil) Find(Direction direction, ContractView writer, TypeMember member, ViewMember reader);
}
