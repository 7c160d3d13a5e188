// Owns: types as in a user: partial, not partial, records, structs.
namespace Octavo.Lab.Tests;

/// <summary>A type whose parts are all partial.</summary>
public partial class CustomOwn
{
    public CustomOwnNote? Note { get; set; }

    public List<CustomOwnPair>? Pairs { get; set; }

    public CustomOwnPoint Point { get; set; }

    public DayOfWeek Day { get; set; }
}

/// <summary>A record.</summary>
public partial record CustomOwnNote(string Text);

/// <summary>A struct with a reference.</summary>
public partial record struct CustomOwnPair(string Name, int Count);

/// <summary>A struct without one.</summary>
public struct CustomOwnPoint
{
    public double X { get; set; }

    public DayOfWeek Day { get; set; }
}

/// <summary>Types that cannot be annotated.</summary>
public class CustomOwnFixed
{
    public CustomOwnBase? Base { get; set; }

    public CustomOwnBox<int>? Box { get; set; }

    public CustomForeign.Item? Nested { get; set; }
}

/// <summary>An abstract one.</summary>
public abstract partial class CustomOwnBase;

/// <summary>A generic one.</summary>
public partial class CustomOwnBox<T>
{
    public T? Content { get; set; }
}
