// Owns: the diagnostics of the generator: id, title, message, severity. docs/diagnostics.md has a section for each; a test compares the two.
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Diagnostics;

internal static class Descriptors
{
    /// <summary>Where editors send those who ask: the page in the repository, whose address the build gives the assembly (Directory.Build.props).</summary>
    private static readonly string s_help =
        typeof(Descriptors).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().FirstOrDefault(data => data.Key == "RepositoryUrl")?.Value
            + "/blob/main/docs/diagnostics.md#";

    private static readonly Dictionary<string, DiagnosticDescriptor> s_all = [];

    public static readonly DiagnosticDescriptor SomeNumbered = Error("OCT0001", "Only some members are numbered",
        "'{0}' numbers some members but not {1}; number them all, number none, or put [CodecIgnore] on those that are not members");

    public static readonly DiagnosticDescriptor DuplicateNumber = Error("OCT0002", "Two members have the same number",
        "'{0}' and '{1}' of '{2}' have the same number {3}; use each number only once");

    public static readonly DiagnosticDescriptor NumberOutOfRange = Error("OCT0003", "A member's number is out of range",
        "'{0}' has the number {1}; numbers begin at {2} and end at {3}");

    public static readonly DiagnosticDescriptor DuplicateName = Error("OCT0004", "Two members have the same name",
        "'{0}' and '{1}' of '{2}' both have the name \"{3}\"; give one of them another name with [CodecMember(\"…\")]");

    public static readonly DiagnosticDescriptor UnsupportedType = Error("OCT0005", "No codec can be made for a member's type",
        "'{0}' is of type '{1}', {2}; change the type, or leave the member out with [CodecIgnore]");

    public static readonly DiagnosticDescriptor Inaccessible = Error("OCT0006", "The codec cannot access the type",
        "'{0}' cannot have a codec because {1}; make it and the types around it internal or public");

    public static readonly DiagnosticDescriptor NoConstructor = Error("OCT0007", "The type has no constructor that a codec can call",
        "'{0}' has neither a parameterless constructor nor one whose parameters all match members by name and type: {1}; add one of them, or mark it with [CodecConstructor]");

    public static readonly DiagnosticDescriptor StateLeftOut = Create("OCT0008", "State is left out of every format", DiagnosticSeverity.Warning,
        "'{0}' is {1}; make it a member with [CodecMember], or leave it out with [CodecIgnore]");

    public static readonly DiagnosticDescriptor GetOnlyMember = Error("OCT0009", "Nothing sets a marked member",
        "'{0}' is marked as a member but has no setter and no constructor parameter takes it; {1}");

    public static readonly DiagnosticDescriptor RootWithoutCodec = Create("OCT0010", "The type in the call has no codec", DiagnosticSeverity.Warning,
        "'{0}' has no codec: {1}; the call will throw NoCodec unless a codec is registered at run time");

    public static readonly DiagnosticDescriptor UnsupportedKind = Error("OCT0011", "The type is of a kind that has no codec",
        "'{0}' cannot have a codec because it is {1}; put [GenerateCodec] on concrete classes and structs, and together with [CodecUnion] on bases, which need not name cases");

    public static readonly DiagnosticDescriptor NoCodec = Error("OCT0012", "A member's type has no codec",
        "'{0}' holds '{1}', which has no codec; put [GenerateCodec] on it, or [assembly: GenerateCodecFor(typeof({1}))] if it is not yours");

    public static readonly DiagnosticDescriptor AbstractMember = Error("OCT0013", "A member's type is abstract",
        "'{0}' holds '{1}', which is {2}: the data does not say which type to make; declare the concrete type, or make it a union: [CodecUnion(number, typeof(…))] and [GenerateCodec]");

    public static readonly DiagnosticDescriptor OrderContradictsLayout = Error("OCT0014", "Order, layout and numbers contradict one another",
        "'{0}': {1}");

    public static readonly DiagnosticDescriptor NotPartial = Error("OCT0015", "A non-public member is marked in a type that is not partial",
        "'{0}' is marked as a member but is not public; make '{1}' partial to let its codec reach it, or make the member public");

    public static readonly DiagnosticDescriptor GapTooWide = Error("OCT0016", "A gap between numbers is too wide",
        "'{0}' has {1} numbers without a member: each takes a byte in every array; use closer numbers, or set Layout = Layout.NumberMap");

    public static readonly DiagnosticDescriptor LanguageTooOld = Error("OCT0017", "The C# version is too old for emitted codecs",
        "Codecs are emitted in C# 14, but this project compiles C# {0}; remove LangVersion or set it to 14 or later");

    public static readonly DiagnosticDescriptor BadVersion = Error("OCT0019", "A newer or deprecated member cannot be omitted",
        "'{0}' {1}, but {2}");

    public static readonly DiagnosticDescriptor SpreadMembers = Error("OCT0018", "Members without numbers are in several files",
        "'{0}' declares members without numbers in several files, so their order depends on the order of compilation; number them or move them into one file");

    public static readonly DiagnosticDescriptor ComputedMember = Create("OCT0020", "A computed member is left out", DiagnosticSeverity.Info,
        "'{0}' is computed and is not written; write it in formats by name with [CodecMember(Computed = ComputedMembers.Write)], or put [CodecIgnore] on it to leave it out explicitly");

    public static readonly DiagnosticDescriptor ComputedReference = Error("OCT0029", "A computed member can hold objects with references",
        "'{0}' is written, and skipped when it is read, but it can hold objects with references: an object that is written there first would be lost at its other places; leave it out with [CodecIgnore]");

    public static readonly DiagnosticDescriptor NoMembers = Error("OCT0021", "The type has state but no members",
        "'{0}' has no members, and its state would be lost: {1}; {2}mark members with [CodecMember] in a partial type, name a codec with [CodecConverter], or name a type that stands for it with [CodecSurrogate]");

    public static readonly DiagnosticDescriptor UnusedMark = Create("OCT0022", "An attribute has no member to apply to", DiagnosticSeverity.Warning,
        "'{0}' has [{1}] but is not a member: {2}");

    public static readonly DiagnosticDescriptor NotInherited = Create("OCT0023", "Attributes of System.Text.Json are not inherited", DiagnosticSeverity.Warning,
        "'{0}' overrides '{1}' without its System.Text.Json attributes, which System.Text.Json does not inherit; repeat them, or decide with [CodecMember] or [CodecIgnore]");

    public static readonly DiagnosticDescriptor LostElements = Error("OCT0024", "The elements of a collection would be lost",
        "'{0}' is a collection that no codec can fill: {1}; put [CodecConverter] or [CodecSurrogate] on it, or mark its members with [CodecMember] to write it as an object without elements");

    public static readonly DiagnosticDescriptor UnseenState = Create("OCT0025", "State of another assembly cannot be seen", DiagnosticSeverity.Warning,
        "'{0}' is in another assembly: its non-public state cannot be seen here and is left out of the codec of '{1}'; {2} a codec or a surrogate for '{1}'");

    public static readonly DiagnosticDescriptor HiddenState = Error("OCT0026", "State of another assembly cannot be reached",
        "'{0}' has members whose types are not public in its assembly, so the codec of '{1}' cannot name them: {2}; make the types public, or name a codec or a surrogate for '{1}'");

    public static readonly DiagnosticDescriptor OwnCodecDiffers = Error("OCT0035", "A type with a codec is requested with other options",
        "'{0}' has a codec {1}: each would misread the data of the other; remove the options here, or change them there");

    public static readonly DiagnosticDescriptor CodecsDiffer = Error("OCT0036", "Two assemblies give a type different layouts",
        "'{0}' holds '{1}', whose codecs in {2} have different layouts; give both the same options, or remove the codec from one of them");

    public static readonly DiagnosticDescriptor UnfollowedConvention =
        Create("OCT0037", "A convention of another library is not followed", DiagnosticSeverity.Warning,
        "'{0}' has {1}, which {2} uses to decide what is written; codecs ignore it: {3}");

    public static readonly DiagnosticDescriptor UnfollowedFormatter = Create("OCT0038", "A formatter's attribute is not followed", DiagnosticSeverity.Warning,
        "'{0}' has {1}, which is not followed, so its bytes differ: {2}");

    public static readonly DiagnosticDescriptor UnusedOption = Create("OCT0039", "An option has no effect", DiagnosticSeverity.Warning,
        "'{0}' {1}, so {2} has no effect; {3}");

    public static readonly DiagnosticDescriptor BadName = Error("OCT0028", "A name is not text",
        "'{0}' has the name \"{1}\", which contains a lone surrogate: no format can write it; give it another name");

    public static readonly DiagnosticDescriptor RequiredLeftOut = Create("OCT0027", "A required member is left out of a format", DiagnosticSeverity.Warning,
        "'{0}' must have a value, but attributes leave it out of {1}: objects read from these have {2} there; make it nullable, remove 'required', give its parameter a default, or include it in every format");

    public static readonly DiagnosticDescriptor BadConverter = Error("OCT0030", "A hand-written codec does not fit the type",
        "'{0}' cannot be written and read by '{1}': {2}; a converter is a visible struct that implements ICodec<T> for exactly that type");

    public static readonly DiagnosticDescriptor BadCallback = Error("OCT0031", "A callback cannot be called",
        "'{0}' cannot be called when the object is written or read because {1}; a callback returns nothing and takes nothing, or a StreamingContext");

    public static readonly DiagnosticDescriptor SeveralConstructors = Error("OCT0032", "Several constructors are chosen",
        "'{0}' has {1} constructors with an attribute that chooses one; keep one of them, or put [CodecConstructor] on it");

    public static readonly DiagnosticDescriptor OmittedValueLost = Create("OCT0033", "A value that is left out is read as another", DiagnosticSeverity.Warning,
        "'{0}' is left out of data with names if it is {1}, but a missing value is read as {2}; remove the initializer or default, or set Omit = OmitPolicy.Never on the member");

    public static readonly DiagnosticDescriptor ProtoValueLost = Create("OCT0046", "A value that protobuf-net leaves out is read as another",
        DiagnosticSeverity.Warning,
        "'{0}' is left out of Protobuf if it is {1}, as in protobuf-net, but a missing value is read as {2}; let a new object have {1} there, or set [ProtoMember(IsRequired = true)]");

    public static readonly DiagnosticDescriptor BadSurrogate = Error("OCT0034", "A surrogate cannot stand for the type",
        "'{0}' cannot stand for '{1}' in data: {2}");

    public static readonly DiagnosticDescriptor MemberOfSomeFormats = Create("OCT0040", "A member is not in every format", DiagnosticSeverity.Info,
        "'{0}' is not written in {1}, because of the attributes for it; [CodecMember] makes it a member of every format, [CodecIgnore] of none");

    public static readonly DiagnosticDescriptor StateOfSomeFormats = Create("OCT0044", "State is left out of some formats", DiagnosticSeverity.Warning,
        "'{0}' is left out of {1}: {2}; make it a member of every format with [CodecMember], leave it out with [CodecIgnore], or set Formats in [GenerateCodec]");

    public static readonly DiagnosticDescriptor ReadAsOther = Create("OCT0045", "A member is read as another value", DiagnosticSeverity.Warning,
        "'{0}' is read as another value than the one that was written: {1} gives '{2}' for it; store the value unchanged, or choose another constructor with [CodecConstructor]");

    public static readonly DiagnosticDescriptor OrderDecides = Create("OCT0047", "A setter writes or reads another member", DiagnosticSeverity.Warning,
        "The setter of '{0}' {1} '{2}', so the result depends on the order in which members are read; let the setter store only its own value, take both in a constructor, or leave one of them out with [CodecIgnore]");

    public static readonly DiagnosticDescriptor UnusedIgnore = Create("OCT0048", "An attribute that leaves a member out has no effect", DiagnosticSeverity.Warning,
        "'{0}' has [{1}], which has no effect there: {2}");

    public static readonly DiagnosticDescriptor UncalledCallback =
        Create("OCT0041", "Another library does not call the callback", DiagnosticSeverity.Warning,
        "'{0}' is called in every format, but {1} does not call it in its own: the data may differ if the callback changes members; {2}, or move its work out of the type");

    public static readonly DiagnosticDescriptor UnfollowedAttribute =
        Create("OCT0042", "An attribute of another library is not followed", DiagnosticSeverity.Warning,
        "{0} is not followed: {1}");

    public static readonly DiagnosticDescriptor ReservedField = Error("OCT0043", "A member uses what a protobuf-net attribute reserves",
        "'{0}' has the {1} that [ProtoReserved] on '{2}' reserves; give it another");

    public static readonly DiagnosticDescriptor DuplicateCase = Error("OCT0050", "Two cases of a union are the same",
        "'{0}' and '{1}' of the union '{2}' have {3} in common; each number, name and type can occur only once in a union");

    public static readonly DiagnosticDescriptor NotACase = Error("OCT0051", "The type cannot be a case of the union",
        "'{0}' cannot be a case of '{1}': {2}");

    public static readonly DiagnosticDescriptor CaseNumber = Error("OCT0052", "A case's number is negative",
        "'{0}' has the number {1}; the numbers of cases begin at 0");

    public static readonly DiagnosticDescriptor StackOrder = Create("OCT0049", "Another library writes a stack in the opposite order", DiagnosticSeverity.Warning,
        "'{0}' holds a stack, which codecs write from the bottom and {1} from the top, so each reads the other's data reversed; declare a list");

    public static readonly DiagnosticDescriptor NoUnion = Error("OCT0053", "The case has no union",
        "'{0}' is marked as a case of a union, but {1}");

    public static readonly DiagnosticDescriptor ReferenceName = Error("OCT0055", "A member has a name that references need",
        "'{0}' has the name \"{1}\", but JSON has the number of an object in that member, because '{2}' has references; give it another name");

    public static readonly DiagnosticDescriptor NoFixedEncoding = Error("OCT0060", "The member's type has no fixed encoding",
        "'{0}' is of type '{1}', but Encoding = MemberEncoding.Fixed is only for int, uint, long, ulong, enums of them and nullable values of these; remove Encoding");

    public static readonly DiagnosticDescriptor NoComparer = Error("OCT0085", "The member's type does not take a text comparer",
        "'{0}' is of type '{1}', but Comparer is only for dictionaries and sets whose keys are strings; remove Comparer");

    public static readonly DiagnosticDescriptor ComparerLost =
        Create("OCT0086", "The comparer of a collection is lost when the member is read", DiagnosticSeverity.Warning,
        "'{0}' is made {1} its codec cannot use for the collection that it reads; use a static member or a new object of a type that the assembly can access, set Comparer in [CodecMember], or remove the setter");

    public static readonly DiagnosticDescriptor NoEnum = Error("OCT0087", "The member's type is not an enum",
        "'{0}' is of type '{1}', but Enum and Defined are only for enums and nullable enums; put [CodecEnum] on the enum if it is in a collection");

    public static readonly DiagnosticDescriptor BadEnumName = Error("OCT0088", "An enum name cannot be distinguished from others",
        "'{0}' has the name \"{1}\", and {2}; give the field another name with [CodecMember(\"…\")]");

    public static readonly DiagnosticDescriptor BadExtensionData = Error("OCT0089", "A member cannot keep unknown members",
        "'{0}' cannot keep unknown members: {1}");

    public static readonly DiagnosticDescriptor TwoForms = Error("OCT0091", "An enum has two forms in one format",
        "'{0}' is written both by name and by number in {1}; let each [CodecEnum] name other formats: [CodecEnum(EnumForm.Name, Formats = CodecFormats.Json)]");

    public static readonly DiagnosticDescriptor UnusedFormats = Create("OCT0092", "An attribute names formats that it does not apply to",
        DiagnosticSeverity.Warning, "{0} has no effect: {1}");

    public static readonly DiagnosticDescriptor TwoNames = Error("OCT0093", "A member has two names in one format",
        "'{0}' has several names in {1}; let each [CodecName] name other formats, and use [CodecAlias] for names that are only read");

    public static readonly DiagnosticDescriptor NotAllMembers = Error("OCT0090", "Not all members of the type can be found",
        "The members of '{0}' that are not public cannot be found: {1}");

    public static readonly DiagnosticDescriptor MessagePackCall = Create("OCT0070", "A call to MessagePack-CSharp has a counterpart", DiagnosticSeverity.Info,
        "'{0}' can be replaced with '{1}'");

    public static readonly DiagnosticDescriptor MemoryPackCall = Create("OCT0071", "A call to MemoryPack has a counterpart", DiagnosticSeverity.Info,
        "'{0}' can be replaced with '{1}'; the data format differs");

    public static readonly DiagnosticDescriptor ForeignType = Create("OCT0072", "A type of another serializer has no codec", DiagnosticSeverity.Info,
        "'{0}' has [{1}] and no codec; [GenerateCodec] makes one from the same attributes");

    public static readonly DiagnosticDescriptor Remedy = Create("OCT0073", "A diagnostic has a fix", DiagnosticSeverity.Hidden,
        "{0} of '{1}' has a fix");

    public static readonly DiagnosticDescriptor CallsWithoutCodecs = Create("OCT0074", "A framework sends a type that has no codec",
        DiagnosticSeverity.Info, "the methods of '{0}' send '{1}', for which nothing asks for a codec; add [assembly: GenerateCodecsForCalls(typeof({0}))]");

    public static readonly DiagnosticDescriptor UnusedColumn = Create("OCT0075", "A column attribute is not enabled", DiagnosticSeverity.Warning,
        "'{0}' has [OctavoColumn], but nothing makes '{1}' follow it, so EF Core maps it in its own way; call UseOctavo() in ConfigureConventions");

    public static readonly DiagnosticDescriptor OpenCase = Error("OCT0080", "A case is marked as open",
        "'{0}' is named as a case of '{1}' by an attribute with Open = true; only [CodecUnion(Open = true)] on its base makes a union open");

    public static readonly DiagnosticDescriptor UnfollowedJson =
        Create("OCT0100", "An attribute of another JSON library is not followed", DiagnosticSeverity.Warning,
        "{0} is not followed: {1}");

    public static readonly DiagnosticDescriptor BadDiscriminator = Error("OCT0101", "The discriminator cannot have this name",
        "'{0}' uses the member \"{1}\" as discriminator in JSON, but {2}; choose another name: [CodecUnion(Discriminator = \"…\")]");

    public static readonly DiagnosticDescriptor BadJsonExtensionData = Create("OCT0102", "Unknown members of JSON are not kept", DiagnosticSeverity.Warning,
        "'{0}' keeps no unknown members: {1}");

    public static readonly DiagnosticDescriptor NoNumbers = Error("OCT0103", "The member holds no numbers",
        "'{0}' is of type '{1}', but Numbers is only for numbers, nullable numbers and platform collections of them; remove Numbers");

    public static readonly DiagnosticDescriptor FieldNumber = Error("OCT0110", "A number cannot be a field number in Protobuf",
        "'{0}' has the number {1}; Protobuf field numbers are 1 to 536870911 without 19000 to 19999, which Protobuf reserves");

    public static readonly DiagnosticDescriptor DuplicateField = Error("OCT0111", "Two members have the same number in Protobuf",
        "'{0}' and '{1}' of '{2}' have the same number {3} in Protobuf; use each number only once");

    public static readonly DiagnosticDescriptor NoFieldNumber = Error("OCT0112", "A member of a message has no number in Protobuf",
        "'{0}' has no number, but '{1}' has Protobuf attributes; number it with [CodecMember(n)] or [ProtobufMember(n)], or put [CodecIgnore] on it");

    public static readonly DiagnosticDescriptor BadField = Error("OCT0113", "A member does not fit the Protobuf field that it declares",
        "'{0}' cannot be the field that its Protobuf attribute declares: {1}");

    public static readonly DiagnosticDescriptor UnfollowedProto = Create("OCT0114", "An attribute of protobuf-net is not followed", DiagnosticSeverity.Warning,
        "{0} is not followed: {1}");

    public static readonly DiagnosticDescriptor NotInProtobuf = Create("OCT0115", "The type in the call is not in Protobuf", DiagnosticSeverity.Warning,
        "'{0}' is not in Protobuf, so the call throws NotInFormat: {1}");

    public static readonly DiagnosticDescriptor NoReferences = Error("OCT0120", "The type cannot have references",
        "'{0}' cannot have References = true: {1}");

    public static readonly DiagnosticDescriptor NoSharing = Error("OCT0121", "The member cannot be shared",
        "'{0}' cannot have its text or collections shared: {1}");

    public static readonly DiagnosticDescriptor NotInFormat = Create("OCT0130", "The type in the call is not in the format", DiagnosticSeverity.Warning,
        "'{0}' is not in {1}, so the call throws NotInFormat: {2}");

    public static readonly DiagnosticDescriptor NotInNamedFormat = Error("OCT0131", "The type names a format that it is not in",
        "'{0}' names {1} in its Formats but is not in it: {2}");

    public static IReadOnlyDictionary<string, DiagnosticDescriptor> All => s_all;

    private static DiagnosticDescriptor Error(string id, string title, string message) => Create(id, title, DiagnosticSeverity.Error, message);

    private static DiagnosticDescriptor Create(string id, string title, DiagnosticSeverity severity, string message)
    {
        var descriptor =
            new DiagnosticDescriptor(id, title, message, "Octavo", severity, isEnabledByDefault: true, helpLinkUri: s_help + id.ToLowerInvariant());
        s_all.Add(id, descriptor);
        return descriptor;
    }
}
