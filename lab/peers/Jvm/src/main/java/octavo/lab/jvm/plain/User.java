// Owns: a user of document 004's file as a plain mutable class.
// Must not know: which library reads its annotations.
package octavo.lab.jvm.plain;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.annotations.SerializedName;
import com.squareup.moshi.Json;
import java.util.List;

/** A user of document 004's file: public fields, for what works by reflection. */
public final class User {
    @SerializedName("_id") @Json(name = "_id") @JsonProperty("_id") @org.apache.fory.json.annotation.JsonProperty("_id")
    public String id;
    public int index;
    public String guid;
    @SerializedName("is_active") @Json(name = "is_active") @JsonProperty("is_active") @org.apache.fory.json.annotation.JsonProperty("is_active")
    public boolean isActive;
    public String balance;
    public String picture;
    public int age;
    public PersonName name;
    public String company;
    public String email;
    public String address;
    public String about;
    public String registered;
    public double latitude;
    public double longitude;
    public List<String> tags;
    public List<Integer> range;
    public List<Friend> friends;
    public List<Image> images;
    public String greeting;
    @SerializedName("favorite_fruit") @Json(name = "favorite_fruit") @JsonProperty("favorite_fruit") @org.apache.fory.json.annotation.JsonProperty("favorite_fruit")
    public String favoriteFruit;
    @SerializedName("eye_color") @Json(name = "eye_color") @JsonProperty("eye_color") @org.apache.fory.json.annotation.JsonProperty("eye_color")
    public String eyeColor;
    public String phone;
}
