// Owns: the options of serialise's layout.
using Octavo.Interop;
using Octavo.Interop.Serialise;

namespace Octavo;

/// <summary>Options of <see cref="OctavoSerialise"/>. Plans are cached in the options, so keep the options.</summary>
public sealed record SerialiseOptions : InteropOptions
{
    private Remembered<SerialiseLayout> _layout;

    /// <summary>The defaults: derived instances, text as <c>String</c>.</summary>
    public static SerialiseOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static SerialiseOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The defaults for the hand-written instances of document 003.</summary>
    public static SerialiseOptions Tagged { get; } = new() { Form = SerialiseForm.Tagged };

    /// <summary>The form of constructors.</summary>
    public SerialiseForm Form
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The type of text without a rule.</summary>
    public SerialiseText Text
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
    public IReadOnlyDictionary<string, SerialiseMember> Members
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = new Dictionary<string, SerialiseMember>();

    /// <summary>Whether maps and sets are read in any order. Off by default.</summary>
    public bool AcceptUnsorted
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    internal SerialiseLayout Layout => _layout.Value ??= new SerialiseLayout(this);
}
