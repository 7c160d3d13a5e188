// Owns: the reading bodies of a union: from a case's number to its codec, with and without an existing object.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Planning;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Unions;

internal static class UnionReadBody
{
    public static void Emit(Scope scope, UnionPlan plan)
    {
        CodeWriter c = scope.Code;
        string type = plan.Type.Type;
        c.Lines($"""
            {Names.NoInlining}
            public static {type} ReadPositional<R>(ref R r)
            {Names.WhereR}
            """).Open();
        Head(c, plan);
        c.Open("switch (number)");
        foreach (UnionCasePlan one in plan.Cases)
        {
            string codec = scope.Codec(one.Case.Value.Codec);
            if (one.Kind == UnionCaseKind.Class)
            {
                c.Line($"case {one.Case.Number}: v = {codec}.ReadCase(ref r); break;");
                continue;
            }
            Value(c, plan, one, $"v = {Expression(scope, one)};");
        }
        End(c, plan);
        c.Line().Lines($"""
            /// <summary>The same case fills the object that exists; another replaces it.</summary>
            {Names.NoInlining}
            private static {type} ReadInto<R>(ref R r, {type} existing)
            {Names.WhereR}
            """).Open();
        Head(c, plan);
        c.Open("switch (number)");
        foreach (UnionCasePlan one in plan.Cases)
        {
            ObjectValue value = one.Case.Value;
            string codec = scope.Codec(value.Codec);
            switch (one.Kind)
            {
                case UnionCaseKind.Class:
                    string isSame = $"{Names.TypeOf("existing", plan.Type.HidesGetType)} == typeof({value.Type})";
                    string filled = $"{codec}.ReadCase(ref r, Unsafe.As<{value.Type}>(existing))";
                    c.Line($"case {one.Case.Number}: v = {isSame} ? {filled} : {codec}.ReadCase(ref r); break;");
                    break;
                case UnionCaseKind.Union:
                    Value(c, plan, one, $"{value.Type} inner = existing as {value.Type};", $"{codec}.Read(ref r, ref inner);", "v = inner;");
                    break;
                default:
                    Value(c, plan, one, $"v = {Expression(scope, one)};");
                    break;
            }
        }
        End(c, plan);
    }

    /// <summary>A case whose value is by itself after the union's head.</summary>
    private static void Value(CodeWriter c, UnionPlan plan, UnionCasePlan one, params string[] lines)
    {
        string discriminator = plan.Discriminator is string member ? $", {Names.Utf8(member)}" : "";
        c.Open($"case {one.Case.Number}:").Line($"int state = R.BeginCaseValue(ref r{discriminator});");
        foreach (string line in lines)
        {
            c.Line(line);
        }
        c.Line($"R.EndCaseValue(ref r, state{discriminator});").Line("break;").Close();
    }

    private static string Expression(Scope scope, UnionCasePlan one)
    {
        ObjectValue value = one.Case.Value;
        // A foreign struct is called through ISequentialCodec alone, which takes a place.
        return value.IsLocal ? ReadCode.Expression(scope, value, null)
            : $"CaseReader.Read<R, {value.Type}, {scope.Codec(value.CodecArgument)}>(ref r)";
    }

    private static void Head(CodeWriter c, UnionPlan plan)
    {
        string type = plan.Type.Type;
        if (plan.Type.IsOpen)
        {
            c.If($"R.TryReadOpen(ref r, typeof({type}), out object other)", $"return ({type})other;");
        }
        if (plan.Cases.Any(one => one.Case.Value.HasReferences))
        {
            c.If("R.TryReadReference(ref r, out object shared)",
                $"return shared is {type} known ? known : throw Throw.WrongReference(typeof({type}));");
        }
        string discriminator = plan.Discriminator is string member ? $"{Names.Utf8(member)}, " : "";
        c.Lines($$"""
            int number = R.ReadCase(ref r, {{discriminator}}out ReadOnlySpan<byte> name);
            if (number < 0)
            {
                if (number == UnionHead.Null) return null;
                number = Match(name);
            }
            {{type}} v = null;
            """);
    }

    /// <summary>A case is never null: null has no case, so it is written in one way.</summary>
    private static void End(CodeWriter c, UnionPlan plan)
    {
        c.Line($"default: Throw.UnknownUnionCase(number, typeof({plan.Type.Type})); break;").Close();
        c.If("v is null", $"Throw.NullCase(typeof({plan.Type.Type}));").Line("return v;").Close();
    }
}
