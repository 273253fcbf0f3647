/** Three lists that make an art direction: how it is made, in which light, from where it is seen. */
export const MEDIA =
  `Gouache on brown paper|Cut paper, visible glue|Linocut in two inks|Painted wooden toys|Wool felt and buttons|Chalk on slate|Watercolor with running edges|Silkscreen, off register|Embroidered cloth|Clay with thumbprints|Blue-and-white tiles|Chipped enamel signs|Paper theater with wires|Ink with one wash|Hand-painted low-poly|Flat shapes, long shadows|Pencil and tracing paper|Stained glass|Shadow puppets|Model railway miniatures|Old field-guide plates|Woodblock prints|Printed matchboxes|Crayon on kraft paper|96-line pixel art|Cloth dolls on shelves|Scratched tin toys|Lightly colored etchings|Marker on cardboard|Stop-motion puppets|Wide-gutter comic panels|Thick oil pastel|Broken-plate mosaic|Photographed miniatures|Airbrushed sports posters|Folded paper|Three-ink riso prints|Hand-lettered shop signs|Clay under a lamp|Vectors with paper grain|Soot and gold leaf|Pressed leaves and thread|Plaster in raking light|Blueprints come alive|Batik cloth|Carved soap|Perforated postage stamps|Neon tubes on brick|Sand and stones|Knitted scenery`.split(
    '|',
  );
export const LIGHTS =
  `bottle green|pewter and plum|salmon and slate|rust, cream and ink|first foggy light|a single lamp|storm yellow|moonlight and one window|mint and tomato|tar and signal red|bleached noon|violet dusk|butter and cobalt|asphalt and neon pink|white with one orange|mustard and teal|candlelight|copper and verdigris|peach and charcoal|seaweed green and bone|ink blue and tangerine|late-summer gold|gray with loud props|plum and straw|chalky pastels|lemon and navy|ember glow|cold fluorescent light|rose and olive|sea blue and coral|sepia with one color|grass green and brick|milky morning light|carbon black and lime|sunburnt pink|pewter and cherry|honey and soot|ice blue and rust|terracotta and sky|pea green and lilac|silver rain`.split(
    '|',
  );
export const CAMERAS =
  `from across the street|an open dollhouse|from straight above|at child height|one long scroll|through a keyhole|on a tabletop|side on, stage-like|from a slow drone|from a train window|in slight fisheye|as a cross-section|from one fixed corner|crooked isometric|close to the brushstrokes|a fold-out map|over one shoulder|one hand wide|under half a sky|a turning diorama|in four panels|from the back row|from a balcony|flat with deep shadows|drawn while you watch`.split(
    '|',
  );
