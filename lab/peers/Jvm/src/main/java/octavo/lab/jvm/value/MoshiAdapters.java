// Owns: the factory of the adapters that auto-value-moshi generates.
// Must not know: how they are measured.
package octavo.lab.jvm.value;

import com.ryanharter.auto.value.moshi.MoshiAdapterFactory;
import com.squareup.moshi.JsonAdapter;

/** All generated Moshi adapters of this package. */
@MoshiAdapterFactory
public abstract class MoshiAdapters implements JsonAdapter.Factory {
    public static JsonAdapter.Factory create() {
        return new AutoValueMoshi_MoshiAdapters();
    }
}
