// Owns: that parameters of a media type in Accept do not choose another format, as in minimal APIs. Knows no format.
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Primitives;

namespace Octavo.AspNetCore.Mvc;

internal static class AcceptedType
{
    /// <summary>Asks a formatter without the parameters: the framework takes a media type with parameters for another one than the same without.</summary>
    internal static bool IsWritten(OutputFormatterCanWriteContext context, Func<OutputFormatterCanWriteContext, bool> canWrite)
    {
        StringSegment asked = context.ContentType;
        if (asked.HasValue && asked.IndexOf(';') is > 0 and var end)
        {
            context.ContentType = asked.Subsegment(0, end).TrimEnd().ToString(); // a text of its own: the framework looks beyond the end of a part
        }
        if (canWrite(context))
        {
            return true;
        }
        context.ContentType = asked;
        return false;
    }
}
