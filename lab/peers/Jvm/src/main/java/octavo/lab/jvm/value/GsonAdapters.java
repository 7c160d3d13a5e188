// Owns: the factory of the adapters that auto-value-gson generates.
// Must not know: how they are measured.
package octavo.lab.jvm.value;

import com.google.gson.TypeAdapterFactory;
import com.ryanharter.auto.value.gson.GsonTypeAdapterFactory;

/** All generated Gson adapters of this package. */
@GsonTypeAdapterFactory
public abstract class GsonAdapters implements TypeAdapterFactory {
    public static TypeAdapterFactory create() {
        return new AutoValueGson_GsonAdapters();
    }
}
