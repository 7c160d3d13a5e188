// Owns: the one exception type. Knows no format.
using Octavo.Errors;
using Octavo.Internal;

namespace Octavo;

/// <summary>The one exception that reading and writing throw: code, format, byte offset and member path.</summary>
/// <remarks><see cref="IOException"/>, <see cref="OperationCanceledException"/> and <see cref="OutOfMemoryException"/> reach the caller unchanged.</remarks>
public sealed class OctavoException : Exception
{
    /// <summary>Characters of a reason: what it quotes is text of the data, which made messages of megabytes.</summary>
    private const int LongestReason = 2000;

    private const int LongestFormat = 100;

    private readonly string _reason;

    /// <summary>Refuses data, for hand-written codecs: the code is <see cref="OctavoErrorCode.InvalidData"/>; the call that reads adds format, offset and
    /// member path.</summary>
    /// <param name="reason">What was expected, and what was found.</param>
    /// <param name="inner">The cause, or null.</param>
    public OctavoException(string reason, Exception? inner = null)
        : this(OctavoErrorCode.InvalidData, reason, inner)
    {
    }

    /// <summary>Refuses data, for formats and conversions outside this library.</summary>
    /// <param name="code">Why.</param>
    /// <param name="reason">What was expected, and what was found.</param>
    /// <param name="format">The format's name.</param>
    /// <param name="offset">The number of bytes from the beginning of the data to the value at fault; −1 if unknown.</param>
    /// <param name="inner">The cause, or null.</param>
    public OctavoException(OctavoErrorCode code, string reason, string format, long offset, Exception? inner = null)
        : this(code, reason, inner)
    {
        ArgumentNullException.ThrowIfNull(format);
        Format = PlainText.OneLine(format, LongestFormat);
        Offset = offset;
    }

    /// <summary>Repeats an exception of another process, for frameworks that carry exceptions to their callers.</summary>
    /// <param name="code">Its <see cref="Code"/>.</param>
    /// <param name="reason">Its <see cref="Reason"/>.</param>
    /// <param name="format">Its <see cref="Format"/>.</param>
    /// <param name="offset">Its <see cref="Offset"/>.</param>
    /// <param name="path">Its <see cref="Path"/>.</param>
    /// <param name="inner">The cause, or null.</param>
    public OctavoException(OctavoErrorCode code, string reason, string format, long offset, string path, Exception? inner)
        : this(code, reason, format, offset, inner)
    {
        ArgumentNullException.ThrowIfNull(path);
        Path = PlainText.OneLine(path, LongestReason);
    }

    internal OctavoException(OctavoErrorCode code, string reason, Exception? inner = null)
        : base(Clipped(reason), inner)
    {
        Code = code;
        _reason = Clipped(reason);
    }

    internal OctavoException(OctavoException found, string format, long offset, string path)
        : base(found._reason, found.InnerException)
    {
        Code = found.Code;
        _reason = found._reason;
        Format = format;
        Offset = offset;
        Path = path;
    }

    /// <summary>The same failure of a value that follows other bytes, for frameworks that put a header before it: its offset counts from the beginning of
    /// all.</summary>
    /// <param name="bytes">The number of bytes before the value.</param>
    /// <returns>An exception with the larger offset; the same exception if its offset is unknown.</returns>
    /// <exception cref="ArgumentOutOfRangeException">The number is negative.</exception>
    public OctavoException After(long bytes)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(bytes);
        return Offset < 0 ? this : new OctavoException(this, Format, Offset + bytes, Path);
    }

    /// <summary>Why.</summary>
    public OctavoErrorCode Code { get; }

    /// <summary>What was expected, and what was found: the message without code and place.</summary>
    public string Reason => _reason;

    /// <summary>The format's name, such as <c>Binary</c>; empty before the facade has added it.</summary>
    public string Format { get; } = "";

    /// <summary>The number of bytes from the beginning of the data to the value at fault; −1 if unknown.</summary>
    public long Offset { get; } = -1;

    /// <summary>The path of the member, such as <c>Order.Lines[3].Sku</c>; empty if it could not be found.</summary>
    public string Path { get; } = "";

    /// <summary>The error as a value.</summary>
    public OctavoError Error => new(Code, Format, Offset, Path, Message);

    /// <inheritdoc/>
    public override string Message
    {
        get
        {
            string where = (Path.Length != 0, Offset >= 0) switch
            {
                (true, true) => $" At {Path}, byte {Offset} of the {Format} data.",
                (true, false) => $" At {Path} ({Format}).",
                (false, true) => $" At byte {Offset} of the {Format} data.",
                _ => Format.Length != 0 ? $" ({Format}.)" : "",
            };
            return $"{Code}: {_reason}{where}";
        }
    }

    private static string Clipped(string reason) => reason is null ? reason! : PlainText.OneLine(reason, LongestReason);
}
