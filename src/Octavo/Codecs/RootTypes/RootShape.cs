// Owns: the Shape of a root that is built from an element's codec. Knows no type argument: roots are closed types, each with code of its own.
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Codecs.RootTypes;

internal static class RootShape
{
    /// <summary>The text for formats of an identity, in which an element may be in another way; null if the element has no Shape.</summary>
    /// <param name="before">The text before the element's type: <c>seq&lt;</c>.</param>
    /// <param name="element">The element's type.</param>
    /// <param name="identity">What tells members apart in these formats.</param>
    internal static string? Text(string before, Type element, MemberIdentity identity) => Of(element, identity) is { } shape
        ? $"{before}{(shape.Bare is { } bare ? bare.ToString() : shape.Kind == ShapeKind.Class || shape.IsUnion ? "ref0" : "val0")}>"
        : null;

    /// <summary>The children of a bare element's text are this text's; else the element is the one child.</summary>
    internal static Type? Child(Type element, int index) =>
        Of(element, MemberIdentity.Ordinal) is { Bare: not null } shape ? shape.ChildType(index) : index == 0 ? element : null;

    private static TypeShape? Of(Type element, MemberIdentity identity) => CodecCatalog.Find(element) is { } entry ? TypeShape.Of(entry, identity) : null;
}
