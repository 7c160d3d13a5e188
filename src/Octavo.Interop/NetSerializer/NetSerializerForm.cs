// Owns: the names of the forms that a place's values have.
namespace Octavo.Interop.NetSerializer;

/// <summary>What tells a null, and what a value is.</summary>
internal enum NetSerializerForm : byte
{
    /// <summary>A value that has no null by itself: a scalar, a struct, a class without an id.</summary>
    Plain,

    /// <summary>A length + 1, or 0 for null: text, bytes, arrays, the collections of NetSerializer2.</summary>
    Counted,

    /// <summary>A <c>List</c> of version 4: its array, whose length is the capacity, after it the count and the version.</summary>
    List4,

    /// <summary>A dictionary: its pairs as an array, with the array's id.</summary>
    Map,

    /// <summary>A nullable value: a byte, and the value.</summary>
    Optional,
}
