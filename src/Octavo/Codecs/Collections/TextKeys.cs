// Owns: the keys of maps by text in the codecs of the library. Knows no format.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Collections;

internal static class TextKeys
{
    /// <summary>Writes a key with what surrounds it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W writer, int index, string key)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        writer.Advance(W.PutKeyStart(ref writer.Reserve(W.MaxHead), index, quoted: false));
        writer.WriteText(key);
        writer.Advance(W.PutKeyEnd(ref writer.Reserve(W.MaxHead), quoted: false));
    }

    /// <summary>Reads a key with what surrounds it.</summary>
    /// <exception cref="OctavoException">It is null.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static string Read<R>(ref R reader, string what)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        reader.BeginKey(quoted: false);
        string? key = reader.ReadText();
        reader.EndKey(quoted: false);
        if (key is null)
        {
            Throw.NullNotAllowed(what);
        }
        return key;
    }

    /// <summary>Skips the value of a key that the codec does not know, or refuses it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Unknown<R>(ref R reader, string key)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Ordinal)
        {
            Throw.UnknownMember(key); // the end of its value is not known
        }
        reader.OnUnknown(Encoding.UTF8.GetBytes(key));
        reader.Skip();
    }
}
