// Owns: that report.html can be read in a browser at any width, light and dark: nothing runs out of the page, nothing is on anything else.
using System.Text.Json;
using Octavo.Lab.Output.Html;

namespace Octavo.Lab.Tests;

public class ReportPageTests
{
    private static readonly string Page = HtmlReport.Write(ManyCandidates.Results, ManyCandidates.Tables);

    // Everything that is folded is opened first. A text is cut if more of it than a rounded letter is outside its plot. Texts of a plot are on each other if
    // their boxes share more than a hair.
    private const string Script = """
        (() => {
          const document = page.document;
          document.querySelectorAll("details").forEach(details => details.open = true);
          const scrolls = element => { for (let one = element.parentElement; one; one = one.parentElement) if (page.getComputedStyle(one).overflowX === "auto") return true; return false; };
          const outside = [...document.querySelectorAll("main *")].filter(element => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !scrolls(element));
          const cut = [], over = [];
          for (const plot of [...document.querySelectorAll("svg")].filter(plot => plot.getBoundingClientRect().width > 0)) {
            const view = plot.viewBox.baseVal;
            const texts = [...plot.querySelectorAll("text:not([transform])")].filter(text => text.textContent).map(text => ({ text: text.textContent, box: text.getBBox() }));
            for (const { text, box } of texts)
              if (box.x < -1.5 || box.y < -1.5 || box.x + box.width > view.width + 1.5 || box.y + box.height > view.height + 1.5) cut.push(plot.getAttribute("aria-label") + ": " + text);
            for (let i = 0; i < texts.length; i++)
              for (let j = i + 1; j < texts.length; j++) {
                const a = texts[i].box, b = texts[j].box;
                if (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 4) over.push(plot.getAttribute("class") + ": " + texts[i].text + " | " + texts[j].text);
              }
          }
          return {
            width: document.documentElement.clientWidth, scroll: document.scrollingElement.scrollWidth, outside: outside.slice(0, 5).map(element => element.outerHTML.slice(0, 200)),
            background: page.getComputedStyle(document.body).backgroundColor, cut: cut.slice(0, 5), over: over.slice(0, 5), plots: document.querySelectorAll("svg[class^=plot-]:not(.plot-square)").length,
            cardsWithout: [...document.querySelectorAll(".card")].filter(card => !card.querySelector("table caption")).length,
          };
        })()
        """;

    /// <summary>A browser takes five seconds to lay out the page: a default run takes one sight in six.</summary>
    public static TheoryData<int, bool> Sights =>
        [.. TestRun.Sample(from width in new[] { 380, 820, 1440 } from dark in new[] { false, true } select (width, dark), oneIn: 6)];

    [ChromiumTheory, MemberData(nameof(Sights))]
    public async Task Nothing_runs_out_of_the_page(int width, bool dark)
    {
        (JsonElement said, string[] console) = await Chromium.AskAsync(Page, width, dark, Script);
        Assert.Empty(console);
        Assert.Equal(dark ? "rgb(20, 23, 26)" : "rgb(251, 251, 249)", said.GetProperty("background").GetString());
        Assert.InRange(said.GetProperty("width").GetInt32(), width - 20, width);
        Assert.True(said.GetProperty("scroll").GetInt32() <= said.GetProperty("width").GetInt32(), $"{said}");
        Assert.True(Texts(said, "outside").Length == 0, Texts(said, "outside"));
        Assert.True(Texts(said, "cut").Length == 0, Texts(said, "cut"));
        Assert.True(Texts(said, "over").Length == 0, Texts(said, "over"));
    }

    /// <summary>What the console shows is seen here at all.</summary>
    [ChromiumTheory]
    [InlineData("throw new Error('a fault')", "a fault")]
    [InlineData("console.error('another')", "another")]
    public async Task A_fault_of_a_page_is_seen(string fault, string seen)
    {
        (_, string[] console) = await Chromium.AskAsync($"<!DOCTYPE html><script>{fault}</script>", 380, dark: false, "1");
        Assert.Contains(seen, Assert.Single(console), StringComparison.Ordinal);
    }

    /// <summary>A plot is a picture to a screen reader: its figures are in a table in the same card.</summary>
    [ChromiumTheory]
    [InlineData(820)]
    public async Task Every_plot_has_its_table(int width)
    {
        (JsonElement said, _) = await Chromium.AskAsync(Page, width, dark: false, Script);
        Assert.Equal(2 * ManyCandidates.Results.Tables.Sum(table => table.Rows.Count), said.GetProperty("plots").GetInt32());
        Assert.Equal(0, said.GetProperty("cardsWithout").GetInt32());
    }

    private static string Texts(JsonElement said, string name) => string.Join("\n", said.GetProperty(name).EnumerateArray().Select(text => text.GetString()));
}
