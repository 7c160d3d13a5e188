// Owns: how an object of a type is made.
namespace Octavo.Model.Types;

/// <summary>How an object is made.</summary>
/// <param name="Parameters">The constructor's parameters; none if it has none.</param>
/// <param name="IsHidden">Whether the constructor is not visible, so an accessor calls it.</param>
/// <param name="HasRequired">Whether <c>required</c> members forbid a call without an initializer.</param>
/// <param name="KeepsExisting">Whether a struct's missing members stay what they were; false if the type has its own defaults.</param>
internal sealed record ConstructionModel(EquatableList<ParameterModel> Parameters, bool IsHidden, bool HasRequired, bool KeepsExisting)
{
    /// <summary>Whether a constructor binds members, so a populated object is made again.</summary>
    public bool IsBound => Parameters.Count != 0;

    /// <summary>Whether the constructor that binds members is called through an accessor.</summary>
    public bool BindsByAccessor => IsBound && IsHidden;

    /// <summary>Whether an empty object is made through an accessor.</summary>
    public bool ByAccessor => !IsBound && (IsHidden || HasRequired);
}
