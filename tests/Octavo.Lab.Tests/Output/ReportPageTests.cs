// Owns: that report.html can be read in a browser at any width, light and dark: nothing runs out of the page, nothing is on anything else.
using System.Text.Json;
using Octavo.Lab.Output.Html;
using Octavo.Lab.Results;

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

    // Boxes are clicked as a reader does it: what is shown after each step, by the class of its facets.
    private const string FilterScript = """
        (() => {
          const document = page.document, shown = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length > 0).length;
          const step = (...ids) => { ids.forEach(id => document.getElementById(id).click()); return { rows: shown(".row"), facets: shown(".facet"), json: shown(".facet.f-json"), open: shown(".facet.v-open"), workloads: shown(".workload"), labels: shown("svg .f-json") }; };
          return {
            boxes: document.querySelectorAll(".filter input").length, all: step(), withoutJson: step("show-f-json"), openAlone: step("show-v-won", "show-v-tied", "show-v-lost"),
            nothing: step("show-v-open"), again: step("show-f-json", "show-v-won", "show-v-tied", "show-v-open", "show-v-lost"),
            sticky: page.getComputedStyle(document.querySelector(".top")).position,
          };
        })()
        """;

    [ChromiumTheory]
    [InlineData(1440)]
    public async Task Boxes_hide_families_and_outcomes_without_a_script(int width)
    {
        (JsonElement said, _) = await Chromium.AskAsync(Page, width, dark: false, FilterScript);
        RowResult[] rows = [.. ManyCandidates.Results.Tables.SelectMany(table => table.Rows)];
        Facet[] facets = [.. rows.SelectMany(Facet.Of)];
        Assert.Equal((rows.Length, facets.Length), (Of("all", "rows"), Of("all", "facets")));
        Assert.True(Of("all", "json") > 0 && Of("all", "labels") > 0);
        Assert.Equal((0, 0), (Of("withoutJson", "json"), Of("withoutJson", "labels")));
        Facet[] others = [.. facets.Where(facet => facet is { Family: not "json", Verdict: not Verdict.None })];
        Assert.Equal(others.Length, Of("withoutJson", "facets"));
        Facet[] open = [.. others.Where(facet => facet.Verdict == Verdict.Unsettled)];
        Assert.NotEmpty(open);
        Assert.Equal((open.Length, open.Length), (Of("openAlone", "facets"), Of("openAlone", "open")));
        Assert.Equal(rows.Count(row => Facet.Of(row).Any(facet => facet is { Family: not "json", Verdict: Verdict.Unsettled })), Of("openAlone", "rows"));
        Assert.Equal((0, 0, 0), (Of("nothing", "rows"), Of("nothing", "facets"), Of("nothing", "workloads")));
        Assert.Equal((rows.Length, facets.Length), (Of("again", "rows"), Of("again", "facets")));
        Assert.Equal(4 + facets.Where(facet => facet.Verdict != Verdict.None).Select(facet => facet.Family).Distinct().Count(),
            said.GetProperty("boxes").GetInt32());
        Assert.Equal("sticky", said.GetProperty("sticky").GetString());

        int Of(string step, string what) => said.GetProperty(step).GetProperty(what).GetInt32();
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
        Assert.Equal(2 * ManyCandidates.Results.Tables.SelectMany(table => table.Rows).Sum(row => Facet.Of(row).Count), said.GetProperty("plots").GetInt32());
        Assert.Equal(0, said.GetProperty("cardsWithout").GetInt32());
    }

    private static string Texts(JsonElement said, string name) => string.Join("\n", said.GetProperty(name).EnumerateArray().Select(text => text.GetString()));
}
