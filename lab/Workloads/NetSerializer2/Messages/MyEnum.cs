// Owns: the enum of document 001.
// Must not know: how it is filled, compared or measured.

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Six values on an int.</summary>
public enum MyEnum
{
    /// <summary>0.</summary>
    Zero,

    /// <summary>1.</summary>
    One,

    /// <summary>2.</summary>
    Two,

    /// <summary>3.</summary>
    Three,

    /// <summary>4.</summary>
    Four,

    /// <summary>5.</summary>
    Five,
}
