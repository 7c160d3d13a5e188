// Owns: the root of document 004's file as an immutable class whose adapters are generated.
// Must not know: how it is measured.
package octavo.lab.jvm.value;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.SerializedName;
import com.squareup.moshi.Json;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import java.util.List;

/** The root of document 004's file, with AutoValue's class and the adapters of its extensions for Gson and Moshi. */
@AutoValue
public abstract class Response {
    public abstract List<User> users();

    public abstract String status();

    @SerializedName("is_real_json") @Json(name = "is_real_json")
    public abstract boolean isRealJson();

    public static TypeAdapter<Response> typeAdapter(Gson gson) {
        return new AutoValue_Response.GsonTypeAdapter(gson);
    }

    public static JsonAdapter<Response> jsonAdapter(Moshi moshi) {
        return new AutoValue_Response.MoshiJsonAdapter(moshi);
    }
}
