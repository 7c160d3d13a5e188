// Owns: one place where a value is: a member, an element, a key. Knows no layout: what a layout notes of the place is the layout's.
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Interop.Plans;

/// <summary>A value's place, compiled from a Shape's type. Immutable once its plan is made.</summary>
/// <param name="kind">What is there.</param>
/// <param name="word">Of a scalar which one, of an enum its base type; <c>fixed</c> encodings are their integers.</param>
/// <param name="nullable">Whether a null is declared to be possible. Of references alone: a nullable value is <see cref="PlanKind.Optional"/>.</param>
internal sealed class PlanValue(PlanKind kind, ShapeWord word, bool nullable)
{
    /// <summary>What is there. A layout may make a scalar an enum.</summary>
    internal PlanKind Kind { get; set; } = kind;

    internal ShapeWord Word { get; } = word;

    internal bool Nullable { get; } = nullable;

    /// <summary>Bytes of the scalar or raw layout in Binary; 0 for what is none.</summary>
    internal int Size => Type is { } type ? type.RawLayoutSize : Kind is PlanKind.Scalar or PlanKind.Enum ? ShapeWords.Size(Word) : 0;

    /// <summary>The element, the key, or what is optional.</summary>
    internal PlanValue? First { get; init; }

    /// <summary>The value of a map.</summary>
    internal PlanValue? Second { get; init; }

    /// <summary>The type of an object or union.</summary>
    internal PlanType? Type { get; init; }

    /// <summary>Of an enum the names of its values if the Shape has them.</summary>
    internal string[]? EnumNames { get; init; }

    /// <summary>Whether a sequence of it is in Binary as one run of values of equal size.</summary>
    internal bool HasRuns => Kind == PlanKind.Scalar || (Kind == PlanKind.Object && Type!.IsRawLayout);

    /// <summary>Whether Binary may have a null there, which is one byte 0.</summary>
    internal bool CanBeNull =>
        Kind is PlanKind.Text or PlanKind.Bytes or PlanKind.Sequence or PlanKind.Map or PlanKind.Union || (Kind == PlanKind.Object && Type!.IsClass);

    /// <summary>Bytes that the value takes at least in the layout; 0 if it may take none.</summary>
    internal int LeastBytes { get; set; }

    /// <summary>Set by the layout: entries of the map, or elements of the sequence, are written in ascending order of their keys, each once.</summary>
    internal bool IsSorted { get; set; }

    /// <summary>Set by the layout: its reader has checked the sequence's count against the data when it returns it.</summary>
    internal bool IsCountChecked { get; set; }

    /// <summary>Set by the layout: data whose entries do not ascend is refused.</summary>
    internal bool ChecksOrder { get; set; }

    /// <summary>A number that the layout notes for itself.</summary>
    internal int Mark { get; set; }

    /// <summary>What the layout notes for itself beyond <see cref="Mark"/>.</summary>
    internal object? Note { get; set; }
}
