// Owns: the options that every format has: flags tested in cold code only. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

/// <summary>The options that all formats share. Immutable. They are flags of the state, so they never change which code runs for a value.</summary>
public abstract record OctavoOptions
{
    /// <summary>For the options of a format outside this library (<see cref="OctavoFormat"/>).</summary>
    protected OctavoOptions()
    {
    }

    internal static OctavoOptions None { get; } = new NoOptions();

    /// <summary>Bounds on what data may request.</summary>
    public SerializerLimits Limits { get; init; } = SerializerLimits.Default;

    /// <summary>Whether null is accepted for a reference that is not nullable, when reading and writing. Off by default:
    /// <see cref="OctavoErrorCode.NullNotAllowed"/>.</summary>
    public bool AcceptNulls { get; init; }

    /// <summary>What happens to a key of a dictionary or set, or a member of an object, that comes twice.</summary>
    public DuplicatePolicy Duplicates { get; init; }

    /// <summary>What happens to members that the type does not know.</summary>
    public UnknownMemberPolicy UnknownMembers { get; init; }

    /// <summary>The types that object members may have, by their ids in data: by default only the built-in types.</summary>
    public CodecRegistry Registry { get; init; } = CodecRegistry.Default;

    internal int MaxDepth => Limits.MaxDepth;

    /// <summary>Whether the bytes are only compared, or read back at once: raw values of any format are among them then, each after the name of its
    /// format.</summary>
    internal bool IsLocalCopy { get; init; }

    /// <summary>Called for a null that is read into, or written from, a member that is not nullable.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void OnNull(string member)
    {
        if (!AcceptNulls)
        {
            Throw.NullNotAllowed(member);
        }
    }

    /// <summary>Called for a member that the object has twice.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void OnDuplicateMember(string member)
    {
        if (Duplicates == DuplicatePolicy.Refuse)
        {
            Throw.DuplicateMember(member);
        }
    }

    /// <summary>Called for a key that a dictionary or set already has.</summary>
    /// <returns>True: the last one wins.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal bool OnDuplicateKey()
    {
        if (Duplicates == DuplicatePolicy.Refuse)
        {
            Throw.DuplicateKey();
        }
        return true;
    }

    private sealed record NoOptions : OctavoOptions;
}
