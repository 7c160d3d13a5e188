// Owns: cloning sets members in the order of readers where the order of setters decides. Knows no format.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class CloneOrderTests
{
    /// <summary>The type <c>R</c>, which says by <c>Make</c> what is cloned.</summary>
    [Theory]
    // A setter marks the object before the mark is set.
    [InlineData("public class R { private List<int> _l = []; public List<int> L { get => _l; set { _l = value; Dirty = true; } } public bool Dirty { get; set; } public static R Make() { var r = new R { L = [1] }; r.Dirty = false; return r; } }")]
    [InlineData("public class R { private List<int> _l = []; public List<int> L { get => _l; set { _l = value; Total = value.Count; } } public required int Total { get; set; } public static R Make() { var r = new R { L = [1], Total = 2 }; r.Total = 7; return r; } }")]
    [InlineData("public class R { private List<int> _l = []; private int _n; public List<int> L { get => _l; set { _l = value; _n = value.Count; } } public int N { get => _n; init => _n = value; } public int M { get; init; } public void Set() => _n = 7; public static R Make() { var r = new R { L = [1], M = 4 }; r.Set(); return r; } }")]
    // A handler of events does.
    [InlineData("public class R { public System.Collections.ObjectModel.ObservableCollection<int> L { get; } = []; public int Total { get; set; } public R() { L.CollectionChanged += (_, _) => Total = L.Count; } public static R Make() { var r = new R(); r.L.Add(1); r.Total = 50; return r; } }")]
    // The constructor takes a member.
    [InlineData("public class R(int id) { private List<int> _l = []; public int Id { get; } = id; public List<int> L { get => _l; set { _l = value; Dirty = true; } } public bool Dirty { get; set; } public static R Make() { var r = new R(3) { L = [1] }; r.Dirty = false; return r; } }")]
    public void Members_are_set_in_the_order_of_readers(string source)
    {
        Generated generated = Harness.Run(Harness.Compilation(["using System; using System.Collections.Generic; using Octavo;\n[GenerateCodec] " + source]));
        Assert.DoesNotContain(generated.Diagnostics, d => d.Severity >= DiagnosticSeverity.Warning);
        var context = new AssemblyLoadContext("clones", isCollectible: true);
        Assembly assembly = context.Load(generated.Image());
        Type type = assembly.GetType("R", throwOnError: true)!;
        object made = type.GetMethod("Make")!.Invoke(null, null)!;
        Assert.Empty(StateTree.Differences(made, OctavoGraph.Clone(made, type)));
        Assert.Empty(StateTree.Differences(made, OctavoBinary.Deserialize(OctavoBinary.Serialize(made, type), type)));
        context.Unload();
    }
}
