// Owns: expressions.
namespace Octavo.Runtime.Compiling.Syntax;

internal sealed partial class Parser
{
    private static readonly string[][] s_levels = [["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", "is", "as"], ["<<"], ["+", "-"],
        ["*", "/", "%"]];

    private Expression Value()
    {
        if (IsLambda())
        {
            return LambdaOf();
        }
        Expression left = ChoiceOf();
        if (Current.Kind == TokenKind.Mark && Current.Text is "=" or "+=" or "-=" or "*=" or "|=" or "&=" or "^=" or "??=" or "<<=")
        {
            string mark = _tokens[_at++].Text;
            return new Assignment(mark, left, Take("ref") ? new RefOf(Value()) : Value());
        }
        return left;
    }

    private Expression ChoiceOf()
    {
        Expression condition = Coalesced();
        if (!Take("?"))
        {
            return condition;
        }
        Expression then = Take("ref") ? new RefOf(Value()) : Value();
        Expect(":");
        return new Choice(condition, then, Take("ref") ? new RefOf(Value()) : Value());
    }

    private Expression Coalesced()
    {
        Expression left = Level(0);
        return Take("??") ? new Binary("??", left, Sees("throw") ? UnaryOf() : Coalesced()) : left;
    }

    private Expression Shifted() => Level(7);

    private Expression Level(int level)
    {
        if (level == s_levels.Length)
        {
            return UnaryOf();
        }
        Expression left = Level(level + 1);
        while (true)
        {
            string? mark = null;
            foreach (string candidate in s_levels[level])
            {
                if (Sees(candidate))
                {
                    mark = candidate;
                }
            }
            if (level == 7 && Sees(">") && SeesNext(">") && _tokens[_at + 1].At == Current.At + 1)
            {
                _at += 2;
                left = new Binary(">>", left, Level(level + 1));
                continue;
            }
            if (mark is null || (mark == ">" && SeesNext(">") && _tokens[_at + 1].At == Current.At + 1))
            {
                return left;
            }
            _at++;
            if (mark == "is")
            {
                left = new Is(left, PatternOf());
            }
            else if (mark == "as")
            {
                left = new As(left, Type());
            }
            else
            {
                mark += mark == ">" && Take("=") ? "=" : "";
                left = new Binary(mark, left, Level(level + 1));
            }
        }
    }

    private Expression UnaryOf()
    {
        if (Current.Kind == TokenKind.Mark && Current.Text is "!" or "~" or "-" or "+")
        {
            string mark = _tokens[_at++].Text;
            return new Unary(mark, UnaryOf());
        }
        if (Current.Kind == TokenKind.Mark && Current.Text is "++" or "--")
        {
            string mark = _tokens[_at++].Text;
            return new Step(mark, UnaryOf(), true);
        }
        if (Take("throw"))
        {
            return new ThrowValue(Value());
        }
        if (Sees("(") && IsCast())
        {
            _at++;
            TypeNode type = Type();
            Expect(")");
            return new Cast(type, UnaryOf());
        }
        Expression value = Postfixed(Primary());
        if (Sees("switch") && SeesNext("{"))
        {
            _at += 2;
            var arms = new List<(Pattern, Expression?, Expression)>();
            while (!Take("}"))
            {
                Pattern pattern = PatternOf();
                Expression? when = Take("when") ? Value() : null;
                Expect("=>");
                arms.Add((pattern, when, Value()));
                Take(",");
            }
            return new SwitchValue(value, [.. arms]);
        }
        return value;
    }

    /// <summary>Whether what is in these parentheses is a type and an operand follows.</summary>
    private bool IsCast()
    {
        int start = _at++;
        bool predefined = Current.Kind == TokenKind.Word && s_predefined.Contains(Current.Text);
        bool cast = TryType() is not null && Take(")") && Current.Kind switch
        {
            TokenKind.Word => Current.Text is not ("is" or "as" or "switch" or "when" or "or" or "and"),
            TokenKind.Mark => Current.Text is "(" or "!" or "~" or "[" || (predefined && Current.Text is "-" or "+"),
            TokenKind.End => false,
            _ => true,
        };
        _at = start;
        return cast;
    }

    private Expression Primary()
    {
        Token token = Current;
        switch (token.Kind)
        {
            case TokenKind.Number or TokenKind.Text or TokenKind.Character:
                _at++;
                return new Literal(token.Value);
            case TokenKind.Utf8:
                _at++;
                return new Utf8Literal((byte[])token.Value!);
            case TokenKind.Mark when token.Text == "(":
                return InParentheses();
            case TokenKind.Mark when token.Text == "[":
                _at++;
                return new Collection(Elements("]"));
            case TokenKind.Word when token.Value is null:
                switch (token.Text)
                {
                    case "null":
                        _at++;
                        return new Literal(null);
                    case "true":
                        _at++;
                        return new Literal(true);
                    case "false":
                        _at++;
                        return new Literal(false);
                    case "default":
                        _at++;
                        return new Default(Sees("(") ? TypeInParentheses() : null);
                    case "typeof":
                        _at++;
                        return new TypeOf(TypeInParentheses());
                    case "unchecked":
                        _at++;
                        return InParentheses();
                    case "nameof":
                        _at++;
                        return new Literal(InParentheses() switch { Name name => name.Text, Member member => member.Text, _ => throw Wrong("a name") });
                    case "new":
                        _at++;
                        return NewOf();
                    case "stackalloc":
                        _at++;
                        TypeNode element = Type();
                        Expect("[");
                        Expression length = Value();
                        Expect("]");
                        return new StackArray(element, length);
                }
                return NameOf();
        }
        return token.Kind == TokenKind.Word ? NameOf() : throw Wrong("an expression");
    }

    private Expression NameOf()
    {
        if (Sees("global") && SeesNext("::"))
        {
            _at += 2;
            return new Name(Word(), GenericArguments(), true);
        }
        if (s_predefined.Contains(Current.Text) && Current.Value is null)
        {
            return new TypeName(new TypeNode(false, [new NamePart(Word(), [])], []));
        }
        return new Name(Word(), GenericArguments(), false);
    }

    /// <summary>Type arguments after a name, where the mark is not a comparison.</summary>
    private TypeNode[] GenericArguments()
    {
        if (!Sees("<"))
        {
            return [];
        }
        int start = _at;
        if (TryArguments() is { } arguments && Current.Kind == TokenKind.Mark && Current.Text is "(" or ")" or "." or "{" or ";" or "[")
        {
            return arguments;
        }
        _at = start;
        return [];
    }

    private TypeNode TypeInParentheses()
    {
        Expect("(");
        TypeNode type = Type();
        Expect(")");
        return type;
    }

    private Expression Postfixed(Expression value)
    {
        while (true)
        {
            if (Take("."))
            {
                value = new Member(value, Word(), GenericArguments());
            }
            else if (Sees("("))
            {
                value = new Call(value, Arguments());
            }
            else if (Take("["))
            {
                value = new Index(value, Elements("]"));
            }
            else if (Sees("++") || Sees("--"))
            {
                value = new Step(_tokens[_at++].Text, value, false);
            }
            else if (Sees("!") && !SeesNext("="))
            {
                _at++;
            }
            else if (Sees("?") && SeesNext(".") && _tokens[_at + 1].At == Current.At + 1)
            {
                _at += 2;
                return new Conditional(value, Postfixed(new Member(new ConditionalPlace(), Word(), GenericArguments())));
            }
            else
            {
                return value;
            }
        }
    }

    private Expression[] Elements(string end)
    {
        var elements = new List<Expression>();
        while (!Take(end))
        {
            elements.Add(Value());
            if (!Sees(end))
            {
                Expect(",");
            }
        }
        return [.. elements];
    }

    private Argument[] Arguments()
    {
        Expect("(");
        var arguments = new List<Argument>();
        while (!Take(")"))
        {
            string? name = null;
            if (Current.Kind == TokenKind.Word && SeesNext(":") && !SeesNext("::"))
            {
                name = Word();
                _at++;
            }
            string passing = Sees("ref") || Sees("in") || Sees("out") ? Word() : "";
            int start = _at;
            if (passing == "out" && TryType() is { } type && Current.Kind == TokenKind.Word)
            {
                arguments.Add(new Argument(name, passing, null, type, Word()));
            }
            else
            {
                _at = start;
                arguments.Add(new Argument(name, passing, Value(), null, null));
            }
            if (!Sees(")"))
            {
                Expect(",");
            }
        }
        return [.. arguments];
    }

    private Expression NewOf()
    {
        if (Sees("("))
        {
            return new New(null, Arguments(), Settings());
        }
        TypeNode type = Type();
        if (Sees("["))
        {
            _at++;
            Expression[] lengths = Elements("]");
            var inner = new List<int>(type.Suffixes);
            while (Sees("[") && (SeesNext("]") || SeesNext(",")))
            {
                _at++;
                int rank = 1;
                while (Take(","))
                {
                    rank++;
                }
                Expect("]");
                inner.Add(rank);
            }
            return new NewArray(type with { Suffixes = [.. inner] }, lengths, null);
        }
        if (type.Suffixes is [.., > 0] && Take("{"))
        {
            return new NewArray(type with { Suffixes = type.Suffixes[..^1] }, [], Elements("}"));
        }
        return new New(type, Sees("(") ? Arguments() : [], Settings());
    }

    private (string, Expression)[] Settings()
    {
        var settings = new List<(string, Expression)>();
        if (Take("{"))
        {
            while (!Take("}"))
            {
                string name = Word();
                Expect("=");
                settings.Add((name, Value()));
                Take(",");
            }
        }
        return [.. settings];
    }

    private bool IsLambda()
    {
        if (Sees("static") && SeesNext("("))
        {
            return true;
        }
        if (!Sees("("))
        {
            return false;
        }
        int depth = 0;
        for (int i = _at; i < _tokens.Length; i++)
        {
            Token token = _tokens[i];
            if (token.Kind == TokenKind.Mark && token.Text == "(")
            {
                depth++;
            }
            else if (token.Kind == TokenKind.Mark && token.Text == ")" && --depth == 0)
            {
                return _tokens[i + 1] is { Kind: TokenKind.Mark, Text: "=>" };
            }
            else if (token.Kind == TokenKind.Mark && token.Text is ";" or "{")
            {
                return false;
            }
        }
        return false;
    }

    private Lambda LambdaOf()
    {
        Take("static");
        ParameterNode[] parameters = Parameters();
        Expect("=>");
        if (Sees("{"))
        {
            return new Lambda(parameters, Braces());
        }
        return new Lambda(parameters, new Return(Value()));
    }
}
