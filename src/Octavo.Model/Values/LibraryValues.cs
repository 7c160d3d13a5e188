// Owns: which of the platform's types with codecs in the library never change. Knows no codec.
namespace Octavo.Model.Values;

internal static class LibraryValues
{
    /// <summary>Whether nothing of such a type can be changed.</summary>
    /// <param name="type">C# text of the type.</param>
    public static bool IsImmutable(string type) => type
        is "global::System.Numerics.BigInteger" or "global::System.Index" or "global::System.Range" or "global::System.Uri" or "global::System.Version"
        or "global::System.Net.IPAddress" or "global::System.Net.IPNetwork" or "global::System.Net.NetworkInformation.PhysicalAddress";
}
