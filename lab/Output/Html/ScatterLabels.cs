// Owns: where the names of a scatter plot's points stand, so each can be read. Must not know: what the points are.
namespace Octavo.Lab.Output.Html;

/// <summary>
/// Points of one name that are on each other share a label. A label stands right or left of its point, above or below it, further out if those are taken: the
/// first of these places that touches no other label and no point. Where all are taken, there is none: the name is at the pointer and in the bars.
/// </summary>
internal sealed class ScatterLabels
{
    private const double Letter = 7, Height = 11, Gap = 3;

    private readonly IReadOnlyList<Place> _points;
    private readonly Place _from, _to;
    private readonly List<Box> _taken = [];

    /// <summary>Labels for points within a rectangle.</summary>
    public ScatterLabels(IReadOnlyList<Place> points, IReadOnlyList<string> names, Place from, Place to)
    {
        (_points, _from, _to) = (points, from, to);
        var placed = new List<(string Text, Place Start, int Point)>();
        for (int i = 0; i < points.Count; i++)
        {
            int point = i;
            if (Enumerable.Range(0, i).Any(other => names[other] == names[point] && Distance(points[other], points[point]) <= ScatterPlot.Radius)
                || Find(names[i].Length * Letter, points[i]) is not { } box)
                continue;
            _taken.Add(box);
            placed.Add((names[i], new Place(box.Left, box.Bottom - 2), i));
        }

        Placed = placed;
    }

    /// <summary>Each label's text, where its base line begins, and the point that it names.</summary>
    public IReadOnlyList<(string Text, Place Start, int Point)> Placed { get; }

    private Box? Find(double width, Place point)
    {
        for (int step = 0; step < 4; step++)
        {
            double away = ScatterPlot.Radius + Gap + (step * Height);
            Box right = new(point.X + away, point.Y - (Height / 2), width), left = right with { Left = point.X - away - width };
            Box above = new(point.X - (width / 2), point.Y - away - Height, width), below = above with { Top = point.Y + away };
            foreach (Box tried in (Box[])[right, left, above, below])
            {
                if (IsInside(tried) && !_taken.Any(tried.Meets) && !_points.Any(tried.Meets))
                    return tried;
            }
        }

        return null;
    }

    private bool IsInside(Box box) => box.Left >= _from.X && box.Right <= _to.X && box.Top >= _from.Y && box.Bottom <= _to.Y;

    private static double Distance(Place one, Place other) => Math.Sqrt(Math.Pow(one.X - other.X, 2) + Math.Pow(one.Y - other.Y, 2));

    private readonly record struct Box(double Left, double Top, double Width)
    {
        public double Right => Left + Width;

        public double Bottom => Top + Height;

        public bool Meets(Box other) => Left < other.Right && other.Left < Right && Top < other.Bottom && other.Top < Bottom;

        public bool Meets(Place point) =>
            point.X > Left - ScatterPlot.Radius && point.X < Right + ScatterPlot.Radius && point.Y > Top - ScatterPlot.Radius
                && point.Y < Bottom + ScatterPlot.Radius;
    }
}
