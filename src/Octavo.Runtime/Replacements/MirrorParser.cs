// Owns: the generator's class of this name, at run time: codecs made here leave nothing for other assemblies.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Compiling;

internal sealed class MirrorParser(ParseContext context)
{
    public void Parse(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members) => _ = (context, type, members);
}
