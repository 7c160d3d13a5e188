// Owns: statements.
namespace Octavo.Runtime.Compiling.Syntax;

internal sealed partial class Parser
{
    private Block Braces()
    {
        Expect("{");
        var statements = new List<Statement>();
        while (!Take("}"))
        {
            statements.Add(Statement());
        }
        return new Block([.. statements]);
    }

    private Statement Statement()
    {
        if (Current.Kind == TokenKind.Word && Current.Value is null)
        {
            switch (Current.Text)
            {
                case "if": return IfElse();
                case "while": return Loop();
                case "do": return DoLoop();
                case "for": return Counting();
                case "foreach": return Each();
                case "switch": return Cases();
                case "return": return Returned();
                case "goto": return Jump();
                case "throw":
                    _at++;
                    return Ended(new Throw(Value()));
                case "break":
                    _at++;
                    return Ended(new Break());
                case "continue":
                    _at++;
                    return Ended(new Continue());
            }
            if (SeesNext(":") && !Sees("default") && !Sees("case"))
            {
                string name = Word();
                _at++;
                return new Label(name, Sees("}") ? new Block([]) : Statement());
            }
        }
        if (Sees("{"))
        {
            return Braces();
        }
        if (Take(";"))
        {
            return new Block([]);
        }
        if (TryLocal() is { } local)
        {
            return Ended(local);
        }
        return Ended(new ExpressionStatement(Value()));
    }

    private T Ended<T>(T statement)
        where T : Statement
    {
        Expect(";");
        return statement;
    }

    private LocalDeclaration? TryLocal()
    {
        int start = _at;
        Take("scoped");
        bool byRef = Take("ref");
        if (byRef)
        {
            Take("readonly");
        }
        if (TryType() is { } type && Current.Kind == TokenKind.Word && (Current.Value is not null || !s_notNames.Contains(Current.Text))
            && (SeesNext("=") || SeesNext(";") || SeesNext(",")))
        {
            var names = new List<string> { Word() };
            while (Take(","))
            {
                names.Add(Word());
            }
            Expression? value = null;
            if (Take("="))
            {
                value = Take("ref") ? new RefOf(Value()) : Value();
            }
            return new LocalDeclaration(type, byRef, [.. names], value);
        }
        _at = start;
        return null;
    }

    private If IfElse()
    {
        _at++;
        Expression condition = InParentheses();
        Statement then = Statement();
        return new If(condition, then, Take("else") ? Statement() : null);
    }

    private Expression InParentheses()
    {
        Expect("(");
        Expression value = Value();
        Expect(")");
        return value;
    }

    private While Loop()
    {
        _at++;
        return new While(InParentheses(), Statement());
    }

    private Do DoLoop()
    {
        _at++;
        Statement body = Statement();
        Expect("while");
        return Ended(new Do(body, InParentheses()));
    }

    private For Counting()
    {
        _at++;
        Expect("(");
        Statement? first = Sees(";") ? null : TryLocal() ?? (Statement)new ExpressionStatement(Value());
        Expect(";");
        Expression? condition = Sees(";") ? null : Value();
        Expect(";");
        var next = new List<Expression>();
        while (!Take(")"))
        {
            next.Add(Value());
            Take(",");
        }
        return new For(first, condition, [.. next], Statement());
    }

    private ForEach Each()
    {
        _at++;
        Expect("(");
        TypeNode type = Type();
        string name = Word();
        Expect("in");
        Expression values = Value();
        Expect(")");
        return new ForEach(type, name, values, Statement());
    }

    private Return Returned()
    {
        _at++;
        if (Take(";"))
        {
            return new Return((Expression?)null);
        }
        return Ended(new Return(Take("ref") ? new RefOf(Value()) : Value()));
    }

    private Statement Jump()
    {
        _at++;
        if (Take("case"))
        {
            return Ended(new GotoCase(Value()));
        }
        return Take("default") ? Ended(new GotoCase(null)) : Ended(new Goto(Word()));
    }

    private Switch Cases()
    {
        _at++;
        Expression value = InParentheses();
        Expect("{");
        var sections = new List<Section>();
        while (!Take("}"))
        {
            var labels = new List<(Pattern?, Expression?)>();
            while (Sees("case") || (Sees("default") && SeesNext(":")))
            {
                if (Take("default"))
                {
                    labels.Add((null, null));
                }
                else
                {
                    _at++;
                    Pattern pattern = PatternOf();
                    labels.Add((pattern, Take("when") ? Value() : null));
                }
                Expect(":");
            }
            var statements = new List<Statement>();
            while (!Sees("case") && !(Sees("default") && SeesNext(":")) && !Sees("}"))
            {
                statements.Add(Statement());
            }
            sections.Add(new Section([.. labels], [.. statements]));
        }
        return new Switch(value, [.. sections]);
    }
}
