const parseCues = (list: string): readonly string[] =>
  list
    .split('|')
    .map((cue) => cue.trim())
    .filter(Boolean);

/** Brands whose names make an update a collaboration. */
const BRANDS = `attack_on_titan/hello_kitty/hatsune_miku/street_fighter/spongebob/transformers/godzilla/stranger_things/smurf/evangelion/lego/nba/nfl/ferrari/lamborghini/porsche/disney/marvel/star_wars/batman/superman/naruto/one_piece/dragon_ball/demon_slayer/jujutsu_kaisen/garfield/barbie/harry_potter/minecraft/sonic/pac_man/tomb_raider/assassins_creed/the_witcher/resident_evil/terminator/jurassic/power_rangers/sanrio/snoopy/peanuts/looney_tunes/tom_and_jerry/ghostbusters/rick_and_morty/arcane/fallout/monster_hunter/final_fantasy/how_to_train_your_dragon/my_little_pony/hot_wheels/john_wick/the_boys/squid_game/wednesday/sailor_moon/one_punch_man/chainsaw_man/spy_x_family/bleach/hunter_x_hunter`;

const BRING =
  'new/introduce/introducing/add/added/brand_new/now/welcome/meet/try/play/arrive/arrived/here/proud/present/open/comes/launch/return/returns/unlock';

/** Phrases in release notes, in the notation of cues. `firm` outweighs words about fixes in the same sentence. */
export const noteCues = {
  season:
    parseCues(`season ~1 #/##/one/two/three/four/five | new ~2 season | season & start/begin/live/open/kick/runs/welcome/join/arrive/here/launch/reset/end/over |
    =s1/s2/s3/s4/s5/s6/s7/s8/s9/s10/s11/s12 & season/update/ranked | season of | lunar/summer/winter/spring/autumn/fall/anniversary ~1 season | =preseason | =s1/=s2/=s3/=s4/=s5/=s6/=s7/=s8/=s9/=s10/=s11/=s12 ~1 here/live/start/begin`),
  not_season: parseCues(
    `season ~1 pass | season greetings | holiday season | in every season | festive season | season ticket | no/without new ~1 season`,
  ),
  collaboration:
    parseCues(`collab | collaboration | crossover | cross over ~2 event | partnership & with/new/our | in ~1 cooperation ~1 with | joins/join ~1 forces ~1 with |
    guest ~1 star/character/appearance | guests from | team/teamed ~1 up ~1 with | special guest | ${BRANDS} & in/with/is/are/has/have/join/arrive/meet/come/attack/visit/special/land/together/from/event/new/drop/stop/by/guest/until/play/as/collect`),
  not_collaboration: parseCues(
    'collaboration ~2 with ~2 players/friends/community | guild collaboration | team/teamed up with ~3 friend/player/mate/clan/guild/other/people/someone/buddy/ally',
  ),
  battle_pass: parseCues(
    `battle pass | battlepass | season/royal/royale/golden/gold/premium/event/adventure/dragon/elite/star/summer/winter/lucky/hero/monthly/festival/quest ~1 =pass | pass & tier/tiers/milestone/track/reward/rewards | =passes & season/battle/new | new ~1 =pass`,
  ),
  not_battle_pass: parseCues(
    'pass ~2 level/ball/test/time | boarding pass | pass and play | no/without new ~2 pass | issue/bug/problem/crash with/in/on/of ~2 battle/season ~1 pass | =fixed ~1 battle/season ~1 pass',
  ),
  new_mode:
    parseCues(`${BRING} & mode/game_mode/pvp/multiplayer/co_op/coop/battle_royale/endless/campaign/deathmatch/versus | mode & ${BRING} | mode lets | mode ~3 all ~2 level | new ~1 way ~1 to ~1 play |
    hard/endless/survival/story/zombie/arena/sandbox/practice/time_attack/versus/ranked/daily_challenge/challenge ~1 mode | co op campaign | multiplayer ~3 arrived/here/now | pvp ~2 arena |
    battle royale ~2 here | endless ~2 survival | play ranked match | new ~2 =1v1/=2v2/=3v3/=5v5`),
  not_new_mode: parseCues(
    'no/without new ~2 mode | dark mode | night mode | landscape mode | portrait mode | low power mode | airplane mode | silent mode | new ~2 skin ~3 mode | battery ~1 saving mode | photo mode ~2 fix',
  ),
  new_mechanic:
    parseCues(`you ~1 can ~1 now | can ~1 now ~1 be | can ~1 now | now ~1 you ~1 can | new ~1 feature | new ~1 mechanic | new ~2 system | new ~2 =lets you | hero/character/card/weapon/building ~3 can ~1 be ~2 awaken/evolve/merge/craft/trade/upgrade/combine | introducing ~3 guild/pet/hook/awakening/research/lab/crafting/weather/trading/auto/talent/skill/clan/companion/merge/fishing/mount/hero/gadget/relic/rune/booster |
    added/add/adds ~3 feature/system/button/undo/hint/option/ability/cloud_save/trading/chat/pet/crafting/guild/clan/filter/leaderboard | is/are ~1 now ~2 part | comes to & fishing/cooking/trading/crafting/farming/mining/pet | new ~1 auto_battle/crafting/trading/fishing/booster/power_up/blocker/obstacle/element/ability/gadget |
    pets & hatch/companion/new | unlocked & jump/dash/ability/skill | hatch ~2 egg`),
  not_new_mechanic: parseCues(
    'no/without new ~1 feature/mechanic/system | new feature ~2 soon | can now ~2 update/download/enjoy ~2 better',
  ),
  fixes:
    parseCues(`bug | bugs | fix | fixes | fixed | crash | stability | optimization | optimize | optimise | performance | technical update | maintenance | minor ~2 improvement/change/update | general improvement | improve/improved/improving ~3 loading/stability/experience/performance/speed | under the hood |
    resolve ~2 issue/problem | squash | tweak | typo | polish/polished ~1 ui | sdk | small improvement | compatibility`),
  firm: parseCues(
    `new ~1 mode/feature/season/mechanic | added ~2 mode/feature | introducing | battle/season ~1 pass | crossover/collab`,
  ),
  news: parseCues(
    `new ~2 level/event/map/hero/car/weapon/language/room/episode/chapter/recipe/decoration/character/skin/world/look/content/puzzle/song/outfit/island/story/item/quest/tournament | ## ~2 level/puzzle/song/stage | more ~1 level/puzzle | added ~3 level/map/hero/car/song/language/event`,
  ),
  occasions: parseCues(`event | halloween/christmas/easter/valentine | balance/balancing | festival`),
} as const satisfies Record<string, readonly string[]>;
