// Owns: the C# forms of a value that holds one other.
namespace Octavo.Model.Values;

/// <summary>A wrapper's C# form.</summary>
internal enum WrapForm
{
    /// <summary>Lazy: its value, which writing makes if it is not made yet.</summary>
    Lazy,

    /// <summary>IGrouping: a pair of its key and an array of its elements.</summary>
    Grouping,
}
