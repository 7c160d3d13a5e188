// Owns: the step from linked files to text: what is at the top of a file, and services. Changes nothing.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

/// <summary>Prints files that were linked without an error, of text or of a descriptor set.</summary>
/// <param name="files">All files that were linked, those that declare options among them.</param>
/// <param name="symbols">What their names mean.</param>
internal sealed class ProtoPrinter(IEnumerable<ProtoFile> files, SymbolTable symbols)
{
    private readonly OptionDecoder _decoder = new(files);

    /// <summary>
    /// The text of a file, in one form whatever it was made of: parsed again it gives the same descriptor. Comments above declarations are kept. Options that
    /// no file declares are left out, and a comment says so.
    /// </summary>
    /// <param name="file">The file.</param>
    /// <param name="whole">The file of which it is a part; null if it is one by itself.</param>
    public string Print(ProtoFile file, ProtoFile? whole = null) => DeepStack.HasRoom ? PrintNow(file, whole) : DeepStack.Run(() => PrintNow(file, whole));

    private string PrintNow(ProtoFile file, ProtoFile? whole)
    {
        var text = new ProtoText();
        var names = new NameScope(symbols, whole ?? file);
        var options = new OptionPrinter(symbols, _decoder, names);
        var messages = new MessagePrinter(text, options, names);
        text.Line(file.IsEdition ? "edition = \"2023\";" : $"syntax = \"{file.Syntax}\";");
        text.Separate();
        if (file.Package.Length != 0)
        {
            text.Line($"package {file.Package};");
        }
        text.Separate();
        foreach (ProtoImport import in file.Imports)
        {
            text.Line($"import {(import.IsPublic ? "public " : import.IsWeak ? "weak " : "")}{LiteralText.Of(import.Name)};");
        }
        text.Separate();
        options.Statements(text, file, "FileOptions", file.Package);
        foreach (ProtoService service in file.Services)
        {
            text.Separate();
            Service(text, options, names, service, file.Package);
        }
        text.Separate();
        messages.Declarations(null, file.Messages, file.Extensions, file.Package);
        foreach (ProtoEnum one in file.Enums)
        {
            text.Separate();
            messages.Enum(one, file.Package);
        }
        return text.ToString();
    }

    private static void Service(ProtoText text, OptionPrinter options, NameScope names, ProtoService service, string package)
    {
        text.Comment(service.Comment);
        text.Open("service " + service.Name);
        options.Statements(text, service, "ServiceOptions", package);
        text.Separate();
        foreach (ProtoMethod method in service.Methods)
        {
            text.Comment(method.Comment);
            (string input, string output) = (names.Message(method.Input, method.FullName), names.Message(method.Output, method.FullName));
            string head = $"rpc {method.Name}({Streamed(method.StreamsInput)}{input}) returns ({Streamed(method.StreamsOutput)}{output})";
            if (method.Written.Count == 0 && method.Options.Length == 0)
            {
                text.Line(head + (method.HasOptions ? " {}" : ";"));
                continue;
            }
            text.Open(head);
            options.Statements(text, method, "MethodOptions", service.FullName);
            text.Close();
        }
        text.Close();
    }

    private static string Streamed(bool streams) => streams ? "stream " : "";
}
