// Owns: the text that fills a collection which the object has: of a member that nothing sets, or of one that is populated.
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class FillCode
{
    /// <summary>Reads into the collection of a member of <c>v</c> that nothing sets.</summary>
    public static void Read(Scope scope, TypeModel type, MemberModel member)
    {
        scope.Code.Line($"{member.Value.Type} {member.Local} = {Members.Get(type, member)};");
        scope.Code.Line(Check(type, member, ReadCode.Expression(scope, member.Value, member.Local), member.Local));
    }

    /// <summary>The statement that makes sure of the collection having been filled: it is null, or null was read.</summary>
    public static string Check(TypeModel type, MemberModel member, string filled, string own) =>
        $"ExistingCollections.Check(ref r, {filled}, {own}, {Name(type, member)});";

    /// <summary>The same if no reader is, of a value that is not null.</summary>
    public static string Copied(TypeModel type, MemberModel member, string value, string own) =>
        $"ExistingCollections.Check({With(member.Value, own, value, "false")}, {own}, {Name(type, member)});";

    private static string Name(TypeModel type, MemberModel member) => Names.Literal($"{type.FullName}.{member.Name}");

    /// <summary>The expression that fills a collection with another.</summary>
    /// <param name="value">The collection.</param>
    /// <param name="existing">C# text of what is filled.</param>
    /// <param name="made">C# text of what was read.</param>
    /// <param name="seeded">C# text that says whether elements must not be able to flood a value that only at run time is known to be a set or a map.</param>
    public static string With(ValueModel value, string existing, string made, string seeded = "r.SeededHashing")
    {
        string method = value switch
        {
            SequenceValue { Form: SequenceForm.List } => "Lists.Fill",
            SequenceValue { Facts: { IsOfObjects: true } facts } => $"ExistingCollections.Object{facts.Base.Replace("Object", "")}",
            MapValue { Facts.IsOfObjects: true } => "ExistingCollections.ObjectMap",
            _ => "ExistingCollections.With",
        };
        string hashing = value is SequenceValue { Form: SequenceForm.Collection } && seeded != "false" ? $", {seeded}" : "";
        return $"{method}({existing}, {made}{hashing})";
    }

    /// <summary>Whether what exists may be of another type than what reading makes.</summary>
    public static bool IsInterface(ValueModel value) =>
        value is MapValue { Form: MapForm.Interface } or SequenceValue { Form: SequenceForm.Collection or SequenceForm.Set };
}
