// Owns: JSON's facade if options allow single quotes or names without quotes: the text is rewritten first. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Reads text that is not strict JSON; offsets are offsets in the original text.</summary>
    /// <returns>The number of bytes of the value in the text.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadRewritten<T>(CodecEntry<T> entry, ReadOnlySpan<byte> source, ref T value, OctavoJsonOptions options, bool whole)
    {
        byte[] strict = JsonRewriter.Rewrite(source, options, out int length);
        try
        {
            return (int)JsonRewriter.MapBack(source, options, Read(entry, strict.AsSpan(0, length), ref value, options, whole, isStrict: true));
        }
        catch (OctavoException found)
        {
            throw MapBack(found, source, options);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(strict);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object? ReadRewritten(CodecEntry entry, ReadOnlySpan<byte> source, OctavoJsonOptions options)
    {
        byte[] strict = JsonRewriter.Rewrite(source, options, out int length);
        try
        {
            return ReadStrict(entry, strict.AsSpan(0, length), options);
        }
        catch (OctavoException found)
        {
            throw MapBack(found, source, options);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(strict);
        }
    }

    internal static OctavoException MapBack(OctavoException found, ReadOnlySpan<byte> source, OctavoJsonOptions options) =>
        found.Offset < 0 ? found : new OctavoException(found, Name, JsonRewriter.MapBack(source, options, found.Offset), found.Path);
}
