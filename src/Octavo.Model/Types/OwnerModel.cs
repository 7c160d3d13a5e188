// Owns: a type as accessors name it: for a generic one they must be in a generic class with its own parameters.
namespace Octavo.Model.Types;

/// <summary>The type that declares a member.</summary>
/// <param name="Type">C# text, closed; of a generic type with its own parameters: <c>global::Acme.Box&lt;T&gt;</c>.</param>
/// <param name="Parameters">Its type parameters, <c>&lt;T&gt;</c>; empty for a type that is not generic.</param>
/// <param name="Arguments">The type arguments in their place.</param>
/// <param name="Constraints">The parameters' constraints.</param>
/// <param name="Class">The name of the class that holds its accessors; empty if the codec itself does.</param>
internal sealed record OwnerModel(string Type, string Parameters, string Arguments, string Constraints, string Class)
{
    /// <summary>What comes before the name of an accessor in a call.</summary>
    public string Prefix => Class.Length == 0 ? "" : Class + Arguments + ".";
}
