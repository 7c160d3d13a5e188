// Owns: a user's friend as an immutable class whose adapters are generated.
// Must not know: how it is measured.
package octavo.lab.jvm.value;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;

/** A user's friend, with AutoValue's class and the adapters of its extensions for Gson and Moshi. */
@AutoValue
public abstract class Friend {
    public abstract int id();

    public abstract String name();

    public static TypeAdapter<Friend> typeAdapter(Gson gson) {
        return new AutoValue_Friend.GsonTypeAdapter(gson);
    }

    public static JsonAdapter<Friend> jsonAdapter(Moshi moshi) {
        return new AutoValue_Friend.MoshiJsonAdapter(moshi);
    }
}
