// Owns: the ways in which members' names are made into names of data.
namespace Octavo;

/// <summary>
/// The names of members without a name from an attribute, in formats with names: JSON, Tokens, maps of MessagePack and CBOR. If a type has attributes of
/// MessagePack-CSharp, its MessagePack keeps their names. The policies are those of System.Text.Json.
/// </summary>
public enum NamePolicy
{
    /// <summary>The default: the setting of the type, else of the assembly, else as declared.</summary>
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
