// Owns: files, types and their members.
namespace Octavo.Runtime.Compiling.Syntax;

internal sealed partial class Parser
{
    private static readonly HashSet<string> s_modifiers = ["public", "private", "internal", "protected", "static", "readonly", "const", "sealed", "abstract",
        "override", "virtual", "extern", "unsafe", "partial", "new", "file", "scoped"];

    private FileNode File()
    {
        string inside = "";
        var usings = new List<string>();
        var types = new List<TypeDeclaration>();
        while (Current.Kind != TokenKind.End)
        {
            if (Take("using"))
            {
                usings.Add(Dotted());
                Expect(";");
            }
            else if (Take("namespace"))
            {
                inside = Dotted();
                Expect(";");
            }
            else if (Sees("[") && SeesNext("assembly"))
            {
                Attributes();
            }
            else
            {
                Attributes();
                types.Add(Declaration());
            }
        }
        return new FileNode(inside, [.. usings], [.. types]);
    }

    private string Dotted()
    {
        if (Take("global"))
        {
            Expect("::");
        }
        string name = Word();
        while (Take("."))
        {
            name += "." + Word();
        }
        return name;
    }

    private string[] Modifiers()
    {
        var found = new List<string>();
        while (Current.Kind == TokenKind.Word && s_modifiers.Contains(Current.Text))
        {
            found.Add(Word());
        }
        return [.. found];
    }

    private TypeDeclaration Declaration()
    {
        string[] modifiers = Modifiers();
        bool isStruct = Take("struct");
        if (!isStruct)
        {
            Expect("class");
        }
        string name = Word();
        string[] generics = GenericNames();
        var bases = new List<TypeNode>();
        if (Take(":"))
        {
            do
            {
                bases.Add(Type());
            }
            while (Take(","));
        }
        Constraints();
        Expect("{");
        var members = new List<MemberNode>();
        while (!Take("}"))
        {
            members.Add(MemberOf());
        }
        return new TypeDeclaration(name, generics, isStruct, Array.IndexOf(modifiers, "static") >= 0, [.. bases], [.. members]);
    }

    private MemberNode MemberOf()
    {
        (string inlining, AccessorNode? accessor) = Attributes();
        int start = _at;
        string[] modifiers = Modifiers();
        if (Sees("class") || Sees("struct"))
        {
            _at = start;
            return new NestedNode(Declaration());
        }
        bool byRef = Take("ref");
        if (byRef)
        {
            Take("readonly");
        }
        TypeNode type = Type();
        string name = Word();
        if (Sees("(") || Sees("<"))
        {
            return Method(name, modifiers, type, byRef, inlining, accessor);
        }
        if (Take("=>"))
        {
            Expression value = Value();
            Expect(";");
            return new PropertyNode(name, modifiers, type, new Return(value));
        }
        if (Take("{"))
        {
            Expect("get");
            Block body = Braces();
            Expect("}");
            return new PropertyNode(name, modifiers, type, body);
        }
        Expression? initial = Take("=") ? Value() : null;
        Expect(";");
        return new FieldNode(name, modifiers, type, initial);
    }

    private MethodNode Method(string name, string[] modifiers, TypeNode type, bool byRef, string inlining, AccessorNode? accessor)
    {
        string[] generics = GenericNames();
        ParameterNode[] parameters = Parameters();
        string contract = Constraints();
        Statement? body = null;
        if (Take("=>"))
        {
            body = Sees("throw") ? Statement() : ExpressionBody(type);
        }
        else if (Sees("{"))
        {
            body = Braces();
        }
        else
        {
            Expect(";");
        }
        return new MethodNode(name, modifiers, type, byRef, generics, contract, parameters, body, inlining, accessor);
    }

    private string[] GenericNames()
    {
        var generics = new List<string>();
        if (Take("<"))
        {
            do
            {
                generics.Add(Word());
            }
            while (Take(","));
            Expect(">");
        }
        return [.. generics];
    }

    /// <summary>Skips constraints, and answers the last interface with an argument among them: what a method's writer or reader is.</summary>
    private string Constraints()
    {
        string contract = "";
        while (Take("where"))
        {
            while (!Sees("where") && !Sees("{") && !Sees("=>") && !Sees(";"))
            {
                string before = _tokens[_at].Text;
                _at++;
                contract = Sees("<") ? before : contract;
            }
        }
        return contract;
    }

    private Statement ExpressionBody(TypeNode returns)
    {
        Expression value = Take("ref") ? new RefOf(Value()) : Value();
        Expect(";");
        return returns.Parts is [{ Name: "void" }] ? new ExpressionStatement(value) : new Return(value);
    }

    private ParameterNode[] Parameters()
    {
        Expect("(");
        var parameters = new List<ParameterNode>();
        while (!Take(")"))
        {
            string passing = "";
            while (Sees("ref") || Sees("in") || Sees("out") || Sees("scoped") || Sees("params") || Sees("this") || Sees("readonly"))
            {
                string word = Word();
                passing = word is "ref" or "in" or "out" ? word : passing;
            }
            // A lambda's parameter may be a name alone.
            TypeNode? type = SeesNext(",") || SeesNext(")") ? null : Type();
            string name = Word();
            parameters.Add(new ParameterNode(name, type, passing, Take("=") ? Value() : null));
            if (!Sees(")"))
            {
                Expect(",");
            }
        }
        return [.. parameters];
    }

    /// <summary>Attributes: only those about inlining, and about accessors of what is not public, mean something here.</summary>
    private (string Inlining, AccessorNode? Accessor) Attributes()
    {
        string inlining = "";
        AccessorNode? accessor = null;
        while (Take("["))
        {
            int depth = 1;
            while (depth != 0)
            {
                if (Sees("[") || Sees("(") || Sees("{"))
                {
                    depth++;
                }
                else if (Sees("]") || Sees(")") || Sees("}"))
                {
                    depth--;
                }
                else if (Sees("NoInlining") || Sees("AggressiveInlining"))
                {
                    inlining = Current.Text;
                }
                else if (Sees("UnsafeAccessorKind"))
                {
                    accessor = new AccessorNode(_tokens[_at + 2].Text, SeesNext(",", 3) ? _tokens[_at + 6].Text : null);
                }
                _at++;
            }
        }
        return (inlining, accessor);
    }
}
