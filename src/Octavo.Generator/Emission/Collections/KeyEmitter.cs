// Owns: the file of what adds keys of several values to their hashes. Knows no collection.
using Octavo.Model;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class KeyEmitter
{
    /// <summary>The name of the file.</summary>
    public const string FileName = $"{Names.Root}.KeyHashes{Names.Ending}";

    public static string Emit(EquatableList<KeyModel> keys, bool isObsolete)
    {
        CodeWriter c = Names.File($"{Names.Root}.KeyHashes");
        bool first = true;
        foreach (KeyModel key in keys)
        {
            c.LineIf(!first, "");
            first = false;
            c.Line("/// <summary>Adds the content of a key to a seeded hash.</summary>").Attributes(isObsolete);
            c.Open($"internal readonly struct {key.Name} : IKeyHash<{key.Type}>");
            c.LineIf(key.IsShared, "public static bool IsShared => true;").LineIf(key.IsShared, "");
            c.Open($"public static void Add(ref KeyHash hash, scoped in {key.Type} key)");
            if (key.CanBeNull)
            {
                c.Lines("""
                    if (key is null)
                    {
                        hash.Add<object>(null);
                        return;
                    }
                    """);
            }
            string leave = key.IsShared ? "hash.Leave();" : "";
            c.LineIf(key.IsShared || key.CanBeNull, key.IsShared ? "hash.EnterShared();" : "hash.Enter();");
            if (key.IsOpen)
            {
                Derived(c, key, leave);
            }
            foreach (KeyPart part in key.Parts)
            {
                c.Line(Add(part.Hash, Read(part, isStruct: !key.CanBeNull)));
            }
            c.LineIf(leave.Length != 0, leave).Close();
            AccessorCode.Emit(c, key.Accessors);
            c.Close();
        }
        return c.Finish();
    }

    /// <summary>A key of a type that derives from the declared one has members that this does not know: it adds itself. Which case a key is goes into its hash:
    /// a sum and a product of the same numbers are two keys.</summary>
    private static void Derived(CodeWriter c, KeyModel key, string leave)
    {
        c.Open($"if (((object)key).GetType() != typeof({key.Type}))");
        int number = 0;
        foreach (KeyPart one in key.Cases)
        {
            c.Open($"if (((object)key).GetType() == typeof({one.Member}))").Line($"hash.Add({++number});")
                .Line(Add(one.Hash, $"({one.Member})key")).LineIf(leave.Length != 0, leave).Line("return;").Close();
        }
        c.Line("hash.Add<object>(key);").LineIf(leave.Length != 0, leave).Line("return;").Close().Line("hash.Add(0);");
    }

    /// <summary>What reads a member.</summary>
    private static string Read(KeyPart part, bool isStruct) =>
        part.IsAccessor ? isStruct ? $"{part.Member}(ref Unsafe.AsRef(in key))" : $"{part.Member}(({part.Through})key)"
        : part.Through.Length == 0 ? $"key.{part.Member}"
        : $"(({part.Through})key).{part.Member}";

    private static string Add(string hash, string value) => hash.Length == 0 ? $"hash.Add({value});" : $"{hash}.Add(ref hash, {value});";
}
