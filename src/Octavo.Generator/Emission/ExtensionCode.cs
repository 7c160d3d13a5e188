// Owns: the statements between an object's member for unknown members and what formats keep and write.
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class ExtensionCode
{
    /// <summary>The expression of what the object keeps: null where that is nothing.</summary>
    public static string Get(TypeModel type)
    {
        string held = Members.Get(type, type.Extension!);
        return type.ExtensionMap.Length == 0 ? held : "W.Identity == MemberIdentity.Name ? JsonMembers.Of(" + held + ") : null";
    }

    /// <summary>Gives the object what was kept. A dictionary that it has is filled, and none is made for nothing.</summary>
    public static void Set(CodeWriter c, TypeModel type)
    {
        c.Line("UnknownMembers.Complete(unknown, typeof(" + type.Type + "));");
        if (type.ExtensionMap.Length == 0)
        {
            c.Line(Members.Set(type, type.Extension!, "unknown"));
            return;
        }
        c.If("unknown is not null",
            Members.Set(type, type.Extension!, "JsonMembers." + type.ExtensionMap + "(unknown, " + Members.Get(type, type.Extension!) + ")"));
    }
}
