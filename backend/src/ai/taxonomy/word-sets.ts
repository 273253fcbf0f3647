const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Families of words that store texts use for the same thing; a cue names one with `@`. An underscore joins two words
 * into one alternative.
 */
export const wordSets: Record<string, readonly string[]> = {
  collect: words('collect gather assemble recruit unlock hire amass acquire obtain'),
  character: words(
    `hero heroine character champion warrior fighter commander knight superhero villain ninja figurine mercenary ally
     racer operative survivor god goddess waifu girl guardian adventurer assassin toon mascot pilot brawler hunter legend`,
  ),
  unit: words('troop unit soldier army squad tank minion warrior archer knight legion force battalion mech'),
  upgrade: words(
    'upgrade improve enhance strengthen power_up level_up evolve train boost reinforce awaken ascend',
  ),
  vehicle: words(
    `car bike vehicle truck motorcycle motorbike kart ride supercar hypercar boat plane aircraft ship bus jet
     automobile racecar jeep taxi tractor spaceship starship`,
  ),
  gear: words('weapon gear equipment armor gun sword artifact rune relic item arsenal firearm blade shield'),
  friend: words('friend buddy pal family mate'),
  rival: words('player opponent people user rival gamer challenger enemy foe human'),
  play: words('play compete battle fight race challenge duel match face clash compare go'),
  globe: words('world globe planet worldwide global globally'),
  many: words(
    '# hundred thousand ton plenty countless endless endlessly unlimited numerous various multiple dozen many infinite several lots more over million different',
  ),
  great: words(
    'challenging fun exciting unique new addictive amazing exclusive special free great awesome thrilling cool addicting interesting handcrafted hand_crafted brain_teasing mind_bending stunning beautiful relaxing satisfying crazy tricky engaging',
  ),
  piece: words(
    'piece candy gem jewel tile block fruit cube toy item element crystal diamond sweet cookie color icon treat donut animal monster',
  ),
  object: words('object item good thing product toy piece tile'),
  fix: words(
    'renovate restore decorate redecorate redesign rebuild furnish refurbish remodel revamp beautify repair',
  ),
  place: words(
    'home house mansion garden room town city village island castle kingdom farm park restaurant hotel estate manor villa palace cafe resort apartment base world area yard',
  ),
  reward: words('reward bonus gift prize coin chip spin loot present treat surprise freebie credit gem'),
  daily: words('daily everyday'),
  weekly: words('daily weekly monthly'),
  task: words('quest mission task challenge goal objective assignment bounty'),
  open: words('unlock open discover explore access reveal uncover reach conquer visit'),
  area: words(
    'area world map location land island zone region city town country realm kingdom room planet galaxy stage environment district territory chapter floor',
  ),
  limited: words(
    'limited_time time_limited limited seasonal special holiday weekly monthly live timed exciting regular frequent daily festive themed in_game exclusive thrilling new',
  ),
  outfit: words(
    'outfit costume skin clothes clothing hat accessory dress hairstyle fashion haircut makeup wardrobe hair attire apparel cosmetic look decal theme avatar card_back background',
  ),
  custom: words('customize personalize custom customizable personalizable customization personalization'),
  guildword: words('guild clan alliance faction tribe crew syndicate gang'),
  animal: words(
    'animal cat kitten dog puppy pet dragon monster creature horse unicorn dinosaur pony bunny panda bird fish hamster',
  ),
  sport: words(
    'soccer football basketball baseball hockey tennis cricket volleyball rugby handball badminton',
  ),
  shoot: words('shoot fire blast gun snipe'),
  win: words('win earn get receive claim collect grab score snatch'),
  pvpword: words('pvp multiplayer'),
  realtime: words('real_time realtime live'),
};
