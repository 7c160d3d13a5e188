// Owns: the kinds of values that a plan tells apart. Knows no layout.
namespace Octavo.Interop.Plans;

/// <summary>What is at a place of the data. Each has one event in a layout.</summary>
internal enum PlanKind : byte
{
    /// <summary>A scalar of fixed size: <see cref="PlanValue.Word"/> says which.</summary>
    Scalar,

    /// <summary>An enum that its Shape names as such; others are scalars of their base type. <see cref="PlanValue.Word"/> is the base type.</summary>
    Enum,

    /// <summary>Text.</summary>
    Text,

    /// <summary>Bytes.</summary>
    Bytes,

    /// <summary>An integer of any size.</summary>
    Integer,

    /// <summary>A sequence of <see cref="PlanValue.First"/>.</summary>
    Sequence,

    /// <summary>A map from <see cref="PlanValue.First"/> to <see cref="PlanValue.Second"/>.</summary>
    Map,

    /// <summary>A nullable value: <see cref="PlanValue.First"/> or nothing.</summary>
    Optional,

    /// <summary>A class or struct with members.</summary>
    Object,

    /// <summary>A union: one of its cases.</summary>
    Union,
}
