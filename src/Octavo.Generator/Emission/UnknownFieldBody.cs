// Owns: the way to the member that keeps what a type does not know, for typed extensions of types that are in Protobuf.
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class UnknownFieldBody
{
    /// <summary>The codec's methods, which see what is private.</summary>
    public static void Emit(CodeWriter c, CodecPlan plan)
    {
        if (!Keeps(plan))
        {
            return;
        }
        TypeModel type = plan.Type;
        c.Line().Lines($$"""
            /// <summary>What the type does not know.</summary>
            internal static UnknownMembers Kept({{type.Type}} v) => {{Members.Get(type, type.Extension!)}};

            internal static void Keep({{type.Type}} v, UnknownMembers unknown)
            {
                {{Members.Set(type, type.Extension!, "unknown")}}
            }
            """);
    }

    /// <summary>The entry's slots.</summary>
    public static void Slots(CodeWriter c, CodecPlan plan)
    {
        if (!Keeps(plan))
        {
            return;
        }
        TypeModel type = plan.Type;
        c.Lines($"""
            public override UnknownMembers GetUnknown({type.Type} value) => {type.Codec}.Kept(value);
            public override void SetUnknown({type.Type} value, UnknownMembers unknown) => {type.Codec}.Keep(value, unknown);
            """);
    }

    private static bool Keeps(CodecPlan plan) => plan is { IsTagged: true, Type: { Extension: not null, ExtensionMap.Length: 0 } };
}
