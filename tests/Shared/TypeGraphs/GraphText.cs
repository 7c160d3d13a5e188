// Owns: the text of one type's declaration, by its kind.
using System.Text;

namespace Octavo.Tests.TypeGraphs;

internal static class GraphText
{
    internal static void Write(StringBuilder to, string indent, GraphKind kind, string name, string? parent, List<GraphMember> members, Random random)
    {
        string head = kind switch
        {
            GraphKind.Class => $"public partial class {name}",
            GraphKind.SealedClass or GraphKind.BoundClass or GraphKind.MixedClass => $"public sealed class {name}",
            GraphKind.Record => $"public sealed record {name}({Parameters(members, random)})",
            GraphKind.Struct => $"public struct {name}",
            GraphKind.RecordStruct => $"public record struct {name}({Parameters(members, random)})",
            _ => $"public readonly struct {name}",
        };
        head += parent is null ? "" : $" : {parent}";
        if (kind is GraphKind.Record or GraphKind.RecordStruct)
        {
            to.Append(indent).Append(head).Append(";\n");
            return;
        }
        to.Append(indent).Append(head).Append('\n').Append(indent).Append("{\n");
        if (kind is GraphKind.BoundClass or GraphKind.ReadOnlyStruct && members.Count != 0)
        {
            Bound(to, indent, $"public {name}", members, members.Count);
        }
        else if (kind == GraphKind.MixedClass && members.Count != 0)
        {
            Mixed(to, indent, name, members, random);
        }
        else
        {
            Members(to, indent, members, inStruct: kind == GraphKind.Struct);
        }
        GraphForms.WriteCallbacks(to, indent, random);
        to.Append(indent).Append("}\n");
    }

    internal static void Members(StringBuilder to, string indent, IEnumerable<GraphMember> members, bool inStruct)
    {
        foreach (GraphMember member in members)
        {
            to.Append(indent).Append("    ").Append(Attribute(member, "")).Append(Member(member, inStruct)).Append('\n');
        }
    }

    /// <summary>A constructor of some visibility, chosen by attribute, that sets some members and leaves the others to their setters.</summary>
    private static void Mixed(StringBuilder to, string indent, string name, List<GraphMember> members, Random random)
    {
        List<GraphMember> bound = members[..random.Next(1, members.Count + 1)];
        to.Append(indent).Append("    public ").Append(name).Append("()\n").Append(indent).Append("    {\n").Append(indent).Append("    }\n");
        Bound(to, indent, $"[CodecConstructor] {(random.Next(2) == 0 ? "private" : "public")} {name}", bound, random.Next(bound.Count + 1));
        Members(to, indent, members.Skip(bound.Count), inStruct: false);
    }

    /// <summary>Get-only properties that the constructor sets; from one on, its parameters have defaults.</summary>
    private static void Bound(StringBuilder to, string indent, string head, List<GraphMember> members, int firstDefault)
    {
        string parameters = string.Join(", ", members.Select((member, index) => $"{member.Type} {member.Name}{(index >= firstDefault ? " = default!" : "")}"));
        to.Append(indent).Append("    ").Append(head).Append('(').Append(parameters).Append(")\n").Append(indent).Append("    {\n");
        foreach (GraphMember member in members)
        {
            to.Append(indent).Append("        this.").Append(member.Name).Append(" = ").Append(member.Name).Append(";\n");
        }
        to.Append(indent).Append("    }\n");
        foreach (GraphMember member in members)
        {
            to.Append(indent).Append("    ").Append(Attribute(member, "")).Append("public ").Append(member.Type).Append(' ').Append(member.Name)
                .Append(" { get; }\n");
        }
    }

    private static string Parameters(List<GraphMember> members, Random random)
    {
        int firstDefault = random.Next(2) == 0 ? members.Count : random.Next(members.Count + 1);
        return string.Join(", ",
            members.Select((member, index) => $"{Attribute(member, "property: ")}{member.Type} {member.Name}{(index >= firstDefault ? " = default!" : "")}"));
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
