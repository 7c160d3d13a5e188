// Owns: the compilation that the parser asks: at run time the process's types, seen from one assembly.
using Octavo.Generator.Parsing.Compiling;
using Octavo.Runtime.Symbols;

namespace Microsoft.CodeAnalysis
{
    /// <summary>What is known when types are parsed at run time.</summary>
    /// <param name="assembly">The assembly of the type that is parsed.</param>
    /// <param name="want">Receives types whose codecs are needed.</param>
    /// <param name="before">Gives the codec that was made before for a type, or null.</param>
    internal sealed class Compilation(System.Reflection.Assembly assembly, Action<ReflectedType> want, Func<Type, Type?> before)
    {
        private CompilationFacts? _facts;

        public IAssemblySymbol Assembly { get; } = ReflectedAssembly.Of(assembly);

        public CompilationFacts Facts => _facts ??= new CompilationFacts(this);

        public void Want(ReflectedType type) => want(type);

        public Type? Before(Type type) => before(type);

        public SemanticModel GetSemanticModel(SyntaxTree tree) => new();

        /// <summary>Types are all reached; of members those that the assembly itself would see, so constructors are chosen as they are when building.</summary>
        public bool IsSymbolAccessibleWithin(ISymbol symbol, ISymbol within) =>
            symbol is ITypeSymbol || symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal;

        public IArrayTypeSymbol CreateArrayTypeSymbol(ITypeSymbol element, int rank, NullableAnnotation annotation) =>
            (IArrayTypeSymbol)ReflectedType.Of(rank == 1 ? ((ReflectedType)element).Type.MakeArrayType() : ((ReflectedType)element).Type.MakeArrayType(rank),
                new Nullability(NullableAnnotation.None, [((ReflectedType)element).Nullability with { Annotation = annotation }]));

        public INamedTypeSymbol? GetTypeByMetadataName(string name) =>
            Octavo.Runtime.Compiling.Symbols.Libraries.Find(name) is { } type ? (INamedTypeSymbol)ReflectedType.Of(type) : null;
    }
}

namespace Microsoft.CodeAnalysis.CSharp
{
    internal static class CSharpExtensions
    {
        /// <summary>The conversion of a member's type to a parameter's.</summary>
        public static Conversion ClassifyConversion(this Compilation compilation, ITypeSymbol source, ITypeSymbol destination)
        {
            Type from = ((ReflectedType)source).Type;
            Type to = ((ReflectedType)destination).Type;
            Type held = Nullable.GetUnderlyingType(to) ?? to;
            bool builtIn = to.IsAssignableFrom(from) || held == from || Octavo.Runtime.Compiling.Code.Numbers.Widens(from, held);
            string? own = builtIn ? null
                : from.GetMethods().Concat(to.GetMethods())
                .FirstOrDefault(
                    m => m.Name is "op_Implicit" or "op_Explicit" && m.ReturnType == to && m.GetParameters() is [{ ParameterType: { } taken }]
                        && taken == from)?.Name;
            return new Conversion(builtIn || own == "op_Implicit", own is not null);
        }
    }
}
