// Owns: where the numbers of a scatter plot's points stand, so that each can be read.
// Must not know: what the points are.
using System.Globalization;

namespace Octavo.Lab.Output.Html;

/// <summary>
/// Points that lie on each other share a label, "2, 6". A label stands right or left of its point, above or below it, further out where those are taken:
/// the first of these places that touches no other label and no point. Where all are taken, the last that is tried lies over something.
/// </summary>
internal sealed class ScatterLabels
{
    private const double Digit = 7.2, Height = 11, Gap = 3;

    private readonly IReadOnlyList<Place> _points;
    private readonly Place _from, _to;
    private readonly List<Box> _taken = [];

    /// <summary>Labels for points within a rectangle, each numbered from 1.</summary>
    public ScatterLabels(IReadOnlyList<Place> points, Place from, Place to)
    {
        (_points, _from, _to) = (points, from, to);
        var placed = new List<(string Text, Place Start)>();
        foreach ((string text, Place point) in Groups())
        {
            Box box = Find(text.Length * Digit, point);
            _taken.Add(box);
            placed.Add((text, new Place(box.Left, box.Bottom - 2)));
        }

        Placed = placed;
    }

    /// <summary>Each label's text and where its base line begins.</summary>
    public IReadOnlyList<(string Text, Place Start)> Placed { get; }

    private IEnumerable<(string Text, Place Point)> Groups()
    {
        var heads = new List<int>();
        int[] headOf = new int[_points.Count];
        for (int i = 0; i < headOf.Length; i++)
        {
            int head = heads.FindIndex(head => Distance(_points[head], _points[i]) <= ScatterPlot.Radius);
            if (head < 0)
                heads.Add(i);
            headOf[i] = head < 0 ? i : heads[head];
        }

        return heads.Select(head => (string.Join(", ", Enumerable.Range(0, headOf.Length).Where(i => headOf[i] == head).Select(i => (i + 1).ToString(CultureInfo.InvariantCulture))), _points[head]));
    }

    private Box Find(double width, Place point)
    {
        Box box = default;
        for (int step = 0; step < 4; step++)
        {
            double away = ScatterPlot.Radius + Gap + (step * Height);
            Box right = new(point.X + away, point.Y - (Height / 2), width), left = right with { Left = point.X - away - width };
            Box above = new(point.X - (width / 2), point.Y - away - Height, width), below = above with { Top = point.Y + away };
            foreach (Box tried in (Box[])[right, left, above, below])
            {
                box = tried;
                if (IsInside(box) && !_taken.Any(box.Meets) && !_points.Any(box.Meets))
                    return box;
            }
        }

        return new Box(Math.Clamp(point.X + ScatterPlot.Radius + Gap, _from.X, Math.Max(_from.X, _to.X - width)), point.Y - (Height / 2), width);
    }

    private bool IsInside(Box box) => box.Left >= _from.X && box.Right <= _to.X && box.Top >= _from.Y && box.Bottom <= _to.Y;

    private static double Distance(Place one, Place other) => Math.Sqrt(Math.Pow(one.X - other.X, 2) + Math.Pow(one.Y - other.Y, 2));

    private readonly record struct Box(double Left, double Top, double Width)
    {
        public double Right => Left + Width;

        public double Bottom => Top + Height;

        public bool Meets(Box other) => Left < other.Right && other.Left < Right && Top < other.Bottom && other.Top < Bottom;

        public bool Meets(Place point) => point.X > Left - ScatterPlot.Radius && point.X < Right + ScatterPlot.Radius && point.Y > Top - ScatterPlot.Radius && point.Y < Bottom + ScatterPlot.Radius;
    }
}
