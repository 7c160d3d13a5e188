// Owns: types as in a user: partial, not partial, records, structs.
namespace Octavo.Lab.Tests;

/// <summary>A type whose parts are all partial.</summary>
public partial class MineOwn
{
    public MineOwnNote? Note { get; set; }

    public List<MineOwnPair>? Pairs { get; set; }

    public MineOwnPoint Point { get; set; }

    public DayOfWeek Day { get; set; }
}

/// <summary>A record.</summary>
public partial record MineOwnNote(string Text);

/// <summary>A struct with a reference.</summary>
public partial record struct MineOwnPair(string Name, int Count);

/// <summary>A struct without one.</summary>
public struct MineOwnPoint
{
    public double X { get; set; }

    public DayOfWeek Day { get; set; }
}

/// <summary>Types that cannot be annotated.</summary>
public class MineOwnFixed
{
    public MineOwnBase? Base { get; set; }

    public MineOwnBox<int>? Box { get; set; }

    public MineForeign.Item? Nested { get; set; }
}

/// <summary>An abstract one.</summary>
public abstract partial class MineOwnBase;

/// <summary>A generic one.</summary>
public partial class MineOwnBox<T>
{
    public T? Content { get; set; }
}
