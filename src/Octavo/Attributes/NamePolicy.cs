// Owns: the ways in which members' names are made into names of data.
namespace Octavo;

/// <summary>
/// How formats with names call members to which no attribute gives a name: JSON, Tokens, maps of MessagePack and CBOR. Where MessagePack-CSharp's attributes
/// speak for a type, its MessagePack keeps the names that they give.
/// The words are those of System.Text.Json's naming policies.
/// </summary>
public enum NamePolicy
{
    /// <summary>What the type says, else the assembly; else as declared. The default.</summary>
    Inherit = 0,

    /// <summary>As declared: <c>OrderId</c>.</summary>
    AsDeclared = 1,

    /// <summary><c>orderId</c>.</summary>
    CamelCase = 2,

    /// <summary><c>order_id</c>.</summary>
    SnakeCaseLower = 3,

    /// <summary><c>ORDER_ID</c>.</summary>
    SnakeCaseUpper = 4,

    /// <summary><c>order-id</c>.</summary>
    KebabCaseLower = 5,

    /// <summary><c>ORDER-ID</c>.</summary>
    KebabCaseUpper = 6,
}
