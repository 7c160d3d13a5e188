// Owns: patterns.
namespace Octavo.Runtime.Compiling.Syntax;

internal sealed partial class Parser
{
    private Pattern PatternOf()
    {
        Pattern left = BothPatterns();
        while (Take("or"))
        {
            left = new EitherPattern(false, left, BothPatterns());
        }
        return left;
    }

    private Pattern BothPatterns()
    {
        Pattern left = OnePattern();
        while (Take("and"))
        {
            left = new EitherPattern(true, left, OnePattern());
        }
        return left;
    }

    private Pattern OnePattern()
    {
        if (Take("not"))
        {
            return new NotPattern(OnePattern());
        }
        if (Sees("_"))
        {
            _at++;
            return new AnyPattern();
        }
        if (Sees("{"))
        {
            return Properties(null);
        }
        if (Current.Kind == TokenKind.Mark && Current.Text is "<" or ">" or "<=")
        {
            string mark = _tokens[_at++].Text;
            mark += mark == ">" && Take("=") ? "=" : "";
            return new RelationPattern(mark, Shifted());
        }
        if (Sees("(") && !IsCast())
        {
            _at++;
            Pattern inner = PatternOf();
            Expect(")");
            return inner;
        }
        int start = _at;
        if (Current.Kind == TokenKind.Word && TryType() is { } type && !Sees("(") && !(Current.Kind == TokenKind.Mark && Current.Text is "+" or "-" or "|"))
        {
            if (Sees("{"))
            {
                return Properties(type);
            }
            string? declared = Current.Kind == TokenKind.Word && !s_notNames.Contains(Current.Text) ? Word() : null;
            return new TypePattern(type, declared);
        }
        _at = start;
        return new ConstantPattern(Shifted());
    }

    private PropertyPattern Properties(TypeNode? type)
    {
        Expect("{");
        var members = new List<(string, Pattern)>();
        while (!Take("}"))
        {
            string name = Word();
            Expect(":");
            members.Add((name, PatternOf()));
            Take(",");
        }
        string? declared = Current.Kind == TokenKind.Word && !s_notNames.Contains(Current.Text) ? Word() : null;
        return new PropertyPattern(type, [.. members], declared);
    }
}
