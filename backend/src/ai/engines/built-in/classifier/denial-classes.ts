import { findStem } from '../words.js';

/**
 * Words that do the same in a denial, by what they do: what was learned of "removed" is true of "scrapped". Rough on
 * purpose: the weights tell what a kind of word means in its place. A word counts for the first kind that has it.
 */
const CLASSES = {
  negator: `no not never none nothing nobody nowhere neither nor without dont doesnt isnt arent wont cant cannot
    havent hasnt didnt aint wasnt werent wouldnt shouldnt couldnt neednt mustnt hadnt zero sans minus non
    nope nah hardly barely scarcely rarely seldom unable nil zilch
    nay nada naught nought zip few`,
  removed: `remove delete drop ditch scrap axe abolish abandon retire disable deactivate discontinue eliminate
    banish ban erase purge shed strip discard dump trash bin chuck dismantle cease withdraw withdrawn pull
    revoke suspend exclude omit evict exile expel outlaw forbid forbidden prohibit replace kill bury cancel
    throw threw thrown toss nix removal phase closed close shut cut took take taken sunset delist unplug
    silence smash decommission maintenance postpone postponed halt depart departed leave left stay reject overboard
    sack scrub wipe yank rip uproot oust boot shelve shelved frozen mothball demolish tore torn sealed chop bade bid
    struck swept lift lifted kick kicked sidelined relegate`,
  gone: `gone dodo outside absent absence missing lacking lack lacks void unavailable impossible unsupported vanish disappear
    extinct dead history past obsolete superfluous unnecessary needless unneeded pointless devoid bygone
    ancient yesterday ago retired nonexistent ended over finished behind outdated former formerly anymore
    elsewhere useless irrelevant
    expire expired lapse toast once earlier idle sleep asleep empty rot fade nonsense`,
  free: `free less fewer freed spared rid clean clear exempt
    immune unburdened liberated relieved`,
  refused: `refuse decline resist avoid shun oppose spurn forgo forego renounce eschew refrain abstain veto opt
    against dodge skip decide chose choose chosen declined dismiss reluctant unwilling refusal avert neglect
    ignore sidestep bypass
    pass passed balk swore sworn vow pledge promise shudder object sooner disagree resisted`,
  weary: `tired hater sick weary bored fed enough annoyed hate hates loathe despise detest dislike exhausted frustrated
    irritated annoying sickening fatigue allergic boring dreaded dread nightmare pain chore nuisance
    ugh yawn meh overrated headache plague tedious nonsense pest suffer pointlessness`,
  dismissed: `goodbye bye ciao farewell adieu adios forget kiss wave escape spare rest riddance stop quit relief sorry
    afraid sadly unfortunately regret alas luckily thankfully mercifully
    vain beware trouble bother respect hooray pardon unluckily thanks`,
  others: `other others competition competitors competitor rivals rival most typical usual usually ordinary
    everybody everyone everywhere else unlike similar clones clone predecessor previous prequel original
    genre crowd conventional traditional average industry studios many
    another anyone anybody whoever somebody folks people them theirs they sequel genres neighbor`,
  contrast: `instead prefer rather than whereas while though although contrary opposed opposite except besides despite but
    yet however contrast compare comparison compared only just simply`,
  replaced: `swap swapped exchange exchanged substitute substitution lieu stead place way room gave successor`,
  later: `later soon someday eventually future upcoming roadmap arrive pending scheduled`,
  supposed: `would could should might had if were whether unless suppose imagine maybe id wed wouldve`,
  obliged: `need require necessary must have forced force ask push pester nag compel obligatory mandatory obliged
    oblige needed demand beg urge pressure pressured worth point necessity`,
  wanted: `want expect hope look search seek wish await yearn long crave miss plan planned planning intend`,
  asked: `why who what since when how whatever which whoever`,
  makers: `we us our i my developers makers team ours weve im ive developer me studio designers creators author`,
  here: `here this game app version title update it`,
  exists: `feature include contain offer support provide exist is are come find see get there has be been was part
    exists existed comes appear available allow permit enable happen added add introduce implement ship`,
  praised: `bore wait alone worry lose limit limits shortage secret beat match mercy better doubt problem matter
    mistake boundaries fear same alike end ends ending ever second two one safe dull easy hard tough`,
  joined: `also plus and both too with as`,
};

/** Classes by stem. */
const classes = new Map<string, string>();
for (const [name, words] of Object.entries(CLASSES).reverse())
  for (const word of words.split(/\s+/)) classes.set(findStem(word), name);

/** Words of these classes alone deny nothing. */
const HARMLESS: ReadonlySet<string | undefined> = new Set(['praised', 'joined', 'here']);

/** May a word of this class deny something? */
export const maySpeakAgainst = (name: string | undefined): boolean =>
  name !== undefined && !HARMLESS.has(name);

/** Words of these classes rarely stand near a thing that is there. */
const PLAIN: ReadonlySet<string | undefined> = new Set([
  'negator',
  'removed',
  'refused',
  'weary',
  'dismissed',
]);

/** Does a word of this class mostly deny something? */
export const speaksAgainst = (name: string | undefined): boolean => PLAIN.has(name);

/** What a word does in a denial, if anything. */
export const findDenialClass = (stem: string): string | undefined => classes.get(stem);
