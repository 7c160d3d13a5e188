// Owns: types without a codec, as those of a user's project are.
namespace Octavo.Lab.Tests;

/// <summary>Types that the walk over a user's types meets.</summary>
public static class CustomForeign
{
    public class Basket
    {
        public List<Item?[]>? Items { get; set; }

        public Place? Place;

        public CustomOrder? Order { get; set; }

        public Basket? Next { get; set; }
    }

    public class Item
    {
        public Uri? Link { get; set; }

        public Box<Place>? Box { get; set; }
    }

    public class Box<T>
    {
        public T? Content { get; set; }
    }

    public struct Place
    {
        public DayOfWeek Day { get; set; }
    }

    internal sealed class Hidden;
}
