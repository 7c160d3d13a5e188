// Owns: document 004's model as data classes that Moshi reads by Kotlin's reflection.
// Must not know: how it is measured.
package octavo.lab.jvm.reflected

import com.squareup.moshi.Json

/** The root of document 004's file. */
data class Response(
    val users: List<User>,
    val status: String,
    @Json(name = "is_real_json") val isRealJson: Boolean,
)

/** A user of document 004's file. */
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
data class PersonName(
    val first: String,
    val last: String,
)

/** A user's friend. */
data class Friend(
    val id: Int,
    val name: String,
)

/** A user's image. */
data class Image(
    val id: String,
    val format: String,
    val url: String,
    val description: String,
)
