// Owns: the step from tokens to a file: its own statements, enums and services. Resolves no name.
using System.Collections.Generic;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Text;

internal sealed class ProtoParser
{
    private readonly ProtoFile _file;
    private readonly TokenReader _reader;
    private readonly ValueParser _values;
    private readonly MessageParser _messages;

    private ProtoParser(ProtoFile file, List<ProtoToken> tokens)
    {
        _file = file;
        _reader = new TokenReader(tokens);
        _values = new ValueParser(_reader);
        _messages = new MessageParser(file, _reader, _values);
    }

    /// <summary>Parses a text; what is wrong with it is reported, and what comes before that is in the file.</summary>
    /// <param name="name">The name by which the file is imported.</param>
    /// <param name="path">Its path, for errors.</param>
    /// <param name="text">The text.</param>
    /// <param name="errors">Where errors go.</param>
    public static ProtoFile Parse(string name, string path, string text, ProtoErrors errors) =>
        DeepStack.HasRoom ? ParseNow(name, path, text, errors) : DeepStack.Run(() => ParseNow(name, path, text, errors));

    private static ProtoFile ParseNow(string name, string path, string text, ProtoErrors errors)
    {
        var file = new ProtoFile { Name = name, Path = path, Position = new Position(1, 1), Letters = text.Length };
        try
        {
            new ProtoParser(file, new ProtoLexer(text.StartsWith("\uFEFF", System.StringComparison.Ordinal) ? text.Substring(1) : text).All()).File();
        }
        catch (ProtoSyntaxException wrong)
        {
            errors.Report(ProtoCodes.Syntax, path, wrong.Position, wrong.Message);
        }
        return file;
    }

    private void File()
    {
        Syntax();
        while (!_reader.AtEnd)
        {
            Statement();
        }
    }

    private void Syntax()
    {
        if (!_reader.Now.Is("syntax") && !_reader.Now.Is("edition"))
        {
            return; // as in protoc: without a line of syntax a file is proto2
        }
        bool isEdition = _reader.Take().Text == "edition";
        _reader.Expect("=");
        Position position = _reader.Now.Position;
        string said = _reader.Name(isEdition ? "the edition as a string: \"2023\"" : "\"proto2\" or \"proto3\"");
        if (isEdition ? said != "2023" : said is not ("proto2" or "proto3"))
        {
            throw new ProtoSyntaxException(position,
                isEdition ? $"The edition \"{said}\" is not known: only edition 2023 is."
                    : $"The syntax \"{said}\" is not known: expected \"proto2\" or \"proto3\".");
        }
        _file.Syntax = isEdition ? "editions" : said;
        _reader.Expect(";");
    }

    private void Statement()
    {
        ProtoToken first = _reader.Now;
        switch (first.Kind == ProtoTokenKind.Identifier ? first.Text : "")
        {
            case "import":
                Import();
                break;
            case "package":
                Package();
                break;
            case "option":
                _messages.Option(_file);
                break;
            case "message":
                _file.Messages.Add(_messages.Message(null));
                break;
            case "enum":
                _file.Enums.Add(_messages.Enums.Enum(null));
                break;
            case "extend":
                _messages.Extend(null, _file.Extensions, _file.Messages);
                break;
            case "service":
                _file.Services.Add(Service());
                break;
            default:
                if (!_reader.TryTake(";"))
                {
                    throw _reader.Unexpected("'import', 'package', 'option', 'message', 'enum', 'extend' or 'service'");
                }
                break;
        }
    }

    private void Import()
    {
        _reader.Take();
        bool isPublic = _reader.TryTake("public");
        bool isWeak = !isPublic && _reader.TryTake("weak");
        Position position = _reader.Now.Position;
        _file.Imports.Add(new ProtoImport(_reader.Name("the name of a file as a string"), isPublic, isWeak, position));
        _reader.Expect(";");
    }

    private void Package()
    {
        Position position = _reader.Take().Position;
        _file.PackagePosition = position;
        if (_file.Package.Length != 0)
        {
            throw new ProtoSyntaxException(position, "The file already has a package.");
        }
        _file.Package = _reader.FullName("the name of a package", canBeRooted: false);
        if (_file.IsPackageTooLong)
        {
            throw new ProtoSyntaxException(position, $"The name of a package has at most {ProtoFile.MaxPackageParts} parts and {ProtoFile.MaxFullName} letters.");
        }
        _reader.Expect(";");
    }

    private ProtoService Service()
    {
        var service = new ProtoService { Comment = _reader.Take().Comment, Position = _reader.Now.Position };
        service.Name = _reader.Identifier("the name of a service").Text;
        _reader.Expect("{");
        while (!_reader.TryTake("}"))
        {
            if (_reader.Now.Is("option"))
            {
                _messages.Option(service);
            }
            else if (_reader.Now.Is("rpc"))
            {
                service.Methods.Add(Method());
            }
            else if (!_reader.TryTake(";"))
            {
                throw _reader.Unexpected("'rpc', 'option' or '}'");
            }
        }
        return service;
    }

    private ProtoMethod Method()
    {
        var method = new ProtoMethod { Comment = _reader.Take().Comment, Position = _reader.Now.Position };
        method.Name = _reader.Identifier("the name of a method").Text;
        (method.Input, method.InputPosition, method.StreamsInput) = MethodType();
        _reader.Expect("returns");
        (method.Output, method.OutputPosition, method.StreamsOutput) = MethodType();
        if (_reader.TryTake(";"))
        {
            return method;
        }
        _reader.Expect("{");
        method.HasOptions = true;
        while (!_reader.TryTake("}"))
        {
            if (_reader.Now.Is("option"))
            {
                _messages.Option(method);
            }
            else if (!_reader.TryTake(";"))
            {
                throw _reader.Unexpected("'option' or '}'");
            }
        }
        return method;
    }

    private (string Name, Position Position, bool Streams) MethodType()
    {
        _reader.Expect("(");
        bool streams = _reader.TryTake("stream");
        Position position = _reader.Now.Position;
        string name = _reader.FullName("the name of a message", canBeRooted: true);
        _reader.Expect(")");
        return (name, position, streams);
    }
}
