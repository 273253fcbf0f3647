import { parseAlternatives, parseRows } from './rows.js';

/** Lists that make an art direction with a view: style and rendering, palette or light. */
export const MEDIA =
  `Soft rounded 3D|Flat vector shapes with bold outlines|Hand-painted 2D scenes|Low-poly 3D with flat colors|Detailed pixel art|Anime-style characters with cel shading|Claymation look|Glossy casual 3D with beveled edges|Semi-realistic 3D with clean materials|Photorealistic 3D with fine materials|Cel-shaded 3D with thick outlines|Toy-like 3D with plastic surfaces|Chibi characters in 3D|Flat vector shapes without outlines|Geometric vector art with smooth gradients|Layered paper-cut look|Chunky low-resolution pixel art|16-bit console pixel art|Voxel 3D|Watercolor-style 2D with soft edges|Gouache-style 2D with visible brushwork|Comic-book ink with halftone dots|Graphic-novel style with inked shading|Storybook illustration with pencil texture|Rubber-hose cartoon style|Nineties TV cartoon style|Hand-drawn 2D with frame-by-frame animation|Miniature-model 3D|Stylized 3D with hand-painted textures|Felt and fabric look|Painted wooden-toy look|Building-brick look|Origami look with crisp folds|Matte 3D with simple shapes|Minimal line art with color fills|Digital painting with broad brushstrokes|Concept-art style with loose detail|Cut-paper collage with painted textures|Vintage travel-poster style|Mid-century illustration with simple shapes|Art deco shapes with thin lines|Japanese woodblock print style|Wax-crayon drawing style|Sticker-style 2D with thick borders|Painted 2D with puppet-style animation|Pre-rendered 3D sprites|Early-console 3D with coarse textures|Webtoon style with clean lines|Caricature 3D with exaggerated proportions|Soft-shaded 2D cartoon style`.split(
    '|',
  );
export const LIGHTS =
  `warm evening light|pastel colors on white|navy with bright accents|bright midday sun|soft morning light|cool moonlight with warm lamps|golden late-afternoon light|overcast light and muted colors|warm lamplight on dark blue|neon pink and cyan|teal and orange contrast|bright candy colors|muted earth tones|forest green and warm gold|turquoise and sandy yellow|deep purple with gold accents|black and white with red|cream and dark brown|mint green and coral|lavender and soft yellow|navy blue and bright orange|charcoal with electric blue|saturated primary colors|strong colors on dark gray|soft pink and peach|icy blue with white highlights|deep red with golden highlights|olive green and rusty orange|sunset orange and violet|fresh greens in spring light|autumn reds and browns|pale winter light|misty blue-gray light|dramatic backlight with strong contrast|warm gray with yellow accents|emerald green and silver|sky blue and sunny yellow|magenta and deep indigo|many shades of blue|bright colors on black`.split(
    '|',
  );
/** Looks that take the edge off what is fast, and looks that spoil what is calm. */
export const SOFT = /crayon|felt|watercolor|wooden|clay|storybook|origami|pastel|peach|candy|lavender|mint/i;
export const HARSH = /photoreal|graphic-novel|early-console|semi-realistic|dark gray|black and white/i;

/** Views that suit a kind of play, by group of mechanics. */
const cameraRows = `
board order merge think word cards luck | fixed one-screen view / straight top-down view / tall portrait view / tabletop view / flat front view
search | wide scene at eye level / corner diorama view / slow zoom on details
make | close view of the work / fixed one-screen view / flat front view
reflex | view with a clear path ahead / flat front view / tall portrait view
drive | low chase view / view from behind the wheel / wide view of the road
shot | view from behind the shot / side view of the flight / view that follows the shot
shooter | over-the-shoulder view / clear view of the field
arena | high angled view / top-down view / view that follows the player
fight | close side view / low side view / eye-level view of both sides
waves | angled view of the field / fixed isometric view / high view from behind
explore | view from behind the character / angled view from above / wide side view
build | fixed isometric view / wide isometric view / angled view from above / diorama view
people | angled view of one room / cutaway side view / close isometric view
story | close-ups of faces / painted scenes at eye level / tall portrait view
sport | broadcast view from the stands / low view along the field / high sideline view
any | angled view from above / side view / fixed one-screen view
`;

export const cameras: ReadonlyMap<string, readonly string[]> = new Map(
  parseRows(cameraRows).flatMap(([groups = '', views]) =>
    groups.split(' ').map((group): [string, string[]] => [group, parseAlternatives(views)]),
  ),
);
