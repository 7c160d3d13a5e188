// Owns: what a format's writer of any family offers to emitted code and to the library's codecs. Knows no format and no buffer.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>
/// A format's writer: a ref struct over one window of bytes. Codecs are generic over it and nothing else, so the JIT and native AOT compile one closed body per
/// type and format. This is what both families have: <see cref="ISequentialWriter{TSelf}"/> and <see cref="ITaggedWriter{TSelf}"/>.
/// </summary>
/// <remarks>
/// <para><b>Runs.</b> A codec reserves the worst case of a run of members once (<see cref="IRunWriter{TSelf}.Reserve"/>, the sum of <c>Max…</c>), encodes
/// through a local offset with the static <c>Put…</c> encoders, and advances once. Each encoder returns the number of bytes it made; it may store up to 64
/// bytes past them.</para>
/// <para><b>Growth.</b> The contracts grow only by static virtual members with bodies.</para>
/// </remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IEngineWriter<TSelf> :
    IFormatWriter<TSelf>, IValueWriter<TSelf>, IRunWriter<TSelf>, IEncoderBounds<TSelf>, IScalarEncoder<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct;
