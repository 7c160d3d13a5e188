// Owns: the report of stacks whose elements another library writes in the opposite order.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Foreign;

internal static class StackOrders
{
    private const string Collections = "System.Collections";

    private static readonly HashSet<string> s_stacks = ["Stack", "ConcurrentStack", "ImmutableStack", "IImmutableStack"];

    /// <summary>Reports the members that hold a stack and have an attribute of a library that enumerates it. MemoryPack and Nino write it from the bottom, as
    /// codecs do.</summary>
    public static void Check(ParseContext context, IReadOnlyList<MemberDraft> members, ViewAttributes[] byView)
    {
        foreach (MemberDraft member in members.Where(m => m.Converter is null && HoldsStack(m.Type)))
        {
            string[] libraries = [.. byView.Where(v => v.Library is MessagePackAttributes or ProtoBufAttributes or SystemTextJsonAttributes
                or NewtonsoftAttributes && v.Has(member)).Select(v => v.Library!.Name).Distinct()];
            if (libraries.Length != 0)
            {
                context.Report(Descriptors.StackOrder, member.Location, member.FullName, string.Join(" and ", libraries));
            }
        }
    }

    private static bool HoldsStack(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HoldsStack(array.ElementType),
        INamedTypeSymbol named => (s_stacks.Contains(named.Name) && CSharpNames.Space(named).StartsWith(Collections, System.StringComparison.Ordinal))
            || named.TypeArguments.Any(HoldsStack),
        _ => false,
    };
}
