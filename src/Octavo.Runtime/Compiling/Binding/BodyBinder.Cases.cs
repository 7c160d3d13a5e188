// Owns: switch statements: constants by search, other patterns in their order.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private readonly Stack<(Dictionary<long, System.Reflection.Emit.Label> Cases, System.Reflection.Emit.Label Default, int Depth)> _cases = new();

    private (System.Reflection.Emit.Label Place, int Depth) CaseOf(Expression? value)
    {
        var (cases, other, depth) = _cases.Peek();
        return (value is null ? other : cases[Constants.ToInt64(Bind(value).Constant!)], depth);
    }

    private void Cases(Switch cases)
    {
        Value value = Bind(cases.Value);
        LocalBuilder local = Il.DeclareLocal(value.Type);
        var place = new LocalPlace(local, value.Type, false);
        place.Store(_code, value.Load);
        System.Reflection.Emit.Label end = Il.DefineLabel();
        System.Reflection.Emit.Label[] sections = [.. cases.Sections.Select(_ => Il.DefineLabel())];
        int fallback = Array.FindIndex(cases.Sections, s => Array.Exists(s.Labels, l => l.Pattern is null));
        System.Reflection.Emit.Label other = fallback < 0 ? end : sections[fallback];
        var places = new Dictionary<long, System.Reflection.Emit.Label>();
        _scopes.Add([]);
        if (Groups(cases, value.Type) is { } groups)
        {
            Search(place, groups, sections, other, places);
        }
        else
        {
            InOrder(cases, place, sections, other);
        }
        _breaks.Push((end, _depth));
        _cases.Push((places, other, _depth));
        for (int i = 0; i < sections.Length; i++)
        {
            Il.MarkLabel(sections[i]);
            _scopes.Add([]);
            foreach (Statement statement in cases.Sections[i].Statements)
            {
                Run(statement);
            }
            _scopes.RemoveAt(_scopes.Count - 1);
        }
        _cases.Pop();
        _breaks.Pop();
        _scopes.RemoveAt(_scopes.Count - 1);
        Il.MarkLabel(end);
    }

    private void InOrder(Switch cases, LocalPlace place, System.Reflection.Emit.Label[] sections, System.Reflection.Emit.Label other)
    {
        for (int i = 0; i < sections.Length; i++)
        {
            foreach ((Pattern? pattern, Expression? when) in cases.Sections[i].Labels)
            {
                if (pattern is null)
                {
                    continue;
                }
                Value test = Test(place, pattern);
                (when is null ? test : new LogicalValue(true, test, Bind(when, typeof(bool)))).Jump(_code, sections[i], true);
            }
        }
        Il.Emit(OpCodes.Br, other);
    }

    /// <summary>The labels by their constants, in their order; null if not all are integers.</summary>
    private SortedDictionary<long, List<(int Section, Expression? When)>>? Groups(Switch cases, Type type)
    {
        if (!Numbers.IsNumber(type) && !IsEnum(type))
        {
            return null;
        }
        bool unsigned = type == typeof(ulong) || type == typeof(nuint);
        var groups = new SortedDictionary<long, List<(int, Expression?)>>();
        for (int i = 0; i < cases.Sections.Length; i++)
        {
            foreach ((Pattern? pattern, Expression? when) in cases.Sections[i].Labels)
            {
                if (pattern is null)
                {
                    continue;
                }
                Expression? written = pattern switch
                {
                    ConstantPattern constant => constant.Value,
                    TypePattern { Declared: null } named => AsExpression(named.Type),
                    _ => null
                };
                if (written is null || Conversions.Convert(Bind(written), type)?.Constant is not { } known || (unsigned && Constants.ToInt64(known) < 0))
                {
                    return null;
                }
                long key = Constants.ToInt64(known);
                if (!groups.TryGetValue(key, out List<(int, Expression?)>? labels))
                {
                    groups.Add(key, labels = []);
                }
                labels.Add((i, when));
            }
        }
        return groups;
    }

    private void Search(LocalPlace place, SortedDictionary<long, List<(int Section, Expression? When)>> groups, System.Reflection.Emit.Label[] sections,
        System.Reflection.Emit.Label other, Dictionary<long, System.Reflection.Emit.Label> places)
    {
        var targets = new List<(long Key, System.Reflection.Emit.Label Place, List<(int Section, Expression? When)> Labels)>();
        foreach ((long key, List<(int Section, Expression? When)> labels) in groups)
        {
            System.Reflection.Emit.Label direct = labels[0].When is null ? sections[labels[0].Section] : Il.DefineLabel();
            targets.Add((key, direct, labels));
            if (labels[0].When is null)
            {
                places[key] = direct;
            }
        }
        Search(place, [.. targets.Select(t => (t.Key, t.Place))], other);
        foreach ((_, System.Reflection.Emit.Label start, List<(int Section, Expression? When)> labels) in targets)
        {
            if (labels[0].When is null)
            {
                continue;
            }
            Il.MarkLabel(start);
            bool always = false;
            foreach ((int section, Expression? when) in labels)
            {
                if (when is null)
                {
                    Il.Emit(OpCodes.Br, sections[section]);
                    always = true;
                    break;
                }
                Bind(when, typeof(bool)).Jump(_code, sections[section], true);
            }
            if (!always)
            {
                Il.Emit(OpCodes.Br, other);
            }
        }
    }

    /// <summary>Jumps by a table if keys are close together, else by halves.</summary>
    private void Search(LocalPlace place, (long Key, System.Reflection.Emit.Label Place)[] targets, System.Reflection.Emit.Label other)
    {
        if (targets.Length == 0)
        {
            Il.Emit(OpCodes.Br, other);
            return;
        }
        long first = targets[0].Key;
        long span = targets[^1].Key - first + 1;
        if (targets.Length >= 4 && span > 0 && span <= 2 * targets.Length && first >= int.MinValue && targets[^1].Key <= int.MaxValue)
        {
            var table = new System.Reflection.Emit.Label[span];
            Array.Fill(table, other);
            foreach ((long key, System.Reflection.Emit.Label target) in targets)
            {
                table[key - first] = target;
            }
            place.Load(_code);
            if (Numbers.Size(Underlying(place.Type)) == 8)
            {
                // A key beyond 32 bits must not be cut to one of the table.
                _code.Constant(typeof(long), first);
                Il.Emit(OpCodes.Sub);
                LocalBuilder distance = Il.DeclareLocal(typeof(long));
                Il.Emit(OpCodes.Stloc, distance);
                Il.Emit(OpCodes.Ldloc, distance);
                _code.Constant(typeof(long), span);
                Il.Emit(OpCodes.Bge_Un, other);
                Il.Emit(OpCodes.Ldloc, distance);
                Il.Emit(OpCodes.Conv_I4);
            }
            else if (first != 0)
            {
                _code.Integer((int)first);
                Il.Emit(OpCodes.Sub);
            }
            Il.Emit(OpCodes.Switch, table);
            Il.Emit(OpCodes.Br, other);
            return;
        }
        if (targets.Length <= 3)
        {
            foreach ((long key, System.Reflection.Emit.Label target) in targets)
            {
                place.Load(_code);
                _code.Constant(Underlying(place.Type), Constants.Change(key, Underlying(place.Type)));
                Il.Emit(OpCodes.Beq, target);
            }
            Il.Emit(OpCodes.Br, other);
            return;
        }
        int middle = targets.Length / 2;
        System.Reflection.Emit.Label upper = Il.DefineLabel();
        place.Load(_code);
        _code.Constant(Underlying(place.Type), Constants.Change(targets[middle].Key, Underlying(place.Type)));
        Il.Emit(Numbers.IsUnsigned(Underlying(place.Type)) ? OpCodes.Bge_Un : OpCodes.Bge, upper);
        Search(place, targets[..middle], other);
        Il.MarkLabel(upper);
        Search(place, targets[middle..], other);
    }

    private static Type Underlying(Type type) => type.IsEnum ? Enum.GetUnderlyingType(type) : type;
}
