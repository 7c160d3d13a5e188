// Owns: writing an answer of the protocol as one line of JSON.
// Must not know: what is answered. No library that is measured is used for it.
package octavo.lab.jvm;

/** One JSON object. */
final class Answer {
    private final StringBuilder text = new StringBuilder("{");

    Answer with(String name, Object value) {
        if (text.length() > 1) {
            text.append(',');
        }
        quote(name);
        text.append(':');
        write(value);
        return this;
    }

    private void write(Object value) {
        if (value instanceof Iterable<?> items) {
            text.append('[');
            String separator = "";
            for (Object item : items) {
                text.append(separator);
                write(item);
                separator = ",";
            }
            text.append(']');
        } else if (value instanceof Answer answer) {
            text.append(answer);
        } else if (value instanceof Number) {
            text.append(value);
        } else {
            quote(String.valueOf(value));
        }
    }

    private void quote(String words) {
        text.append('"');
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
