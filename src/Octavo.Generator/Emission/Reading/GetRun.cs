// Owns: the text of one reading run: a need, decoders over a local offset, one commit.
using System;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

/// <summary>Emits runs of one body. The first declares <c>at</c> and <c>n</c>, later ones assign them.</summary>
internal sealed class GetRun(Scope scope)
{
    private bool _declared;
    private bool _fresh;
    private bool _offsetDeclared;
    private bool _inside;
    private string _bound = "0";

    private CodeWriter Code => scope.Code;

    /// <summary>In a method that is given <c>at</c>: a fixed-size struct, which has no reader to fall back on.</summary>
    public static GetRun Inside(Scope scope) => new(scope) { _declared = true, _fresh = true, _inside = true };

    /// <summary>Inside a loop of a run: the offset local already exists.</summary>
    public static GetRun Going(Scope scope) => new(scope) { _declared = true, _offsetDeclared = true };

    public void Need(string bound)
    {
        Code.Line($"{(_declared ? "at" : "ref byte at")} = ref r.Need({bound});");
        _declared = true;
        _fresh = true;
        _bound = bound;
    }

    public void Get(Func<string, string> call)
    {
        if (_fresh)
        {
            Code.Line($"{Offset()} = {call("ref at")};");
            _fresh = false;
            return;
        }
        Code.Line($"n += {call("ref Bytes.At(ref at, n)")};");
    }

    /// <summary>Gets a value that joins runs into a new local; an enum's local is of its base type, see <see cref="Use"/>.</summary>
    public void Value(ValueModel value, string local)
    {
        switch (value)
        {
            case ScalarValue scalar:
                Get(at => $"R.Get{scalar.Encoder}({at}, out {scalar.Facts.CSharp} {local})");
                break;
            case NullableValue nullable:
                Code.Line($"{value.Type} {local} = null;");
                Nullable(nullable, local);
                break;
            case ObjectValue item:
                Struct(item, $"{item.Type} {local}", local);
                break;
        }
    }

    /// <summary>Gets a nullable value into something that holds null.</summary>
    public void Nullable(NullableValue nullable, string target)
    {
        var inner = (ScalarValue)nullable.Inner;
        Settle();
        Code.Lines($$"""
            {
                n += R.GetPresence(ref Bytes.At(ref at, n), out bool isPresent);
                if (isPresent)
                {
                    n += R.Get{{inner.Encoder}}(ref Bytes.At(ref at, n), out {{inner.Facts.CSharp}} present);
                    {{target}} = {{Use(inner, "present")}};
                }
            }
            """);
    }

    /// <summary>What the local of a value stands for.</summary>
    public static string Use(ValueModel value, string local) => value is ScalarValue { IsEnum: true } ? $"({value.Type}){local}" : local;

    public void Commit()
    {
        Settle();
        Code.Line("r.Commit(n);");
    }

    private void Struct(ObjectValue item, string declaration, string local)
    {
        Settle();
        string codec = scope.Codec(item.Codec);
        Code.Line($"{declaration};");
        if (_inside)
        {
            Code.Lines($$"""
                {
                    nint used = {{codec}}.Get<R>(ref Bytes.At(ref at, n), out {{local}});
                    if (used < 0)
                    {
                        v = default;
                        return -1;
                    }
                    n += used;
                }
                """);
            return;
        }
        Code.Lines($$"""
            {
                nint used = {{codec}}.Get<R>(ref Bytes.At(ref at, n), out {{local}});
                if (used >= 0) n += used;
                else
                {
                    r.Commit(n);
                    {{local}} = {{codec}}.ReadPositional(ref r);
                    at = ref r.Need({{_bound}});
                    n = 0;
                }
            }
            """);
    }

    /// <summary>Makes sure that the offset has a value.</summary>
    public void Settle()
    {
        if (_fresh)
        {
            Code.Line($"{Offset()} = 0;");
            _fresh = false;
        }
    }

    private string Offset()
    {
        string text = _offsetDeclared ? "n" : "nint n";
        _offsetDeclared = true;
        return text;
    }
}
