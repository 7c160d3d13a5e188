// Owns: the text of loops that write and read maps.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class MapEmitter
{
    public static void EmitWrite(Scope scope, MapValue map)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static void Write{map.Mark}<W>(ref W w, {map.Type} map)
            {Names.WhereW}
            """).Open();
        c.Lines("""
            if (map is null)
            {
                w.WriteNull();
                return;
            }
            """);
        if (map.Form is MapForm.Interface or MapForm.ReadOnlyInterface)
        {
            c.Lines($$"""
                if (map is {{map.Made.Type}} dictionary)
                {
                    Write{{map.Mark}}(ref w, dictionary);
                    return;
                }
                """);
        }
        string entries = "map";
        if (map.Facts is { Entries: not "{v}" } facts)
        {
            c.Line($"var entries = {FactsText.Of(map, facts.Entries)};");
            entries = "entries";
        }
        c.Line($"int count = {entries}.{map.Facts?.Count ?? "Count"};");
        Either(c, map, "W", "w.WriteArrayStart(2 * count);", "w.WriteMapStart(count);");
        c.Line("int index = 0;");
        c.Open($"foreach (KeyValuePair<{map.Key.Type}, {map.Item.Type}> entry in {entries})");
        Entry(scope, map);
        c.Line("index++;").Close();
        c.If("index != count", "Throw.CountChanged(count);");
        if (c.Ends)
        {
            c.Open("if (W.Ends)");
            Either(c, map, "W", "w.WriteArrayEnd(2 * count);", "w.WriteMapEnd(count);");
            c.Close();
        }
        c.Close();
    }

    public static void EmitRead(Scope scope, MapValue map)
    {
        CodeWriter c = scope.Code;
        string quoted = Names.Bool(map.Key.Quoted);
        string existing = map.Fills ? $", {map.Type} existing" : "";
        c.Lines($"""
            {Names.NoInlining}
            internal static {map.Type} Read{map.Id}<R>(ref R r{existing})
            {Names.WhereR}
            """).Open();
        c.Line($"int count = {(IsText(map.Key) ? "" : "R.TextKeys ? r.ReadArrayStart(1) : ")}r.ReadMapStart();").If("count == -1", "return null;");
        New(c, map);
        c.Open($"while ({(IsText(map.Key) ? "" : "R.TextKeys ? r.NextItem(ref count) : ")}r.NextEntry(ref count))");
        if (IsText(map.Key))
        {
            c.Line($"r.BeginKey({quoted});");
        }
        else
        {
            c.If("!R.TextKeys", "r.BeginKey(false);");
        }
        (string key, string item) = map.Key is ScalarValue one && map.Item is ScalarValue other && one.ReadMax + other.ReadMax <= ScalarReadMax.Run
            ? ReadScalars(scope, one, other)
            : ReadEntry(scope, map);
        string add = map.Facts is { HasTryAdd: false } || IsScreened(map) ? $"Maps.TryAdd(map, {key}, {item})" : $"map.TryAdd({key}, {item})";
        c.If($"!{add} && r.OnDuplicateKey()", $"map[{key}] = {item};");
        c.Close();
        if (IsScreened(map))
        {
            c.Line("Maps.Leave(own, map);").Line("return own;").Close();
            return;
        }
        c.Line($"return {(map.Facts is not null ? FactsText.Of(map, map.Facts.Finish) : IsSafe(map) ? "map" : "Maps.Close(existing, map)")};").Close();
    }

    /// <summary>Key and value in one run where the format allows it; what they are called.</summary>
    private static (string Key, string Item) ReadScalars(Scope scope, ScalarValue key, ScalarValue item)
    {
        CodeWriter c = scope.Code;
        c.Line($"{key.Facts.CSharp} key;").Line($"{item.Facts.CSharp} value;");
        if (c.HasPlaces)
        {
            c.Open(c.Ends ? "if (R.Shape == ReaderShape.Positional)" : null);
            string bound = Bounds.Read(new RunBoundBuilder().Value(key).Value(item).Build(), scope);
            c.Line($"ref byte at = ref r.Need({bound});");
            c.Lines($"""
                nint n = R.Get{key.Kind}(ref at, out key);
                n += R.Get{item.Kind}(ref Bytes.At(ref at, n), out value);
                r.Commit(n);
                """).Close();
        }
        if (c.Ends)
        {
            c.Open(c.HasPlaces ? "else" : null);
            c.Lines($"""
                key = r.Read{key.Kind}();
                r.EndKey({Names.Bool(key.Quoted)});
                value = r.Read{item.Kind}();
                """).Close();
        }
        return (GetRun.Use(key, "key"), GetRun.Use(item, "value"));
    }

    /// <summary>Key and value one after the other; what they are called.</summary>
    private static (string Key, string Item) ReadEntry(Scope scope, MapValue map)
    {
        CodeWriter c = scope.Code;
        string type = map.Type.Replace("global::", "");
        if (IsEnum(map.Key))
        {
            c.Line($"{map.Key.Type} key = default;").Line($"{scope.Codec(((ObjectValue)map.Key).Codec)}.ReadKey(ref r, ref key);");
        }
        else
        {
            ReadCode.Declare(scope, map.Key.CanBeNull ? map.Key with { NotNull = false } : map.Key, "key", null, "");
        }
        if (map.Key.CanBeNull)
        {
            c.If("key is null", $"Throw.NullNotAllowed({Names.Literal("a key of " + type)});");
        }
        Either(c, map, "R", "Maps.NextValue(ref r, ref count);", $"r.EndKey({Names.Bool(map.Key.Quoted)});");
        ReadCode.Declare(scope, map.Item, "value", null, "a value of " + type);
        return ("key", "value");
    }

    /// <summary>What is filled: a dictionary, the map itself, or its builder.</summary>
    private static void New(CodeWriter c, MapValue map)
    {
        if (map.Facts is not MapFacts facts)
        {
            string opened = IsSafe(map) ? "existing" : $"Maps.Open(existing, {FactsText.Seeded(map.Hashing)})";
            string made = map.Comparer is null ? Made(map) : $"new {map.Type}";
            string capacity = FormatFolds.Counted(c, "(count <= 4096 ? count : r.FirstCapacity(count, 32))", "R.ExpectEntries(ref r)");
            c.Line($"{map.Type} map = {opened} ?? {made}({capacity}, {map.Comparer?.Text ?? "r.SeededHashing"});");
            c.LineIf(IsSafe(map), "existing?.Clear();");
            return;
        }
        if (IsScreened(map))
        {
            c.Lines($"""
                {map.Type} own = existing ?? {FactsText.Of(map, facts.New)};
                {FactsText.Of(map, facts.Clear, items: "own")};
                IDictionary<{map.Key.Type}, {map.Item.Type}> map = {Into(map, "own")};
                """);
            return;
        }
        c.Line($"{FactsText.Of(map, facts.Local)} map = {(facts.Fills ? "existing ?? " : "")}{FactsText.Of(map, facts.New)};");
        if (facts.Fills)
        {
            c.Line($"{FactsText.Of(map, facts.Clear)};");
        }
    }

    /// <summary>The method that makes a dictionary of a map's keys.</summary>
    public static string Made(MapValue map) => $"Maps.New<{map.Key.Type}, {map.Item.Type}{FactsText.Hash(map.Hashing)}>";

    /// <summary>Whether no keys can flood a hashed map that exists: a user comparer is trusted, and the default one is safe for text.</summary>
    private static bool IsSafe(MapValue map) => map.Comparer is not null || map.Key is TextValue;

    /// <summary>Whether an existing map may be one that can be flooded: a hashed one besides dictionaries, or the user's.</summary>
    public static bool IsScreened(MapValue map) => map.Facts is { Fills: true } && map.Compares != ComparerKind.Order && !IsSafe(map);

    /// <summary>The expression of what is filled for a map of those.</summary>
    private static string Into(MapValue map, string own) =>
        $"Maps.Into<{map.Key.Type}, {map.Item.Type}{FactsText.Hash(map.Hashing)}>({own}, r.SeededHashing)";

    private static void Entry(Scope scope, MapValue map)
    {
        CodeWriter c = scope.Code;
        string quoted = Names.Bool(map.Key.Quoted);
        string what = WriteCode.Refuses(map.Item) ? $"a value of {map.Type.Replace("global::", "")}" : "";
        string key = Local(c, map.Key, "key", "entry.Key");
        string item = Local(c, map.Item, "item", "entry.Value");
        bool keyJoins = map.Key.IsFixed || map.Key is TextValue;
        bool itemJoins = map.Item.IsFixed || map.Item is TextValue;
        var run = new PutRun(scope);
        if (map.Key is ObjectValue { IsKeyText: true, IsStruct: false })
        {
            c.If($"{key} is null && W.TextKeys", $"Throw.NullNotAllowed({Names.Literal("a key of type " + map.Key.Type.Replace("global::", ""))});");
        }
        if (!keyJoins)
        {
            run.Reserve("W.MaxHead");
            run.Put(at => Either(map, $"W.PutItem({at}, 2 * index)", $"W.PutKeyStart({at}, index, {quoted})"));
            run.Advance();
            if (map.Key is ObjectValue { IsEnum: true } or ObjectValue { Single: TextValue })
            {
                c.Line($"{scope.Codec(((ObjectValue)map.Key).Codec)}.WriteKey(ref w, {key});");
            }
            else
            {
                c.LineIf(map.KeepsWhole, "W.KeepWhole(ref w, true);");
                WriteCode.Write(scope, map.Key, key);
                c.LineIf(map.KeepsWhole, "W.KeepWhole(ref w, false);");
            }
            run.Reserve(Bound(scope, 1, null, itemJoins ? map.Item : null, item));
        }
        else
        {
            run.Reserve(Bound(scope, 2, (map.Key, key), itemJoins ? map.Item : null, item));
            run.Put(at => Either(map, $"W.PutItem({at}, 2 * index)", $"W.PutKeyStart({at}, index, {quoted})"));
            if (map.Key is TextValue)
            {
                run.Text(key, Bound(scope, 1, null, itemJoins ? map.Item : null, item));
            }
            else
            {
                run.Value(map.Key, key);
            }
        }
        run.Put(at => Either(map, $"W.PutItem({at}, (2 * index) + 1)", $"W.PutKeyEnd({at}, {quoted})"));
        if (map.Item is TextValue)
        {
            run.Text(item, null, what);
            return;
        }
        if (itemJoins)
        {
            run.Value(map.Item, item);
        }
        run.Advance();
        if (!itemJoins)
        {
            WriteCode.Write(scope, map.Item, item, what);
        }
    }

    /// <summary>Whether the key is one text in every format that has text for keys. If it is not, keys and values alternate in an array there.</summary>
    private static bool IsText(ValueModel key) =>
        key is ScalarValue or TextValue or ObjectValue { Single: not null } or ObjectValue { IsKeyText: true } || IsEnum(key);

    /// <summary>Whether the key is an enum whose codec knows how it is as one.</summary>
    private static bool IsEnum(ValueModel key) => key is ObjectValue { IsEnum: true };

    private static string Either(MapValue map, string turns, string entries) => IsText(map.Key) ? entries : $"W.TextKeys ? {turns} : {entries}";

    private static void Either(CodeWriter c, MapValue map, string format, string turns, string entries)
    {
        if (IsText(map.Key))
        {
            c.Line(entries);
            return;
        }
        c.Open($"if ({format}.TextKeys)").Line(turns).Close().Open("else").Line(entries).Close();
    }

    private static string Local(CodeWriter c, ValueModel value, string name, string expression)
    {
        if (value is not TextValue && !WriteCode.NeedsLocal(value))
        {
            return expression;
        }
        c.Line($"{value.Type} {name} = {expression};");
        return name;
    }

    private static string Bound(Scope scope, int heads, (ValueModel Value, string Name)? key, ValueModel? item, string itemName)
    {
        var bound = new RunBoundBuilder().Head(heads);
        Add(key?.Value, key?.Name);
        Add(item, itemName);
        return Bounds.Write(bound.Build(), scope, MemberLayout.Array);

        void Add(ValueModel? value, string? name)
        {
            if (value is TextValue)
            {
                bound.Text(name!);
            }
            else if (value is not null)
            {
                bound.Value(value);
            }
        }
    }
}
