// Owns: saying what the lab has and what can be had here.
// Must not know: measuring.
using Octavo.Lab.Output.Text;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Commands;

/// <summary>The command "list".</summary>
internal static class ListCommand
{
    /// <summary>Prints tables and peers.</summary>
    public static async Task<int> RunAsync(RunOptions options)
    {
        LabConsole.SetUp();
        LabPaths paths = LabPaths.Find();
        var tables = new Table { Title = new TableTitle("Tables") };
        tables.AddColumns("Table", "Document", "Rows", "Here");
        foreach (TableDefinition table in TableCatalog.Tables)
        {
            string rows = table.Rows.Count > 0 ? string.Join(", ", table.Rows.Select(row => row.Name)) : "published figures only";
            string title = table.Published.Document.Length > 0 ? $"{table.Published.Document}: {table.Published.Title}" : table.Published.Title;
            tables.AddRow(table.Id, Markup.Escape(title), Markup.Escape(rows), Markup.Escape(table.NotMeasured ?? "measured"));
        }

        AnsiConsole.Write(tables);
        var peers = new Table { Title = new TableTitle("Peers") };
        peers.AddColumns("Peer", "Package", "Provides", "Tables", "Here");
        var builder = new PeerBuilder(paths, options.PackageSource);
        using var stop = new Interruption();
        foreach (PeerProject peer in PeerProject.FindAll(paths.Peers))
        {
            PeerBuild probe;
            try
            {
                probe = await builder.ProbeAsync(peer, stop.Token).ConfigureAwait(false);
            }
            catch (OperationCanceledException) when (stop.Happened)
            {
                return ExitCodes.Interrupted;
            }

            peers.AddRow(
                peer.Name, Markup.Escape(peer.Manifest.Package is null ? "none needed" : probe.Title), Markup.Escape(peer.Manifest.Provides),
                Markup.Escape(string.Join(", ", peer.Manifest.AllTables)), Markup.Escape(probe.Unavailable ?? "can be had"));
        }

        var outside = new OutsideBuilder(paths.OutsideOutput, options.MavenRepository, options.Sources);
        foreach (OutsidePeer peer in OutsidePeer.FindAll(paths.Peers))
        {
            foreach (OutsideProgram program in peer.Manifest.Programs)
            {
                string systems = string.Join(", ", program.Candidates.Select(candidate => candidate.System).Distinct());
                string reason = outside.Lacks(peer, program) ?? (outside.IsBuilt(peer, program) ? "is built" : $"can be built: {peer.Manifest.Option}");
                peers.AddRow(
                    peer.Name, Markup.Escape(string.Join(", ", peer.Manifest.Needs.Select(need => need.Program))), Markup.Escape(systems),
                    Markup.Escape(string.Join(", ", program.Candidates.SelectMany(candidate => candidate.Rows.Keys).Distinct())), Markup.Escape(reason));
            }
        }

        AnsiConsole.Write(peers);
        foreach (string line in OutsideSystems.Lines(options.MavenRepository, options.Data))
            AnsiConsole.WriteLine(line);
        return stop.CodeOr(ExitCodes.Well);
    }
}
