// Owns: the members of an object by their places, for comparing graphs. Programs that compare none have no code for it.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Cloning;

internal static class MemberBody
{
    private const string Queue = "global::System.Collections.Generic.PriorityQueue<";
    private const string Buffers = "global::System.Buffers.BuffersExtensions.";

    /// <summary>The codec's method, which sees what is private.</summary>
    public static void Emit(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        (string Name, string Value)[] more = [.. Further(type)];
        if (type.Members.Count + more.Length == 0)
        {
            return;
        }
        string further = more.Length == 0 ? "" : ", and after them those that the Shape does not have";
        c.Line().Lines($"""
            /// <summary>Returns the member at an index of the Shape{further}.</summary>
            internal static object Member({CodecEmitter.Parameter(plan)}, int member) => member switch
            """).Open();
        for (int i = 0; i < type.Members.Count; i++)
        {
            c.Line($"{i} => (object){Boxed(type.Members[i].Value, Members.Get(type, type.Members[i]))},");
        }
        for (int i = 0; i < more.Length; i++)
        {
            c.Line($"{type.Members.Count + i} => (object){more[i].Value},");
        }
        c.Line("_ => null,").Close(";");
    }

    /// <summary>What a graph has of an object besides the members of the Shape, which are those of Binary: the members that only other formats have, and what
    /// it keeps of unknown members.</summary>
    private static IEnumerable<(string Name, string Value)> Further(TypeModel type)
    {
        TypeModel whole = WholeType.Of(type);
        foreach (MemberModel member in whole.Members.Where(m => !WholeType.Has(type, m)))
        {
            yield return (member.Name, Boxed(member.Value, Members.Get(whole, member)));
        }
        foreach (MemberModel holder in type.Holders)
        {
            yield return ("IExtensible", $"Compared.Unknown({Members.Get(type, holder)})");
        }
        if (type.KeepsUnknown)
        {
            string held = Members.Get(type, type.Extension!);
            yield return (type.Extension!.Name,
                type.ExtensionMap.Length == 0 ? $"Compared.Unknown({held})" : $"JsonMembers.Elements(JsonMembers.Of({held}), null)");
        }
    }

    /// <summary>What cannot be enumerated as an object is given as what it holds.</summary>
    private static string Boxed(ValueModel value, string expression) => value switch
    {
        NullableValue { Inner: BytesValue or SequenceValue or ObjectValue { Adapter.Length: > 0 } } nullable
            when Boxed(nullable.Inner, "") is { Length: > 0 } => $$"""({{expression}} is { } held ? {{Boxed(nullable.Inner, "held")}} : null)""",
        BytesValue { Form: BytesForm.Memory or BytesForm.ReadOnlyMemory } or SequenceValue { Form: SequenceForm.Memory or SequenceForm.ReadOnlyMemory } =>
            $"{expression}.ToArray()",
        BytesValue { Form: BytesForm.ReadOnlySequence } => $"{Buffers}ToArray({expression})",
        SequenceValue { Facts: not null } when value.Type.StartsWith("global::System.Buffers.ReadOnlySequence<", System.StringComparison.Ordinal) =>
            $"{Buffers}ToArray({expression})",
        SequenceValue { Facts: not null } when value.Type.StartsWith(Queue, System.StringComparison.Ordinal) =>
            $"{expression}?.UnorderedItems",
        SharedValue shared => Boxed(shared.Inner, expression),
        ObjectValue { Adapter.Length: > 0 } byHand => $"global::Octavo.Internal.HandValue.Of<{byHand.Type}, {byHand.CodecArgument}>({expression})",
        WrappedValue { Form: WrapForm.Lazy } => $"{expression}?.Value",
        WrappedValue { Form: WrapForm.Grouping, Inner: ObjectValue } => $"Compared.Group({expression})",
        SequenceValue { Facts: not null } when value.Type.StartsWith("global::System.Linq.ILookup<", System.StringComparison.Ordinal) =>
            $"Compared.Lookup({expression})",
        SequenceValue { CanBeNull: true, Form: not SequenceForm.MultidimensionalArray, Facts: null } sequence when Many(sequence.Element) is string call =>
            $"Compared.{call}({expression})",
        MapValue { SimpleName.Length: > 0, Facts: not { IsOfObjects: true } } map =>
            $"Compared.Map<{map.Key.Type}, {map.Item.Type}>({expression})",
        _ => expression,
    };

    /// <summary>The call for elements of a kind that cannot be enumerated as objects; null for others.</summary>
    private static string? Many(ValueModel element) => element switch
    {
        WrappedValue { Form: WrapForm.Lazy } lazy => $"Lazies<{lazy.Inner.Type}>",
        SequenceValue { Form: SequenceForm.Memory } memory => $"Memories<{memory.Element.Type}>",
        SequenceValue { Form: SequenceForm.ReadOnlyMemory } memory => $"ReadOnlyMemories<{memory.Element.Type}>",
        SequenceValue { Facts: not null } queue when queue.Type.StartsWith(Queue, System.StringComparison.Ordinal) =>
            $"Queues<{queue.Type.Substring(Queue.Length)}",
        _ => null,
    };

    /// <summary>The entry's slot.</summary>
    public static void Slot(CodeWriter c, TypeModel type)
    {
        c.Line("public override bool HasMembers => true;");
        string[] further = [.. Further(type).Select(m => m.Name)];
        if (type.Members.Count + further.Length != 0)
        {
            c.Line($"public override object Member(object value, int member) => {type.Codec}.Member(({type.Type})value, member);");
        }
        if (further.Length != 0)
        {
            string arms = string.Concat(further.Select((name, i) => $"{i} => {Names.Literal(name)}, "));
            c.Line($"public override string FurtherMember(int index) => index switch {{ {arms}_ => null }};");
        }
    }
}
