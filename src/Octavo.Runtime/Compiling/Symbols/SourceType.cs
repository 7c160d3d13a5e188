// Owns: a type that is compiled here, and its members.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>A field: a constant has a value and nothing else.</summary>
internal sealed class SourceField(FieldNode node)
{
    public FieldNode Node { get; } = node;

    public required Type Type { get; init; }

    public FieldBuilder? Builder { get; init; }

    public bool IsConstant => Node.Has("const");

    /// <summary>The value of a constant, once it was asked for.</summary>
    public object? Value { get; set; }
}

/// <summary>A method with its body.</summary>
internal sealed record SourceMethod(Method Method, MethodBuilder Builder, Statement? Body, ParameterNode[] Parameters, string[] GenericNames);

/// <summary>A type that is compiled here.</summary>
internal sealed class SourceType(TypeDeclaration node, TypeBuilder builder, FileNode file, SourceType? outer)
{
    private int _extras;

    /// <summary>The constructor without parameters; null for structs and static classes.</summary>
    public ConstructorBuilder? Constructor { get; init; }

    public TypeDeclaration Node { get; } = node;

    public TypeBuilder Builder { get; } = builder;

    public FileNode File { get; } = file;

    public SourceType? Outer { get; } = outer;

    public Dictionary<string, SourceType> Nested { get; } = [];

    /// <summary>Nested types with accessors of generic types. Nothing is compiled of them: a call is one of what the accessor stands for.</summary>
    public Dictionary<string, TypeDeclaration> GenericAccess { get; } = [];

    public Dictionary<string, SourceField> Fields { get; } = [];

    public Dictionary<string, List<SourceMethod>> Methods { get; } = [];

    public Dictionary<string, SourceMethod> Properties { get; } = [];

    /// <summary>Static members of its interfaces, with a default (<c>IsShared</c>) or without: an implementation is bound to each by name.</summary>
    public List<System.Reflection.MethodInfo> Contracted { get; } = [];

    /// <summary>Fields with a value to be set when the type is initialized.</summary>
    public List<SourceField> Initialized { get; } = [];

    /// <summary>A name that no other member has.</summary>
    public string ExtraName(string kind) => "<" + kind + ">" + _extras++;
}
