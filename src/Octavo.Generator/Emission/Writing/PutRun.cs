// Owns: the text of one writing run: a reservation, encoders over a local offset, one advance, and the cold branch of long text.
using System;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Writing;

/// <summary>Emits runs of one body. The first declares <c>at</c> and <c>n</c>, later ones assign them.</summary>
internal sealed class PutRun(Scope scope)
{
    private bool _declared;
    private bool _fresh;
    private bool _offsetDeclared;

    public Scope Scope => scope;

    private CodeWriter Code => scope.Code;

    /// <summary>In a method that is given <c>at</c>: a chunk or a fixed-size struct.</summary>
    public static PutRun Inside(Scope scope) => new(scope) { _declared = true, _fresh = true };

    /// <summary>In a loop of a run: the offset is counting already.</summary>
    public static PutRun Going(Scope scope) => new(scope) { _declared = true, _offsetDeclared = true };

    public void Reserve(string bound)
    {
        Code.Line($"{(_declared ? "at" : "ref byte at")} = ref w.Reserve({bound});");
        _declared = true;
        _fresh = true;
    }

    /// <summary>Puts something whose length is added to the offset.</summary>
    /// <param name="call">The call, given the text of the place.</param>
    public void Put(Func<string, string> call)
    {
        if (_fresh)
        {
            Code.Line($"{Offset()} = {call("ref at")};");
            _fresh = false;
            return;
        }
        Code.Line($"n += {call("ref Bytes.At(ref at, n)")};");
    }

    /// <summary>Puts a value that joins runs; a nullable one must be in a local.</summary>
    public void Value(ValueModel value, string expression)
    {
        switch (value)
        {
            case ScalarValue scalar:
                Put(at => WriteCode.Put(scalar, at, expression));
                break;
            case NullableValue nullable:
                Put(at => $"W.PutPresence({at}, {expression}.HasValue)");
                Code.Open($"if ({expression}.HasValue)");
                Value(nullable.Inner, $"{expression}.GetValueOrDefault()");
                Code.Close();
                break;
            case ObjectValue item:
                Put(at => $"{scope.Codec(item.Codec)}.Put<W>({at}, {expression})");
                break;
        }
    }

    /// <summary>Puts text in a local, or writes it by itself if it is long.</summary>
    /// <param name="local">The local.</param>
    /// <param name="rest">What to reserve again after it; null if the run ends with it.</param>
    /// <param name="what">Its name in errors if null is refused; else empty.</param>
    public void Text(string local, string? rest, string what = "")
    {
        Settle();
        // The question for null is the one that the length asks anyway.
        Code.Open($"if (TextRun.{(what.Length == 0 ? "Fits(" : "FitsNotNull(")}{local}))");
        Code.Line($"n += W.PutText(ref Bytes.At(ref at, n), {local});");
        if (rest is null)
        {
            Code.Line("w.Advance(n);");
        }
        Code.Close().Open("else").Line("w.Advance(n);");
        if (what.Length != 0)
        {
            Code.If($"{local} is null", $"W.OnNull(ref w, {Names.Literal(what)});");
        }
        Code.Line($"w.WriteText({local});");
        if (rest is not null)
        {
            Code.Line($"at = ref w.Reserve({rest});").Line("n = 0;");
        }
        Code.Close();
    }

    public void Advance()
    {
        Settle();
        Code.Line("w.Advance(n);");
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
