import { isDenyingHeading } from './denial/denying-headings.js';
import type { Part, Sentence } from './sentences.js';

// Vocabulary of paragraphs that lawyers, support and shops write. Plain alternations: no nested repetition. Tried at beginnings of words only, which is several times as fast.
const TERMS =
  /\b(?:privacy (?:policy|notice|statement)|terms (?:of|and|&) (?:use|service|conditions)|terms of|eula\b|user agreement|payments? will be charged|auto-?renew|automatically renew|itunes account|apple id\b|account settings|charged (?:to|for)|24[ -]?hours (?:before|prior)|in-app purchas|(?:purchase|purchased|bought|buy|pay|cost|costs|using|with|for) (?:\w+ ){0,2}real[- ](?:life )?money|real money gambling|win real money or prizes|(?<!\b(?:no|without|require|need)(?: an?| any)? (?:active )?)(?:network|internet) connection|compatible with|compatibility|customer (?:support|service|care)|contact us|support@|https?:|www\.|facebook\.com|twitter|instagram|discord|youtube|reddit|tiktok|follow us|like us|visit us|add us|find us|trademark|copyright|all rights reserved|cookie policy|third[- ]part|(?<!\b(?:no|without|zero|free of) (?:\w+ )?)advertis|years of age|years or older|at least 13|adult audience|audience over|parent'?s guide|parental|push notification|newsletter|personal (?:data|information)|data charges|app store rating|device settings|ios \d|iphone \d|ipad \d|requires? an?|requires ios|minimum requirement|uninstall|tech(?:nical)? support|feedback (?:at|to)|email us|e-mail us|crash report|practice or success)|\S@\S+\.\S|\.\w{2,4}\/(?:terms|tos|privacy|eula|legal)|©/i;
const TERMS_HEADING =
  /^\W*(?:important|please note|notes?(?=\W*$|:)|disclaimer|legal|support(?! (?:for|your|the)\b)|contact|subscription|subscriptions|about the subscription|vip subscription|terms|privacy|requirements|device requirements|system requirements|recommended|customer(?= (?:support|service|care)\b))\b[^.!?]{0,40}$/i;
const ELSEWHERE = [
  /\b(?:our|my) (?:other|entire|full|many)\b.{0,40}\b(?:games?|apps?|titles|library|collection|catalog)/i,
  /\bour (?:other )?(?:free )?(?:[\w-]+ ){0,3}games today\b/i,
  /\b[Dd]ownload our (?:[A-Z][\w'’-]* )/,
  /\b(?:more|other)\b (?:[\w'-]+ ){0,3}(?:games?|titles|hits|apps)\b.{0,12}\b(?:from|by|on the app store|below)\b/i,
  /\balso (?:try|check out|available:|by|from)\b/i,
  /\byou(?:'ll| may| might| will| would)? also (?:like|love|enjoy)\b/i,
  /^\W*(?:more|other|related|similar) (?:[\w'-]+ ){0,2}(?:games|titles|apps)\W*$/i,
  /\bdiscover more (?:from|of our)\b|\bmore from\b|\bhit games? (?:like|such as|include)|hits include\b|\bsee all our\b|\bdiscover the rest of\b/i,
  /^\W*about (?!the game|this game)[\w&.'’ -]{2,40}$/i,
];
const REVIEW = /^\W{0,4}["“]|["”]\s*[-–—~]|[-–—]\s?["“]|\b\d(?:\.\d)? ?\/ ?(?:5|10)\b|\bstars?\b.{0,20}["”]$/;

const LONGEST_HEADING = 9;

/** Says of each sentence what it is there for. `text` is the description the sentences point into. */
export function assignParts(text: string, sentences: readonly Omit<Sentence, 'part'>[]): Sentence[] {
  let listElsewhere = false; // under a heading such as "More games:", to the end of the block
  let lineElsewhere = false; // after "check out our other games", to the end of the line
  let termsBlock = false;
  let deniedList: 'bullets' | 'lines' | undefined; // under a heading such as "What you won't find"
  return sentences.map((sentence, at) => {
    const piece = text.slice(sentence.start, Math.min(sentence.end, sentence.start + 600));
    if (sentence.opensLine) lineElsewhere = false;
    if (sentence.opensBlock) listElsewhere = termsBlock = false;
    if (ELSEWHERE.some((rule) => rule.test(piece))) {
      lineElsewhere = true;
      if (sentence.opensLine && sentence.words.length <= 9) listElsewhere = true;
    }
    if (sentence.opensLine && sentence.words.length <= 6 && TERMS_HEADING.test(piece)) termsBlock = true;
    if (sentence.opensLine && !goesOn(text, sentence, deniedList)) deniedList = undefined;
    const isElsewhere = listElsewhere || lineElsewhere || deniedList !== undefined;
    const next = sentences[at + 1];
    if (sentence.opensLine && next?.opensLine && sentence.words.length <= LONGEST_HEADING) {
      const list = isBullet(text, next) ? 'bullets' : piece.endsWith(':') && 'lines';
      if (list && isDenyingHeading(piece)) deniedList = list;
    }
    return { ...sentence, part: findPart(piece, isElsewhere, termsBlock) };
  });
}

type Line = Omit<Sentence, 'part'>;

/** Does a list go on with this line? */
function goesOn(text: string, line: Line, list: 'bullets' | 'lines' | undefined): boolean {
  if (list === 'bullets') return isBullet(text, line);
  return !line.opensBlock && line.words.length <= LONGEST_HEADING && text.charAt(line.end - 1) !== ':';
}

/** A bullet or a number stands before the words of the line. */
const isBullet = (text: string, { start }: Line): boolean =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() !== '';

function findPart(piece: string, elsewhere: boolean, termsBlock: boolean): Part {
  if (elsewhere) return 'elsewhere';
  if (termsBlock || TERMS.test(piece)) return 'terms';
  return REVIEW.test(piece) ? 'review' : 'body';
}
