// Owns: the steps of messages whose codecs are in the library: the next tag, a message inside one. Knows no format and no type.
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Codecs.Tagged;

/// <summary>Steps over fields in a tagged format, where calls do not matter. Emitted code has them in line.</summary>
internal static class TaggedMessage
{

    /// <summary>Takes the next tag of the message that is read. One that the codec does not know goes to <c>R.SkipTag</c>, whose false ends the message
    /// too.</summary>
    /// <returns>False at the message's end.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool NextTag<R>(ref R reader, out uint tag)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        if (!R.More(ref reader, 0))
        {
            tag = 0;
            return false;
        }
        reader.Commit(R.GetTag(ref reader.Need(R.MaxInt64), out tag));
        return true;
    }

    /// <summary>Writes a tag.</summary>
    internal static void PutTag<W>(ref W writer, uint tag)
        where W : struct, ITaggedWriter<W>, allows ref struct => writer.Advance(W.PutTag(ref writer.Reserve(W.MaxTag(tag)), tag));
}
