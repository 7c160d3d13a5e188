// Owns: the child process: loads an adapter, and reads payloads as it is told.
// Must not know: outcomes of a process that ends.
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Hostile;

/// <summary>The hidden command that a parent starts.</summary>
internal static class HostileChild
{
    /// <summary>The command's name.</summary>
    public const string Command = "hostile-child";

    // What a thread of a server has; the main thread's depends on the shell.
    private const int Stack = 1536 * 1024;

    /// <summary>Answers until its input ends.</summary>
    /// <param name="assembly">The adapter's assembly.</param>
    /// <param name="peer">Full name of the adapter's class.</param>
    /// <param name="candidate">The candidate's name.</param>
    public static int Run(string assembly, string peer, string candidate)
    {
        IPeer loaded = PeerLoader.Peer(assembly, peer);
        while (Console.In.ReadLine() is { } line)
        {
            string answer = "";
            var thread = new Thread(() => answer = Answer(loaded, candidate, line), Stack);
            thread.Start();
            thread.Join();
            Console.Out.WriteLine(answer);
            Console.Out.Flush();
        }

        return 0;
    }

    private static string Answer(IPeer peer, string candidate, string question) =>
        AttackAnswer.Question(question) is { } attack ? AttackAnswer.Of(peer.Attacked.First(found => found.Info.Name == candidate), attack)
            : HostileAnswer.Of(peer.Hostile.First(found => found.Info.Name == candidate),
                int.Parse(question, System.Globalization.CultureInfo.InvariantCulture));
}
