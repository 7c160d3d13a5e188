// Owns: a user's name as an immutable class whose adapters are generated.
// Must not know: how it is measured.
package octavo.lab.jvm.value;

import com.google.auto.value.AutoValue;
import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;

/** A user's name, with AutoValue's class and the adapters of its extensions for Gson and Moshi. */
@AutoValue
public abstract class PersonName {
    public abstract String first();

    public abstract String last();

    public static TypeAdapter<PersonName> typeAdapter(Gson gson) {
        return new AutoValue_PersonName.GsonTypeAdapter(gson);
    }

    public static JsonAdapter<PersonName> jsonAdapter(Moshi moshi) {
        return new AutoValue_PersonName.MoshiJsonAdapter(moshi);
    }
}
