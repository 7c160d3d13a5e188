// Owns: a location as a value. Holds no tree; finds it again by path.
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Octavo.Generator.Diagnostics;

internal sealed record LocationInfo(string Path, TextSpan Span)
{
    public static LocationInfo? From(Location? location) =>
        location?.SourceTree is null ? null : new LocationInfo(location.SourceTree.FilePath, location.SourceSpan);

    public Location ToLocation(Compilation compilation)
    {
        SyntaxTree? tree = compilation.SyntaxTrees.FirstOrDefault(t => t.FilePath == Path && Span.End <= t.Length);
        return tree is null ? Location.None : Location.Create(tree, Span);
    }
}
