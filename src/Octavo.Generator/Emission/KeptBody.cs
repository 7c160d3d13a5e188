// Owns: the way to the member that keeps what a type does not know, for typed extensions. Programs without them have no code for it.
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class KeptBody
{
    /// <summary>The codec's methods, which see what is private.</summary>
    public static void Emit(CodeWriter c, TypeModel type)
    {
        if (!Keeps(type))
        {
            return;
        }
        c.Line().Line("/// <summary>What the type does not know.</summary>");
        c.Line("internal static UnknownMembers Kept(" + type.Type + " v) => " + Members.Get(type, type.Extension!) + ";").Line();
        c.Line("internal static void Keep(" + type.Type + " v, UnknownMembers unknown)").Open().Line(Members.Set(type, type.Extension!, "unknown")).Close();
    }

    /// <summary>The entry's slots.</summary>
    public static void Slots(CodeWriter c, TypeModel type)
    {
        if (!Keeps(type))
        {
            return;
        }
        c.Line("public override UnknownMembers GetUnknown(" + type.Type + " value) => " + type.Codec + ".Kept(value);").Line();
        c.Line("public override void SetUnknown(" + type.Type + " value, UnknownMembers unknown) => " + type.Codec + ".Keep(value, unknown);").Line();
    }

    private static bool Keeps(TypeModel type) => type is { Extension: not null, ExtensionMap.Length: 0 };
}
