// Owns: document 004's model as data classes for which Moshi's adapters are generated.
// Must not know: how it is measured.
package octavo.lab.jvm.generated

import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass

/** The root of document 004's file. */
@JsonClass(generateAdapter = true)
data class Response(
    val users: List<User>,
    val status: String,
    @Json(name = "is_real_json") val isRealJson: Boolean,
)

/** A user of document 004's file. */
@JsonClass(generateAdapter = true)
data class User(
    @Json(name = "_id") val id: String,
    val index: Int,
    val guid: String,
    @Json(name = "is_active") val isActive: Boolean,
    val balance: String,
    val picture: String,
    val age: Int,
    val name: PersonName,
    val company: String,
    val email: String,
    val address: String,
    val about: String,
    val registered: String,
    val latitude: Double,
    val longitude: Double,
    val tags: List<String>,
    val range: List<Int>,
    val friends: List<Friend>,
    val images: List<Image>,
    val greeting: String,
    @Json(name = "favorite_fruit") val favoriteFruit: String,
    @Json(name = "eye_color") val eyeColor: String,
    val phone: String,
)

/** A user's name. */
@JsonClass(generateAdapter = true)
data class PersonName(
    val first: String,
    val last: String,
)

/** A user's friend. */
@JsonClass(generateAdapter = true)
data class Friend(
    val id: Int,
    val name: String,
)

/** A user's image. */
@JsonClass(generateAdapter = true)
data class Image(
    val id: String,
    val format: String,
    val url: String,
    val description: String,
)
