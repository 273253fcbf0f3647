import type { TaxonomyFamily } from '../taxonomy.types.js';

export const shooting: TaxonomyFamily = {
  id: 'shooting',
  name: 'Shooting',
  kind: 'mechanic',
  entries: [
    {
      id: 'aimed-shooting',
      name: 'Aimed shooting',
      definition: 'Point a gun, bow or scope at targets in three dimensions, in first or third person.',
      related: ['battle-royale', 'bullet-dodge', 'realtime-pvp', 'ranked-league'],
      certain: `first person shooter | third person shooter | sniper | fps`,
      sure: `sniping | scope ~4 shoot/target/aim/enemy | third person ~3 shooter/shooting | tps |
        cover shooter | first person ~3 shooter/shooting/action | gun game | shooting game | 3d shooter |
        tactical shooter | hero shooter | team shooter | online shooter | multiplayer shooter |
        action shooter | gunfight | gun battle | assault rifle | shotgun | zombie shooter | kill shot |
        gunplay | hunting game | deer hunt | deer hunter | hunt ~3 deer/bear/dinosaur/animal | pvp shooter |
        headshot | shooting skill | team deathmatch | deathmatch | shooting range | call of duty |
        counter terrorist | shooting experience | multiplayer fps | cyberpunk shooter | war shooter |
        looter shooter | run =and gun`,
      likely: `shoot ~3 enemy/zombie/target/terrorist/criminal/way/monster/robot | gun ~3 weapon |
        weapon ~3 gun/pistol | pistol | arsenal ~4 gun/rifle/weapon | firefight | crosshair | marksman |
        pull ~2 trigger | machine gun | weapon ~4 shoot | rifle | shoot ~3 head | load ~2 gun |
        lethal weapon | shooter | shooter game`,
      hint: `target | rifle | mission | gun | weapon | ammo | shoot | fire | enemy | terrorist | soldier | military | hunting | shooting | trigger | grenade | gunner | bullet ~3 enemy | snipe`,
      title: `shooter | shooting | gun | sniper | guns | hunter | fps | hunt | commando`,
      not: `bubble shooter | bubble shooting |
        space/arcade/galaxy/alien/plane/air/airplane/sky/arena/scroll/top_down shooter | shoot em up |
        shooting star | photo shoot | marble shooter | photo shooting |
        shoot ~1 hoop/basket/ball/goal/bubble | shooter ~1 up | twin stick shooter | spaceship shooter |
        2d shooter | shoot ~1 for | treasure hunt | treasure hunter | hero hunter | bargain hunter |
        bounty hunter | job hunt | monster hunter | monster hunting | target score | word hunt |
        vertical shooter | horizontal shooter | scavenger hunt | ghost hunt | # fps | idle ~1 shooter/shooting`,
      outranks: ['aim-and-launch'],
      genres: ['action'],
    },
    {
      id: 'bullet-dodge',
      name: "Shoot 'em up",
      definition: 'Weave through dense enemy fire while shooting streams of your own.',
      related: ['horde-survival', 'aimed-shooting'],
      certain: `shoot em up | bullet hell`,
      sure: `shoot them up | shootemup | shmup | space shooter | galaxy shooter | alien shooter |
        scrolling shooter | vertical shooter | twin stick | dual stick shooter | top down shooter |
        plane/airplane/sky/air shooter | spaceship ~5 shoot/shooting/alien | galaga | space invader |
        pilot ~4 spaceship/starfighter/jet ~6 enemy/shoot/alien | 2d shooter |
        starship ~5 blast/destroy/shoot | asteroid ~4 shoot/destroy/blast | air combat ~3 arcade |
        bullet storm | dogfight ~3 arcade`,
      likely: `space battle ~4 ship | dodge ~3 shoot | enemy fire | waves ~3 alien | alien invasion |
        fighter jet | barrage | spacecraft | arcade shooter | arena shooter | retro shooter | dodge ~3 bullet`,
      hint: `spaceship | wave | bullet | alien | dodge | galaxy | laser`,
      title: `shmup | space_shooter | galaxy | sky_force | invaders | bullet`,
      absorbs: ['aimed-shooting'],
      outranks: ['aimed-shooting', 'aim-and-launch'],
      genres: ['action', 'arcade'],
    },
    {
      id: 'horde-survival',
      name: 'Horde survival',
      definition: 'Outlast swarms with weapons that fire by themselves while you choose upgrades.',
      related: ['roguelike-run', 'bullet-dodge', 'tower-defence'],
      sure: `survivor =io | survive ~3 horde | roguelite shooter | roguelike shooter | bullet heaven |
        endless horde | survivors like game | vampire survivors | zombie horde | zombie ~2 wave |
        undead ~2 wave | wave ~2 enemy ~4 survive | mow ~2 down | # ~2 enemies ~3 screen | zombie swarm |
        auto attack ~4 enemy | one man army | horde mode | enemy horde | survival mode ~3 wave |
        zombie ~3 survive ~3 wave | massive horde`,
      likely: `wave ~2 enemy | wave ~2 monster | horde | zombie apocalypse | survive as long |
        zombie survival | endless wave | never ending stream | waves ~3 undead | wave after wave | horde of |
        hordes of | wave ~2 zombie | swarm of | survive ~3 wave`,
      hint: `survive | wave | swarm | undead | onslaught | overrun ~3 zombie | kill ~2 zombie`,
      title: `survivor | horde | zombie | swarm | survivor_io`,
      not: `horde ~2 fan/customer | with ~2 horde | your ~1 horde | create ~3 horde | heat wave | wave race | tidal wave | survivor ~2 search`,
      genres: ['action', 'roleplaying', 'role playing'],
    },
    {
      id: 'battle-royale',
      name: 'Drop, loot and survive arenas',
      definition: 'Enter a hostile map, scavenge gear, and win by being last or by leaving alive.',
      related: ['aimed-shooting', 'survival-craft', 'realtime-pvp'],
      certain: `battle royale`,
      sure: `battle royal | last ~2 standing | shrinking zone/safe_zone/circle/map | extraction shooter |
        loot =and escape | extract ~2 loot | last player standing | last one alive |
        survival shooter ~3 last | parachute ~4 island/land/loot | loot ~3 extract | safe zone ~3 shrink |
        scavenge ~3 weapon ~5 survive | royale mode | battleground ~4 last |
        100 player ~4 survive/battle/island/map/last | against ## other player ~5 survival/survive`,
      likely: `battle ~1 royale | extraction ~2 mode | loot ~2 weapon ~3 survive | be the last | last survivor`,
      hint: `loot | drop | extraction | survive | island | =br`,
      title: `royale | battlegrounds | battle_royale`,
      not: `clash royale | royale pass | royale cards`,
      outranks: ['survival-craft', 'horde-survival'],
      genres: ['action'],
    },
  ],
};
