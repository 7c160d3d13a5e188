// Owns: the kinds of steps of a body.
namespace Octavo.Model.Planning;

internal enum StepKind
{
    /// <summary>Members that share one reservation or one <c>Need</c>.</summary>
    Run,

    /// <summary>One member by itself: text, bytes, a collection, an object.</summary>
    Single,
}
