// Owns: which files' bodies a parse looks into. Knows no attribute and no member.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>The files of a compilation in whose bodies a parse reads: <see cref="Declarations"/> leaves bodies out, so a parse that read one is repeated when
/// its file changes. A parse runs on one thread.</summary>
internal static class BodyReads
{
    [ThreadStatic]
    private static HashSet<SyntaxTree>? s_read;

    /// <summary>The declarations of a symbol, for a look at their bodies; of a partial one those that implement it first.</summary>
    public static IEnumerable<SyntaxNode> Of(ISymbol symbol)
    {
        Note(symbol);
        ISymbol? implementation = symbol switch
        {
            IPropertySymbol property => property.PartialImplementationPart,
            IMethodSymbol method => method.PartialImplementationPart,
            _ => null,
        };
        return (implementation is null ? [] : Of(implementation)).Concat(symbol.DeclaringSyntaxReferences.Select(r => r.GetSyntax()));
    }

    /// <summary>Notes that bodies of a symbol's files tell something of it: those of a type say which parameters of its constructor it keeps.</summary>
    public static void Note(ISymbol symbol)
    {
        if (s_read is { } read)
        {
            foreach (SyntaxReference declared in symbol.DeclaringSyntaxReferences)
            {
                read.Add(declared.SyntaxTree);
            }
        }
    }

    /// <summary>Runs a parse, and says which files it read in.</summary>
    public static TResult Watch<TContext, TResult>(TContext context, Func<TContext, TResult> parse, out HashSet<SyntaxTree> files)
    {
        HashSet<SyntaxTree>? outer = s_read;
        s_read = files = [];
        try
        {
            return parse(context);
        }
        finally
        {
            s_read = outer;
        }
    }

    /// <summary>What is read in bodies once for each symbol, which is of one compilation, or for each node. Each use notes the files, as the first one
    /// did.</summary>
    public sealed class Kept<TKey, TResult>(Func<TKey, TResult> read)
        where TKey : class
    {
        private readonly ConditionalWeakTable<TKey, Tuple<TResult, HashSet<SyntaxTree>>> _known = new();

        public TResult Of(TKey key)
        {
            if (!_known.TryGetValue(key, out Tuple<TResult, HashSet<SyntaxTree>> known))
            {
                TResult result = Watch(key, read, out HashSet<SyntaxTree> files);
                known = _known.GetValue(key, _ => Tuple.Create(result, files));
            }
            s_read?.UnionWith(known.Item2);
            return known.Item1;
        }
    }
}
