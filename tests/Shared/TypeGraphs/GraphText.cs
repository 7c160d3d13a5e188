// Owns: the text of one type's declaration, by its kind.
using System.Text;

namespace Octavo.Tests.TypeGraphs;

internal static class GraphText
{
    internal static void Write(StringBuilder to, string indent, GraphKind kind, string name, string? parent, List<GraphMember> members, Random random)
    {
        string head = kind switch
        {
            GraphKind.Class => $"public partial class {name}{(parent is null ? "" : $" : {parent}")}",
            GraphKind.SealedClass => $"public sealed class {name}",
            GraphKind.Record => $"public sealed record {name}({Parameters(members, random)})",
            GraphKind.BoundClass => $"public sealed class {name}",
            GraphKind.Struct => $"public struct {name}",
            GraphKind.RecordStruct => $"public record struct {name}({Parameters(members, random)})",
            _ => $"public readonly struct {name}",
        };
        if (kind is GraphKind.Record or GraphKind.RecordStruct)
        {
            to.Append(indent).Append(head).Append(";\n");
            return;
        }
        to.Append(indent).Append(head).Append('\n').Append(indent).Append("{\n");
        if (kind is GraphKind.BoundClass or GraphKind.ReadOnlyStruct && members.Count != 0)
        {
            Bound(to, indent, name, members);
        }
        else
        {
            foreach (GraphMember member in members)
            {
                to.Append(indent).Append("    ").Append(Attribute(member, "")).Append(Member(member, kind == GraphKind.Struct)).Append('\n');
            }
        }
        to.Append(indent).Append("}\n");
    }

    /// <summary>Get-only properties that the constructor sets.</summary>
    private static void Bound(StringBuilder to, string indent, string name, List<GraphMember> members)
    {
        string parameters = string.Join(", ", members.Select(member => $"{member.Type} {member.Name}"));
        to.Append(indent).Append("    public ").Append(name).Append('(').Append(parameters).Append(")\n").Append(indent).Append("    {\n");
        foreach (GraphMember member in members)
        {
            to.Append(indent).Append("        this.").Append(member.Name).Append(" = ").Append(member.Name).Append(";\n");
        }
        to.Append(indent).Append("    }\n");
        foreach (GraphMember member in members)
        {
            to.Append(indent).Append("    ").Append(Attribute(member, "")).Append("public ").Append(member.Type).Append(' ').Append(member.Name).Append(" { get; }\n");
        }
    }

    private static string Parameters(List<GraphMember> members, Random random)
    {
        int firstDefault = random.Next(2) == 0 ? members.Count : random.Next(members.Count + 1);
        return string.Join(", ", members.Select((member, index) => $"{Attribute(member, "property: ")}{member.Type} {member.Name}{(index >= firstDefault ? " = default!" : "")}"));
    }

    private static string Attribute(GraphMember member, string target) => member.Attribute is null ? "" : $"[{target}{member.Attribute}] ";

    private static string Member(GraphMember member, bool inStruct)
    {
        string value = inStruct || member.Access == GraphAccess.Required ? "" : " = default!;";
        return member.Access switch
        {
            GraphAccess.Property => $"public {member.Type} {member.Name} {{ get; set; }}{value}",
            GraphAccess.InitProperty => $"public {member.Type} {member.Name} {{ get; init; }}{value}",
            GraphAccess.PrivateSet => $"public {member.Type} {member.Name} {{ get; private set; }}{value}",
            GraphAccess.Required => $"public required {member.Type} {member.Name} {{ get; set; }}",
            _ => $"public {member.Type} {member.Name}{(inStruct ? ";" : " = default!;")}",
        };
    }
}
