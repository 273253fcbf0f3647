const splitWords = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Sets of words that store texts use interchangeably; a cue refers to one with `@`. An underscore joins two words
 * into one alternative.
 */
export const wordSets: Record<string, readonly string[]> = {
  collect: splitWords('collect gather assemble recruit unlock hire amass acquire obtain'),
  character: splitWords(
    `hero heroine character champion warrior fighter commander knight superhero villain ninja figurine mercenary ally
     racer operative survivor god goddess waifu girl guardian adventurer assassin toon mascot pilot brawler hunter legend`,
  ),
  vehicle: splitWords(
    `car bike vehicle truck motorcycle motorbike kart ride supercar hypercar boat plane aircraft ship bus jet
     automobile racecar jeep taxi tractor spaceship starship`,
  ),
  play: splitWords('play compete battle fight race challenge duel match face clash compare go'),
  great: splitWords(
    'challenging fun exciting unique new addictive amazing exclusive special free great awesome thrilling cool addicting interesting handcrafted hand_crafted brain_teasing mind_bending stunning beautiful relaxing satisfying crazy tricky engaging',
  ),
  piece: splitWords(
    'piece candy gem jewel tile block fruit cube toy item element crystal diamond sweet cookie color icon treat donut animal monster',
  ),
  fix: splitWords(
    'renovate restore decorate redecorate redesign rebuild furnish refurbish remodel revamp beautify repair',
  ),
  reward: splitWords('reward bonus gift prize coin chip spin loot present treat surprise freebie credit gem'),
  daily: splitWords('daily everyday'),
  weekly: splitWords('daily weekly monthly'),
  task: splitWords('quest mission task challenge goal objective assignment bounty'),
  limited: splitWords(
    'limited_time time_limited limited seasonal special holiday weekly monthly live timed exciting regular frequent daily festive themed in_game exclusive thrilling new',
  ),
  custom: splitWords(
    'customize personalize custom customizable personalizable customization personalization',
  ),
  same: splitWords('same identical alike matching similar like equal'),
  swap: splitWords('swap switch exchange trade'),
  clear: splitWords('clear vanish disappear pop crush burst explode remove gone blast smash'),
  money: splitWords(
    'coin gem gold diamond ruby rubies pearl crystal emerald token ticket star cash money buck credit crown tip tips scrap loot resource earnings',
  ),
  spend: splitWords('spend invest use buy trade earn put'),
  tool: splitWords(
    'wok chair oven grill fryer kitchen engine gear weapon equipment tool workshop basket truck rod plane ship blade speed',
  ),
  stage: splitWords(
    'level stage board puzzle layout map track shift room box pond reef panel challenge mission hole scene picture drawing case page floor chapter dungeon question lesson plate painting song jigsaw',
  ),
  hero: splitWords(
    `hero heroine character champion warrior fighter commander captain general brawler baller legend dragon monster creature
     sailor brute witch knight robot fellow superstar driver unit guardian ninja survivor pirate wizard god critter`,
  ),
  gear: splitWords('sword armor rifle gun weapon gear ring helmet shield equipment blade bow mask'),
  goods: splitWords(
    'item good product object toy snack fruit bottle color shoe book drink vegetable bird ball nut cake',
  ),
  home: splitWords(
    'house home mansion garden cottage castle room kitchen bath greenhouse cafe café inn hotel harbor lighthouse barn farm village town island manor palace villa bakery shop shelf restaurant roof jetty estate attic building',
  ),
  place: splitWords('street square park beach pier island village zoo'),
  land: splitWords(
    'land island world area region zone map planet city country lake kingdom realm province territory continent district hill river orchard location place biome',
  ),
  wear: splitWords(
    'skin hat costume outfit helmet pajama pyjama scarf goggle mitten raincoat spacesuit sunglasses dress jacket shirt wig crown cape mask moustache sweater shoe clothes',
  ),
  chore: splitWords(
    'quest mission task challenge goal errand chore job dare contract bounty assignment order objective',
  ),
  group: splitWords(
    'guild clan alliance crew fleet team club federation brotherhood gang pact tribe faction legion fellowship company league squad coven union',
  ),
  win: splitWords('win earn get receive claim collect grab score snatch'),
  // The sets below are for texts that describe things without naming them.
  try: splitWords(
    'heart life lives flame try tries attempt strength stamina steam candle lantern breath bolt fuel coffee energy battery cookie carrot lightning',
  ),
  wait: splitWords('hour minute night overnight morning tomorrow hours day second while'),
  people: splitWords(
    'stranger player people person human opponent rival somebody someone others other world everybody everyone anyone',
  ),
  friend: splitWords('friend neighbor neighbour mate buddy pal cousin crew clubmate'),
  band: splitWords(
    `guild clan alliance crew fleet club federation brotherhood sisterhood gang pact tribe faction legion fellowship coven
     union band banner order lodge circle hive pack`,
  ),
  fighter: splitWords(
    `hero heroine champion warrior fighter knight robot dragon monster creature witch mage wizard ninja pirate brawler
     captain general gladiator soldier commander companion queen king guardian beast idol maid girl boy dad`,
  ),
  festive: splitWords(
    `halloween christmas easter xmas december october summer winter autumn valentine carnival holiday holidays
     thanksgiving midsummer new_year spring_break advent`,
  ),
  hue: splitWords('grey gray green blue purple violet orange gold golden red bronze silver white'),
  kit: splitWords(
    'scope stock barrel boots belt bow armor sword hat axe knife leather blade ring helmet shield vest glove gun rifle staff amulet coat badge hammer dagger spear',
  ),
  container: splitWords('tray shelf rack bar dock ledge belt bench plate board row holder basket tablet'),
  vessel: splitWords(
    'glass tube bottle vial jar flask cup beaker pot shelf cage branch peg pole rod box tin',
  ),
  fancy: splitWords(
    `sunglasses hat cape helmet wig moustache costume outfit skin mask scarf dance crown pajama jacket dress robe hairdo
     hairstyle sneakers beard ribbon necklace emote trail paint collar tie umbrella`,
  ),
  month: splitWords('week month quarter season weekly monthly fortnight'),
};
