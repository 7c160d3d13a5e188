// Owns: a user of document 004's file as an immutable class whose adapters are generated.
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

/** A user of document 004's file, with AutoValue's class and the adapters of its extensions for Gson and Moshi. */
@AutoValue
public abstract class User {
    @SerializedName("_id") @Json(name = "_id")
    public abstract String id();

    public abstract int index();

    public abstract String guid();

    @SerializedName("is_active") @Json(name = "is_active")
    public abstract boolean isActive();

    public abstract String balance();

    public abstract String picture();

    public abstract int age();

    public abstract PersonName name();

    public abstract String company();

    public abstract String email();

    public abstract String address();

    public abstract String about();

    public abstract String registered();

    public abstract double latitude();

    public abstract double longitude();

    public abstract List<String> tags();

    public abstract List<Integer> range();

    public abstract List<Friend> friends();

    public abstract List<Image> images();

    public abstract String greeting();

    @SerializedName("favorite_fruit") @Json(name = "favorite_fruit")
    public abstract String favoriteFruit();

    @SerializedName("eye_color") @Json(name = "eye_color")
    public abstract String eyeColor();

    public abstract String phone();

    public static TypeAdapter<User> typeAdapter(Gson gson) {
        return new AutoValue_User.GsonTypeAdapter(gson);
    }

    public static JsonAdapter<User> jsonAdapter(Moshi moshi) {
        return new AutoValue_User.MoshiJsonAdapter(moshi);
    }
}
