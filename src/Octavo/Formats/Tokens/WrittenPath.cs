// Owns: the path of a null that was refused when it was to be written. Cold: the value is written once more, as tokens, and the walk tells where these end. Never throws.
namespace Octavo.Internal;

internal static class WrittenPath
{
    /// <summary>Finds the null.</summary>
    /// <param name="entry">The root's entry.</param>
    /// <param name="value">The root.</param>
    /// <param name="options">Those of the call; the registry counts.</param>
    /// <returns>The path, such as <c>Order.Lines[2].Sku</c>; empty where the tokens do not tell.</returns>
    internal static string Find(CodecEntry entry, object? value, OctavoOptions? options)
    {
        var describing = new OctavoTokensOptions { Registry = options?.Registry ?? CodecRegistry.Default };
        WriterState state = WriterState.Rent(describing);
        try
        {
            var writer = new OctavoTokensWriter(state);
            try
            {
                entry.WriteObject(ref writer, value);
                return "";
            }
            catch (OctavoException found) when (found.Code == OctavoErrorCode.NullNotAllowed)
            {
                ReadOnlySpan<byte> tokens = writer.Window.Written;
                return TokensWalk.Of(describing).Find(entry, tokens, tokens.Length, OctavoErrorCode.EndOfData).Path;
            }
        }
        catch (Exception)
        {
            return ""; // getters may answer otherwise the second time; the error that is being reported must not be lost for that
        }
        finally
        {
            state.Return();
        }
    }
}
