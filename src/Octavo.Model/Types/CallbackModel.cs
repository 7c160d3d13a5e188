// Owns: one method of a type that its codec calls at a moment. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>A callback.</summary>
/// <param name="Moment">When it is called.</param>
/// <param name="Name">Its name in metadata; of an explicit implementation with the interface's.</param>
/// <param name="Owner">The type that declares it.</param>
/// <param name="Access">How it is called.</param>
/// <param name="IsStatic">Whether it is static; it is called by its name then.</param>
/// <param name="TakesContext">Whether it takes a <c>StreamingContext</c>.</param>
internal sealed record CallbackModel(CallbackMoment Moment, string Name, OwnerModel Owner, MemberAccess Access, bool IsStatic, bool TakesContext)
{
    /// <summary>Whether a derived class has another member of the name, so the object is cast to the owner.</summary>
    public bool IsHiddenByOther { get; init; }

    /// <summary>C# text of the type that declares it, closed as the codec's type has it.</summary>
    public string Declaring { get; init; } = "";
}
