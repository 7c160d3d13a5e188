// Owns: the options of Kryo's layout.
using Octavo.Interop;
using Octavo.Interop.Kryo;

namespace Octavo;

/// <summary>Options of <see cref="OctavoKryo"/>: what the Java side configures. Plans are cached in the options, so keep the options.</summary>
public sealed record KryoOptions : InteropOptions
{
    private Remembered<KryoLayout> _layout;

    /// <summary>No class registered beyond Kryo's own, references off, entry by object.</summary>
    public static KryoOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static KryoOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The manifest: classes in the order of the <c>register</c> calls, from id 9, and classes that data has by name. Data with other classes is
    /// refused: no type comes from the data.</summary>
    public IReadOnlyList<KryoClass> Classes
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = [];

    /// <summary>Rules for places: <c>Order.Tags</c>, <c>Order.Tags[]</c> for its elements, <c>Order.Stock[key]</c> for keys; <c>[]</c> in a bare root. A rule
    /// for a place that the type does not have has no effect.</summary>
    public IReadOnlyDictionary<string, KryoMember> Members
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = new Dictionary<string, KryoMember>();

    /// <summary>The Java class of sequences without a rule; <see cref="KryoMember.Array"/> for arrays. Other collection classes of the manifest are read
    /// too.</summary>
    public string CollectionClass
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = "java.util.ArrayList";

    /// <summary>The Java class of maps without a rule. Other map classes of the manifest are read too.</summary>
    public string MapClass
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = "java.util.HashMap";

    /// <summary>Whether <c>setReferences(true)</c> is set. Off by default, as in Kryo. Types with <c>References = true</c> need it.</summary>
    public bool References
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The entry point.</summary>
    public KryoEntry Entry
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    internal KryoLayout Layout => _layout.Value ??= new KryoLayout(this);
}
