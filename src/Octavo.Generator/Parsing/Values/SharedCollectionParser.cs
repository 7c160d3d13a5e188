// Owns: user collections that ask for references: each has a codec of its own, so that it can hold itself.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class SharedCollectionParser(ParseContext context, ValueParser values)
{
    /// <summary>Parses a collection that is a case of a union, whose head comes before it: it has a codec of its own.</summary>
    public ObjectValue ParseCase(INamedTypeSymbol type, ValueModel items)
    {
        string text = CSharpNames.Text(type);
        var model =
            new SurrogateModel(text, CSharpNames.Id(type), context.Facts.CodecNamespace(type), IsStruct: false, ModelBuilder.IsPublic(type), items, "",
                "")
            { IsItself = true };
        if (context.Begun.Add(model.CodecType + " " + text))
        {
            context.AddSurrogate(model);
        }
        return new ObjectValue(text, CSharpNames.Id(type), NotNull: false, IsStruct: false, model.CodecType, IsLocal: false, Fixed: null);
    }

    /// <summary>Parses such a collection: a value with a codec, which is another assembly's if that has the type.</summary>
    public ValueModel? Parse(INamedTypeSymbol type, bool notNull, out ValueFailure? failure)
    {
        failure = null;
        string text = CSharpNames.Text(type);
        if (!context.Facts.IsEmitted(type) && context.Facts.Foreign(type) is INamedTypeSymbol foreign && context.CanReach(foreign))
        {
            return new ObjectValue(text, CSharpNames.Id(type), notNull, IsStruct: false, CSharpNames.Text(foreign), IsLocal: false, Fixed: null);
        }
        // For the collection stands the same, shared.
        var model =
            new SurrogateModel(text, CSharpNames.Id(type), context.Facts.CodecNamespace(type), IsStruct: false, ModelBuilder.IsPublic(type), null!, "",
                "")
            { IsItself = true };
        if (context.Begun.Add(model.CodecType + " " + text))
        {
            if (new CollectionParser(context, values).Users(type, notNull: false, out failure) is not ValueModel items)
            {
                return null;
            }
            context.AddSurrogate(model with { Value = new SharedValue(items) });
        }
        return new ObjectValue(text, CSharpNames.Id(type), notNull, IsStruct: false, model.CodecType, IsLocal: false, Fixed: null);
    }
}
