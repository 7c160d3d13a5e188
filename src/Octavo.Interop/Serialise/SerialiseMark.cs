// Owns: what serialise's layout notes at a place. Knows no bytes.
namespace Octavo.Interop.Serialise;

/// <summary>Values of <c>PlanValue.Mark</c>; of enums it is the number of constructors.</summary>
internal static class SerialiseMark
{
    /// <summary>Text and bytes: of indefinite length. Sequences: of definite length.</summary>
    internal const int Other = 1;

    /// <summary>Text: no lone surrogates.</summary>
    internal const int Strict = 2;
}
