// Owns: how an object tells by another library's convention whether a member has a value: a method or property that goes by the member's name. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>What tells of a member.</summary>
/// <param name="Name">The name of the method, <c>ShouldSerializeX</c>, or of the property, <c>XSpecified</c>.</param>
/// <param name="IsMethod">Whether it is a method.</param>
/// <param name="Owner">The type that declares it, for accessors.</param>
/// <param name="Access">How it is called or read.</param>
/// <param name="Setting">How the property is set: <see cref="MemberSetting.Assign"/>, <see cref="MemberSetting.Accessor"/>, or
/// <see cref="MemberSetting.Constructor"/> if nothing sets it.</param>
internal sealed record SpecifiedModel(string Name, bool IsMethod, OwnerModel Owner, MemberAccess Access, MemberSetting Setting)
{
    /// <summary>C# text of the type that declares it, where a name of a derived type hides it; empty if its name means it.</summary>
    public string Through { get; init; } = "";
}
