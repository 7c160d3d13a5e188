// Owns: whether objects of a type are referred to where they come again, and why they cannot be.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class ReferenceParser(ParseContext context)
{
    private const string InProtobuf = "it has references between objects, but Protobuf has none";

    /// <summary>Gives a model its references, where the type or a base asks for them.</summary>
    /// <returns>False if it cannot have them, which is reported.</returns>
    public bool TryApply(INamedTypeSymbol type, TypeRequest request, ref TypeModel model)
    {
        if (!request.References && !Has(type))
        {
            return true;
        }
        string? wrong = type.IsValueType ? "it is a struct, whose values are copies"
            : model.Extension is not null ? "it keeps unknown members, and objects in them would shift the numbers of others"
            : model.Construction.IsBound && CanHold(type)
            ? "its constructor takes members, and an object of it can contain itself, which could never be read; give it settable members and no parameters"
            : null;
        if (wrong is not null)
        {
            context.Report(Descriptors.NoReferences, request.Location ?? type.Locations.FirstOrDefault(), type.ToDisplayString(), wrong);
            return false;
        }
        model = model.Everywhere(t => t with { HasReferences = true }) with { Tagged = null, NotTagged = InProtobuf };
        return true;
    }

    /// <summary>Reports references asked of what is not an object with members.</summary>
    public void CheckRoot(ITypeSymbol type, bool asks, Location? location)
    {
        if (asks)
        {
            context.Report(Descriptors.NoReferences, location, type.ToDisplayString(),
                "collections and types with a hand-written codec are written in place; a class that holds one can have references");
        }
    }

    /// <summary>Whether a value of a type can hold one of it, at any depth, by the types that its members declare.</summary>
    private bool CanHold(INamedTypeSymbol type) =>
        Reaches(type,
            next =>
                SymbolEqualityComparer.Default.Equals(next, type)
                    || UnionAttributes.Bases(type)
                    .Any(b => SymbolEqualityComparer.Default.Equals(b, next) && (b.SpecialType == SpecialType.System_Object || UnionAttributes.IsUnion(b))));

    /// <summary>Whether a value of a type can hold, or is, an object with references, by the types that its members declare.</summary>
    public bool Reaches(ITypeSymbol type)
    {
        return Is(type) || Reaches(type, Is);

        bool Is(ITypeSymbol one) => one is INamedTypeSymbol named && Has(named);
    }

    /// <summary>Whether objects of a type have references: it asks for them, the assembly does for it, or a base has them.</summary>
    public bool Has(INamedTypeSymbol type) => Asks(type) || (!type.IsValueType && UnionAttributes.Bases(type).Any(Asks));

    private bool Asks(INamedTypeSymbol type) => context.Facts.AsksReferences(type)
        || (Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is { } attribute && Attributes.Named(attribute, "References", false));

    /// <summary>Whether a value of a type can hold one that is looked for, at any depth.</summary>
    private bool Reaches(ITypeSymbol type, Func<ITypeSymbol, bool> isSought)
    {
        HashSet<ITypeSymbol> seen = new(SymbolEqualityComparer.Default);
        Stack<ITypeSymbol> open = new();
        Push(type);
        while (open.Count != 0)
        {
            ITypeSymbol next = open.Pop();
            if (isSought(next))
            {
                return true;
            }
            if (seen.Add(next))
            {
                Push(next);
            }
        }
        return false;

        void Push(ITypeSymbol holder)
        {
            switch (holder)
            {
                case IArrayTypeSymbol array:
                    open.Push(array.ElementType);
                    break;
                case INamedTypeSymbol named:
                    foreach (ITypeSymbol argument in named.TypeArguments)
                    {
                        open.Push(argument);
                    }
                    if (context.Facts.HasCodec(named))
                    {
                        Open(named);
                    }
                    if (new SurrogateParser(context).Named(named) is { } standIn)
                    {
                        open.Push(standIn);
                    }
                    break;
            }
        }

        void Open(INamedTypeSymbol holder)
        {
            context.Facts.Read(holder);
            for (INamedTypeSymbol? one = holder; one is not null; one = one.BaseType)
            {
                foreach (ISymbol member in one.GetMembers().Where(m => !m.IsStatic))
                {
                    if (member is IFieldSymbol { Type: { } field })
                    {
                        open.Push(field);
                    }
                    else if (member is IPropertySymbol { Type: { } property, IsIndexer: false })
                    {
                        open.Push(property);
                    }
                }
            }
            foreach (INamedTypeSymbol one in context.Cases(holder))
            {
                open.Push(one);
            }
        }
    }
}
