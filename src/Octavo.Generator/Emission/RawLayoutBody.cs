// Owns: the raw layout of an unmanaged struct: docs/formats/binary.md, "Structs".
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class RawLayoutBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        RawLayoutModel raw = plan.RawLayout!;
        if (raw.Probes.Count != 0)
        {
            string probes = string.Join(", ", raw.Probes);
            // The probe of a struct within is that of its first member: whether its other members are in their places only its own raw layout knows.
            IEnumerable<string> within = raw.Parts.Where(part => type.Members[part.Member].Value is not ScalarValue)
                .Select(part => scope.RawLayout(part.Facts)).Distinct();
            string rest = string.Concat(within.Select(codec => $" && {codec}.SameLayout"));
            c.Line($"private static readonly bool s_sameLayout = RawLayoutProbe.SameLayout<{type.Type}, {type.Codec}>([{probes}]){rest};").Line();
        }
        c.Lines($"""
            public static int Size => RawLayoutSize;

            public static bool SameLayout => {(raw.Probes.Count == 0 ? "false" : "s_sameLayout")};

            public static bool HasPadding => {Names.Bool(raw.Facts.HasPadding)};

            public static bool Validated => {Names.Bool(raw.Facts.Validated)};
            """).Line();
        if (raw.Facts is { Mask: { } mask, Size: 1 or 2 or 4 or 8 or 16 or 32 } and ({ HasPadding: true } or { Validated: true }))
        {
            c.Lines($"""
                public static ReadOnlySpan<byte> ZeroBits => [{string.Join(", ", mask.Zero)}];

                public static ReadOnlySpan<byte> DateTimes => [{string.Join(", ", mask.Dates)}];
                """).Line();
        }
        Put(scope, plan);
        c.Line();
        Get(scope, plan);
        c.Line();
        AreValid(scope, raw);
        c.Line();
        ClearPadding(scope, raw);
    }

    private static void Put(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        string from = type.Callbacks.Count == 0 ? "value" : "v";
        c.Open($"public static void Put(ref byte at, in {type.Type} value)");
        Callbacks.Begin(c, type, "value");
        foreach (RawLayoutPart part in plan.RawLayout!.Parts)
        {
            MemberModel member = type.Members[part.Member];
            string value = Members.Get(type, member, from);
            string cast = member.Value is ScalarValue { IsEnum: true } number ? $"({number.Facts.CSharp})" : "";
            c.Line(member.Value is ScalarValue scalar
                ? $"OctavoBinaryWriter.Put{scalar.Kind}({At(part.Offset)}, {cast}{value});"
                : $"{scope.RawLayout(part.Facts)}.Put({At(part.Offset)}, {value});");
        }
        foreach (RawLayoutPadding padding in plan.RawLayout.Padding)
        {
            c.Line($"RawLayoutChecks.Clear({At(padding.Offset)}, {padding.Size});");
        }
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
    }

    private static void Get(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        c.Open($"public static void Get(ref byte at, out {type.Type} v)");
        foreach (RawLayoutPart part in plan.RawLayout!.Parts)
        {
            MemberModel member = type.Members[part.Member];
            c.Line(member.Value is ScalarValue scalar
                ? $"OctavoBinaryReader.Get{scalar.Kind}({At(part.Offset)}, out {scalar.Facts.CSharp} {member.Local});"
                : $"{scope.RawLayout(part.Facts)}.Get({At(part.Offset)}, out {member.Value.Type} {member.Local});");
        }
        if (plan.RawLayout.Padding.Count != 0)
        {
            c.If(string.Join(" || ", plan.RawLayout.Padding.Select(p => $"!RawLayoutChecks.IsZero({At(p.Offset)}, {p.Size})")),
                $"Throw.InvalidValue({Names.Literal(type.FullName)});");
        }
        Members.Construct(c, type, "v = ");
        c.Close();
    }

    private static void AreValid(Scope scope, RawLayoutModel raw)
    {
        CodeWriter c = scope.Code;
        if (raw is { Facts: { Validated: false, HasPadding: false } })
        {
            c.Line("public static bool AreValid(ref byte first, int count) => true;");
            return;
        }
        c.Line("/// <summary>Whether one raw layout is a value.</summary>").Line("[MethodImpl(MethodImplOptions.AggressiveInlining)]");
        c.Line($"public static bool IsValid(ref byte at) => {string.Join(" & ", Checks(scope, raw))};").Line();
        c.Lines("""
            public static bool AreValid(ref byte first, int count)
            {
                // No exit inside the loop: the common case is that all are valid.
                bool valid = true;
                for (nint i = 0; i < count; i++)
                {
                    valid &= IsValid(ref Bytes.At(ref first, i * RawLayoutSize));
                }
                return valid;
            }
            """);
    }

    private static IEnumerable<string> Checks(Scope scope, RawLayoutModel raw)
    {
        foreach (RawLayoutPart part in raw.Parts.Where(p => p.Facts.Validated || p.Facts.HasPadding))
        {
            bool scalar = ScalarFacts.All.Any(f => f.RawLayoutType == part.Facts.Codec);
            yield return scalar ? $"RawLayoutChecks.Is{part.Facts.Codec.Replace("RawLayout", "")}({At(part.Offset)})"
                : $"{scope.RawLayout(part.Facts)}.AreValid({At(part.Offset)}, 1)";
        }
        foreach (RawLayoutPadding padding in raw.Padding)
        {
            yield return $"RawLayoutChecks.IsZero({At(padding.Offset)}, {padding.Size})";
        }
    }

    private static void ClearPadding(Scope scope, RawLayoutModel raw)
    {
        CodeWriter c = scope.Code;
        c.Open("public static void ClearPadding(ref byte first, int count)");
        if (raw.Facts.HasPadding)
        {
            c.Open("for (nint i = 0; i < count; i++)").Line("ref byte at = ref Bytes.At(ref first, i * RawLayoutSize);");
            foreach (RawLayoutPart part in raw.Parts.Where(p => p.Facts.HasPadding))
            {
                c.Line($"{scope.RawLayout(part.Facts)}.ClearPadding({At(part.Offset)}, 1);");
            }
            foreach (RawLayoutPadding padding in raw.Padding)
            {
                c.Line($"RawLayoutChecks.Clear({At(padding.Offset)}, {padding.Size});");
            }
            c.Close();
        }
        c.Close();
    }

    private static string At(int offset) => offset == 0 ? "ref at" : $"ref Bytes.At(ref at, {offset})";
}
