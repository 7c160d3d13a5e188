// Owns: what was parsed before, by node, for as long as its file, the declarations that it may depend on and the bodies that its parse read stay the same.
// Holds no symbol and no compilation.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Bodies;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>
/// Spares the parses of what a keystroke did not touch. The compiler asks for every node again whenever any file changes, because it cannot know what a
/// transform looks at; a transform here looks at its own file, at <see cref="Declarations"/>, and at the files that <see cref="BodyReads"/> notes.
/// </summary>
internal sealed class ParseMemory
{
    private readonly ConditionalWeakTable<SyntaxTree, Page> _pages = new();

    /// <summary>What the node was parsed to, or what <paramref name="parse"/> makes of it now.</summary>
    public Parsed? Get<TContext>(SyntaxNode node, Compilation compilation, TContext context, Func<TContext, Parsed?> parse)
    {
        var declarations = Declarations.Of(compilation);
        Page page = _pages.GetOrCreateValue(node.SyntaxTree);
        lock (page)
        {
            if (!declarations.Equals(page.Declarations))
            {
                page.Forget(page.Declarations is null ? null : declarations.Since(page.Declarations), node.SyntaxTree);
            }
            // The same instance from here on: what is equal is then found equal at once.
            page.Declarations = declarations;
            if (page.Parsed.TryGetValue(node, out (Parsed? Parsed, HashSet<SyntaxTree> Files) known) && known.Files.All(compilation.ContainsSyntaxTree))
            {
                return known.Parsed;
            }
        }
        Parsed? parsed = BodyReads.Watch(context, parse, out HashSet<SyntaxTree> files);
        // What tells of places in other files must follow them.
        if (parsed is null or { Diagnostics.Count: 0, Mentions.Count: 0 })
        {
            lock (page)
            {
                if (declarations.Equals(page.Declarations))
                {
                    page.Parsed[node] = (parsed, files);
                }
            }
        }
        return parsed;
    }

    private sealed class Page
    {
        public Declarations? Declarations { get; set; }

        public Dictionary<SyntaxNode, (Parsed? Parsed, HashSet<SyntaxTree> Files)> Parsed { get; } = [];

        /// <summary>Forgets what may have another meaning now.</summary>
        /// <param name="change">Members that are others than before; null for any change.</param>
        /// <param name="tree">The page's own file.</param>
        public void Forget(MemberChange? change, SyntaxTree tree)
        {
            if (change is null || change.Concerns(tree))
            {
                Parsed.Clear();
                return;
            }
            foreach (SyntaxNode node in Parsed.Where(p => p.Value.Files.Any(change.Concerns)).Select(p => p.Key).ToArray())
            {
                Parsed.Remove(node);
            }
        }
    }
}
