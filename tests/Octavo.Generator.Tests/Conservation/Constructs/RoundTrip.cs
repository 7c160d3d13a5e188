// Owns: what the constructs call: there and back in every format, compared as the construct asks or by JSON. It is compiled with them, so it names everything
// in full.
public static class RT
{
    public static string Json<T>(T v) => global::System.Text.Encoding.UTF8.GetString(global::Octavo.OctavoJson.Serialize(v!, typeof(T)));

    public static string All<T>(T v, global::System.Func<T, string>? show = null)
    {
        show ??= x => Json(x);
        var s = new global::System.Text.StringBuilder();
        string want;
        try
        {
            want = show(v);
        }
        catch (global::System.Exception e)
        {
            return " THREW " + e.Message;
        }
        Try("Binary", () => global::Octavo.OctavoBinary.Deserialize(global::Octavo.OctavoBinary.Serialize(v!, typeof(T)), typeof(T)));
        Try("Compact", () => global::Octavo.OctavoCompact.Deserialize(global::Octavo.OctavoCompact.Serialize(v!, typeof(T)), typeof(T)));
        Try("MessagePack", () => global::Octavo.OctavoMsgPack.Deserialize(global::Octavo.OctavoMsgPack.Serialize(v!, typeof(T)), typeof(T)));
        Try("CBOR", () => global::Octavo.OctavoCbor.Deserialize(global::Octavo.OctavoCbor.Serialize(v!, typeof(T)), typeof(T)));
        Try("JSON", () => global::Octavo.OctavoJson.Deserialize(global::Octavo.OctavoJson.Serialize(v!, typeof(T)), typeof(T)));
        Try("Protobuf", () => global::Octavo.OctavoProtobuf.Deserialize(global::Octavo.OctavoProtobuf.Serialize(v!, typeof(T)), typeof(T)));
        return s.Length == 0 ? " ok" : s.ToString();

        void Try(string format, global::System.Func<object?> trip)
        {
            try
            {
                string got = show((T)trip()!);
                s.Append(got == want ? "" : " " + format + " DIFFERS " + got + " for " + want);
            }
            catch (global::Octavo.OctavoException e) when (e.Code == global::Octavo.OctavoErrorCode.NotInFormat)
            {
                // Without numbers a type is not in Protobuf.
            }
            catch (global::System.Exception e)
            {
                s.Append(" " + format + " THREW " + e.Message);
            }
        }
    }
}
