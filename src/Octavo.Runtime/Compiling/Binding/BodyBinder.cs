// Owns: what the parts that bind one method's body share: scopes, labels, the method's own parameters. Names, calls, operators, patterns and statements are the
// other parts.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>Binds and compiles one body.</summary>
internal sealed partial class BodyBinder
{
    private readonly Compilation _compilation;
    private readonly SourceType _type;
    private readonly TypeBinder _types;
    private readonly MethodCode _code;
    private readonly Type _returns;
    private readonly bool _returnsRef;
    private readonly bool _isStatic;
    private readonly Dictionary<string, Value> _parameters = [];
    private readonly List<Dictionary<string, Value>> _scopes = [[]];
    private readonly Dictionary<(Type, string), Method[]> _members = [];

    public BodyBinder(Compilation compilation, SourceType type, TypeBinder types, MethodCode code, Type returns, bool returnsRef, bool isStatic,
        IReadOnlyList<Parameter> parameters)
    {
        _compilation = compilation;
        _type = type;
        _types = types;
        _code = code;
        _returns = returns;
        _returnsRef = returnsRef;
        _isStatic = isStatic;
        for (int i = 0; i < parameters.Count; i++)
        {
            _parameters[parameters[i].Name] = new ParameterPlace(isStatic ? i : i + 1, parameters[i].Type, parameters[i].Passing);
        }
    }

    private ILGenerator Il => _code.Il;

    /// <summary>Compiles a body.</summary>
    public void Compile(Statement body)
    {
        Run(body);
        Finish();
    }

    /// <summary>Compiles values of fields.</summary>
    public void Initialize(IEnumerable<SourceField> fields)
    {
        foreach (SourceField field in fields)
        {
            new FieldPlace(null, field.Builder!, field.Type).Store(_code, Bind(field.Node.Value!, field.Type).Load);
        }
        Il.Emit(OpCodes.Ret);
    }

    /// <summary>The value of a constant.</summary>
    public object? ConstantOf(Expression value, Type type) => Conversions.Require(Bind(value, type), type).Constant;

    private LocalPlace Declare(string name, Type type, bool isRef = false)
    {
        var place = new LocalPlace(Il.DeclareLocal(isRef ? type.MakeByRefType() : type), type, isRef);
        _scopes[^1][name] = place;
        return place;
    }

    private Value? Variable(string name)
    {
        for (int i = _scopes.Count - 1; i >= 0; i--)
        {
            if (_scopes[i].TryGetValue(name, out Value? value))
            {
                return value;
            }
        }
        return _parameters.GetValueOrDefault(name);
    }
}
