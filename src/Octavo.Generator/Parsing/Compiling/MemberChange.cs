// Owns: a change of members of ordinary types, and which files it concerns. Binds nothing.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>A file is concerned if it uses one of the members' names, or declares a type that derives from theirs.</summary>
/// <param name="Names">The names of changed members and parameters.</param>
/// <param name="Types">The names of the types that derive from theirs.</param>
internal sealed record MemberChange(IReadOnlyCollection<string> Names, IReadOnlyCollection<string> Types)
{
    public bool Concerns(SyntaxTree file) =>
        UsedNames.Contain(file, Names) || (Types.Count != 0 && FileDeclarations.Of(file).Declared.Any(declared => Types.Contains(declared.Name)));
}
