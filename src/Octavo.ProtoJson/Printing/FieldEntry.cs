// Owns: where a field's value is in a message.
using Octavo.ProtoJson.Types;

namespace Octavo.ProtoJson.Printing;

/// <summary>One value as it is on the wire.</summary>
/// <param name="Field">The field; null for one that counts no longer.</param>
/// <param name="Start">Where its content begins in the message.</param>
/// <param name="Length">The content's bytes.</param>
/// <param name="IsPacked">Whether the content is any number of elements.</param>
internal readonly record struct FieldEntry(FieldType? Field, int Start, int Length, bool IsPacked)
{
    /// <summary>By fields, and of one field as they are.</summary>
    internal static Comparison<FieldEntry> ByOrder { get; } = static (one, two) =>
        one.Field!.Order != two.Field!.Order ? one.Field.Order.CompareTo(two.Field.Order) : one.Start.CompareTo(two.Start);
}
