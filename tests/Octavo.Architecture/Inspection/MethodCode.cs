// Owns: reading a method's IL: the types and members that it refers to. Knows no rule.
using System.Buffers.Binary;
using System.Reflection;
using System.Reflection.Emit;

namespace Octavo.Architecture.Inspection;

internal static class MethodCode
{
    private static readonly Dictionary<ushort, OpCode> s_codes = typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static)
        .Select(field => (OpCode)field.GetValue(null)!)
        .ToDictionary(code => (ushort)code.Value);

    /// <summary>Members and types named by the method's instructions, in order.</summary>
    internal static IEnumerable<MemberInfo> References(MethodBase method)
    {
        byte[]? il = method.GetMethodBody()?.GetILAsByteArray();
        if (il is null)
        {
            yield break;
        }
        Type[]? ofType = method.DeclaringType is { IsGenericType: true } type ? type.GetGenericArguments() : null;
        Type[]? ofMethod = method.IsGenericMethod ? method.GetGenericArguments() : null;
        int at = 0;
        while (at < il.Length)
        {
            ushort value = il[at] == 0xFE ? (ushort)(0xFE00 | il[at + 1]) : il[at];
            OpCode code = s_codes[value];
            at += code.Size;
            if (code.OperandType is OperandType.InlineField or OperandType.InlineMethod or OperandType.InlineTok or OperandType.InlineType)
            {
                int token = BinaryPrimitives.ReadInt32LittleEndian(il.AsSpan(at));
                if (method.Module.ResolveMember(token, ofType, ofMethod) is { } member)
                {
                    yield return member;
                }
            }
            at += Length(code.OperandType, il, at);
        }
    }

    private static int Length(OperandType operand, byte[] il, int at) => operand switch
    {
        OperandType.InlineNone => 0,
        OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
        OperandType.InlineVar => 2,
        OperandType.InlineI8 or OperandType.InlineR => 8,
        OperandType.InlineSwitch => 4 + (4 * BinaryPrimitives.ReadInt32LittleEndian(il.AsSpan(at))),
        _ => 4,
    };
}
