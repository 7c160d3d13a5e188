// Owns: when each member is left out of formats with names, and the warning where reading would give it another value then.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class OmitParser(ParseContext context)
{
    /// <summary>Decides for one member: its own word, then what another library says of it, then the type's word, then the assembly's.</summary>
    public OmitRule Decide(FaceMember member, TypeRequest request) =>
        (member.Draft.Omit != 0 ? member.Draft.Omit : member.Omit != 0 ? member.Omit : request.Omit != 0 ? request.Omit : Attributes.Named(context.Facts.Defaults, "Omit", 0)) switch
        {
            2 => OmitRule.Null,
            3 => OmitRule.Default,
            _ => OmitRule.Never,
        };

    /// <summary>Warns of members that are left out where they are null or default, and read as something else.</summary>
    public void Check(TypeModel type, List<MemberDraft> members, ConstructorParser.Choice choice)
    {
        if (!type.Omits)
        {
            return;
        }
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberDraft member = members[i];
            bool takesNull = !member.Type.IsValueType ? member.Type.NullableAnnotation != NullableAnnotation.NotAnnotated : type.Members[i].Value is NullableValue;
            if (type.Members[i].CanOmit && (takesNull || member.Type.IsValueType) && Missing(member, choice) is string missing)
            {
                context.Report(Descriptors.OmittedValueLost, member.Location, member.Symbol.ToDisplayString(), takesNull ? "null" : "default", missing);
            }
        }
    }

    /// <summary>What data without the member give it, where that is neither null nor default.</summary>
    private string? Missing(MemberDraft member, ConstructorParser.Choice choice)
    {
        if (member.Parameter >= 0)
        {
            IParameterSymbol parameter = choice.Constructor.Parameters[member.Parameter];
            return parameter.HasExplicitDefaultValue && !IsDefault(parameter.ExplicitDefaultValue) ? choice.Defaults[member.Parameter] : null;
        }
        ExpressionSyntax? initializer = member.Symbol.DeclaringSyntaxReferences.Select(r => r.GetSyntax() switch
        {
            PropertyDeclarationSyntax property => property.Initializer?.Value,
            VariableDeclaratorSyntax field => field.Initializer?.Value,
            _ => null,
        }).FirstOrDefault(value => value is not null);
        while (initializer is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven)
        {
            initializer = forgiven.Operand;
        }
        if (initializer is null || initializer.IsKind(SyntaxKind.DefaultLiteralExpression) || initializer is DefaultExpressionSyntax)
        {
            return null;
        }
        Optional<object?> constant = context.Compilation.GetSemanticModel(initializer.SyntaxTree).GetConstantValue(initializer);
        return constant.HasValue && IsDefault(constant.Value) ? null : initializer.ToString();
    }

    private static bool IsDefault(object? value) => value switch
    {
        null or false or '\0' => true,
        string or true or char => false,
        float number => number == 0,
        double number => number == 0,
        decimal number => number == 0,
        System.IConvertible number => number.ToDecimal(System.Globalization.CultureInfo.InvariantCulture) == 0,
        _ => false,
    };
}
