// Owns: the methods of emitted code that reach what is not visible.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class AccessorCode
{
    /// <summary>The accessors; those of a generic type in a class with its parameters, as the runtime asks for.</summary>
    public static void Emit(CodeWriter c, IEnumerable<AccessorModel> accessors)
    {
        foreach (IGrouping<OwnerModel, AccessorModel> owner in accessors.GroupBy(a => a.Owner))
        {
            if (owner.Key.Class.Length == 0)
            {
                foreach (AccessorModel one in owner)
                {
                    Emit(c.Line(), "private", one);
                }
                continue;
            }
            c.Line().Open($"private static class {owner.Key.Class}{owner.Key.Parameters}{owner.Key.Constraints}");
            bool first = true;
            foreach (AccessorModel one in owner)
            {
                Emit(first ? c : c.Line(), "internal", one);
                first = false;
            }
            c.Close();
        }
    }

    private static void Emit(CodeWriter c, string visibility, AccessorModel one)
    {
        string name = one.Name.Length == 0 ? "" : $", Name = {Names.Literal(one.Name)}";
        c.Lines($"""
            [UnsafeAccessor(UnsafeAccessorKind.{one.Kind}{name})]
            {visibility} static extern {one.Signature};
            """);
    }
}
