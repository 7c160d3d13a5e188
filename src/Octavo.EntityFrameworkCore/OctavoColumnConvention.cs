// Owns: what the attribute on a property does to the model. Knows no database.
using System.Reflection;
using Microsoft.EntityFrameworkCore.ChangeTracking;
using Microsoft.EntityFrameworkCore.Metadata.Builders;
using Microsoft.EntityFrameworkCore.Metadata.Conventions;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>Turns properties with <see cref="OctavoColumnAttribute"/> into columns when their entity is added to the model.</summary>
internal sealed class OctavoColumnConvention : IEntityTypeAddedConvention
{
    public void ProcessEntityTypeAdded(IConventionEntityTypeBuilder entityTypeBuilder, IConventionContext<IConventionEntityTypeBuilder> context)
    {
        foreach (PropertyInfo property in entityTypeBuilder.Metadata.ClrType.GetProperties(
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
        {
            if (property.GetCustomAttribute<OctavoColumnAttribute>() is { } column)
            {
                Make(entityTypeBuilder, property, column.Form);
            }
        }
    }

    private static void Make(IConventionEntityTypeBuilder entity, PropertyInfo property, OctavoColumnForm form)
    {
        OctavoFormat format = form switch
        {
            OctavoColumnForm.Binary => OctavoFormats.Binary,
            OctavoColumnForm.MessagePack => OctavoFormats.MessagePack,
            _ => OctavoFormats.Json,
        };
        OctavoCodecs.Require(property.PropertyType, format);
        IConventionPropertyBuilder column = entity.Property(property, fromDataAnnotation: true)
            ?? throw new InvalidOperationException(
                $"{property.DeclaringType}.{property.Name} has [OctavoColumn] but cannot be a column: the model maps it in another way.");
        object[] options = form == OctavoColumnForm.Json ? [] : [format];
        Type converter = form == OctavoColumnForm.Json ? typeof(OctavoTextConverter<>) : typeof(OctavoBytesConverter<>);
        column.HasConversion((ValueConverter)Activator.CreateInstance(converter.MakeGenericType(property.PropertyType), options)!, fromDataAnnotation: true);
        column.HasValueComparer((ValueComparer)Activator.CreateInstance(typeof(OctavoComparer<>).MakeGenericType(property.PropertyType))!,
            fromDataAnnotation: true);
    }
}
