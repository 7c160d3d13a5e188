// Owns: the state of bases in other assemblies that a codec here cannot see or reach: it is reported. Knows no format.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Sources;
using Octavo.Generator.Parsing.Values;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Types;

internal sealed class OtherStateParser(ParseContext context)
{
    /// <summary>Reports the classes of other assemblies among a type and its bases whose state is not all public: what their mirrors lack, and those that no
    /// one mirrors.</summary>
    /// <param name="type">The type.</param>
    /// <param name="location">Where the type's codec is asked for.</param>
    public void Check(INamedTypeSymbol type, Location? location)
    {
        // What ProtoBuf.Extensible holds is handed on, or OCT0037 says that it is not.
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type)
            .Where(o => StateSource.IsHidden(o) && !ValueParser.IsPlatform(o) && CSharpNames.FullName(o) != "ProtoBuf.Extensible"))
        {
            if (context.Facts.Mirror(owner) is not { } mirror)
            {
                // What has a codec if it is declared has nothing more to tell.
                if (context.Facts.Foreign(owner) is null && Attributes.Find(owner.OriginalDefinition, Attributes.GenerateCodec) is null)
                {
                    context.Report(Descriptors.UnseenState, location is { IsInSource: true } ? location : StateSource.PlaceOf(context.Facts.Definition(type)),
                        owner.ToDisplayString(), type.ToDisplayString());
                }
                continue;
            }
            string[] lost = [.. mirror.Lost];
            if (lost.Length != 0)
            {
                context.Report(Descriptors.HiddenState, location, owner.ToDisplayString(), type.ToDisplayString(),
                    string.Join(", ", lost.Select(name => "'" + name + "'")));
            }
        }
    }
}
