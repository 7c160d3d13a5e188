// Owns: the throw helpers for members and entries: absent, repeated, unknown, null.
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

public static partial class Throw
{
    /// <summary>The same key twice.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DuplicateKey() =>
        throw new OctavoException(OctavoErrorCode.DuplicateKey, "the map or set holds the same key twice; set Duplicates to LastWins if that is intended.");

    /// <summary>The same member twice.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DuplicateMember(string member) =>
        throw new OctavoException(OctavoErrorCode.DuplicateMember,
            $"the object holds the member {Shown(member)} twice; set Duplicates to LastWins if that is intended.");

    /// <summary>A required member is missing.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void MissingMember(string member) =>
        throw new OctavoException(OctavoErrorCode.MissingMember, $"the required member {member} is missing; give it a default to read older data.");

    /// <summary>More members than the type knows.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TooManyMembers(int known, int found) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the object has {found} members, but its type knows {known}; a newer type wrote it; update the type, or accept unknown members if the format can skip them.");

    /// <summary>A member that the type does not know and says that it refuses.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownMember(scoped ReadOnlySpan<byte> member) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the type does not know the member {Shown(member)}, and an attribute of the type refuses unknown members; add the member, or remove the attribute.");

    /// <summary>A member that the type does not know.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownMember(string member) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the type does not know the member {Shown(member)}; add it, or set UnknownMembers to Skip.");

    /// <summary>A tag that no writer of Tolerant objects makes.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidMemberTag(uint tag) => InvalidData(tag < 8 ? "a member number of 0." : "wire class 7 is not defined.");

    /// <summary>A member of another wire class than its type's.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WrongMemberClass(uint found, uint expected) =>
        InvalidData(string.Create(CultureInfo.InvariantCulture, $"a member of wire class {found}; its type has class {expected}."));

    /// <summary>A delimited member whose value does not end where its length says.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WrongMemberEnd(long after) =>
        InvalidData(string.Create(CultureInfo.InvariantCulture, $"a member's value ends {after} bytes after the end that its length gives."));

    /// <summary>The advice that names an option, which layouts of other systems do not have.</summary>
    internal static string OrAcceptNulls => " or set AcceptNulls";

    /// <summary>A null for a member that is not nullable.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullNotAllowed(string member) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"null for {member}, which is not nullable; declare it nullable{OrAcceptNulls}.");

    /// <summary>A struct's value cannot be null.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullValue(string type) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"null for {type}, which is a struct; declare it nullable.");

    /// <summary>A null that a tagged format has no way to say: an element, a root, a required member.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullInMessage(string what) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue,
            $"null for {what}: in Protobuf a null member is absent, and nothing else can be null; leave it out, or wrap it in a message.");

    /// <summary>A member that is defined and null, where a field that is there has a value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NullField(string member) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed,
            $"null for {member}: in Protobuf a field that is present has a value; leave the member undefined.");

    /// <summary>A member without a setter that has no collection to fill.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NothingToFill(string member) =>
        throw new OctavoException(OctavoErrorCode.NotPopulatable,
            $"{member} has no setter and holds no collection that can be filled; initialize it, or give it a setter.");

    /// <summary>An entry of a map whose key is absent, and has no value then.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void AbsentKey(string what) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"the map entry has no {what}, and its type has no value for absent data.");

    /// <summary>Two members of a oneof that are both set.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void SeveralOfOneof(string oneof) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"more than one member of the oneof {oneof} is set; set one, and the others to null.");

    /// <summary>An extension of a type that keeps no unknown fields of Protobuf.</summary>
    internal static Exception KeepsNothing(Type type) =>
        new NotSupportedException(
            $"{type} keeps no unknown fields of Protobuf, which include the fields of extensions; it must be in Protobuf and have a property of type UnknownMembers with [CodecExtensionData].");
}
