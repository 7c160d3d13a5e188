// Owns: callbacks that one library knows and another does not, on a type that is written by both: codecs call them in every format. Knows no member's value.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Foreign;

internal static class UncalledCallbacks
{
    /// <summary>Reports the callbacks of a type that a library does not call whose attributes make the type's data.</summary>
    /// <param name="context">The parse.</param>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, in whatever format.</param>
    public static void Check(ParseContext context, INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        AttributeLibrary[] libraries = [.. AttributeLibrary.AllOf(type, members).Where(l => l.Calling.Length != 0)];
        if (libraries.Length == 0)
        {
            return;
        }
        foreach ((IMethodSymbol method, string[] origins) in CallbackParser.Origins(type))
        {
            AttributeLibrary[] silent = [.. libraries.Where(l => !origins.Any(l.Calls))];
            if (silent.Length != 0)
            {
                context.Report(Descriptors.UncalledCallback, method.Locations.FirstOrDefault(), method.ToDisplayString(),
                    string.Join(" and ", silent.Select(l => l.Name)), string.Join(" and ", silent.Select(l => l.Calling)));
            }
        }
    }
}
