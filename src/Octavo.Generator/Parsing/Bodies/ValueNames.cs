// Owns: which variables of a body have a value, and which have something that was made of it. Knows no form of expressions.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>The names that a value has while a body runs, in the order of its text.</summary>
internal sealed class ValueNames
{
    private readonly Dictionary<string, (Effect Effect, ExpressionSyntax? Made)> _names = new(StringComparer.Ordinal);

    /// <param name="name">The value's first name; <c>field</c> for the field of a property.</param>
    /// <param name="others">Names of other values: one of these alone is another value.</param>
    public ValueNames(string name, params string[] others)
    {
        _names[name] = (Effect.Same, null);
        Others = others;
    }

    /// <summary>Names of which none has the value yet.</summary>
    public ValueNames()
    {
        Others = [];
    }

    private ValueNames(Dictionary<string, (Effect, ExpressionSyntax?)> names)
    {
        _names = names;
        Others = [];
    }

    public string[] Others { get; }

    /// <summary>The same names without those of other values.</summary>
    public ValueNames Alone => Others.Length == 0 ? this : new ValueNames(_names);

    /// <summary>The same names without those of other values, and further ones that have the value.</summary>
    public ValueNames With(string[] more)
    {
        if (more.Length == 0)
        {
            return Alone;
        }
        var all = new Dictionary<string, (Effect, ExpressionSyntax?)>(_names, StringComparer.Ordinal);
        foreach (string name in more)
        {
            all[name] = (Effect.Same, null);
        }
        return new ValueNames(all);
    }

    /// <summary>What a name has of the value; null if nothing is known of it.</summary>
    public Effect? Of(string name) => _names.TryGetValue(name, out (Effect Effect, ExpressionSyntax? Made) known) ? known.Effect : null;

    /// <summary>Whether a node names something of the value.</summary>
    public bool IsIn(SyntaxNode node) => node.DescendantTokens()
        .Any(t => t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword && _names.ContainsKey(t.ValueText));

    /// <summary>What a variable was made by; another expression as it is.</summary>
    public ExpressionSyntax Unfolded(ExpressionSyntax expression) => expression is IdentifierNameSyntax { Identifier.ValueText: var name }
        && _names.TryGetValue(name, out (Effect Effect, ExpressionSyntax? Made) known) && known.Made is { } made ? made : expression;

    /// <summary>Notes what a name has from now on; nothing of the value, if what it is given has nothing of it.</summary>
    public void Set(string name, Effect? effect, ExpressionSyntax? made)
    {
        if (effect is { } known)
        {
            _names[name] = (known, made);
        }
        else
        {
            _names.Remove(name);
        }
    }
}
