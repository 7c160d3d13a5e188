// Owns: the root of document 004's file as a plain mutable class.
// Must not know: which library reads its annotations.
package octavo.lab.jvm.plain;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.annotations.SerializedName;
import com.squareup.moshi.Json;
import java.util.List;

/** The root of document 004's file: public fields, for what works by reflection. */
public final class Response {
    public List<User> users;
    public String status;
    @SerializedName("is_real_json") @Json(name = "is_real_json") @JsonProperty("is_real_json") @org.apache.fory.json.annotation.JsonProperty("is_real_json")
    public boolean isRealJson;
}
