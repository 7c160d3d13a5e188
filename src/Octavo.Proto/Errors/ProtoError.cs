// Owns: an error in a file.
using System.Globalization;

namespace Octavo.Proto.Errors;

/// <summary>An error at its place.</summary>
/// <param name="Code">Of <see cref="ProtoCodes"/>.</param>
/// <param name="File">The file's path, as the build knows it.</param>
/// <param name="Position">Where it is.</param>
/// <param name="Message">What was expected, what was found, what to do.</param>
internal sealed record ProtoError(string Code, string File, Position Position, string Message)
{
    /// <summary>As compilers print errors: <c>shop.proto(12,7): error OCTP0001: …</c></summary>
    public override string ToString() => Position.Line == 0
        ? string.Format(CultureInfo.InvariantCulture, "{0}: error {1}: {2}", File, Code, Message)
        : string.Format(CultureInfo.InvariantCulture, "{0}({1},{2}): error {3}: {4}", File, Position.Line, Position.Column, Code, Message);
}
