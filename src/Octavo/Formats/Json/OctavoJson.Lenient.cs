// Owns: JSON's facade if options allow single quotes or names without quotes: the text is rewritten first. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Json;
using Calls = Octavo.Engine.Calls<Octavo.Json.JsonCall, Octavo.Json.OctavoJsonReader, Octavo.Json.OctavoJsonWriter>;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Reads text that is not strict JSON; offsets are offsets in the original text.</summary>
    /// <returns>The number of bytes of the value in the text.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int ReadRewritten<T>(CodecEntry<T> entry, scoped in RootData data, ref T value, OctavoJsonOptions options, bool whole)
    {
        ReadOnlySpan<byte> source = whole ? data.Whole : data.First(new JsonDelimiter(options));
        byte[] strict = JsonRewriter.Rewrite(source, options, out int length);
        try
        {
            return (int)JsonRewriter.MapBack(source, options, Calls.Read(Strict(options), entry, strict.AsSpan(0, length), ref value, whole));
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

    /// <inheritdoc cref="ReadRewritten{T}"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static long ReadRewritten(CodecEntry entry, scoped in RootData data, scoped RootValue root, OctavoJsonOptions options, bool whole,
        out object? boxed)
    {
        ReadOnlySpan<byte> source = whole ? data.Whole : data.First(new JsonDelimiter(options));
        byte[] strict = JsonRewriter.Rewrite(source, options, out int length);
        try
        {
            return JsonRewriter.MapBack(source, options,
                Calls.Read(Strict(options), entry, new RootData(strict.AsSpan(0, length)), root, whole, out boxed));
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

    private static OctavoException MapBack(OctavoException found, ReadOnlySpan<byte> source, OctavoJsonOptions options) =>
        found.Offset < 0 ? found : new OctavoException(found, Name, JsonRewriter.MapBack(source, options, found.Offset), found.Path);

    private static JsonCall Strict(OctavoJsonOptions options) => new(options with { AllowSingleQuotes = false, AllowUnquotedNames = false });
}
