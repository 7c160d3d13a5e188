// Owns: the tree of emitted code: the kinds of declaration, statement, expression and pattern that emitters print, and no others.
namespace Octavo.Runtime.Compiling.Syntax;

/// <summary>A type as written: its names with their arguments, then <c>?</c> (0) and arrays (their ranks), from left to right.</summary>
internal sealed record TypeNode(bool IsGlobal, NamePart[] Parts, int[] Suffixes);

internal sealed record NamePart(string Name, TypeNode[] Arguments);

/// <summary>A file.</summary>
internal sealed record FileNode(string Namespace, string[] Usings, TypeDeclaration[] Types);

/// <summary>A type. One with type parameters holds accessors of a generic type and nothing else.</summary>
internal sealed record TypeDeclaration(string Name, string[] Generics, bool IsStruct, bool IsStatic, TypeNode[] Bases, MemberNode[] Members);

internal abstract record MemberNode(string Name, string[] Modifiers)
{
    public bool Has(string modifier) => Array.IndexOf(Modifiers, modifier) >= 0;
}

internal sealed record FieldNode(string Name, string[] Modifiers, TypeNode Type, Expression? Value) : MemberNode(Name, Modifiers);

internal sealed record PropertyNode(string Name, string[] Modifiers, TypeNode Type, Statement Body) : MemberNode(Name, Modifiers);

internal sealed record NestedNode(TypeDeclaration Type) : MemberNode(Type.Name, []);

/// <summary>A method. <c>Contract</c> is the interface that its type parameter has, without its argument; empty if it has none. <c>Body</c> is null if it is
/// extern. <c>Inlining</c>: "NoInlining", "AggressiveInlining" or empty.</summary>
internal sealed record MethodNode(string Name, string[] Modifiers, TypeNode Returns, bool ReturnsRef, string[] Generics, string Contract,
    ParameterNode[] Parameters, Statement? Body, string Inlining, AccessorNode? Accessor) : MemberNode(Name, Modifiers);

/// <summary>What a method declared with <c>UnsafeAccessor</c> stands for.</summary>
internal sealed record AccessorNode(string Kind, string? Name);

/// <summary>A parameter. <c>Passing</c>: empty, "ref", "in" or "out". A lambda's may have no type.</summary>
internal sealed record ParameterNode(string Name, TypeNode? Type, string Passing, Expression? Default);

internal abstract record Statement;

internal sealed record Block(Statement[] Statements) : Statement;

internal sealed record LocalDeclaration(TypeNode Type, bool IsRef, string[] Names, Expression? Value) : Statement;

internal sealed record ExpressionStatement(Expression Value) : Statement;

internal sealed record If(Expression Condition, Statement Then, Statement? Else) : Statement;

internal sealed record While(Expression Condition, Statement Body) : Statement;

internal sealed record Do(Statement Body, Expression Condition) : Statement;

internal sealed record For(Statement? First, Expression? Condition, Expression[] Next, Statement Body) : Statement;

internal sealed record ForEach(TypeNode Type, string Name, Expression Values, Statement Body) : Statement;

internal sealed record Switch(Expression Value, Section[] Sections) : Statement;

/// <summary>A section of a switch. A label with a null pattern is <c>default</c>.</summary>
internal sealed record Section((Pattern? Pattern, Expression? When)[] Labels, Statement[] Statements);

internal sealed record Return(Expression? Value) : Statement;

internal sealed record Throw(Expression Value) : Statement;

internal sealed record Label(string Name, Statement Next) : Statement;

internal sealed record Goto(string Name) : Statement;

/// <summary>A jump to a case; to <c>default</c> where the value is null.</summary>
internal sealed record GotoCase(Expression? Value) : Statement;

internal sealed record Break : Statement;

internal sealed record Continue : Statement;

internal abstract record Expression;

/// <summary>A literal. Null is the literal <c>null</c>.</summary>
internal sealed record Literal(object? Value) : Expression;

internal sealed record Utf8Literal(byte[] Value) : Expression;

/// <summary><c>default</c>, of a type or of the one that is expected.</summary>
internal sealed record Default(TypeNode? Type) : Expression;

/// <summary>A simple name with type arguments, or one that begins with <c>global::</c>.</summary>
internal sealed record Name(string Text, TypeNode[] Arguments, bool IsGlobal) : Expression;

/// <summary>A type in the place of an expression: <c>int</c>, <c>List&lt;T&gt;</c>.</summary>
internal sealed record TypeName(TypeNode Type) : Expression;

internal sealed record Member(Expression Of, string Text, TypeNode[] Arguments) : Expression;

/// <summary>A member after <c>?.</c>: the rest of the chain, in which <see cref="ConditionalPlace"/> stands for what is not null.</summary>
internal sealed record Conditional(Expression Of, Expression Rest) : Expression;

internal sealed record ConditionalPlace : Expression;

internal sealed record Call(Expression Of, Argument[] Arguments) : Expression;

/// <summary>An argument. <c>Passing</c>: empty, "ref", "in" or "out". A declared one has a type and a name instead of a value.</summary>
internal sealed record Argument(string? Name, string Passing, Expression? Value, TypeNode? Type, string? Declared);

internal sealed record Index(Expression Of, Expression[] Arguments) : Expression;

internal sealed record New(TypeNode? Type, Argument[] Arguments, (string Name, Expression Value)[] Settings) : Expression;

internal sealed record NewArray(TypeNode Element, Expression[] Lengths, Expression[]? Elements) : Expression;

internal sealed record StackArray(TypeNode Element, Expression Length) : Expression;

internal sealed record Collection(Expression[] Elements) : Expression;

internal sealed record Unary(string Mark, Expression Of) : Expression;

internal sealed record Step(string Mark, Expression Of, bool IsPrefix) : Expression;

internal sealed record Binary(string Mark, Expression Left, Expression Right) : Expression;

internal sealed record Assignment(string Mark, Expression Left, Expression Right) : Expression;

internal sealed record Choice(Expression Condition, Expression Then, Expression Else) : Expression;

internal sealed record Cast(TypeNode Type, Expression Of) : Expression;

internal sealed record As(Expression Of, TypeNode Type) : Expression;

internal sealed record Is(Expression Of, Pattern Pattern) : Expression;

internal sealed record TypeOf(TypeNode Type) : Expression;

internal sealed record RefOf(Expression Of) : Expression;

internal sealed record ThrowValue(Expression Of) : Expression;

internal sealed record SwitchValue(Expression Of, (Pattern Pattern, Expression? When, Expression Value)[] Arms) : Expression;

internal sealed record Lambda(ParameterNode[] Parameters, Statement Body) : Expression;

internal abstract record Pattern;

internal sealed record ConstantPattern(Expression Value) : Pattern;

/// <summary>A name that is a type or a constant, which the tree does not tell.</summary>
internal sealed record TypePattern(TypeNode Type, string? Declared) : Pattern;

internal sealed record RelationPattern(string Mark, Expression Value) : Pattern;

internal sealed record PropertyPattern(TypeNode? Type, (string Name, Pattern Pattern)[] Members, string? Declared) : Pattern;

internal sealed record NotPattern(Pattern Of) : Pattern;

internal sealed record EitherPattern(bool Both, Pattern Left, Pattern Right) : Pattern;

internal sealed record AnyPattern : Pattern;
