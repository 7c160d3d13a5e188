// Owns: the attribute of properties that are one column.
namespace Octavo;

/// <summary>Stores a property in one column: JSON text, or bytes. Call <see cref="Microsoft.EntityFrameworkCore.OctavoModelConfigurationExtensions.UseOctavo"/>
/// to enable it.</summary>
/// <param name="form">What the column holds.</param>
/// <example><code>
/// public sealed class Visitor
/// {
///     public int Id { get; set; }
///
///     [OctavoColumn] public List&lt;Order> Orders { get; set; } = [];
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Property)]
public sealed class OctavoColumnAttribute(OctavoColumnForm form = OctavoColumnForm.Json) : Attribute
{
    /// <summary>What the column holds.</summary>
    public OctavoColumnForm Form { get; } = form;
}
