// Owns: statements, and the jumps between them.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private readonly Dictionary<string, (System.Reflection.Emit.Label Place, int Depth)> _labels = [];
    private readonly Stack<(System.Reflection.Emit.Label Place, int Depth)> _breaks = new();
    private readonly Stack<(System.Reflection.Emit.Label Place, int Depth)> _continues = new();
    private int _depth; // protected regions around this statement
    private System.Reflection.Emit.Label? _end;
    private LocalBuilder? _result;

    private void Run(Statement statement)
    {
        switch (statement)
        {
            case Block block:
                _scopes.Add([]);
                foreach (Statement inner in block.Statements)
                {
                    Run(inner);
                }
                _scopes.RemoveAt(_scopes.Count - 1);
                break;
            case LocalDeclaration local:
                Local(local);
                break;
            case ExpressionStatement expression:
                Value value = Bind(expression.Value);
                (value is TargetTyped target ? target.As(typeof(void)) : value).Run(_code);
                break;
            case If test:
                IfElse(test);
                break;
            case While loop:
                Loop(null, loop.Condition, [], loop.Body, testFirst: true);
                break;
            case Do loop:
                Loop(null, loop.Condition, [], loop.Body, testFirst: false);
                break;
            case For loop:
                Loop(loop.First, loop.Condition, loop.Next, loop.Body, testFirst: true);
                break;
            case ForEach each:
                Each(each);
                break;
            case Switch cases:
                Cases(cases);
                break;
            case Return done:
                Returned(done);
                break;
            case Syntax.Throw thrown:
                Bind(thrown.Value).Load(_code);
                Il.Emit(OpCodes.Throw);
                break;
            case Syntax.Label label:
                Il.MarkLabel(LabelOf(label.Name).Place);
                Run(label.Next);
                break;
            case Goto jump:
                Jump(LabelOf(jump.Name));
                break;
            case GotoCase jump:
                Jump(CaseOf(jump.Value));
                break;
            case Break:
                Jump(_breaks.Peek());
                break;
            case Continue:
                Jump(_continues.Peek());
                break;
            default:
                throw new InvalidOperationException("Emitted code has a statement that is not known: " + statement.GetType().Name);
        }
    }

    private void Finish()
    {
        if (_returns == typeof(void) && _end is null)
        {
            Il.Emit(OpCodes.Ret);
            return;
        }
        if (_end is { } end)
        {
            if (_returns != typeof(void))
            {
                // What returns a value never ends here.
                Il.Emit(OpCodes.Ldnull);
                Il.Emit(OpCodes.Throw);
            }
            Il.MarkLabel(end);
            if (_result is not null)
            {
                Il.Emit(OpCodes.Ldloc, _result);
            }
            Il.Emit(OpCodes.Ret);
            return;
        }
        Il.Emit(OpCodes.Ldnull);
        Il.Emit(OpCodes.Throw);
    }

    private void Jump((System.Reflection.Emit.Label Place, int Depth) to) => Il.Emit(_depth > to.Depth ? OpCodes.Leave : OpCodes.Br, to.Place);

    /// <summary>A label of the method: it is outside of protected regions, unless one of them declared it.</summary>
    private (System.Reflection.Emit.Label Place, int Depth) LabelOf(string name)
    {
        if (!_labels.TryGetValue(name, out (System.Reflection.Emit.Label, int) label))
        {
            _labels.Add(name, label = (Il.DefineLabel(), 0));
        }
        return label;
    }

    private void Local(LocalDeclaration local)
    {
        bool inferred = local.Type is { IsGlobal: false, Parts: [{ Name: "var" }] };
        if (local.Value is null)
        {
            Type declared = _types.Resolve(local.Type);
            foreach (string name in local.Names)
            {
                Declare(name, declared, local.IsRef);
            }
            return;
        }
        Value? bound = inferred ? Bind(local.Value) : null;
        Type type = bound?.Type ?? _types.Resolve(local.Type);
        if (local.IsRef)
        {
            Value reference = Bind(((RefOf)local.Value).Of);
            LocalPlace place = Declare(local.Names[0], type, true);
            reference.LoadAddress(_code);
            Il.Emit(OpCodes.Stloc, place.Local);
            return;
        }
        Value value = bound ?? Bind(local.Value, type);
        Declare(local.Names[0], type).Store(_code, value.Load);
    }

    private void IfElse(If test)
    {
        System.Reflection.Emit.Label other = Il.DefineLabel();
        Value condition = Bind(test.Condition, typeof(bool));
        condition.Jump(_code, other, false);
        Run(test.Then);
        if (test.Else is null)
        {
            Il.MarkLabel(other);
            return;
        }
        System.Reflection.Emit.Label end = Il.DefineLabel();
        Il.Emit(OpCodes.Br, end);
        Il.MarkLabel(other);
        Run(test.Else);
        Il.MarkLabel(end);
    }

    private void Loop(Statement? first, Expression? condition, Expression[] next, Statement body, bool testFirst)
    {
        _scopes.Add([]);
        if (first is not null)
        {
            Run(first);
        }
        System.Reflection.Emit.Label top = Il.DefineLabel();
        System.Reflection.Emit.Label step = Il.DefineLabel();
        System.Reflection.Emit.Label test = Il.DefineLabel();
        System.Reflection.Emit.Label end = Il.DefineLabel();
        bool endless = condition is null or Literal { Value: true };
        // What the condition declares is seen in the body.
        Value? bound = testFirst && !endless ? Bind(condition!, typeof(bool)) : null;
        if (testFirst && !endless)
        {
            Il.Emit(OpCodes.Br, test);
        }
        Il.MarkLabel(top);
        _breaks.Push((end, _depth));
        _continues.Push((step, _depth));
        Run(body);
        _breaks.Pop();
        _continues.Pop();
        Il.MarkLabel(step);
        foreach (Expression expression in next)
        {
            Bind(expression).Run(_code);
        }
        Il.MarkLabel(test);
        if (endless)
        {
            Il.Emit(OpCodes.Br, top);
        }
        else
        {
            (bound ?? Bind(condition!, typeof(bool))).Jump(_code, top, true);
        }
        Il.MarkLabel(end);
        _scopes.RemoveAt(_scopes.Count - 1);
    }

    private void Returned(Return done)
    {
        Value? value = done.Value switch
        {
            null => null,
            RefOf reference => Bind(reference.Of),
            _ => _returns == typeof(void) ? Bind(done.Value) : Bind(done.Value, _returns),
        };
        if (value is not null)
        {
            if (_returnsRef)
            {
                value.LoadAddress(_code);
            }
            else if (_returns == typeof(void))
            {
                value.Run(_code);
            }
            else
            {
                value.Load(_code);
            }
        }
        if (_depth == 0)
        {
            Il.Emit(OpCodes.Ret);
            return;
        }
        _end ??= Il.DefineLabel();
        if (value is not null && _returns != typeof(void))
        {
            _result ??= Il.DeclareLocal(_returns);
            Il.Emit(OpCodes.Stloc, _result);
        }
        Il.Emit(OpCodes.Leave, _end.Value);
    }
}
