// Owns: the answers of the generator's class of this name for types from reflection, which have no source text: nothing is known of their constructors.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class MemberFlow
{
    public static bool GivesOther(IPropertySymbol property, ISymbol state, IParameterSymbol parameter, Compilation compilation) => false;

    public static (Location Place, string Text)? Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol type, INamedTypeSymbol? within,
        Compilation compilation, bool isForm = false) => null;
}
