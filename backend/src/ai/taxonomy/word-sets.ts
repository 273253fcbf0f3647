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
  win: words('win earn get receive claim collect grab score snatch'),
};
