import type { TaxonomyEntry } from '../taxonomy.types.js';

/** The second half of {@link progression}: what players collect, decorate and follow. */
export const storiesAndCollections: readonly TaxonomyEntry[] = [
  {
    id: 'story-chapters',
    name: 'Story chapters',
    definition: 'A plot with characters unfolds between or around the play.',
    related: ['branching-story', 'decorate-renovate', 'level-map'],
    certain: `storyline | story mode | story driven`,
    sure: `new chapter | @great story | captivating ~2 story/narrative | engaging ~2 story/storyline |
      uncover ~4 secret/mystery/truth/conspiracy/past | single player campaign | story campaign |
      solo campaign | epic ~2 story/storyline/narrative/tale/campaign | # ~2 chapter | bonus chapter |
      immersive ~2 story/narrative | rich ~2 story/storyline/narrative/lore | plot twist | original story |
      story ~3 unfold | unravel ~3 mystery/secret/story | deep ~1 story | main story |
      dark fantasy ~2 story/narrative | narrative | emotional story | dramatic story |
      heartwarming ~2 story/tale | story rich | compelling ~2 story/narrative | mystery ~2 unfold |
      epic storyline | solve ~4 murder/case/crime |
      gripping/thrilling/emotional/touching/fascinating ~1 story/tale/plot | campaign across |
      dystopian ~5 journey`,
    likely: `solve ~3 mystery | story | mission ~3 campaign | background story | lead ~3 quest |
      fantasy ~2 story | campaign | campaign mode | plot | chapter | follow ~3 story/adventure/journey |
      story of | tale of | find out ~5 happen | reveal ~3 secret/truth/story |
      discover ~3 story/secret/truth`,
    hint: `story | character | chapter | campaign | secret | mystery | quest | journey | kidnapped | tale |
      embark ~3 quest/journey/adventure | embark ~2 epic | episode | in a world | mysterious | rescue |
      adventure ~3 character | secrets of | help ~3 save/rescue/find/escape/restore/solve/defeat |
      save ~3 from ~3 evil/king/villain`,
    not: `story ~2 instagram/facebook | toy story | share ~3 story | success story | choose ~2 story |
      political campaign | player story | your story | campaign ~2 politic | your campaign |
      stories ~3 animate | news story | dreamy story | amazing ~1 story | bilingual story | plot ~2 land |
      help ~3 friend/player/us | campaign volunteer | other story`,
    genres: ['adventure', 'roleplaying', 'role playing'],
  },
  {
    id: 'achievements',
    name: 'Achievements',
    definition: 'Named goals with marks or rewards record what a player has done.',
    related: ['leaderboards', 'player-level'],
    certain: `achievement`,
    sure: `trophy | trophies | earn ~3 badge/medal/award/trophy | unlock ~2 badge/achievement/trophy |
      game center ~2 achievement | badge ~3 achievement | collect ~3 badge/medal | achievement system |
      # goals =and`,
    likely: `badges | awards ~3 earn | earn ~2 title | milestone | medals`,
    hint: `badge | reward | milestone | medal | title | award | complete ~2 goal`,
    not: `trophies move/take/bring/push | trophy road | crafting achievement | award winning | trophies ~2 crown | take ~2 trophy |
      trophies ~3 arena | greatest achievement | worldwide achievement | developer achievement |
      climb ~3 trophy | milestone ~2 download | technical achievement | academy award | lift ~3 trophy |
      championship trophy | win ~3 trophy | trophies ~2 opponent | medal ~2 honor`,
  },
  {
    id: 'collection-album',
    name: 'Collection albums',
    definition: 'Cards, stickers or sets fill pages, and complete pages pay out.',
    related: ['character-collection', 'coin-raid', 'bingo'],
    certain: `sticker ~1 album | collect ~1 sticker | card album | complete ~2 =set/=sets |
      complete ~2 collection`,
    sure: `complete ~3 set | complete ~4 collection | collection book | sticker collection |
      collect ~3 sticker | collect ~4 card ~5 set/album/complete/collection/reward | sticker book |
      collect ~3 postcard/souvenir/stamp/puzzle_piece/figurine/collectible/memento |
      collectible card collection | card collection | full collection |
      fill ~3 collection/catbook/book/album/catalog | collectible ~3 fill | themed collection |
      collectable ~3 collection | collection of ~2 card | collection system | finish ~2 collection |
      grow your collection | add to your collection | complete your ~2 dex | sets =and win |
      logged in your | collector edition collectible | collection event`,
    likely: `collectible card | collection ~3 complete | catalog | collectibles | memorabilia |
      collect souvenirs | collect ~3 set | collect them all | album | encyclopedia | card set |
      collect all the card | collectable card`,
    hint: `collect | collection | set | sticker | collectible | rare | expand ~2 collection | your collection`,
    not: `photo album | set ~2 new | game collection | album ~2 artist | solo album | music album |
      collection of ~3 game/puzzle/level/word/mini_game/minigame/song/riddle | hits album |
      game collection | best collection | set ~2 high | car collection | weapon collection | collect ~2 tile`,
  },
  {
    id: 'avatar-cosmetics',
    name: 'Avatars and cosmetics',
    definition: 'Looks that do not change power can be chosen, earned or bought.',
    related: ['dress-up-design', 'garage-tuning', 'ugc-sharing'],
    certain: `customize ~1 avatar/character | costume | outfit | character customization`,
    sure: `skin ~3 unlock/collect/character/weapon/ball/customize |
      @custom ~3 character/avatar/hero/sim/look/appearance/fighter/warrior/snake/ball/cat/pet/profile/runner/style |
      cosmetic |
      unlock ~3 outfit/skin/costume/hat/clothes/=theme/=themes/character_skin/card_back/background/decal |
      dress ~2 up | custom ~2 avatar/character/backdrop/background/theme/card | card back |
      customizable ~2 character/avatar/hero/look |
      create ~2 own ~2 character/avatar/hero/sim/wrestler/player | create your ~2 avatar/sim/hero |
      @custom ~3 card/backdrop/background/board/theme/table/deck |
      change ~3 background/theme/appearance/outfit | appearance ~2 clothing | beautiful theme |
      customise ~3 look | unique/exclusive wearable | customization item | collect ~1 hats | unique look |
      new hats | unlockable card deck | card theme`,
    likely: `different theme | look ~2 cool | clothes | choose ~3 color ~3 theme | color theme | dark mode |
      style your | various theme | wear | hats | avatar | theme ~3 unlock/choose/customize |
      unlock ~3 =theme/=themes | skin | skins | hairstyles | emotes | card design | choose ~2 background`,
    hint: `customize | style | theme | unique style | avatar | hair | @custom | stylish | personalize | clothing | accessories | clothes | decal`,
    not: `customize ~4 car/bike/vehicle/truck/ride/house/home/room/base/deck/city/park/farm/island/weapon/level/control/rule/game/kart/difficulty/strategy/setting/experience/loadout/squad/gear/tank/robot/motorcycle/your_weed/shop/kitchen/village/town/restaurant/military/search/skill/ship/button |
      custom control | custom level | custom paint | customizable control | customise ~2 car/ride/control |
      custom difficulty | skin care | custom tournament | customizable level | custom game | theme park |
      =customs | custom rule | theme ~2 event | tile theme | customization ~2 vehicle |
      vehicle ~3 customization | custom music/playlist/puzzle/room/photo/track/map/head | theme song |
      main theme | puzzle theme | themes like | christmas theme | war theme | word theme | holiday theme |
      customize ~3 sound | clothing ~2 brand | fun theme | theme of | theme world | =bitizen |
      upload ~3 skin`,
  },
  {
    id: 'garage-tuning',
    name: 'Vehicle garage and tuning',
    definition: 'A stable of vehicles is collected, painted and improved.',
    requires: `car | bike | vehicle | truck | race | =racing | racer | drive | ride | motorcycle | kart | tank | plane | lorry | =lorries | wheel | barn | wreck`,
    titleTells: true,
    related: ['circuit-racing', 'drift-stunt', 'vehicle-sim'],
    certain: `upgrade ~1 car/bike/vehicle | customize ~1 car/bike/vehicle/ride/kart | tune ~1 car`,
    sure: `@custom ~4 @vehicle | tune ~3 car/vehicle/ride/engine/bike/part |
      upgrade ~3 engine/tire/suspension/motor/nitro | paint job | custom paint |
      unlock ~4 car/bike/vehicle/truck/supercar/kart/motorcycle/tank/plane/ride |
      variety of ~3 car/vehicle/bike/truck/tank/plane | car collection | buy ~3 car/vehicle/bike/truck |
      upgrade ~2 ride | mod ~3 car/ride | dream car | vehicle customization | car customization |
      vehicles ~4 upgrade/unlock | licensed car | performance upgrade | pimp ~3 car/ride |
      collector ~2 car | unlock ~3 vehicle | buy =and upgrade ~3 car | =tuning | tune ~2 parts |
      ## ~2 car/bike/vehicle/truck/supercar/hypercar/motorcycle/kart |
      # different/unique/licensed/amazing/real car/vehicle/bike/truck |
      collect ~2 car/bike/vehicle/truck/supercar/kart/tank/plane | upgrade ~2 @vehicle`,
    likely: `dream garage | car part | engine ~3 upgrade | new ~2 vehicle | drive ~3 # | plates =and decal |
      body kit | garage | different ~2 vehicle/car/truck/bike/tank | new ~1 car | many ~2 vehicle/car |
      huge ~3 car`,
    hint: `engine | car | vinyl | vehicle | upgrade | paint | cars | supercar | fast car | powerful car`,
    not: `fine tune | auto tune | parking garage | pit garage | show tune | match ~4 car | car ~4 color |
      move ~3 car | catchy tune | tune out | musical tuning | cars ~3 traffic | order cars |
      passing ~2 cars | matching cars | sort ~2 car | performance mode | assault vehicle | car ~2 puzzle`,
    genres: ['racing'],
  },
  {
    id: 'pets-companions',
    name: 'Pets and companions',
    definition: 'Helpers follow the player and add bonuses or charm.',
    related: ['life-sim', 'creature-catch'],
    certain: `=pets | adopt ~2 pet`,
    sure: `pet ~3 companion | mount ~2 pet | adopt ~3 pet | raise ~3 pet | loyal ~2 pet/companion |
      cute ~1 pet | collect ~3 pet | unlock ~3 pet | pet ~3 system/help/battle/collect/evolve/friend |
      pet ~2 follow | adorable ~2 pet | magical ~2 pet | animal companion | battle pet | hatch ~3 pet |
      choose ~3 pet | pet dog/cat/dragon | your ~1 pet | companion character`,
    likely: `pet | mounts | faithful | =mounts | =companions | furry ~2 friend/companion`,
    hint: `pet | cute | companion`,
    not: `companion app | pet peeve | watch ~1 companion | pet hotel | pet ~2 salon | perfect companion |
      companion ~2 device | travel companion | =petition | mount rushmore | =mounted | =surmount |
      pet simulator | rescue ~3 pet | perfect companion | learning companion`,
  },
  {
    id: 'relationship-bonds',
    name: 'Relationship bonds',
    definition: 'Affinity with game characters grows through gifts, talk or missions.',
    related: ['branching-story', 'life-sim'],
    certain: `fall in love | build ~1 relationship | love interest | dating`,
    sure: `love story | build ~3 relationship | intimacy | date ~3 character/boy/girl/guy |
      build ~3 friendship | relationship ~4 character/local/townsfolk/villager/npc |
      make friends ~3 villager/character/townsfolk/local | develop ~3 relationship | get married |
      friendship ~3 character/villager | flirt | =marry`,
    likely: `relationship | get to know | love ~2 drama | boyfriend |
      interact ~3 character/villager/animal/local | heartwarming bond | forge ~3 bond | affection |
      bond ~3 with | fall ~2 love | find ~2 love | deepen ~3 bond`,
    hint: `love | gift | date | affection | friendship | character | romantic | wedding | romance |
      date with | crush on`,
    not: `up to date | date back | release date | to date | set ~2 date | love ~2 game |
      bond ~3 family/friend/other_player | james bond | expiration date | publish date | bond market |
      due date | play date | fall in love with the/this/our/these/their/its/it`,
  },
];
