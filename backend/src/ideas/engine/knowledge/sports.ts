import { parseRows } from './rows.js';

/** What an entry that stands for many sports is in one of them. */
export interface Sport {
  words: RegExp;
  genre: string;
  acts: string[];
  /** What one aims and lets go; the tables say "shot". */
  shot: string;
  /** What one go is called. */
  unit: string;
}

/** Columns: entry | words of its title or store text | genre | what one does / another way | shot | one go. */
const rows = parseRows(`
aim-power-sports | golf | golf | play golf hole by hole / read the green and putt | golf shot | hole
aim-power-sports | pool, billiards, snooker, 8 ball | pool | sink balls at the pool table / play pool shot by shot | pool shot | frame
aim-power-sports | carrom | carrom | flick carrom pieces into the pockets | carrom shot | board
aim-power-sports | fishing, angler, fish | fishing | cast a line and reel in fish / fish for a bigger catch | cast | catch
aim-power-sports | bowling | bowling | bowl for strikes | throw | frame
aim-power-sports | darts | darts | throw darts for an exact score | dart | leg
aim-power-sports | archery, archer, bow | archery | aim a bow and let go | arrow | target
aim-power-sports | basketball, hoops, dunk | basketball | shoot hoops | throw | round
sports-match | madden, nfl, college football, american football, touchdowns?, quarterback, end ?zone, ball carrier | football | play football down by down | pass | match
sports-match | soccer, football, fifa, fc mobile, league soccer, penalty | soccer | play soccer matches / pass and shoot in soccer | shot | match
sports-match | nba, basketball | basketball | play basketball games | shot | match
sports-match | baseball, mlb | baseball | pitch and bat in baseball | pitch | inning
sports-match | cricket | cricket | bowl and bat in cricket | ball | over
sports-match | tennis | tennis | play tennis point by point | serve | match
sports-match | hockey | hockey | play hockey games | shot | match
`);

const sports = rows.map(([id = '', words = '', genre = '', acts = '', shot = '', unit = '']) => {
  const any = words.split(',').map((word) => word.trim());
  const sport: Sport = {
    words: new RegExp(`\\b(?:${any.join('|')})\\b`, 'i'),
    ...{ genre, shot, unit, acts: acts.split(' / ').map((act) => act.trim()) },
  };
  return { id, sport };
});

/** Store texts name their sport early. */
const READ = 1_000;

/** The sport that a game is about: its title says it best, then the text. @returns undefined when neither names one */
export function findSport(id: string | undefined, title: string, text = ''): Sport | undefined {
  const own = sports.filter((one) => one.id === id).map(({ sport }) => sport);
  const find = (where: string) => own.find(({ words }) => words.test(where));
  return find(title) ?? find(text.slice(0, READ));
}
