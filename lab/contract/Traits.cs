// Owns: the vocabulary in which a candidate says what its payload carries.
// Must not know: which library has which trait.
namespace Octavo.Lab.Contract;

/// <summary>Traits shown beside each candidate, so like is compared with like.</summary>
public static class Traits
{
    /// <summary>The payload can be read without the type.</summary>
    public const string SelfDescribing = "self-describing";

    /// <summary>Members can be added, and old and new readers still work.</summary>
    public const string VersionTolerant = "version tolerant";

    /// <summary>Members can be added at the end.</summary>
    public const string Appendable = "members can be appended";

    /// <summary>Shared objects and cycles survive.</summary>
    public const string References = "references";

    /// <summary>Input is validated: bad bytes give an error, never a damaged object.</summary>
    public const string Validated = "validated";

    /// <summary>Text is UTF-8.</summary>
    public const string Utf8 = "text: UTF-8";

    /// <summary>Text is UTF-16 unless a member says otherwise.</summary>
    public const string Utf16 = "text: UTF-16";

    /// <summary>Text is Latin-1 if it fits, else UTF-16.</summary>
    public const string Latin1OrUtf16 = "text: Latin-1 or UTF-16";
}
