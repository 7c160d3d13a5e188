// Owns: what becomes of many values of one type that another type reads.
namespace Octavo.Cli.Tests.Diff.Reality;

/// <summary>How often each happened.</summary>
/// <param name="Read">The value came over.</param>
/// <param name="Refused">An exception said that it did not.</param>
/// <param name="Wrong">Another value came, and no one said anything.</param>
/// <param name="Example">What was wrong first.</param>
internal readonly record struct Outcomes(int Read, int Refused, int Wrong, string Example)
{
    /// <summary>In one word.</summary>
    internal string Verdict => Wrong != 0 ? "Wrong" : Refused == 0 ? "Read" : Read == 0 ? "Refused" : "Partly";

    /// <summary>Whether the type is in the format at all.</summary>
    internal bool IsAny => Read + Refused + Wrong != 0;

    public static Outcomes operator +(Outcomes left, Outcomes right) =>
        new(left.Read + right.Read, left.Refused + right.Refused, left.Wrong + right.Wrong, left.Example.Length != 0 ? left.Example : right.Example);

    /// <summary>Writes values of a type and reads them as another.</summary>
    /// <param name="format">The format.</param>
    /// <param name="from">The writer's type.</param>
    /// <param name="to">The reader's type.</param>
    /// <param name="seed">Decides the values.</param>
    /// <param name="count">How many values.</param>
    /// <param name="byNumber">Whether members are told by their numbers.</param>
    /// <param name="areDefined">Whether enums have only numbers that they define.</param>
    internal static Outcomes Of(Format format, Type from, Type to, int seed, int count, bool byNumber = false, bool areDefined = false)
    {
        var sample = new Sample(new Random(seed), areDefined);
        var all = new Outcomes(0, 0, 0, "");
        for (int i = 0; i < count; i++)
        {
            object value = sample.Of(from);
            byte[] data;
            try
            {
                data = format.Write(value, from);
            }
            catch (OctavoException)
            {
                continue; // a value that is not in the format
            }
            try
            {
                object? read = format.Read(data, to);
                bool same = Carried.Over(value, read, new CarriedRules(format.Name is "protobuf" or "protojson", byNumber));
                all += same ? new Outcomes(1, 0, 0, "") : new Outcomes(0, 0, 1, all.Example.Length != 0 ? "" : $"{Json(value, from)} came as {Json(read, to)}");
            }
            catch (OctavoException refused)
            {
                all += new Outcomes(0, 1, 0, refused.Code.ToString());
            }
        }
        return all;
    }

    private static string Json(object? value, Type type)
    {
        try
        {
            return Encoding.UTF8.GetString(OctavoJson.Serialize(value, type, new OctavoJsonOptions { EscapeNonAscii = true, AllowNamedFloats = true }));
        }
        catch (OctavoException)
        {
            return type.Name;
        }
    }
}
