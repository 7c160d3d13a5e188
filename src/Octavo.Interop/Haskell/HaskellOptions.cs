// Owns: the options of Haskell's layouts.
using Octavo.Interop;
using Octavo.Interop.Haskell;

namespace Octavo;

/// <summary>Options of <see cref="OctavoHaskell"/>. Plans are cached in the options, so keep the options.</summary>
public sealed record HaskellOptions : InteropOptions
{
    private Remembered<HaskellLayout> _layout;

    /// <summary>The defaults: <c>binary</c> as released, text as <c>String</c>.</summary>
    public static HaskellOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static HaskellOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The defaults for <c>cereal</c>.</summary>
    public static HaskellOptions Cereal { get; } = new() { Package = HaskellPackage.Cereal };

    /// <summary>The package whose instances write or read the data.</summary>
    public HaskellPackage Package
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The form of floats.</summary>
    public HaskellFloats Floats
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The type of text without a rule.</summary>
    public HaskellText Text
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>
    /// Rules for members, by type and name: <c>Order.Tags</c>. Such a rule applies to all places of the member; a rule for <c>Order.Tags[]</c> to elements and
    /// map values, and a rule for <c>Order.Stock[key]</c> to keys. A rule for a member that the type does not have has no effect.
    /// </summary>
    public IReadOnlyDictionary<string, HaskellMember> Members
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = new Dictionary<string, HaskellMember>();

    /// <summary>
    /// Whether maps and sets are read in any order. Off by default: <c>binary</c> does not check the order, so maps out of order are broken in Haskell, and
    /// <c>cereal</c> writes none.
    /// </summary>
    public bool AcceptUnsorted
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>
    /// Whether a type of 256 constructors has one byte for them. Off by default, and such types are refused: the releases of both packages write each of them
    /// as 0 and cannot read it. Haskell/binary pull request 175 corrects this.
    /// </summary>
    public bool HasByteFor256
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    internal HaskellLayout Layout => _layout.Value ??= new HaskellLayout(this);
}
