// Owns: what the attribute on a property does to the model. Knows no database.
using System.Reflection;
using Microsoft.EntityFrameworkCore.ChangeTracking;
using Microsoft.EntityFrameworkCore.Metadata.Builders;
using Microsoft.EntityFrameworkCore.Metadata.Conventions;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>Turns properties with <see cref="OctavoColumnAttribute"/> into columns when their entity or complex type is added to the model.</summary>
internal sealed class OctavoColumnConvention : IEntityTypeAddedConvention, IComplexPropertyAddedConvention
{
    public void ProcessEntityTypeAdded(IConventionEntityTypeBuilder entityTypeBuilder, IConventionContext<IConventionEntityTypeBuilder> context) =>
        MakeAll(entityTypeBuilder);

    public void ProcessComplexPropertyAdded(IConventionComplexPropertyBuilder propertyBuilder, IConventionContext<IConventionComplexPropertyBuilder> context)
    {
        // One that has the attribute itself was found before its type's turn, and is a column.
        if (propertyBuilder.Metadata.IsInModel)
        {
            MakeAll(propertyBuilder.Metadata.ComplexType.Builder);
        }
    }

    private static void MakeAll(IConventionTypeBaseBuilder type)
    {
        foreach (PropertyInfo property in type.Metadata.ClrType.GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
        {
            if (property.GetCustomAttribute<OctavoColumnAttribute>() is { } column)
            {
                Make(type, property, column.Form);
            }
        }
        // A derived type does not list the private properties of its bases, which need not be in the model.
        for (Type? at = type.Metadata.ClrType.BaseType; at is not null; at = at.BaseType)
        {
            foreach (PropertyInfo property in at.GetProperties(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                if (property.GetCustomAttribute<OctavoColumnAttribute>() is { } column && property.GetAccessors(nonPublic: true).All(call => call.IsPrivate))
                {
                    MakeHidden(type, property, column.Form);
                }
            }
        }
    }

    private static void MakeHidden(IConventionTypeBaseBuilder type, PropertyInfo property, OctavoColumnForm form)
    {
        if (type.Metadata.FindProperty(property.Name)?.PropertyInfo is { } other && !other.HasSameMetadataDefinitionAs(property))
        {
            throw new InvalidOperationException(
                $"{property.DeclaringType}.{property.Name} has [OctavoColumn] but cannot be a column: {other.DeclaringType}.{other.Name} already has this column name.");
        }
        Make(type, property, form);
    }

    private static void Make(IConventionTypeBaseBuilder type, PropertyInfo property, OctavoColumnForm form)
    {
        OctavoFormat format = form switch
        {
            OctavoColumnForm.Binary => OctavoFormats.Binary,
            OctavoColumnForm.MessagePack => OctavoFormats.MessagePack,
            _ => OctavoFormats.Json,
        };
        OctavoCodecs.EnsureCodec(property.PropertyType, format);
        IConventionPropertyBuilder column = type.Property(property, fromDataAnnotation: true)
            ?? throw new InvalidOperationException(
                $"{property.DeclaringType}.{property.Name} has [OctavoColumn] but cannot be a column: the model maps it in another way.");
        object[] options = form == OctavoColumnForm.Json ? [] : [format];
        Type converter = form == OctavoColumnForm.Json ? typeof(OctavoTextConverter<>) : typeof(OctavoBytesConverter<>);
        column.HasConversion((ValueConverter)Activator.CreateInstance(converter.MakeGenericType(property.PropertyType), options)!, fromDataAnnotation: true);
        column.HasValueComparer((ValueComparer)Activator.CreateInstance(typeof(OctavoComparer<>).MakeGenericType(property.PropertyType))!,
            fromDataAnnotation: true);
    }
}
