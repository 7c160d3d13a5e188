// Owns: equality of values of any of the models.
// Must not know: libraries.
package octavo.lab.jvm;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

/** Compares member by member, for not all models have an equals of their own. */
final class DeepComparison {
    private DeepComparison() {
    }

    /** The first difference with its place; null when equal. */
    static String difference(String place, Object expected, Object actual) throws IllegalAccessException {
        if (expected == null || actual == null) {
            return expected == actual ? null : place + ": " + expected + " came back " + actual;
        }
        if (expected instanceof List<?> left && actual instanceof List<?> right) {
            if (left.size() != right.size()) {
                return place + ": " + left.size() + " elements came back as " + right.size();
            }
            for (int i = 0; i < left.size(); i++) {
                String difference = difference(place + "[" + i + "]", left.get(i), right.get(i));
                if (difference != null) {
                    return difference;
                }
            }
            return null;
        }
        if (expected.getClass().getName().startsWith("java.")) {
            return expected.equals(actual) ? null : place + ": " + expected + " came back " + actual;
        }
        if (expected.getClass() != actual.getClass()) {
            return place + ": a " + expected.getClass().getName() + " came back as " + actual.getClass().getName();
        }
        for (Field field : expected.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            field.setAccessible(true);
            String difference = difference(place + "." + field.getName(), field.get(expected), field.get(actual));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }
}
