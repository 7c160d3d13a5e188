// Owns: what a format's reader of any family offers to emitted code and to the library's codecs. Knows no format and no buffer.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>
/// A format's reader: a ref struct over a window of bytes, pulled by codecs. The mirror of <see cref="IEngineWriter{TSelf}"/>: what both families have,
/// <see cref="ISequentialReader{TSelf}"/> and <see cref="ITaggedReader{TSelf}"/>.
/// </summary>
/// <remarks>
/// <para><b>Runs.</b> Bodies ask once for the worst case of a run (<see cref="IRunReader{TSelf}.Need"/>, at most 256 bytes), decode through a local offset
/// with the static <c>Get…</c> decoders and commit once. Bytes past the end of the data are readable there and zero;
/// <see cref="IRunReader{TSelf}.Commit"/> finds that they were used.</para>
/// <para><b>Instance reads</b> (<c>Read…</c>) serve named bodies, older data and hand-written codecs.</para>
/// </remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IEngineReader<TSelf> : IFormatReader<TSelf>, IValueReader<TSelf>, IRunReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Called for a key that a dictionary or set already has. In Protobuf the last one wins.</summary>
    /// <returns>True when the last one wins by option.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> by default.</exception>
    bool OnDuplicateKey();
}
