const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Sets of words that store texts use interchangeably; a cue refers to one with `@`. An underscore joins two words
 * into one alternative.
 */
export const wordSets: Record<string, readonly string[]> = {
  collect: words('collect gather assemble recruit unlock hire amass acquire obtain'),
  character: words(
    `hero heroine character champion warrior fighter commander knight superhero villain ninja figurine mercenary ally
     racer operative survivor god goddess waifu girl guardian adventurer assassin toon mascot pilot brawler hunter legend`,
  ),
  vehicle: words(
    `car bike vehicle truck motorcycle motorbike kart ride supercar hypercar boat plane aircraft ship bus jet
     automobile racecar jeep taxi tractor spaceship starship`,
  ),
  play: words('play compete battle fight race challenge duel match face clash compare go'),
  great: words(
    'challenging fun exciting unique new addictive amazing exclusive special free great awesome thrilling cool addicting interesting handcrafted hand_crafted brain_teasing mind_bending stunning beautiful relaxing satisfying crazy tricky engaging',
  ),
  piece: words(
    'piece candy gem jewel tile block fruit cube toy item element crystal diamond sweet cookie color icon treat donut animal monster',
  ),
  fix: words(
    'renovate restore decorate redecorate redesign rebuild furnish refurbish remodel revamp beautify repair',
  ),
  reward: words('reward bonus gift prize coin chip spin loot present treat surprise freebie credit gem'),
  daily: words('daily everyday'),
  weekly: words('daily weekly monthly'),
  task: words('quest mission task challenge goal objective assignment bounty'),
  limited: words(
    'limited_time time_limited limited seasonal special holiday weekly monthly live timed exciting regular frequent daily festive themed in_game exclusive thrilling new',
  ),
  custom: words('customize personalize custom customizable personalizable customization personalization'),
  same: words('same identical alike matching similar like equal'),
  swap: words('swap switch exchange trade'),
  clear: words('clear vanish disappear pop crush burst explode remove gone blast smash'),
  money: words(
    'coin gem gold diamond ruby rubies pearl crystal emerald token ticket star cash money buck credit crown tip tips scrap loot resource earnings',
  ),
  spend: words('spend invest use buy trade earn put'),
  tool: words(
    'wok chair oven grill fryer kitchen engine gear weapon equipment tool workshop basket truck rod plane ship blade speed',
  ),
  stage: words(
    'level stage board puzzle layout map track shift room box pond reef panel challenge mission hole scene picture drawing case page floor chapter dungeon question lesson plate painting song jigsaw',
  ),
  hero: words(
    `hero heroine character champion warrior fighter commander captain general brawler baller legend dragon monster creature
     sailor brute witch knight robot fellow superstar driver unit guardian ninja survivor pirate wizard god critter`,
  ),
  gear: words('sword armor rifle gun weapon gear ring helmet shield equipment blade bow mask'),
  goods: words(
    'item good product object toy snack fruit bottle color shoe book drink vegetable bird ball nut cake',
  ),
  home: words(
    'house home mansion garden cottage castle room kitchen bath greenhouse cafe café inn hotel harbor lighthouse barn farm village town island manor palace villa bakery shop shelf restaurant roof jetty estate attic building',
  ),
  place: words('street square park beach pier island village zoo'),
  land: words(
    'land island world area region zone map planet city country lake kingdom realm province territory continent district hill river orchard location place biome',
  ),
  wear: words(
    'skin hat costume outfit helmet pajama pyjama scarf goggle mitten raincoat spacesuit sunglasses dress jacket shirt wig crown cape mask moustache sweater shoe clothes',
  ),
  chore: words(
    'quest mission task challenge goal errand chore job dare contract bounty assignment order objective',
  ),
  group: words(
    'guild clan alliance crew fleet team club federation brotherhood gang pact tribe faction legion fellowship company league squad coven union',
  ),
  win: words('win earn get receive claim collect grab score snatch'),
  // The sets below are for texts that describe things without naming them.
  try: words(
    'heart life lives flame try tries attempt strength stamina steam candle lantern breath bolt fuel coffee energy battery cookie carrot lightning',
  ),
  wait: words('hour minute night overnight morning tomorrow hours day second while'),
  people: words(
    'stranger player people person human opponent rival somebody someone others other world everybody everyone anyone',
  ),
  friend: words('friend neighbor neighbour mate buddy pal cousin crew clubmate'),
  band: words(
    `guild clan alliance crew fleet club federation brotherhood sisterhood gang pact tribe faction legion fellowship coven
     union band banner order lodge circle hive pack`,
  ),
  fighter: words(
    `hero heroine champion warrior fighter knight robot dragon monster creature witch mage wizard ninja pirate brawler
     captain general gladiator soldier commander companion queen king guardian beast idol maid girl boy dad`,
  ),
  festive: words(
    `halloween christmas easter xmas december october summer winter autumn valentine carnival holiday holidays
     thanksgiving midsummer new_year spring_break advent`,
  ),
  hue: words('grey gray green blue purple violet orange gold golden red bronze silver white'),
  kit: words(
    'scope stock barrel boots belt bow armor sword hat axe knife leather blade ring helmet shield vest glove gun rifle staff amulet coat badge hammer dagger spear',
  ),
  container: words('tray shelf rack bar dock ledge belt bench plate board row holder basket tablet'),
  vessel: words('glass tube bottle vial jar flask cup beaker pot shelf cage branch peg pole rod box tin'),
  fancy: words(
    `sunglasses hat cape helmet wig moustache costume outfit skin mask scarf dance crown pajama jacket dress robe hairdo
     hairstyle sneakers beard ribbon necklace emote trail paint collar tie umbrella`,
  ),
  month: words('week month quarter season weekly monthly fortnight'),
};
