import { lowerFirst } from '../phrases.js';
import { PLACES } from './places.js';

/** What people do in games, as their sentences begin. */
const VERBS = new Set(
  'add aim answer arrange assemble balance bake bet bind blast block blow bluff bounce break breed brew bring build burn buy call calm capture care carry carve catch change chase choose clean clear climb collect color combine command connect cook copy count cover craft crawl cross cut dance deal decorate defend deliver design direct destroy dig dive dodge drag draw dress drift drive drop earn escape explore feed fight fill find fish fit fix flip float fly fold follow forge free gather give grow guard guess guide harvest heal help herd hide hit hold hop hunt hustle join jump juggle keep kick knit knock lay lead learn leave lift line listen load lock look make manage march mark match memorize mend merge mine mix move navigate open order organize outrun pack paint park pass photograph pick place plan plant play poke pop pour predict press protect pull push put puzzle race raid raise reach read rebuild record release repair rescue restore ride roll row run sail save scan score scrub search sell send serve shake shape shoot shuffle sing skate slice slide smash sneak solve sort spell spin split stack stand stay steal steer stop stretch survive swap sweep swindle swing swipe take talk tame tap taste teach tell throw tie tilt time touch track trade train trap travel trick turn unlock untangle use visit wait walk wash watch water weave whisper win wind work wrap write eat devour swallow evolve infect wreck toss punch slither glide soar pilot outsmart outlast infiltrate launch fire tackle tow'.split(
    ' ',
  ),
);
export const startsWithVerb = (text: string): boolean =>
  VERBS.has(/^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '');

const PERSON = /^(?:an?|the) ([\p{L}\p{N}’'\- ]+?) (?:who|that|whose)\b/iu;

/** One’s own words as a clause in the imperative, changed as little as possible; undefined when they are none. */
export function asClause(text: string): string | undefined {
  const line = text.replace(/[.!?…\s]+$/, '').replace(/^you\s+/i, '');
  // "Match-3 where …" is no order.
  if (startsWithVerb(line) && !/^\p{L}+-\d/u.test(line)) return lowerFirst(line);
  const [, thing = ''] = PERSON.exec(line) ?? [];
  return thing && !PLACES.test(thing)
    ? `play ${line.replace(/^(?:An?|The)\b/, (article) => article.toLowerCase())}`
    : undefined;
}
