// Owns: the linking of unions: cases gathered from where they are declared, who is whose case. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class UnionLinker
{
    /// <summary>
    /// Members of a case up to which a call is a good part of its cost. Inlined, document 003's tree is written in 1.3 times the time of a recursive copy by
    /// hand; with a call for each case in 1.7.
    /// </summary>
    private const int InlinedMembers = 3;

    /// <summary>Cases of a union up to which all of their encoders are inlined with them. Of eight cases with three members each, structs among them, the
    /// compiler left nine encoders as calls.</summary>
    private const int InlinedCases = 4;

    private readonly Dictionary<string, UnionModel> _unions = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<CaseModel>> _cases = new(StringComparer.Ordinal);

    public UnionLinker(IEnumerable<UnionModel> unions, IEnumerable<CaseModel> cases)
    {
        foreach (UnionModel union in unions.Where(u => !_unions.ContainsKey(u.Type)))
        {
            _unions.Add(union.Type, union);
            _cases.Add(union.Type, []);
        }
        foreach (CaseModel one in cases.Distinct().Where(c => _cases.ContainsKey(c.Union)))
        {
            // What is given twice is reported if it is declared; the first stays.
            List<CaseModel> known = _cases[one.Union];
            if (!known.Any(k => k.Number == one.Number || k.Name == one.Name || k.Value.Type == one.Value.Type))
            {
                known.Add(one);
            }
        }
    }

    public IEnumerable<UnionModel> All => _unions.Values;

    public bool Has(string type) => _unions.ContainsKey(type);

    /// <summary>The union of a base type; null if it is none.</summary>
    public UnionModel? Find(string type) => _unions.TryGetValue(type, out UnionModel? union) ? union : null;

    /// <summary>The cases of a union, by number.</summary>
    public IEnumerable<CaseModel> Cases(string type) => _cases[type].OrderBy(c => c.Number);

    public void Remove(string type)
    {
        _unions.Remove(type);
        _cases.Remove(type);
    }

    /// <summary>How a class of this assembly is a case; null if it is none.</summary>
    public CaseFacts? Facts(TypeModel type)
    {
        CaseModel[] cases = [.. _cases.Values.SelectMany(c => c).Where(c => c.Value.Type == type.Type)];
        if (type.IsStruct || cases.Length == 0)
        {
            return null;
        }
        bool isInlined = IsSmall(type) && cases.All(c => _cases[c.Union].Count <= InlinedCases);
        bool one = cases.All(c => c.Literal == cases[0].Literal && c.EscapedLiteral == cases[0].EscapedLiteral);
        return new CaseFacts(one ? cases[0].Literal : null, one ? cases[0].EscapedLiteral : null, cases.Max(BytesOf),
            cases.Select(c => c.Discriminator.Length == 0 ? CaseModel.DefaultDiscriminator : c.Discriminator).Distinct().ToEquatable(), isInlined);
    }

    /// <summary>Whether a class has few members, and each is one encoder or one call.</summary>
    private static bool IsSmall(TypeModel type) =>
        !type.IsTolerant && !type.HasReferences && type.Members.Count <= InlinedMembers
            && type.Members.All(m => m.Value is ScalarValue or ObjectValue { IsStruct: false });

    /// <summary>Bytes of a case's longer literal.</summary>
    public static int BytesOf(CaseModel one) => Math.Max(Encoding.UTF8.GetByteCount(one.Literal), Encoding.UTF8.GetByteCount(one.EscapedLiteral));

    /// <summary>What a union holds, for the graph of types.</summary>
    public IEnumerable<(string Union, string Case)> Edges() => _cases.Values.SelectMany(c => c).Select(c => (c.Union, c.Value.Type));

    /// <summary>Plans a union.</summary>
    /// <param name="union">The union.</param>
    /// <param name="types">The types of the assembly, their codecs named.</param>
    /// <param name="link">Links a case's value: structs get their facts.</param>
    public UnionPlan Plan(UnionModel union, IReadOnlyDictionary<string, TypeModel> types, Func<ValueModel, ValueModel> link)
    {
        CasePlans plans = new(this, union, types, link);
        var shape = new ShapeText();
        UnionCasePlan[] cases = [.. Cases(union.Type).Select(plans.Plan)];
        string text = shape.Of(union, cases.Select(c => c.Case));
        return new UnionPlan(cases.Any(c => c.Case.IsObsolete) ? union with { IsObsolete = true } : union, cases.ToEquatable(), text,
            shape.Children.ToEquatable());
    }

    private sealed class CasePlans(UnionLinker linker, UnionModel union, IReadOnlyDictionary<string, TypeModel> types, Func<ValueModel, ValueModel> link)
    {
        public UnionCasePlan Plan(CaseModel one)
        {
            // A base that is its own case has a codec of its members in addition; any other case that is a union goes through that.
            bool isUnion = one.Value.Type != union.Type && linker.Has(one.Value.Type);
            ObjectValue value = isUnion || !types.TryGetValue(one.Value.Type, out TypeModel? type)
                ? (ObjectValue)link(one.Value)
                : ((ObjectValue)link(one.Value)) with { Codec = type.CodecType };
            UnionCaseKind kind = isUnion ? UnionCaseKind.Union : value.IsStruct || !value.IsLocal ? UnionCaseKind.Struct : UnionCaseKind.Class;
            bool gives = kind == UnionCaseKind.Class && types.TryGetValue(one.Value.Type, out TypeModel? model) && linker.Facts(model) is { Literal: null };
            return new UnionCasePlan(one with { Value = value }, kind, gives);
        }
    }
}
