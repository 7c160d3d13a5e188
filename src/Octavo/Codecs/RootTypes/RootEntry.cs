// Owns: the entry of a root that is built from an element's codec: its Shape is made from the element's. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

/// <summary>A root's entry.</summary>
/// <remarks>
/// Its own roots, arrays of arrays of …, are a new closed type each step, without end: native AOT would compile until memory is full. There they come from the
/// generator alone, which sees them in facade calls and in <see cref="GenerateCodecForAttribute"/>; if code can be made at run time they are made.
/// </remarks>
/// <typeparam name="T">The collection or nullable value.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="before">The Shape's text before the element's type: <c>seq&lt;</c>.</param>
/// <param name="element">The element's type.</param>
internal sealed class RootEntry<T, TCodec>(string before, Type element) : CodecSlots<T, TCodec>
    where TCodec : struct, ISequentialCodec<T>, ICloneRoot<T>
{
    /// <summary>Null if the element has no Shape.</summary>
    public override string? ShapeText => ViewText(MemberIdentity.Ordinal);

    /// <inheritdoc/>
    public override string? ViewText(MemberIdentity identity) => RootShape.Text(before, element, identity);

    public override T Clone(in T value, CloneMap map) => TCodec.Clone(in value, map);

    public override CodecEntry? MakeRoot(RootKind kind) => RuntimeFeature.IsDynamicCodeSupported ? Roots.Make<T, TCodec>(kind) : null;

    /// <inheritdoc/>
    public override Type? ShapeChild(int index) => RootShape.Child(element, index);
}
