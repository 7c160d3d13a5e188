// Owns: the bars of JSON against System.Text.Json's generated code in its fastest set-up and against Newtonsoft.Json, on table jvm-json's documents.
// Knows the facades alone.
using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Canada;
using Octavo.Lab.Workloads.Citm;
using Octavo.Lab.Workloads.Twitter;
using JsonConvert = Newtonsoft.Json.JsonConvert;
using Response = Octavo.Lab.Workloads.LargeSample.Response;

namespace Octavo.Bench.Suites;

/// <summary>Reading a document and writing it to a reused buffer. Files that are nowhere above the current folder give no bars.</summary>
internal static class JsonDocumentSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(5);
        DocumentJsonContext json = DocumentJsonContext.Default;
        string? folder = DataFiles.Folder;
        JsonSample<Response>[] plain = JsonDocuments.LargeSamples(folder, 1, indented: false), indented = JsonDocuments.LargeSamples(folder, 1, indented: true);
        return Bars("largesample", plain, json.Response, new(2.9, 4.5))
            .Concat(Texts("largesample", plain, json.Response, new(2.3, 2.3)))
            .Concat(Indented("largesample", plain, json.Response))
            .Append(Passed("largesample", plain))
            .Append(Passed("largesample indented", indented))
            .Concat(Bars("largesample indented", indented, json.Response, new(3.0, null)))
            .Concat(
                Bars("SimpleClass", [.. BenchData.Many(64, data.Class).Select(c => new JsonSample<SimpleClass>(c, OctavoJson.Serialize(c)))], json.SimpleClass,
                    new(2.9, 2.2)))
            .Concat(OfFile("canada", json.FeatureCollection, folder, new(3.6, 2.9)))
            .Concat(OfFile("citm_catalog", json.Catalog, folder, new(2.6, 2.2)))
            .Concat(OfFile("twitter", json.SearchResult, folder, new(2.6, 2.2)));
    }

    private static IEnumerable<Bar> OfFile<T>(string name, JsonTypeInfo<T> json, string? folder, Least least) =>
        DataFolder.Find(folder, name + ".json") is { } path && JsonDocuments.FromFile<T>(path) is var samples
            ? Bars(name, samples, json, least).Append(Passed(name, samples)) : [];

    private static IEnumerable<Bar> Bars<T>(string name, JsonSample<T>[] samples, JsonTypeInfo<T> json, Least least)
    {
        var destination = new ArrayBufferWriter<byte>(1 << 22);
        var writer = new Utf8JsonWriter(Stream.Null, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
        yield return Faster($"JSON read {name}, System.Text.Json", samples, s => OctavoJson.Deserialize<T>(s.Bytes!),
            s => JsonSerializer.Deserialize(s.Bytes, json), Check, least.Read);
        yield return Faster($"JSON read {name}, Newtonsoft.Json", samples, s => OctavoJson.Deserialize<T>(s.Bytes!),
            s => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(s.Bytes!)), Check, Least.Newtonsoft);
        if (least.Write is not { } write)
        {
            yield break;
        }
        yield return Faster($"JSON write {name}, System.Text.Json", samples, s => Write(s.Value), s => WriteOther(s.Value), Check, write);
        yield return Faster($"JSON write {name}, Newtonsoft.Json", samples, s => Write(s.Value), s => WriteNewtonsoft(s.Value), Check, Least.Newtonsoft);

        void Write(T value)
        {
            destination.ResetWrittenCount();
            OctavoJson.Serialize(destination, value);
        }

        void WriteOther(T value)
        {
            destination.ResetWrittenCount();
            writer.Reset(destination);
            JsonSerializer.Serialize(writer, value, json);
            writer.Flush();
        }

        void WriteNewtonsoft(T value)
        {
            destination.ResetWrittenCount();
            Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value), destination);
        }

        void Check()
        {
            foreach (JsonSample<T> sample in samples)
            {
                AssertSame(name, sample.Value, OctavoJson.Deserialize<T>(sample.Bytes!));
                Write(sample.Value);
                AssertSame(name, sample.Value, JsonSerializer.Deserialize(destination.WrittenSpan, json));
            }
        }
    }

    /// <summary>Writing with two spaces a level: compact JSON and the pass over it against a writer that indents as it writes.</summary>
    private static IEnumerable<Bar> Indented<T>(string name, JsonSample<T>[] samples, JsonTypeInfo<T> json)
    {
        var destination = new ArrayBufferWriter<byte>(1 << 22);
        var writer =
            new Utf8JsonWriter(Stream.Null,
                new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true, Indented = true, NewLine = "\n" });
        yield return Faster($"JSON write {name} indented, System.Text.Json", samples, s => Write(s.Value), s => WriteOther(s.Value), Check, Least.Indented);

        void Write(T value)
        {
            destination.ResetWrittenCount();
            OctavoJson.Serialize(destination, value, OctavoJsonOptions.Indented);
        }

        void WriteOther(T value)
        {
            destination.ResetWrittenCount();
            writer.Reset(destination);
            JsonSerializer.Serialize(writer, value, json);
            writer.Flush();
        }

        void Check()
        {
            foreach (JsonSample<T> sample in samples)
            {
                Write(sample.Value);
                byte[] ours = destination.WrittenSpan.ToArray();
                WriteOther(sample.Value);
                if (!destination.WrittenSpan.SequenceEqual(ours))
                {
                    throw new InvalidOperationException($"{name} is indented in another way.");
                }
            }
        }
    }

    private static IEnumerable<Bar> Texts<T>(string name, JsonSample<T>[] samples, JsonTypeInfo<T> json, Least least)
    {
        JsonSample<string>[] texts = [.. samples.Select(s => new JsonSample<string>(Encoding.UTF8.GetString(s.Bytes!)))];
        yield return Faster($"JSON read {name} from string, System.Text.Json", texts, s => OctavoJson.Deserialize<T>(s.Value),
            s => JsonSerializer.Deserialize(s.Value, json), Check, least.Read);
        yield return Faster($"JSON write {name} to string, System.Text.Json", samples, s => OctavoJson.SerializeToString(s.Value),
            s => JsonSerializer.Serialize(s.Value, json), Check, least.Write!.Value);

        void Check()
        {
            for (int i = 0; i < texts.Length; i++)
            {
                AssertSame(name, samples[i].Value, OctavoJson.Deserialize<T>(texts[i].Value));
                AssertSame(name, samples[i].Value, JsonSerializer.Deserialize(OctavoJson.SerializeToString(samples[i].Value), json));
            }
        }
    }

    /// <summary>A value of a member that the type has not: checked, and nothing made of it.</summary>
    private static Bar Passed<T>(string name, JsonSample<T>[] samples)
    {
        return Faster($"JSON pass over {name}, System.Text.Json", samples, Pass, PassOther, () => { }, Least.Passed);

        static void Pass(JsonSample<T> sample)
        {
            var reader = new OctavoJsonReader(sample.Bytes!);
            reader.Skip();
            if (!reader.IsAtEnd)
            {
                throw new InvalidOperationException("The value did not end where the document does.");
            }
        }

        static void PassOther(JsonSample<T> sample)
        {
            var reader = new Utf8JsonReader(sample.Bytes);
            reader.Read();
            reader.Skip();
        }
    }

    private static Bar Faster<T>(string name, JsonSample<T>[] samples, Action<JsonSample<T>> ours, Action<JsonSample<T>> other, Action verify, double least) =>
        new(new Pair(name, samples.Length, () => Array.ForEach(samples, ours), () => Array.ForEach(samples, other), verify), Claim.FasterAtLeast, least);

    private static void AssertSame<T>(string name, T expected, T? found)
    {
        if (DeepComparison.Difference("", expected, found) is { } difference)
        {
            throw new InvalidOperationException($"{name}: {difference}");
        }
    }

    /// <summary>The bars of one document.</summary>
    private sealed record Least(double Read, double? Write)
    {
        internal const double Newtonsoft = 5;

        internal const double Indented = 2.5;

        internal const double Passed = 1.5;
    }
}
