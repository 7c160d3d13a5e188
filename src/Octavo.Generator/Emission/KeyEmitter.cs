// Owns: the file of what adds keys of several values to their hashes. Knows no collection.
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class KeyEmitter
{
    public static string Emit(EquatableList<KeyModel> keys, bool isObsolete)
    {
        CodeWriter c = Names.File(Names.Root + ".KeyHashes");
        bool first = true;
        foreach (KeyModel key in keys)
        {
            c.LineIf(!first, "");
            first = false;
            c.Line("/// <summary>The content of keys of one type, for hashing that is seeded.</summary>").Attributes(isObsolete);
            c.Open("internal readonly struct " + key.Name + " : IKeyHash<" + key.Type + ">");
            c.Open("public static void Add(ref KeyHash hash, scoped in " + key.Type + " key)");
            if (key.CanBeNull)
            {
                c.Open("if (key is null)").Line("hash.Add<object>(null);").Line("return;").Close();
                c.Line("hash.Enter();");
            }
            foreach (KeyPart part in key.Parts)
            {
                c.Line(part.Hash.Length == 0 ? "hash.Add(key." + part.Member + ");" : part.Hash + ".Add(ref hash, key." + part.Member + ");");
            }
            c.Close().Close();
        }
        return c.ToString();
    }
}
