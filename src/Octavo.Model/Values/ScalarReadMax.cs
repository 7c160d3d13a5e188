// Owns: the bounds of reading runs over all formats.
namespace Octavo.Model.Values;

internal static class ScalarReadMax
{
    /// <summary>The longest head of an object, sequence or nullable value in any format.</summary>
    public const int Head = 9;

    /// <summary>What a reader makes readable at most at once.</summary>
    public const int Run = 256;
}
