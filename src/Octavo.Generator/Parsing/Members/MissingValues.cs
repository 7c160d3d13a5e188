// Owns: what data without a member give it: what a new object has there, or the default of its constructor's parameter. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>The values of one type's members that are missing in data.</summary>
internal sealed class MissingValues(ParseContext context, ConstructorParser.Choice choice)
{
    /// <summary>C# text of the value; null if it is null, the type's default, or not set.</summary>
    public string? Of(MemberDraft member)
    {
        if (member.Parameter >= 0)
        {
            IParameterSymbol parameter = choice.Constructor.Parameters[member.Parameter];
            return parameter.HasExplicitDefaultValue && !IsDefault(parameter.ExplicitDefaultValue) ? choice.Defaults[member.Parameter] : null;
        }
        return Initial(member).FirstOrDefault(i => !IsDefault(i))?.ToString();
    }

    /// <summary>Whether each new object has something other than null in a member that no parameter takes.</summary>
    public bool IsNeverNull(MemberDraft member) =>
        member.Parameter < 0 && Initial(member).Any(i => !IsDefault(i) && !InitialAnalysis.MayBeNull(context.Compilation, i));

    /// <summary>C# text of the value, the type's default among them, if it is not the one that is left out.</summary>
    /// <param name="member">The member, a number or the like.</param>
    /// <param name="leftOut">C# text of the value that is left out, in brackets after a cast; empty for the type's default.</param>
    public string? Other(MemberDraft member, string leftOut)
    {
        if (leftOut.Length == 0)
        {
            return Of(member);
        }
        string text = Number(leftOut.Substring(leftOut.IndexOf(')') + 1));
        object? given = member.Parameter >= 0 ? choice.Constructor.Parameters[member.Parameter] is { HasExplicitDefaultValue: true } parameter
            ? parameter.ExplicitDefaultValue : null
            : Initial(member).Select(i => InitialAnalysis.Constant(context.Compilation, i)).LastOrDefault().Value;
        string number = Number(System.Convert.ToString(given, System.Globalization.CultureInfo.InvariantCulture) is { Length: > 0 } said ? said : "0");
        return string.Equals(number, text, System.StringComparison.OrdinalIgnoreCase) || (number == "0" && text == "false") ? null : Of(member) ?? "default";

        static string Number(string one) => one.Trim('(', ')', '\'').TrimEnd('F', 'D', 'M', 'U', 'L') switch
        {
            "float.NaN" or "double.NaN" => "NaN",
            "float.PositiveInfinity" or "double.PositiveInfinity" => "Infinity",
            "float.NegativeInfinity" or "double.NegativeInfinity" => "-Infinity",
            string number => number,
        };
    }

    /// <summary>C# text of what a new object has, null among it, if it is not the text that is left out.</summary>
    /// <param name="member">The member, text.</param>
    /// <param name="leftOut">C# text of the text that is left out.</param>
    public string? OtherText(MemberDraft member, string leftOut)
    {
        object? given = member.Parameter >= 0 ? choice.Constructor.Parameters[member.Parameter] is { HasExplicitDefaultValue: true } parameter
            ? parameter.ExplicitDefaultValue : null
            : Initial(member).Select(i => InitialAnalysis.Constant(context.Compilation, i)).LastOrDefault().Value;
        return given is string text && CSharpNames.Literal(text) == leftOut ? null : Of(member) ?? "null";
    }

    /// <summary>Whether it is empty text, or a collection or object without content.</summary>
    public bool IsEmpty(MemberDraft member) => member.Parameter < 0 && Initial(member).Where(i => !IsDefault(i)).All(IsEmpty);

    private bool IsEmpty(ExpressionSyntax initial) => initial switch
    {
        CollectionExpressionSyntax { Elements.Count: 0 } => true,
        BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null or { Expressions.Count: 0 } } => true,
        InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax { Name.Identifier.Text: "Empty" } } =>
            InitialAnalysis.IsOfPlatform(context.Compilation, initial),
        MemberAccessExpressionSyntax { Name.Identifier.Text: "Empty" } => InitialAnalysis.IsOfPlatform(context.Compilation, initial),
        LiteralExpressionSyntax { Token.ValueText: "" } => true,
        _ => false,
    };

    private IEnumerable<ExpressionSyntax> Initial(MemberDraft member)
    {
        foreach (ExpressionSyntax value in
            InitialAnalysis.Of(context.Compilation, member.Symbol, member.Holder ?? member.Symbol.ContainingType, choice.Constructor))
        {
            ExpressionSyntax bare = value;
            while (bare is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven)
            {
                bare = forgiven.Operand;
            }
            yield return bare;
        }
    }

    /// <summary>Whether nothing tells what a new object has in a member: it is of another assembly, for whose type no codec was asked there.</summary>
    public bool IsUnknown(MemberDraft member) => member.Parameter < 0 && context.Facts.IsUnknown(member.Declaring);

    private bool IsDefault(ExpressionSyntax initial) => IsDefault(context.Compilation, initial);

    /// <summary>Whether an expression is the default of its type.</summary>
    public static bool IsDefault(Compilation compilation, ExpressionSyntax initial) =>
        initial is DefaultExpressionSyntax || initial.IsKind(SyntaxKind.DefaultLiteralExpression)
        || (InitialAnalysis.Constant(compilation, initial) is { HasValue: true } constant && IsDefault(constant.Value));

    private static bool IsDefault(object? value) => value switch
    {
        null or false or '\0' => true,
        string or true or char => false,
        float number => number == 0,
        double number => number == 0,
        decimal number => number == 0,
        System.DateTime time => time == default,
        System.IConvertible number => number.ToDecimal(System.Globalization.CultureInfo.InvariantCulture) == 0,
        _ => false,
    };
}
