// Owns: the loop: a target, its inputs, mutations of them. Runs in a process that may die. Knows no format.
using System.Diagnostics;
using Octavo.Fuzz.Inputs;
using Octavo.Fuzz.Targets;
using Octavo.Fuzz.Targets.Surfaces;
using Octavo.Tests.Zoo;

namespace Octavo.Fuzz.Running;

internal sealed class Worker : IDisposable
{
    /// <summary>Of the zoo a target at a time, long enough to be worth compiling its readers.</summary>
    private static readonly TimeSpan s_turn = TimeSpan.FromMilliseconds(60);

    /// <summary>Of a graph all targets together.</summary>
    private static readonly TimeSpan s_graphTurn = TimeSpan.FromMilliseconds(25);

    private readonly Settings _settings;
    private readonly Random _random;
    private readonly Mutator _mutator;
    private readonly Journal _journal;
    private readonly Findings _findings;
    private readonly Dictionary<string, Pool> _pools = [];
    private readonly Dictionary<string, ILookup<string, byte[]>> _corpus;
    private readonly Dictionary<string, long> _inputs = [];
    private readonly Stopwatch _time = Stopwatch.StartNew();
    private int _graphs;
    private int _surface;

    internal Worker(Settings settings)
    {
        _settings = settings;
        _random = new Random(settings.Seed);
        _mutator = new Mutator(_random);
        _journal = new Journal(settings.Journal);
        _findings = new Findings(settings.Output);
        _corpus =
            settings.Formats.ToDictionary(format => format, format => CorpusFile.Read(format, Path.Combine(AppContext.BaseDirectory, "Corpus"), settings.Kept));
    }

    private bool IsOver => _time.Elapsed.TotalSeconds >= _settings.Seconds;

    /// <summary>Runs for the time that was asked for.</summary>
    /// <returns>Findings.</returns>
    internal int Run()
    {
        Target[] zoo = [.. ZooTargets.Of(_settings.Formats).Where(IsWanted)];
        Target[] surfaces = [.. SurfaceTargets.Of(_settings.Formats).Where(IsWanted)];
        // Once: all of them have their turn before one has its next.
        _random.Shuffle(surfaces);
        while (!IsOver)
        {
            if (_settings.GraphsAlone)
            {
                FeedGraph();
            }
            _random.Shuffle(zoo);
            for (int i = 0; i < zoo.Length && !IsOver; i++)
            {
                Feed(zoo[i], s_turn);
                // One turn in five: with the graphs, the zoo keeps more than two thirds of the time.
                if (i % 4 == 3)
                {
                    FeedNext(surfaces);
                }
                // As much time for graphs.
                if (i % 16 == 15 && _settings.Target is null)
                {
                    FeedGraph();
                }
            }
            for (int i = 0; zoo.Length < 4 && i < surfaces.Length && !IsOver; i++)
            {
                FeedNext(surfaces);
            }
        }
        Keep();
        Print(zoo.Length, surfaces.Length);
        return _findings.Count;
    }

    private bool IsWanted(Target target) =>
        !_settings.GraphsAlone && (_settings.Target is null || target.Name.Contains(_settings.Target, StringComparison.OrdinalIgnoreCase));

    private void FeedNext(Target[] surfaces)
    {
        if (surfaces.Length != 0 && !IsOver)
        {
            Feed(surfaces[_surface++ % surfaces.Length], s_turn);
        }
    }

    private void FeedGraph()
    {
        int seed = _random.Next();
        _journal.Enter($"graph {seed}");
        IReadOnlyList<Target> targets;
        try
        {
            targets = GraphTargets.Make(seed, _settings.Formats);
        }
        catch (Exception found)
        {
            _findings.Add($"graph {seed}", found.Message, []);
            return;
        }
        _graphs++;
        foreach (Target target in targets)
        {
            if (!IsOver)
            {
                Feed(target, s_graphTurn);
                _pools.Remove(target.Name);
            }
        }
    }

    private void Feed(Target target, TimeSpan turn)
    {
        _journal.Enter(target.Name);
        long start = Stopwatch.GetTimestamp();
        if (!_pools.TryGetValue(target.Name, out Pool? pool))
        {
            _pools[target.Name] = pool = new Pool();
            Begin(target, pool);
        }
        while (Stopwatch.GetElapsedTime(start) < turn)
        {
            for (int i = 0; i < 16; i++)
            {
                byte[] child = _mutator.Mutate(pool.Pick(_random), pool.Inputs.Count == 0 ? Interesting.Bytes : pool.Inputs);
                Feed(target, pool, child, given: false);
            }
        }
    }

    private void Begin(Target target, Pool pool)
    {
        try
        {
            foreach (byte[] seed in target.Seeds)
            {
                Feed(target, pool, seed, given: true);
            }
        }
        catch (Exception found)
        {
            Found(target, [], found);
        }
        foreach (byte[] known in _corpus[target.Format][target.Entry])
        {
            Feed(target, pool, known, given: true);
        }
    }

    private void Feed(Target target, Pool pool, byte[] input, bool given)
    {
        _journal.Write(input);
        _inputs[target.Format] = _inputs.GetValueOrDefault(target.Format) + 1;
        int way = _random.Next();
        try
        {
            pool.Add(input, target.Run(input, way), given);
        }
        catch (Exception found)
        {
            Found(target, input, found, way);
        }
    }

    private void Found(Target target, byte[] input, Exception found, int way = 0)
    {
        string kind = Kind(found);
        if (!_findings.IsNew(target.Name, kind))
        {
            return;
        }
        byte[] shortest = Minimizer.Minimize(input, candidate => Fails(target, candidate, way, kind));
        Exception last = found;
        try
        {
            target.Run(shortest, way);
        }
        catch (Exception again)
        {
            last = again;
        }
        _findings.Add(target.Name, $"{(last is FindingException ? last.Message : last.ToString())}\n  way {way}", shortest);
    }

    private bool Fails(Target target, byte[] input, int way, string kind)
    {
        _journal.Write(input);
        try
        {
            target.Run(input, way);
            return false;
        }
        catch (Exception found)
        {
            return Kind(found) == kind;
        }
    }

    private static string Kind(Exception found) =>
        found is FindingException ours ? ours.Kind : found is OctavoException refused ? $"refused {refused.Code}" : found.GetType().Name;

    /// <summary>What mutation found worth keeping, for the next worker and, where asked for, for the tree.</summary>
    private void Keep()
    {
        foreach (string format in _settings.Formats)
        {
            string end = " in " + format;
            (string,
                byte[])[] found =
                    [.. _pools.Where(pool => pool.Key.EndsWith(end, StringComparison.Ordinal))
                        .SelectMany(pool => pool.Value.Found.Select(input => (pool.Key[..^end.Length], input)))];
            IEnumerable<(string, byte[])> before = CorpusFile.Read(format, _settings.Kept).SelectMany(entry => entry.Select(input => (entry.Key, input)));
            CorpusFile.Write(Path.Combine(_settings.Kept, format + ".txt"), before.Concat(found));
            if (_settings.Corpus is { } corpus)
            {
                File.Copy(Path.Combine(_settings.Kept, format + ".txt"), Path.Combine(corpus, format + ".txt"), overwrite: true);
            }
        }
    }

    private void Print(int zoo, int surfaces)
    {
        Console.WriteLine(
            $"{_inputs.Values.Sum():N0} inputs ({string.Join(", ", _inputs.OrderBy(format => format.Key, StringComparer.Ordinal).Select(format => $"{format.Key} {format.Value:N0}"))}), {zoo} targets of the zoo, {surfaces} of packages, {_graphs} graphs, "
            + $"{_pools.Values.Sum(pool => pool.Found.Count):N0} kept, {_findings.Count} findings, {_time.Elapsed.TotalSeconds:N0} s, seed {_settings.Seed}");
    }

    public void Dispose() => _journal.Dispose();
}
