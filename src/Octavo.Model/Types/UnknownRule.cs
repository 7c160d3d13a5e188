// Owns: what a type's attributes say about members of data that it does not know.
namespace Octavo.Model.Types;

internal enum UnknownRule
{
    /// <summary>Nothing: the options of the call decide.</summary>
    AsOptionsSay,

    /// <summary>They are skipped.</summary>
    Skip,

    /// <summary>They are refused.</summary>
    Refuse,
}
