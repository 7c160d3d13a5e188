// Owns: document 004's model as nullable mutable classes with kotlinx.serialization's generated serializers.
// Must not know: how it is measured.
package octavo.lab.jvm.serializable

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The root of document 004's file. */
@Serializable
class Response {
    var users: List<User>? = null
    var status: String? = null
    @SerialName("is_real_json")
    var isRealJson: Boolean = false
}

/** A user of document 004's file. */
@Serializable
class User {
    @SerialName("_id")
    var id: String? = null
    var index: Int = 0
    var guid: String? = null
    @SerialName("is_active")
    var isActive: Boolean = false
    var balance: String? = null
    var picture: String? = null
    var age: Int = 0
    var name: PersonName? = null
    var company: String? = null
    var email: String? = null
    var address: String? = null
    var about: String? = null
    var registered: String? = null
    var latitude: Double = 0.0
    var longitude: Double = 0.0
    var tags: List<String>? = null
    var range: List<Int>? = null
    var friends: List<Friend>? = null
    var images: List<Image>? = null
    var greeting: String? = null
    @SerialName("favorite_fruit")
    var favoriteFruit: String? = null
    @SerialName("eye_color")
    var eyeColor: String? = null
    var phone: String? = null
}

/** A user's name. */
@Serializable
class PersonName {
    var first: String? = null
    var last: String? = null
}

/** A user's friend. */
@Serializable
class Friend {
    var id: Int = 0
    var name: String? = null
}

/** A user's image. */
@Serializable
class Image {
    var id: String? = null
    var format: String? = null
    var url: String? = null
    var description: String? = null
}
