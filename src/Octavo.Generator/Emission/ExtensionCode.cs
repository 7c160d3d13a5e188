// Owns: the statements between an object's member for unknown members and what formats keep and write.
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class ExtensionCode
{
    private const string Held = "global::ProtoBuf.IExtension";

    /// <summary>The expression of what the object keeps: null if that is nothing.</summary>
    public static string Get(TypeModel type)
    {
        string held = Members.Get(type, type.Extension!);
        return type.ExtensionMap.Length == 0 ? held : $"W.Identity == MemberIdentity.Name ? JsonMembers.Of({held}) : null";
    }

    /// <summary>The expression of what an object has kept before it is read into. protobuf-net's holder is added to when all is read, so nothing is taken from
    /// that of the same object.</summary>
    public static string Existing(TypeModel type) =>
        type.Construction.IsBound ? $"existing is null ? null : {Members.Get(type, type.Extension!, "existing")}"
            : type.Extension!.Bridge.Length != 0 ? "null" : Members.Get(type, type.Extension);

    /// <summary>Gives the object what was kept. A dictionary that it has is filled, and none is made for nothing.</summary>
    public static void Set(CodeWriter c, TypeModel type)
    {
        if (type.Extension!.Bridge.Length != 0)
        {
            c.Line(Members.Set(type, type.Extension, "unknown"));
            return;
        }
        c.Line($"UnknownMembers.Complete(unknown, typeof({type.Type}));");
        if (type.ExtensionMap.Length == 0)
        {
            c.Line(Members.Set(type, type.Extension!, "unknown"));
            return;
        }
        c.If("unknown is not null",
            Members.Set(type, type.Extension!, $"JsonMembers.{type.ExtensionMap}(unknown, {Members.Get(type, type.Extension!)})"));
    }

    /// <summary>The methods that take unknown fields out of protobuf-net's holders, and add to them.</summary>
    public static void Holders(CodeWriter c, string type, System.Collections.Generic.IEnumerable<MemberModel> holders)
    {
        foreach (MemberModel holder in holders)
        {
            c.Line().Lines($$"""
                private static UnknownMembers Kept_{{holder.Number}}({{type}} v)
                {
                    {{Held}} held = {{holder.Bridge}}false);
                    if (held is null) return null;
                    global::System.IO.Stream stream = held.BeginQuery();
                    UnknownMembers unknown = UnknownFieldStream.Read(stream);
                    held.EndQuery(stream);
                    return unknown;
                }

                private static void Keep_{{holder.Number}}({{type}} v, UnknownMembers unknown)
                {
                    if (unknown is not null)
                    {
                        {{Held}} held = {{holder.Bridge}}true);
                        global::System.IO.Stream stream = held.BeginAppend();
                        UnknownFieldStream.Write(stream, unknown);
                        held.EndAppend(stream, true);
                    }
                }
                """);
        }
    }
}
