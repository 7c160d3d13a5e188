// Owns: the build's task: what it logs, what it writes, and that it writes nothing twice. Knows no C#.
using System.Collections;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;
using Octavo.Internal;
using Octavo.Proto.Build;

namespace Octavo.Proto.Tests.Emission;

public sealed class TaskTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-proto-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void Files_are_made_and_left_alone_where_they_would_be_the_same()
    {
        Write("shop/order.proto", "syntax = \"proto3\"; package shop; import \"shop/money.proto\"; message Order { Money total = 1; }");
        Write("shop/money.proto", "syntax = \"proto3\"; package shop; message Money { int64 units = 1; }");
        OctavoProtoTask first = Run(out Engine engine, "shop/order.proto", "shop/money.proto");
        Assert.Empty(engine.Errors);
        Assert.Equal(["shop/order.proto.g.cs", "shop/money.proto.g.cs"],
            first.Generated.Select(file => Path.GetRelativePath(Path.Combine(_folder, "obj"), file.ItemSpec)));
        foreach (ITaskItem file in first.Generated)
        {
            File.SetLastWriteTimeUtc(file.ItemSpec, DateTime.UnixEpoch);
        }
        Write("shop/money.proto", "syntax = \"proto3\"; package shop; message Money { int32 units = 1; }");
        OctavoProtoTask second = Run(out _, "shop/order.proto", "shop/money.proto");
        Assert.Equal([true, false], second.Generated.Select(file => File.GetLastWriteTimeUtc(file.ItemSpec) == DateTime.UnixEpoch));
    }

    [Fact]
    public void Errors_have_file_line_and_column()
    {
        Write("bad.proto", "syntax = \"proto3\";\nmessage Order {\n  Monet total = 1;\n}");
        OctavoProtoTask task = Run(out Engine engine, "bad.proto", "missing.proto");
        Assert.Empty(task.Generated);
        Assert.Contains(engine.Errors, error => error.Code == ProtoCodes.File && error.Message == "The file does not exist.");
        Run(out engine, "bad.proto");
        BuildErrorEventArgs wrong = Assert.Single(engine.Errors);
        Assert.Equal((Path.Combine(_folder, "bad.proto"), 3, 3, ProtoCodes.Name), (wrong.File, wrong.LineNumber, wrong.ColumnNumber, wrong.Code));
    }

    [Fact]
    public void Descriptor_sets_give_the_same_files_as_their_texts()
    {
        Write("a.proto", "syntax = \"proto3\"; package p; message A { optional int32 x = 1; map<string, A> all = 2; oneof o { bool y = 3; } }");
        string text = File.ReadAllText(Run(out _, "a.proto").Generated.Single().ItemSpec);
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([_folder], errors);
        ProtoFile file = loader.Load("a.proto", Path.Combine(_folder, "a.proto"))!;
        ProtoLinker.Link(loader, errors);
        File.WriteAllBytes(Path.Combine(_folder, "a.pb"), SetWriter.Write([file]));
        Assert.Equal(text, File.ReadAllText(Run(out Engine engine, "a.pb").Generated.Single().ItemSpec));
        Assert.Empty(engine.Errors);
    }

    [Theory]
    [InlineData("Protobuf", "", ", Formats = global::Octavo.CodecFormats.Protobuf")]
    [InlineData("Protobuf", "Json; protobuf", ", Formats = global::Octavo.CodecFormats.Json | global::Octavo.CodecFormats.Protobuf")]
    [InlineData("All", "", "")]
    [InlineData("Json", "All", "")]
    public void The_item_and_the_project_say_the_formats(string project, string item, string expected)
    {
        Write("a.proto", "syntax = \"proto3\"; message A { int32 x = 1; }");
        var task =
            new OctavoProtoTask
            {
                BuildEngine = new Engine(),
                Files = [new TaskItem(Path.Combine(_folder, "a.proto"))],
                Roots = [_folder],
                OutputFolder = Path.Combine(_folder, "obj"),
                WellKnownNamespace = "Test.WellKnown",
                Formats = project
            };
        task.Files[0].SetMetadata("Formats", item);
        Assert.True(task.Execute());
        Assert.Contains("[global::Octavo.GenerateCodec(Layout = global::Octavo.Layout.NumberMap" + expected + ")]",
            File.ReadAllText(task.Generated.Single().ItemSpec), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Xml", "'Xml' is not a format: Formats takes Binary, Compact, MessagePack, Cbor, Json, Protobuf or All, with semicolons between them.")]
    [InlineData(";", "Formats does not name a format.")]
    public void Formats_that_mean_nothing_are_refused(string formats, string expected)
    {
        Write("a.proto", "syntax = \"proto3\"; message A { int32 x = 1; }");
        var engine = new Engine();
        var task =
            new OctavoProtoTask
            {
                BuildEngine = engine,
                Files = [new TaskItem(Path.Combine(_folder, "a.proto"))],
                Roots = [_folder],
                OutputFolder = Path.Combine(_folder, "obj"),
                WellKnownNamespace = "Test.WellKnown",
                Formats = formats
            };
        Assert.False(task.Execute());
        Assert.Equal((ProtoCodes.Setting, expected), (Assert.Single(engine.Errors).Code, engine.Errors[0].Message));
    }

    [Theory]
    [InlineData("", "", "global::Test.WellKnown.Timestamp?")]
    [InlineData("DateTime", "", "global::System.DateTime?")]
    [InlineData("DateTime", "datetimeoffset", "global::System.DateTimeOffset?")]
    [InlineData("DateTime", "Messages", "global::Test.WellKnown.Timestamp?")]
    public void The_item_and_the_project_say_the_types_of_times(string project, string item, string expected)
    {
        OctavoProtoTask task = RunTimes(out Engine engine, project, item);
        Assert.Empty(engine.Errors);
        Assert.Contains($"public {expected} T ", File.ReadAllText(task.Generated[0].ItemSpec), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Ticks")]
    [InlineData("1")]
    [InlineData("DateTime, DateTimeOffset")]
    public void Times_that_mean_nothing_are_refused(string times)
    {
        RunTimes(out Engine engine, "", times);
        Assert.Equal((ProtoCodes.Setting, $"Times is '{times}': expected Messages, DateTime, DateTimeOffset."),
            (Assert.Single(engine.Errors).Code, engine.Errors[0].Message));
    }

    private OctavoProtoTask RunTimes(out Engine engine, string project, string item)
    {
        Write("a.proto", "syntax = \"proto3\"; import \"google/protobuf/timestamp.proto\"; message A { google.protobuf.Timestamp t = 1; }");
        engine = new Engine();
        var task =
            new OctavoProtoTask
            {
                BuildEngine = engine,
                Files = [new TaskItem(Path.Combine(_folder, "a.proto"))],
                Roots = [_folder],
                OutputFolder = Path.Combine(_folder, "obj"),
                WellKnownNamespace = "Test.WellKnown",
                Formats = "Protobuf",
                Times = project
            };
        task.Files[0].SetMetadata("Times", item);
        task.Execute();
        return task;
    }

    [Theory]
    [InlineData("descriptor", "class FileDescriptorProto", "class FieldOptions", "enum Edition")]
    [InlineData("api", "class Api", "class Method")]
    [InlineData("type", "class Type", "enum Syntax")]
    [InlineData("source_context", "class SourceContext")]
    [InlineData("timestamp", "class Timestamp")]
    [InlineData("wrappers", "class Int32Value")]
    [InlineData("struct", "enum NullValue")]
    public void Files_of_google_protobuf_that_are_items_make_types(string name, params string[] expected)
    {
        using Stream bundled = typeof(OctavoProtoTask).Assembly.GetManifestResourceStream($"google/protobuf/{name}.proto")!;
        Write($"google/protobuf/{name}.proto", new StreamReader(bundled).ReadToEnd());
        OctavoProtoTask task = Run(out Engine engine, $"google/protobuf/{name}.proto");
        Assert.Empty(engine.Errors);
        string made = File.ReadAllText(Assert.Single(task.Generated).ItemSpec);
        Assert.All(expected, one => Assert.Contains(" " + one + "\n", made, StringComparison.Ordinal));
        Emission.EmittedProtos.Compile([new CSharp.CSharpFile(name, made)]);
    }

    [Fact]
    public void Files_of_which_nothing_is_made_are_told()
    {
        Write("google/protobuf/any.proto", "syntax = \"proto3\"; package google.protobuf; message Any { string type_url = 1; bytes value = 2; }");
        OctavoProtoTask task = Run(out Engine engine, "google/protobuf/any.proto");
        Assert.Empty(task.Generated);
        Assert.EndsWith("any.proto: its messages are types of Octavo, so nothing is generated from it.", Assert.Single(engine.Messages),
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_namespace_that_is_none_is_refused()
    {
        Write("a.proto", "syntax = \"proto3\";\noption csharp_namespace = \"a-b.c\";");
        Run(out Engine engine, "a.proto");
        Assert.Equal((ProtoCodes.Option, 2, 27), (Assert.Single(engine.Errors).Code, engine.Errors[0].LineNumber, engine.Errors[0].ColumnNumber));
    }

    [Fact]
    public void Files_whose_names_differ_in_case_have_each_a_file()
    {
        Write("Shop.proto", "syntax = \"proto3\"; package a; message A { int32 x = 1; }");
        Write("shop.proto", "syntax = \"proto3\"; package b; message A { int32 x = 1; }");
        Assert.Equal(2, Run(out _, "Shop.proto", "shop.proto").Generated.Select(file => file.ItemSpec).Distinct(StringComparer.OrdinalIgnoreCase).Count());
    }

    /// <summary>Names that differ in case alone have numbers, and each is found at once: 2,000 took two million texts.</summary>
    [Fact]
    public void Names_that_differ_in_case_are_found_at_once()
    {
        const int Count = 500;
        OctavoProtoTask task = OfSet(out _, [.. Enumerable.Range(0, Count).SelectMany(i =>
            FileOf(string.Concat(Enumerable.Range(0, 9).Select(bit => ((i >> bit) & 1) == 0 ? 'a' : 'A')) + ".proto", "M" + i))]);
        Assert.Equal(Count, task.Generated.Select(file => file.ItemSpec).Distinct(StringComparer.OrdinalIgnoreCase).Count());
    }

    /// <summary>A set may name its files as no file can be named.</summary>
    [Fact]
    public void Names_that_no_file_can_have_are_errors()
    {
        OfSet(out Engine engine, FileOf(new string('n', 300), "M"));
        Assert.Equal(ProtoCodes.File, Assert.Single(engine.Errors).Code);
        OfSet(out engine, [.. FileOf("a", "M"), .. FileOf("a.g.cs/b", "N")]);
        Assert.Equal(ProtoCodes.File, Assert.Single(engine.Errors).Code);
    }

    private OctavoProtoTask OfSet(out Engine engine, byte[] set)
    {
        File.WriteAllBytes(Path.Combine(_folder, "a.pb"), set);
        return Run(out engine, "a.pb");
    }

    /// <summary>A file of a descriptor set with one message.</summary>
    private static byte[] FileOf(string name, string message)
    {
        return Part(1, [.. Part(1, Encoding.UTF8.GetBytes(name)), .. Part(4, Part(1, Encoding.UTF8.GetBytes(message)))]);

        static byte[] Part(int number, byte[] content) =>
            [(byte)((number << 3) | 2), (byte)(content.Length | 0x80), (byte)(content.Length >> 7), .. content];
    }

    [Fact]
    public void Services_are_made_as_the_item_says_and_else_as_the_project_says()
    {
        Write("s.proto", Service);
        Assert.Equal((false, false), Sides(null, ""));
        Assert.Equal((true, false), Sides("Client", ""));
        Assert.Equal((false, true), Sides("server", "Both"));
        Assert.Equal((false, false), Sides("None", "Both"));
        Assert.Equal((true, true), Sides(null, " Both "));

        (bool Client, bool Server) Sides(string? metadata, string property)
        {
            string text = File.ReadAllText(RunServices(out Engine engine, metadata, property, "/somewhere/Octavo.Grpc.dll").Generated.Single().ItemSpec);
            Assert.Empty(engine.Errors);
            return (text.Contains("class SClient", StringComparison.Ordinal), text.Contains("class SBase", StringComparison.Ordinal));
        }
    }

    [Fact]
    public void Services_that_cannot_be_made_are_errors_with_what_to_do()
    {
        Write("s.proto", Service);
        RunServices(out Engine engine, "Everything", "");
        BuildErrorEventArgs wrong = Assert.Single(engine.Errors);
        Assert.Equal((Path.Combine(_folder, "s.proto"), ProtoCodes.Setting, "GrpcServices is 'Everything': expected None, Client, Server or Both."),
            (wrong.File, wrong.Code, wrong.Message));
        RunServices(out engine, "3", "");
        Assert.Equal(ProtoCodes.Setting, Assert.Single(engine.Errors).Code);
        RunServices(out engine, null, "Client", "/somewhere/Octavo.dll");
        wrong = Assert.Single(engine.Errors);
        Assert.Equal((3, 9, ProtoCodes.Setting, "The service 'S' needs the package Octavo.Grpc: reference it, or set GrpcServices to None."),
            (wrong.LineNumber, wrong.ColumnNumber, wrong.Code, wrong.Message));
        // A file without a service needs nothing.
        Write("s.proto", "syntax = \"proto3\"; message A {}");
        RunServices(out engine, "Both", "", "/somewhere/Octavo.dll");
        Assert.Empty(engine.Errors);
    }

    [Fact]
    public void Descriptor_sets_give_the_same_services_as_their_texts()
    {
        Write("s.proto", Service);
        string text = File.ReadAllText(RunServices(out _, "Both", "").Generated.Single().ItemSpec);
        Assert.Contains("[global::System.Obsolete]", text, StringComparison.Ordinal);
        Assert.Contains("AsyncDuplexStreamingCall", text, StringComparison.Ordinal);
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([_folder], errors);
        ProtoFile file = loader.Load("s.proto", Path.Combine(_folder, "s.proto"))!;
        ProtoLinker.Link(loader, errors);
        File.Delete(Path.Combine(_folder, "s.proto"));
        File.WriteAllBytes(Path.Combine(_folder, "s.pb"), SetWriter.Write([file]));
        Assert.Equal(text, File.ReadAllText(RunServices(out Engine engine, "Both", "", file: "s.pb").Generated.Single().ItemSpec));
        Assert.Empty(engine.Errors);
    }

    private const string Service = """
        syntax = "proto3";
        message A {}
        service S {
          rpc Get(A) returns (A) { option deprecated = true; }
          rpc Chat(stream A) returns (stream A);
        }
        """;

    private OctavoProtoTask RunServices(out Engine engine, string? metadata, string property, string? reference = null, string file = "s.proto")
    {
        var item = new TaskItem(Path.Combine(_folder, file));
        if (metadata is not null)
        {
            item.SetMetadata("GrpcServices", metadata);
        }
        return Run(out engine, [item], property, reference is null ? [] : [new TaskItem(reference)]);
    }

    private void Write(string name, string text)
    {
        string path = Path.Combine(_folder, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
    }

    private OctavoProtoTask Run(out Engine engine, params string[] files) =>
        Run(out engine, [.. files.Select(file => new TaskItem(Path.Combine(_folder, file)))], "", []);

    private OctavoProtoTask Run(out Engine engine, ITaskItem[] files, string services, ITaskItem[] references)
    {
        engine = new Engine();
        var task = new OctavoProtoTask
        {
            BuildEngine = engine,
            Files = files,
            Roots = [_folder],
            OutputFolder = Path.Combine(_folder, "obj"),
            WellKnownNamespace = "Test.WellKnown",
            Formats = "Protobuf",
            GrpcServices = services,
            References = references,
        };
        bool done = task.Execute();
        Assert.Equal(engine.Errors.Count == 0, done);
        return task;
    }

    private sealed class Engine : IBuildEngine
    {
        public List<BuildErrorEventArgs> Errors { get; } = [];

        public List<string> Messages { get; } = [];

        public bool ContinueOnError => false;

        public int LineNumberOfTaskNode => 0;

        public int ColumnNumberOfTaskNode => 0;

        public string ProjectFileOfTaskNode => "test.csproj";

        public void LogErrorEvent(BuildErrorEventArgs e) => Errors.Add(e);

        public void LogWarningEvent(BuildWarningEventArgs e) => Assert.Fail(e.Message);

        public void LogMessageEvent(BuildMessageEventArgs e) => Messages.Add(e.Message!);

        public void LogCustomEvent(CustomBuildEventArgs e)
        {
        }

        public bool BuildProjectFile(string projectFileName, string[] targetNames, IDictionary globalProperties, IDictionary targetOutputs) =>
            throw new NotSupportedException();
    }
}
