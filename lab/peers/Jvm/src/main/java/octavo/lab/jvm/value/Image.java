// Owns: a user's image as an immutable class whose adapters are generated.
// Must not know: how it is measured.
package octavo.lab.jvm.value;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;

/** A user's image, with AutoValue's class and the adapters of its extensions for Gson and Moshi. */
@AutoValue
public abstract class Image {
    public abstract String id();

    public abstract String format();

    public abstract String url();

    public abstract String description();

    public static TypeAdapter<Image> typeAdapter(Gson gson) {
        return new AutoValue_Image.GsonTypeAdapter(gson);
    }

    public static JsonAdapter<Image> jsonAdapter(Moshi moshi) {
        return new AutoValue_Image.MoshiJsonAdapter(moshi);
    }
}
