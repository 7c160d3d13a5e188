// Owns: how emitted code sets a member.
namespace Octavo.Model.Types;

/// <summary>How a member is set.</summary>
internal enum MemberSetting
{
    /// <summary>By assignment, at any time.</summary>
    Assign,

    /// <summary>In an object initializer; later through an accessor.</summary>
    Init,

    /// <summary>Through an accessor of the codec.</summary>
    Accessor,

    /// <summary>By a constructor's parameter only.</summary>
    Constructor,

    /// <summary>Not at all: it is a collection, and the one that the object has is filled.</summary>
    Fill,

    /// <summary>Not at all: it is computed, so it is only written.</summary>
    Computed,
}
