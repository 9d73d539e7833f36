import android.content.res.Resources;
import com.kuhrusty.micropul.MoveListener;
import com.kuhrusty.micropul.bot.OptiBot2;
import com.kuhrusty.micropul.model.Board;
import com.kuhrusty.micropul.model.Group;
import com.kuhrusty.micropul.model.Owner;
import com.kuhrusty.micropul.model.Player;
import com.kuhrusty.micropul.model.Tile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;

/**
 * Asks Micropulease's OptiBot2 for moves, in lines of text. A question is
 *
 *   tile TILE COLUMN ROW TURN        for every tile on the table, in the order in which they were laid
 *   stone OWNER COLUMN ROW CORNER    for every stone; the owner is 0 for the one who asks, else 1
 *   hand TILE ...                    the tiles in hand
 *   left SUPPLY STONES HAND SUPPLY STONES    how many the one who asks has, then how many the other has
 *   go
 *
 * and the answer is a line with the move: 17@3,-2r1, draw, stone 3,-2nw, or pass where the bot gives up.
 */
public class Optibot {
    private static final String[] CORNERS = {"nw", "ne", "sw", "se"};

    private final List<Tile> tiles = Tile.createTiles();
    private final Board board = new Board();
    private final Player self = new Player(Owner.P1, ""), other = new Player(Owner.P2, "");
    // The bot counts columns and rows from the lower left tile, which changes as tiles are laid.
    private int left, bottom;
    private String answer;

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        Optibot question = new Optibot();
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] words = line.trim().split(" +");
            if (words[0].equals("go")) {
                System.out.println(question.ask());
                question = new Optibot();
            } else {
                question.hear(words);
            }
        }
    }

    private void hear(String[] words) {
        switch (words[0]) {
            case "tile" -> lay(number(words[1]), number(words[2]), number(words[3]), number(words[4]));
            case "stone" -> claim(number(words[1]), number(words[2]), number(words[3]), words[4]);
            case "hand" -> {
                for (int i = 1; i < words.length; i++) self.addToHand(tiles.get(number(words[i])));
            }
            case "left" -> {
                self.setTilesInSupply(number(words[1]));
                self.setStonesRemaining(number(words[2]));
                for (int i = 0; i < number(words[3]); i++) other.addToHand(null);
                other.setTilesInSupply(number(words[4]));
                other.setStonesRemaining(number(words[5]));
            }
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private void lay(int number, int column, int row, int turn) {
        Tile tile = tiles.get(number);
        for (int i = 0; i < turn; i++) tile.rotateRight();
        board.playTile(tile, column - left, row - bottom);
        left = Math.min(left, column);
        bottom = Math.min(bottom, row);
    }

    private void claim(int owner, int column, int row, String corner) {
        int x = 2 * (column - left) + (corner.endsWith("e") ? 1 : 0);
        int y = 2 * (row - bottom) + (corner.startsWith("n") ? 1 : 0);
        Group group = board.getGroup(x, y);
        Owner claimed = owner == 0 ? Owner.P1 : Owner.P2;
        // Groups of both players that were joined belong to both.
        boolean isShared = group.getOwner().isOwned() && group.getOwner() != claimed;
        board.playStone(group, isShared ? Owner.Both : claimed);
    }

    private String ask() {
        answer = "pass";
        new OptiBot2(new Resources()).takeTurn(self, other, board, new MoveListener() {
            public void playTile(Player player, Tile tile, int x, int y) {
                int turn = (tile.getRotation() + 4) % 4;
                answer = tile.getID() + "@" + (x + left) + "," + (y + bottom) + "r" + turn;
            }

            public void drawTile(Player player) {
                answer = "draw";
            }

            public void placeStone(Player player, int group) {
                answer = "stone " + place(group);
            }

            public void concede(Player player, String reason) {
                answer = "pass";
            }
        });
        return answer;
    }

    /** Names a micropul of a group. */
    private String place(int group) {
        for (int x = 0; x < 2 * board.getWidth(); x++) {
            for (int y = 0; y < 2 * board.getHeight(); y++) {
                if (board.getGroup(x, y).getID() == group) {
                    int corner = (y % 2 == 1 ? 0 : 2) + x % 2;
                    return (x / 2 + left) + "," + (y / 2 + bottom) + CORNERS[corner];
                }
            }
        }
        throw new IllegalStateException("no group " + group);
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }
}
