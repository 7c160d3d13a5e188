// Owns: the JSON Schema of types: what it says, that every type of the zoo has one, and that a validator takes what is written.
using System.Diagnostics;
using System.Reflection;
using System.Text;
using System.Text.Json;
using Octavo.Tests.Attributes.Theatre;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Shapes;

public sealed class JsonSchemaTests
{
    /// <summary>Reads schemas with their values, and prints what Ajv finds wrong.</summary>
    private const string Script = """
        const Ajv = require('ajv/dist/2020').default;
        // What overflows a double is no integer to it.
        const cases = JSON.parse(require('fs').readFileSync(0, 'utf8'), (_, v) => v === Infinity ? Number.MAX_VALUE : v === -Infinity ? -Number.MAX_VALUE : v);
        for (const one of cases) {
          try {
            const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
            require('ajv-formats').default(ajv);
            const validate = ajv.compile(one.schema);
            for (const value of one.values) if (!validate(value)) console.log(`${one.name}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 200)}`);
            for (const value of one.wrong) if (validate(value)) console.log(`${one.name}: takes ${JSON.stringify(value)}`);
          } catch (error) { console.log(`${one.name}: ${error.message}`); }
        }
        """;

    [Fact]
    public void Members_have_their_types() => Assert.Equal(
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$ref": "#/$defs/Ticket",
          "$defs": {
            "Ticket": {
              "type": "object",
              "properties": {
                "number": { "type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807 },
                "seat": { "$ref": "#/$defs/Seat" },
                "used": { "type": "boolean" },
                "genre": { "anyOf": [{ "enum": ["Comedy", "opéra-comique", "Drama"] }, { "type": "integer" }] },
                "payment": { "anyOf": [{ "$ref": "#/$defs/IPayment" }, { "type": "null" }] },
                "bought": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,7})?(Z|[+-][0-9]{2}:[0-9]{2})?$" }
              },
              "required": ["number", "seat"]
            },
        """, string.Join('\n', OctavoJson.Schema<Ticket>().Split('\n').Take(16)));

    [Fact]
    public void Unions_name_their_cases()
    {
        using JsonDocument schema = JsonDocument.Parse(OctavoJson.Schema<IPayment>());
        JsonElement first = schema.RootElement.GetProperty("$defs").GetProperty("IPayment").GetProperty("anyOf")[1];
        Assert.Equal(1, first.GetProperty("properties").GetProperty("$type").GetProperty("const").GetInt32());
        Assert.Contains("\"kind\": { \"const\": \"play\" }", OctavoJson.Schema<Show>(), StringComparison.Ordinal);
    }

    [Fact]
    public void Several_types_share_their_definitions()
    {
        using JsonDocument schema = JsonDocument.Parse(OctavoJson.Schema([typeof(Ticket), typeof(List<Seat>), typeof(int), typeof(Ticket)]));
        JsonElement any = schema.RootElement.GetProperty("anyOf"), definitions = schema.RootElement.GetProperty("$defs");
        Assert.Equal(["#/$defs/Ticket", "#/$defs/Seat", "#/$defs/Ticket"],
            [any[0].GetProperty("$ref").GetString(), any[1].GetProperty("items").GetProperty("$ref").GetString(), any[3].GetProperty("$ref").GetString()]);
        Assert.Equal("integer", any[2].GetProperty("type").GetString());
        using JsonDocument alone = JsonDocument.Parse(OctavoJson.Schema<Ticket>());
        Assert.Equal(alone.RootElement.GetProperty("$defs").EnumerateObject().Select(one => one.Name).Order(),
            definitions.EnumerateObject().Select(one => one.Name).Order());
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoJson.Schema([typeof(Ticket), typeof(JsonSchemaTests)])).Code);
    }

    [Fact]
    public void Every_type_of_the_zoo_has_a_schema() => Assert.All(ZooCatalog.Entries.Where(entry => !entry.ByHand), entry =>
    {
        using JsonDocument schema = JsonDocument.Parse(Schema(entry.Type));
        Assert.Equal("https://json-schema.org/draft/2020-12/schema", schema.RootElement.GetProperty("$schema").GetString());
    });

    [AjvFact]
    public void A_validator_takes_what_is_written()
    {
        var cases = new List<string>();
        foreach (ZooEntry entry in ZooCatalog.Entries.Where(entry => !entry.ByHand))
        {
            IEnumerable<string> values = ZooCatalog.Case(entry.Name, "JSON").Payloads().Select(Encoding.UTF8.GetString).Where(text => text != "null");
            cases.Add(Case(entry.Name, Schema(entry.Type), values, []));
        }
        cases.Add(
            Case("wrong ticket", OctavoJson.Schema<Ticket>(), [],
                ["{}", "[]", "{\"number\":\"1\",\"seat\":{}}", "{\"number\":1,\"seat\":null}",
                "{\"number\":1.5,\"seat\":{\"row\":1,\"number\":1,\"level\":0}}"]));
        cases.Add(
            Case("wrong show", OctavoJson.Schema<Show>(), [], ["{}", "{\"kind\":\"opera\"}", "{\"kind\":\"play\",\"acts\":[1]}", "{\"$type\":\"play\"}"]));
        string found = Validate("[" + string.Join(",\n", cases) + "]");
        Assert.True(found.Length == 0, found);
    }

    private static string Case(string name, string schema, IEnumerable<string> values, IEnumerable<string> wrong) =>
        $"{{\"name\":{OctavoJson.SerializeToString(name)},\"schema\":{schema},\"values\":[{string.Join(',', values)}],\"wrong\":[{string.Join(',', wrong)}]}}";

    private static string Schema(Type type) =>
        (string)typeof(OctavoJson).GetMethod(nameof(OctavoJson.Schema), 1, [])!.MakeGenericMethod(type).Invoke(null, null)!;

    private static string Validate(string cases)
    {
        var start =
            new ProcessStartInfo("node", ["-e", Script])
            {
                WorkingDirectory = AjvFactAttribute.Folder,
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                StandardInputEncoding = new UTF8Encoding(false)
            };
        using Process node = Process.Start(start)!;
        Task<string> found = node.StandardOutput.ReadToEndAsync();
        node.StandardInput.Write(cases);
        node.StandardInput.Close();
        node.WaitForExit();
        Assert.Equal(0, node.ExitCode);
        return found.Result;
    }
}
