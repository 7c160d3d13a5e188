// Owns: the text that calls a type's own methods before and after it is written or read, and the accessors of those that are not visible.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class Callbacks
{
    private const string Context = "default(global::System.Runtime.Serialization.StreamingContext)";

    /// <summary>Calls what the type has for a moment on <c>v</c>.</summary>
    public static void Call(CodeWriter c, TypeModel type, CallbackMoment moment)
    {
        for (int i = 0; i < type.Callbacks.Count; i++)
        {
            CallbackModel callback = type.Callbacks[i];
            if (callback.Moment != moment)
            {
                continue;
            }
            string context = callback.TakesContext ? Context : "";
            string self = type.IsStruct ? "ref v" : "v";
            string of = callback.IsHiddenByOther ? $"(({callback.Declaring})v)" : "v";
            c.Line(callback switch
            {
                { IsStatic: true, Access: MemberAccess.Direct } => $"{callback.Declaring}.{Names.Identifier(callback.Name)}({context});",
                { Access: MemberAccess.Direct } => $"{of}.{Names.Identifier(callback.Name)}({context});",
                { TakesContext: true } => $"{callback.Owner.Prefix}Call{i + 1}({self}, {context});",
                _ => $"{callback.Owner.Prefix}Call{i + 1}({self});",
            });
        }
    }

    /// <summary>The name of a writing body's parameter: a struct with callbacks is copied, because what is passed by <c>in</c> cannot be changed by its own
    /// methods.</summary>
    public static string Given(TypeModel type, string otherwise) => type.IsStruct && type.Callbacks.Count != 0 ? "given" : otherwise;

    /// <summary>Begins writing: the copy of a struct, and the calls before it is looked at.</summary>
    public static void Begin(CodeWriter c, TypeModel type, string given)
    {
        if (type.IsStruct && type.Callbacks.Count != 0)
        {
            c.Line($"{type.Type} v = {given};");
        }
        Call(c, type, CallbackMoment.Serializing);
    }

    /// <summary>The accessors. That of a static method has an object too, by whose type the method is found.</summary>
    public static IEnumerable<AccessorModel> Accessors(TypeModel type) => type.Callbacks
        .Select((callback, i) => (Callback: callback, Number: i + 1))
        .Where(c => c.Callback.Access == MemberAccess.Accessor)
        .Select(c => new AccessorModel(c.Callback.Owner, c.Callback.IsStatic ? "StaticMethod" : "Method", c.Callback.Name,
            $"void Call{c.Number}({(type.IsStruct ? "ref " : "")}{c.Callback.Owner.Type} v{Parameter(c.Callback)})"));

    private static string Parameter(CallbackModel callback) =>
        callback.TakesContext ? ", global::System.Runtime.Serialization.StreamingContext context" : "";
}
