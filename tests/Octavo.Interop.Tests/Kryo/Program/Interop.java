// Owns: the Java side of the live test: the classes of Types/Java.cs, random values of them, and Kryo with its default serializers.
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import java.io.*;
import java.math.*;
import java.time.*;
import java.util.*;

public class Interop {
    public enum Grade { LOW, MIDDLE, HIGH }

    public abstract static class Figure { }

    public static final class Circle extends Figure { double radius; }

    public static final class Square extends Figure { int side; }

    public static final class Fin { int a; double d; boolean f; }

    public static class Open { int x; }

    public record Pair(int count, List<Integer> list, String name) { }

    public static class Ring { Ring any; long big; Integer boxed; String name; Ring next; int zed; }

    public static final class Thing {
        boolean aBool; byte aByte; char aChar; Date aDate; BigDecimal aDecimal; double aDouble; Duration aDuration; float aFloat; Grade aGrade; UUID aGuid; Instant aInstant; BigInteger aInteger;
        LocalDateTime aLocal; LocalDate aLocalDate; LocalTime aLocalTime; long aLong; OffsetDateTime aOffset; short aShort; String aString;
        byte[] bBytes; double[] bDoubles; Figure[] bFigures; Fin[] bFins; int[][] bGrid; int[] bInts; long[] bLongs; String[] bStrings; Integer[] bWrapped;
        List<Boolean> cBools; List<Figure> cFigures; List<Fin> cFins; Map<String, List<Integer>> cMap; List<Map<String, Integer>> cMaps; List<List<Long>> cNested; List<int[]> cNumbers; List<Open> cOpens; Set<String> cSet; Map<Integer, Figure> cSorted; List<String> cStrings;
        Figure figure;
        Pair record;
    }

    static final Class<?>[] CLASSES = {
        Thing.class, Circle.class, Square.class, Fin.class, Open.class, Pair.class, Ring.class, Grade.class, ArrayList.class, LinkedHashMap.class, LinkedHashSet.class, TreeMap.class, BigInteger.class, BigDecimal.class, Date.class,
        Figure[].class, Fin[].class, int[][].class, int[].class, Integer[].class, String[].class, byte[].class, double[].class, long[].class, Duration.class, Instant.class, LocalDateTime.class, LocalDate.class, LocalTime.class,
        OffsetDateTime.class, LinkedList.class,
    };

    static Kryo kryo(boolean references, boolean named) {
        Kryo kryo = new Kryo();
        kryo.setReferences(references);
        kryo.setRegistrationRequired(!named);
        kryo.addDefaultSerializer(UUID.class, new DefaultSerializers.UUIDSerializer());
        if (!named) {
            for (Class<?> one : CLASSES) {
                kryo.register(one);
            }
            kryo.register(UUID.class);
        }
        return kryo;
    }

    static final class Maker {
        final Random random;

        Maker(long seed) { random = new Random(seed); }

        int count() { return random.nextInt(4); }

        <T> T orNull(T value) { return random.nextInt(5) == 0 ? null : value; }

        String text() {
            if (random.nextInt(12) == 0) {
                return "x".repeat(30 + random.nextInt(40));
            }
            String[] parts = { "", "a", "hi", "é", "\u4E16\u754C", "\uD83D\uDE00", "ab\u0000c", "\uD800" };
            return parts[random.nextInt(parts.length)] + parts[random.nextInt(parts.length)];
        }

        Figure figure() {
            if (random.nextBoolean()) {
                Circle circle = new Circle();
                circle.radius = random.nextGaussian();
                return circle;
            }
            Square square = new Square();
            square.side = random.nextInt();
            return square;
        }

        Fin fin() {
            Fin fin = new Fin();
            fin.a = random.nextInt(100) - 50;
            fin.d = random.nextDouble();
            fin.f = random.nextBoolean();
            return fin;
        }

        Open open() {
            Open open = new Open();
            open.x = random.nextInt();
            return open;
        }

        <T> ArrayList<T> list(java.util.function.Supplier<T> next) {
            ArrayList<T> list = new ArrayList<>();
            boolean nulls = random.nextInt(3) == 0;
            for (int i = count(); i > 0; i--) {
                list.add(nulls && random.nextBoolean() ? null : next.get());
            }
            return list;
        }

        <T> ArrayList<T> full(java.util.function.Supplier<T> next) {
            ArrayList<T> list = new ArrayList<>();
            for (int i = count(); i > 0; i--) {
                list.add(next.get());
            }
            return list;
        }

        long ticks() { return Math.floorMod(random.nextLong(), 864_000_000_000L); }

        LocalTime time() {
            return switch (random.nextInt(4)) {
                case 0 -> LocalTime.of(random.nextInt(24), 0);
                case 1 -> LocalTime.of(random.nextInt(24), random.nextInt(60));
                case 2 -> LocalTime.ofSecondOfDay(random.nextInt(86_400));
                default -> LocalTime.ofNanoOfDay(ticks() * 100);
            };
        }

        LocalDate date() { return LocalDate.ofEpochDay(random.nextInt(600_000) - 300_000); }

        Thing thing() {
            Thing t = new Thing();
            t.aBool = random.nextBoolean();
            t.aByte = (byte) random.nextInt();
            t.aChar = (char) random.nextInt();
            t.aDate = orNull(new Date(random.nextInt() * 10_000L));
            t.aDecimal = orNull(new BigDecimal(new BigInteger(random.nextInt(95), random).multiply(BigInteger.valueOf(random.nextBoolean() ? 1 : -1)), random.nextInt(29)));
            t.aDouble = random.nextGaussian();
            t.aDuration = orNull(Duration.ofSeconds(random.nextInt(), random.nextInt(10_000_000) * 100L));
            t.aFloat = random.nextFloat();
            t.aGrade = orNull(Grade.values()[random.nextInt(3)]);
            t.aGuid = orNull(new UUID(random.nextLong(), random.nextLong()));
            t.aInstant = orNull(Instant.ofEpochSecond(random.nextInt() * 5L, random.nextInt(10_000_000) * 100L));
            t.aInteger = orNull(new BigInteger(random.nextInt(200), random).negate());
            t.aLocal = orNull(LocalDateTime.of(date(), time()));
            t.aLocalDate = orNull(date());
            t.aLocalTime = orNull(time());
            t.aLong = random.nextLong() >> random.nextInt(64);
            t.aOffset = orNull(OffsetDateTime.of(date(), time(), ZoneOffset.ofTotalSeconds(60 * (random.nextInt(1681) - 840))));
            t.aShort = (short) random.nextInt();
            t.aString = orNull(text());
            t.bBytes = orNull(new byte[count()]);
            t.bDoubles = orNull(new double[] { random.nextDouble(), -0.0, Double.NaN });
            t.bFigures = orNull(list(this::figure).toArray(new Figure[0]));
            t.bFins = orNull(list(this::fin).toArray(new Fin[0]));
            t.bGrid = orNull(list(() -> new int[] { random.nextInt(), 1 }).toArray(new int[0][]));
            t.bInts = orNull(random.ints(count()).toArray());
            t.bLongs = orNull(random.longs(count()).toArray());
            t.bStrings = orNull(list(this::text).toArray(new String[0]));
            t.bWrapped = orNull(list(random::nextInt).toArray(new Integer[0]));
            t.cBools = orNull(full(random::nextBoolean));
            t.cFigures = orNull(list(this::figure));
            t.cFins = orNull(list(this::fin));
            if (random.nextInt(4) != 0) {
                t.cMap = new LinkedHashMap<>();
                for (int i = count(); i > 0; i--) {
                    t.cMap.put(text(), orNull(list(random::nextInt)));
                }
            }
            t.cMaps = orNull(list(() -> {
                Map<String, Integer> map = new LinkedHashMap<>();
                for (int i = count(); i > 0; i--) {
                    map.put(text(), random.nextInt());
                }
                return map;
            }));
            t.cNumbers = orNull(list(() -> random.ints(count()).toArray()));
            t.cNested = orNull(list(() -> full(random::nextLong)));
            t.cOpens = orNull(list(this::open));
            t.cSet = orNull(new LinkedHashSet<>(full(this::text)));
            if (random.nextInt(4) != 0) {
                t.cSorted = new TreeMap<>();
                for (int i = count(); i > 0; i--) {
                    t.cSorted.put(random.nextInt(), orNull(figure()));
                }
            }
            t.cStrings = orNull(list(this::text));
            t.figure = orNull(figure());
            t.record = orNull(new Pair(random.nextInt(), orNull(list(random::nextInt)), orNull(text())));
            return t;
        }

        Ring ring() {
            Ring[] all = new Ring[1 + random.nextInt(8)];
            String[] names = { "shared", "é", "z" };
            for (int i = 0; i < all.length; i++) {
                all[i] = new Ring();
            }
            for (Ring one : all) {
                one.any = orNull(all[random.nextInt(all.length)]);
                one.next = orNull(all[random.nextInt(all.length)]);
                one.big = random.nextLong();
                one.boxed = orNull(random.nextInt());
                one.name = orNull(names[random.nextInt(names.length)]);
                one.zed = random.nextInt(1000);
            }
            return all[0];
        }
    }

    /** What a value says, independent of Kryo: C# must say the same of what it read. */
    static String say(Object value) {
        if (!(value instanceof Thing t)) {
            Ring r = (Ring) value;
            return r.zed + " " + r.big + " " + r.boxed + " " + hex(r.name) + " " + (r.next == r) + " " + (r.any == r.next);
        }
        StringBuilder s = new StringBuilder();
        s.append(t.aBool).append(' ').append(t.aByte).append(' ').append((int) t.aChar).append(' ').append(t.aDate == null ? "null" : t.aDate.getTime()).append(' ').append(t.aDecimal == null ? "null" : t.aDecimal.toPlainString());
        s.append(' ').append(Double.doubleToRawLongBits(t.aDouble)).append(' ').append(t.aDuration == null ? "null" : t.aDuration.getSeconds() + ":" + t.aDuration.getNano()).append(' ').append(Float.floatToRawIntBits(t.aFloat));
        s.append(' ').append(t.aGrade == null ? "null" : t.aGrade.ordinal()).append(' ').append(t.aGuid).append(' ').append(t.aInstant == null ? "null" : t.aInstant.getEpochSecond() + ":" + t.aInstant.getNano()).append(' ').append(t.aInteger);
        s.append(' ').append(t.aLocal == null ? "null" : t.aLocal.toLocalDate().toEpochDay() + ":" + t.aLocal.toLocalTime().toNanoOfDay()).append(' ').append(t.aLocalDate == null ? "null" : t.aLocalDate.toEpochDay());
        s.append(' ').append(t.aLocalTime == null ? "null" : t.aLocalTime.toNanoOfDay()).append(' ').append(t.aLong).append(' ').append(t.aOffset == null ? "null" : t.aOffset.toLocalDate().toEpochDay() + ":" + t.aOffset.getOffset().getTotalSeconds());
        s.append(' ').append(t.aShort).append(' ').append(hex(t.aString)).append(' ').append(t.bBytes == null ? "null" : t.bBytes.length).append(' ').append(t.bInts == null ? "null" : Arrays.stream(t.bInts).sum());
        s.append(' ').append(t.bLongs == null ? "null" : Arrays.stream(t.bLongs).sum()).append(' ').append(t.cFigures == null ? "null" : t.cFigures.size());
        if (t.cStrings != null) {
            for (String one : t.cStrings) {
                s.append(' ').append(hex(one));
            }
        }
        s.append(' ').append(t.figure instanceof Square q ? "square " + q.side : t.figure instanceof Circle c ? "circle " + Double.doubleToRawLongBits(c.radius) : "null");
        s.append(' ').append(t.record == null ? "null" : t.record.count() + ":" + hex(t.record.name()));
        return s.toString();
    }

    static String hex(String text) {
        if (text == null) {
            return "null";
        }
        StringBuilder hex = new StringBuilder("'");
        for (char one : text.toCharArray()) {
            hex.append(Integer.toHexString(one)).append('.');
        }
        return hex.toString();
    }

    /** write KIND REFERENCES NAMED SEED COUNT FILE, or copy KIND REFERENCES NAMED FROM COUNT TO; prints what each value says. */
    public static void main(String[] args) throws IOException {
        boolean rings = args[1].equals("ring");
        Kryo kryo = kryo(Boolean.parseBoolean(args[2]), Boolean.parseBoolean(args[3]));
        int count = Integer.parseInt(args[5]);
        Class<?> type = rings ? Ring.class : Thing.class;
        PrintStream out = new PrintStream(System.out, false, "UTF-8");
        try (Output output = new Output(new FileOutputStream(args[6])); Input input = args[0].equals("copy") ? new Input(new FileInputStream(args[4])) : null) {
            Maker maker = input == null ? new Maker(Long.parseLong(args[4])) : null;
            for (int i = 0; i < count; i++) {
                Object value = input != null ? kryo.readObject(input, type) : rings ? maker.ring() : maker.thing();
                out.print(say(value) + "\n");
                kryo.writeObject(output, value);
            }
        }
        out.flush();
    }
}
